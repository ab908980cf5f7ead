"""A law of the source code: no error gives a dash or nothing as its reason."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import mendax

PACKAGE: Final = Path(mendax.__file__).parent
_DASHES: Final = ("–", "—", "-", "")
_RAISED: Final = ("Reason", "Refused", "RulesError", "StoreError", "SettingsError")
"""The calls whose arguments users read."""


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in _RAISED:
                yield node


def _shown(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield the calls, and the dictionaries ``shown`` from which their arguments come."""
    yield from _calls(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id="shown")], value=value):
                yield value
            case ast.AnnAssign(target=ast.Name(id="shown"), value=ast.AST() as value):
                yield value


def dashes(text: str) -> list[int]:
    """Return the lines with a dash in place of a reason: ``problem="–"`` or ``kind or "–"``."""
    found = []
    for part in _shown(ast.parse(text)):
        ranges = {
            id(value)
            for node in ast.walk(part)
            if isinstance(node, ast.JoinedStr)
            for value in node.values
        }
        for node in ast.walk(part):
            match node:
                case ast.Constant(value="–" | "—") if id(node) not in ranges:
                    found.append(node.lineno)
                case ast.Dict():
                    found += [
                        value.lineno
                        for key, value in zip(node.keys, node.values, strict=True)
                        if isinstance(key, ast.Constant)
                        and key.value == "problem"
                        and isinstance(value, ast.Constant)
                        and value.value in _DASHES
                    ]
    return sorted(set(found))


def test_no_reason_is_a_dash() -> None:
    wrong = {
        str(file.relative_to(PACKAGE)): lines
        for file in sorted(PACKAGE.rglob("*.py"))
        if (lines := dashes(file.read_text("utf-8")))
    }
    assert wrong == {}


def test_the_law_finds_every_form_of_a_dash() -> None:
    for text in (
        'raise StoreError(Reason("key", {"problem": "–"}))',
        'shown = {"problem": ""}',
        'raise Refused(415, "key", given=kind or "–")',
        'shown: dict[str, str] = {"said": said[-1] if said else "–"}',
    ):
        assert dashes(text) == [1], text
    assert dashes('shown = {"allowed": f"{low}–{high}"}') == []
    assert dashes('shown = {"problem": str(error), "said": ""}') == []
