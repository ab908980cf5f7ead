"""Tests that the protocol's reference lists every message, and that the protocol page shows only
messages of the server."""

import json
import re

import jsonschema_rs
import pytest

from mendax.server.running.openapi import openapi_text
from mendax.server.running.reference import reference
from tools.ground import ROOT

PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"^{.*}$", PAGE, re.MULTILINE)
_NO_MESSAGES = {"mendax", "false"}
"""The name of the cookie, and a value."""


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_of_the_protocol_page_fits_the_schema(example: str) -> None:
    components = json.loads(openapi_text())["components"]
    either = [{"$ref": f"#/components/schemas/{name}"} for name in ("SocketIn", "SocketOut")]
    jsonschema_rs.Draft202012Validator({"anyOf": either, "components": components}).validate(
        json.loads(example)
    )


def test_every_name_on_the_protocol_page_is_in_the_schema() -> None:
    names = set(re.findall(r"`([a-z]+(?:[-_][a-z]+)*)`", PAGE))
    assert len(EXAMPLES) > 5 < len(names)
    known = set(re.findall(r'"([\w-]+)"', openapi_text()))
    assert names - known - _NO_MESSAGES == set()


def test_the_tables_show_bounds_patterns_and_choices() -> None:
    shown = reference()
    for row in (
        "`id`: string (1 to 40 characters, `^[A-Za-z0-9_-]+$`), `after`: integer (0 to 900",
        "| `spectators` | boolean |",
        "| `presets` | list of string (1 to 40 characters) (at most 20 items) |",
        "| `pace` | `fast`, `normal`, `slow` |",
    ):
        assert row in shown
