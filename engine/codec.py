"""Plain-data states to JSON and back, and their copies.

A state is a dataclass of numbers, strings, booleans, None, lists, tuples, dicts and further dataclasses. For each
type a copier and a decoder are made once. Dicts come out in the order of their keys, whatever the order in
which they were filled, so that the order of arrival of answers cannot matter.
"""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import json
import types
import typing
from collections.abc import Callable
from typing import Any

Copier = Callable[[Any], Any]

_PLAIN = frozenset((int, str, bool, float, type(None)))
_UNIONS = (typing.Union, types.UnionType)


@functools.cache
def copier(tp: Any) -> Copier | None:
    """Return the function that copies values of a type; None where they never change and may be shared.

    Raises `TypeError` for a type of which it cannot tell.
    """
    origin, args = typing.get_origin(tp), typing.get_args(tp)
    if dataclasses.is_dataclass(tp):
        return _dataclass_copier(tp)
    if origin is list:
        return _list_copier(copier(args[0]))
    if origin is dict:
        return _dict_copier(copier(args[1]))
    if (origin or tp) in (list, dict, set):
        raise TypeError(f"a state cannot hold {tp}: say of what its lists and dicts are, and use no sets")
    inner = [copy for arg in args if (copy := copier(arg))]
    if not inner:
        return None
    if origin in _UNIONS and len(args) == 2 and type(None) in args:
        return _optional_copier(inner[0])
    raise TypeError(f"a state cannot hold {tp}: what lies in a tuple or a union must not change")


def _optional_copier(inner: Copier) -> Copier:
    return lambda value: None if value is None else inner(value)


def _list_copier(inner: Copier | None) -> Copier:
    return list.copy if inner is None else lambda values: [inner(value) for value in values]


def _dict_copier(inner: Copier | None) -> Copier:
    if inner is None:
        return lambda values: {key: values[key] for key in sorted(values)}
    return lambda values: {key: inner(values[key]) for key in sorted(values)}


def copied(value: Any) -> Any:
    """Return an independent copy of a dataclass."""
    copy = copier(typing.cast(Any, type(value)))
    return value if copy is None else copy(value)


def _dataclass_copier(tp: Any) -> Copier | None:
    """Compile a copier, as `dataclasses` compiles `__init__`: one expression, a call for each field that needs one."""
    hints = typing.get_type_hints(tp)
    copiers = {field.name: copier(hints[field.name]) for field in dataclasses.fields(tp)}
    if tp.__dataclass_params__.frozen:
        if any(copiers.values()):
            raise TypeError(f"a state cannot hold {tp}: it is frozen, but not what is in it")
        return None
    values = ", ".join(f"copy_{name}(s.{name})" if copy else f"s.{name}" for name, copy in copiers.items())
    names = {"make": tp, **{f"copy_{name}": copy for name, copy in copiers.items() if copy}}
    made: Copier = eval(f"lambda s: make({values})", names)
    return made


def encode(value: Any) -> Any:
    """Turn a value into what JSON can hold: dataclasses become objects, dicts sorted lists of pairs."""
    kind: Any = type(value)
    if kind in _PLAIN:
        return value
    if kind is list or kind is tuple:
        return [item if type(item) in _PLAIN else encode(item) for item in value]
    if kind is dict:
        return [[encode(key), encode(value[key])] for key in sorted(value)]
    if names := _fields(kind):
        return {name: encode(getattr(value, name)) for name in names}
    return [encode(item) for item in value] if isinstance(value, tuple) else value


@functools.cache
def _fields(tp: Any) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(tp)) if dataclasses.is_dataclass(tp) else ()


@functools.cache
def decoder(tp: Any) -> Callable[[Any], Any]:
    """Return the function that makes a value of a type from what `encode` made of it."""
    origin, args = typing.get_origin(tp), typing.get_args(tp)
    if dataclasses.is_dataclass(tp):
        make = typing.cast(Callable[..., Any], tp)
        hints = typing.get_type_hints(tp)
        fields = {field.name: decoder(hints[field.name]) for field in dataclasses.fields(tp)}
        return lambda data: make(**{name: decode(data[name]) for name, decode in fields.items()})
    if origin is list:
        inner = decoder(args[0])
        return lambda data: [inner(item) for item in data]
    if origin is tuple:
        return _tuple_decoder(tp, args)
    if origin is dict:
        key, inner = decoder(args[0]), decoder(args[1])
        return lambda data: {key(k): inner(v) for k, v in data}
    if origin in _UNIONS and len(rest := [arg for arg in args if arg is not type(None)]) == 1:
        inner = decoder(rest[0])
        return lambda data: None if data is None else inner(data)
    if tp is Any:
        return _frozen
    return lambda data: data


def _tuple_decoder(tp: Any, args: tuple[Any, ...]) -> Callable[[Any], Any]:
    if len(args) == 2 and args[1] is Ellipsis:
        inner = decoder(args[0])
        return lambda data: tuple(inner(item) for item in data)
    decoders = [decoder(arg) for arg in args]
    return lambda data: tuple(decode(item) for decode, item in zip(decoders, data, strict=True))


def _frozen(data: Any) -> Any:
    """Read a value of no particular type: lists were tuples."""
    return tuple(_frozen(item) for item in data) if isinstance(data, list) else data


def digest(value: Any) -> str:
    """Return 16 hexadecimal digits that stand for a value: equal values, equal digests."""
    text = json.dumps(encode(value), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
