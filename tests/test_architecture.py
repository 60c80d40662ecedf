"""The shape of the code: who may import what, how long things may be, and that what is public is meant."""

from __future__ import annotations

import ast
import doctest
import importlib
import pkgutil
import statistics
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

import engine
import renderers
from engine import GAMES

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "renderers", "bot")
LONGEST_MODULE, MEDIAN_MODULE, LONGEST_FUNCTION = 600, 160, 60


def modules(package: str) -> dict[str, Path]:
    """Return the modules of a package by dotted name."""
    found = {}
    for path in sorted((ROOT / package).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


ALL = {name: path for package in PACKAGES for name, path in modules(package).items()}

every_module = pytest.mark.parametrize("name", ALL)


@cache
def parsed(name: str) -> ast.Module:
    return ast.parse(ALL[name].read_text(encoding="utf-8"))


def imports(name: str) -> Iterator[tuple[str, str]]:
    """Yield what a module imports: (module, name), the name empty where a module itself is imported."""
    for node in ast.walk(parsed(name)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{name}: imports are absolute"
            yield from ((node.module or "", alias.name) for alias in node.names)


def inside(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def public(module: str) -> set[str]:
    return set(importlib.import_module(module).__all__)


# Imports


@pytest.mark.parametrize("name", modules("engine"))
def test_the_engine_imports_the_standard_library_only(name: str):
    others = {module for module, _ in imports(name) if not inside(module, "engine")}
    assert {module.split(".")[0] for module in others} <= sys.stdlib_module_names


def games_of(name: str) -> set[str]:
    """Return the games whose package a module of the engine lies in or imports."""
    touched = [name, *(module for module, _ in imports(name))]
    return {game.id for game in GAMES.values() if any(inside(module, f"engine.{game.id}") for module in touched)}


@pytest.mark.parametrize("name", [name for name in modules("engine") if name != "engine.registry"])
def test_only_the_registry_knows_more_than_one_game(name: str):
    own = {game.id for game in GAMES.values() if inside(name, f"engine.{game.id}")}
    assert games_of(name) == own, "the kernel knows no game, and a game only itself"


@pytest.mark.parametrize("name", modules("renderers"))
def test_renderers_see_public_names_and_views_but_never_a_state(name: str):
    for module, what in imports(name):
        assert not inside(module, "bot")
        if inside(module, "engine"):
            games = {f"engine.{game.id}" for game in GAMES.values()} | unregistered()
            assert module in {"engine", *games}, f"{module} is not public"
            assert what in public(module)
            assert what != "State"


def unregistered() -> set[str]:
    """Return the packages of games that are not registered."""
    return {name for name, path in modules("engine").items() if path.name == "__init__.py" and name != "engine"}


@pytest.mark.parametrize("name", modules("bot"))
def test_the_bot_speaks_to_the_public_names_of_both_and_to_no_game(name: str):
    for module, what in imports(name):
        for package in ("engine", "renderers"):
            if inside(module, package):
                assert module == package, f"{module} is not public"
                assert what in public(module)


def strings(tree: ast.Module) -> Iterator[str]:
    """Yield the strings of a module that are not docstrings."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docs = {id(node.body[0].value) for node in ast.walk(tree) if isinstance(node, documented) and _documented(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def _documented(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return ast.get_docstring(node, clean=False) is not None


@pytest.mark.parametrize("name", modules("bot"))
def test_the_bot_never_names_a_game(name: str):
    tree = parsed(name)
    named = [text for text in strings(tree) if any(game in text for game in GAMES)]
    named += [node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr in GAMES]
    assert not named


# Sizes


def lines(name: str) -> int:
    return len(ALL[name].read_text(encoding="utf-8").splitlines())


@every_module
def test_no_module_is_long(name: str):
    assert lines(name) <= LONGEST_MODULE


def test_no_module_of_tests_is_long():
    counted = {path.name: len(path.read_text("utf-8").splitlines()) for path in (ROOT / "tests").rglob("*.py")}
    assert not {name: count for name, count in counted.items() if count > LONGEST_MODULE}


@pytest.mark.parametrize("package", PACKAGES)
def test_most_modules_are_short(package: str):
    assert statistics.median(lines(name) for name in modules(package)) <= MEDIAN_MODULE


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Return the number of lines of a function without its docstring."""
    doc = function.body[0] if _documented(function) else None
    said = 0 if doc is None else (doc.end_lineno or 0) - doc.lineno + 1
    return (function.end_lineno or 0) - function.lineno + 1 - said


@every_module
def test_no_function_is_long(name: str):
    functions = [node for node in ast.walk(parsed(name)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    assert not {node.name for node in functions if length(node) > LONGEST_FUNCTION}


# What is public, and what is said


@pytest.mark.parametrize("module", [engine, renderers], ids=lambda module: module.__name__)
def test_all_lists_what_there_is_in_order(module: ModuleType):
    assert all(hasattr(module, name) for name in module.__all__)
    assert len(set(module.__all__)) == len(module.__all__)
    assert module.__all__ == [
        *sorted(name for name in module.__all__ if name.isupper()),
        *sorted(name for name in module.__all__ if not name.isupper()),
    ]


def test_all_of_the_engine_is_what_it_imports():
    assert {what for _, what in imports("engine")} == set(engine.__all__)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_game_gives_its_view_and_a_position_and_keeps_its_state(game: engine.Game):
    names = public(f"engine.{game.id}")
    assert {"GAME", "View", "position"} <= names
    assert "State" not in names
    assert importlib.import_module(f"engine.{game.id}").GAME is game
    assert importlib.import_module(f"engine.{game.id}").position.__doc__


@every_module
def test_every_module_says_what_it_is(name: str):
    if lines(name):
        assert ast.get_docstring(parsed(name))


@every_module
def test_nothing_is_left_to_do(name: str):
    text = ALL[name].read_text(encoding="utf-8")
    assert not [word for word in ("TODO", "FIXME", "XXX") if word in text]


@pytest.mark.parametrize(
    "name", ["engine", *(found.name for found in pkgutil.walk_packages(engine.__path__, "engine."))]
)
def test_examples_in_docstrings_are_true(name: str):
    assert doctest.testmod(importlib.import_module(name)).failed == 0
