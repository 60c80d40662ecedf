"""What Discord would refuse: calls that are not as it describes its API, and messages beyond its limits."""

from __future__ import annotations

import importlib.util
import re
from functools import cache
from pathlib import Path
from typing import Any

from simcord.components import walk_components
from simcord.env import Env

from tests.bot.posts import TEXT

CONTRACT = Path(__file__).resolve().parents[3] / "shared" / "discord" / "contract.py"


@cache
def contract() -> Any:
    """Return the checker of Discord's own API description; None where it is not beside this checkout."""
    if not CONTRACT.exists():
        return None
    spec = importlib.util.spec_from_file_location("contract", CONTRACT)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Contract()


def contract_violations(env: Env) -> list[str]:
    """Check every REST call so far against Discord's API description."""
    checker = contract()
    return sorted(set(checker.violations(env.http_requests))) if checker else []


_passed: set[str] = set()


def new_violations(env: Env) -> list[str]:
    """Check the calls that are not like one that passed before, in any test: the same but for ids and words."""
    checker, problems = contract(), list[str]()
    for call in env.http_requests if checker else ():
        shape = f"{call.method} {re.sub('[0-9]{15,}|:[^/]*', '', call.path)} {_shape(call.json)}"
        if shape not in _passed and not (found := checker.violations([call])):
            _passed.add(shape)
        elif shape not in _passed:
            problems += found
    return sorted(set(problems))


def _shape(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _shape(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_shape(part) for part in value]
    return f"{len(value).bit_length()} bits long" if isinstance(value, str) else value


def refused_messages(env: Env) -> list[str]:
    """Say which messages break limits that are not in the description: parts, text in all, and ids used twice."""
    found = []
    for call in env.http_requests:
        body = call.json if isinstance(call.json, dict) else {}
        parts = list(walk_components((body.get("data") or body).get("components") or []))
        ids = [part["custom_id"] for part in parts if part.get("custom_id")]
        text = sum(len(part["content"]) for part in parts if part.get("type") == TEXT)
        if len(parts) > 40 or text > 4000 or len(set(ids)) < len(ids):
            found.append(f"{call.method} {call.path}: {len(parts)} parts, {text} characters, ids {ids}")
    return found
