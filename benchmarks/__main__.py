"""Measure all there is to measure and print it: `python -m benchmarks [NAME ...]`.

Every module here with a function `measure() -> list of figures` takes part; names choose some of them. The exit status
is 1 if a figure misses what it must reach.
"""

import importlib
import pkgutil
import sys
from collections.abc import Iterator
from typing import Any

import benchmarks
from benchmarks.figure import Figure, verdict


def modules() -> dict[str, Any]:
    """Return the modules that measure something, by name."""
    names = sorted(found.name for found in pkgutil.iter_modules(benchmarks.__path__) if found.name != "__main__")
    loaded = {name: importlib.import_module(f"benchmarks.{name}") for name in names}
    return {name: module for name, module in loaded.items() if hasattr(module, "measure")}


def lines(figures: list[Figure]) -> Iterator[str]:
    """Yield a line for each figure: what it is, the ratio, what it must and is to reach, and what it does."""
    for figure in figures:
        ratio = f"  {figure.name:<60} {figure.ratio:7.2f}"
        goals = "" if figure.must is None else f"   must {figure.must:<5g} aim {figure.aim:<5g} {verdict(figure)}"
        yield ratio + goals


def main(chosen: list[str]) -> int:
    """Run the chosen benchmarks, or all of them; return the exit status."""
    there = modules()
    if unknown := [name for name in chosen if name not in there]:
        print(f"there is no benchmark {', '.join(unknown)}; choose from {', '.join(there)}", file=sys.stderr)
        return 2
    missed = 0
    for name in chosen or there:
        print(f"{name}: {there[name].__doc__.strip().splitlines()[0]}", flush=True)
        figures = there[name].measure()
        print(*lines(figures), sep="\n", flush=True)
        missed += sum(verdict(figure) == "MISSED" for figure in figures)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
