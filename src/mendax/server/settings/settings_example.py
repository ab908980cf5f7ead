"""A commented settings file, generated from the settings' declarations."""

import ast
import inspect
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from mendax.server.settings.settings import Rate, Rates, ServerSettings

_HEAD: Final = """\
# The settings of a Mendax server. A line with # and no space after it is a default: remove the #
# to change it. "mendax settings FILE" checks this file, "mendax serve --settings FILE" uses it.
"""
_RATES: Final = """\
# Limits: the number allowed at once and the seconds in which it refills, or just a number. An
# address is an IPv4 address or a /64 network of IPv6.
[rates]
"""
_WIDTH: Final = 98


def explained(kind: type[msgspec.Struct]) -> dict[str, str]:
    """Return the Markdown documentation of each field, from the source code of ``kind``.

    As list items, the texts begin with a small letter and have no final full stop.
    """
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(body, ast.ClassDef)
    said: dict[str, str] = {}
    for field, text in zip(body.body, body.body[1:], strict=False):
        match field, text:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(
                value=ast.Constant(value=str(it))
            ):
                words = " ".join(it.split())
                said[name] = _small(words.removesuffix(".")).replace("``", "`")
    return said


def _small(text: str) -> str:
    """Lower-case the first letter, except in names such as HTTP."""
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]


def example() -> str:
    """Return the file, with every setting's description and its default in a comment."""
    lines = [_HEAD]
    usual = ServerSettings()
    for name, text in explained(ServerSettings).items():
        if name != "rates":
            lines += _setting(name, text, getattr(usual, name))
    lines.append(_RATES)
    for name, text in explained(Rates).items():
        lines += _setting(name, text, getattr(usual.rates, name))
    return "\n".join(lines)


def _setting(name: str, text: str, usual: object) -> Iterator[str]:
    said = f"{text[:1].upper()}{text[1:]}.".replace("`", "")
    yield textwrap.fill(said, _WIDTH, initial_indent="# ", subsequent_indent="# ")
    yield f"#{name} = {_written(usual)}\n"


def _written(value: object) -> str:
    """Return a value in TOML."""
    match value:
        case bool():
            return "true" if value else "false"
        case Rate(burst, seconds):
            return f'"{burst}/{seconds}"'
        case tuple():
            return "[" + ", ".join(map(_written, value)) + "]"
        case str() | Path():
            return f'"{value}"'
        case _:
            return str(value)
