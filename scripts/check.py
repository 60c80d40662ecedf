"""Check everything: style, types, tests. One command for people and for continuous integration.

Arguments go to pytest: `scripts/check.py tests/engine -x`.
"""

import subprocess
import sys
import time

CHECKS = (
    ("style", ("ruff", "check", ".")),
    ("format", ("ruff", "format", "--check", ".")),
    ("types", ("mypy",)),
)


def main() -> int:
    """Run every check, whatever the others find; return the first exit status that is not 0."""
    tests = ("tests", ("pytest", "-n", "auto", "--dist", "worksteal", *sys.argv[1:]))
    status = 0
    for name, command in (*CHECKS, tests):
        began = time.monotonic()
        print(f"== {name}: {' '.join(command)}", flush=True)
        code = subprocess.call((sys.executable, "-m", *command))
        print(
            f"== {name}: {'ok' if code == 0 else f'exit status {code}'} in {time.monotonic() - began:.0f} s", flush=True
        )
        status = status or code
    return status


if __name__ == "__main__":
    sys.exit(main())
