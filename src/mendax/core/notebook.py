"""HTML for notebooks: tables of the fields of states, views, actions and events."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from msgspec import Struct


def fields_table(value: Struct) -> str:
    """Return an HTML table with one row per field. Fields that are None are omitted."""
    named = ((name, getattr(value, name)) for name in value.__struct_fields__)
    rows = [(escape(name), cell(given)) for name, given in named if given is not None]
    return table((escape(type(value).__name__), ""), rows)


def cell(given: Any) -> str:
    """Return the HTML of a field's value. A nested value becomes a table, and a sequence of values
    a list.
    """
    if isinstance(given, Struct):
        return fields_table(given)
    if isinstance(given, Mapping):
        return table((), [(cell(name), cell(one)) for name, one in given.items()])
    if isinstance(given, Sequence) and any(isinstance(one, Struct) for one in given):
        return f"<ol start='0'>{''.join(f'<li>{cell(one)}</li>' for one in given)}</ol>"
    return escape(str(given))


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return an HTML table. The cells are already HTML."""
    head = "".join(f"<th>{one}</th>" for one in heads)
    body = "".join(f"<tr>{''.join(f'<td>{one}</td>' for one in row)}</tr>" for row in rows)
    return f"<table>{f'<tr>{head}</tr>' if head else ''}{body}</table>"
