"""Tests that the committed meanings of event fields match this server."""

from typing import Any

from tools import wire_types
from tools.environment import PYTHON


def test_the_committed_meanings_match_the_server() -> None:
    made = wire_types.meanings_files(wire_types.document(PYTHON))
    assert [file for file, text in made.items() if file.read_text() != text] == [], "./run web"


def test_a_field_with_one_meaning_is_listed_once() -> None:
    seat: dict[str, Any] = {"x-means": "seat"}
    seats = {"items": seat}
    events: dict[str, dict[str, Any]] = {
        "Called": {"seat": seat, "to": {"anyOf": [seat, {}]}},
        "Raised": {"seat": seat, "to": {}, "seats": seats},
    }
    schemas: dict[str, Any] = {
        name: {"properties": {"kind": {"enum": [name.lower()]}, **fields}}
        for name, fields in events.items()
    }
    schemas["Events"] = {"oneOf": [{"$ref": f"#/components/schemas/{name}"} for name in events]}
    assert wire_types.meanings_by_kind("Events", schemas) == {
        "*": {"seat": "seat", "seats[]": "seat"},
        "called": {"to": "seat"},
    }
