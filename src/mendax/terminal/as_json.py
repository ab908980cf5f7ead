"""JSON output for programs. This module has the only JSON encoder of its layer."""

from typing import Any

import msgspec

from mendax.core.harmless import harmless_json


def as_json_line(value: Any) -> str:
    """Return ``value`` as JSON on one line."""
    return harmless_json(msgspec.json.encode(value).decode())


def as_json(value: Any) -> str:
    """Return ``value`` (built-in types and records) as indented JSON."""
    return harmless_json(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
