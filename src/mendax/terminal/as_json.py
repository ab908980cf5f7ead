"""JSON for programs that read the terminal. The only file of this floor that knows it."""

from typing import Any

import msgspec


def as_json_line(value: Any) -> str:
    """``value`` as JSON on one line."""
    return msgspec.json.encode(value).decode()


def as_json(value: Any) -> str:
    """``value`` (built-in types and records) as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
