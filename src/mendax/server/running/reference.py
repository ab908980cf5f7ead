"""The wire reference as Markdown tables, generated from the same declarations as the OpenAPI
document."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from mendax.core.game import AnyGame
from mendax.games import BUILT_IN
from mendax.games.rules import options
from mendax.server.running.openapi import openapi_text
from mendax.server.wire.messages import decode_page

_PARTS: Final = (
    *("EntryOut", "OpeningOut", "GameOut", "OfferOut", "RungsFrom"),
    *("TableView", "SeatView", "Settings", "Due", "GameOffered"),
)
"""Parts of messages that have tables of their own."""

Schema = dict[str, Any]


def reference() -> str:
    """Return all operations and messages as Markdown."""
    document = decode_page(openapi_text())
    schemas = document["components"]["schemas"]
    lines = [*_operations(document["paths"])]
    for title, union in _unions():
        lines += ["", f"### {title}", "", *_table(union, schemas)]
    for name in _PARTS:
        lines += ["", f"### {name}", "", *_rows(schemas[name], "field")]
    for game in BUILT_IN.values():
        lines += ["", f"### {_title(game)}: presets and options", "", *_values(game)]
    return "\n".join(lines) + "\n"


def _unions() -> Iterator[tuple[str, str]]:
    yield "To the server", "SocketIn"
    yield "To the client", "SocketOut"
    yield "The list of programs: to the server", "ProgramListIn"
    yield "The list of programs: to the program", "ProgramListOut"
    yield "Table actions", "TableAction"
    yield "Table events", "TableEvent"
    for game in BUILT_IN.values():
        title = _title(game)
        yield f"{title}: actions", f"{title.replace(' ', '')}Action"
        yield f"{title}: events", f"{title.replace(' ', '')}Event"


def _title(game: AnyGame) -> str:
    return game.name.replace("_", " ").title()


def _values(game: AnyGame) -> Iterator[str]:
    """Yield a game's presets, and the values of each option."""
    rules: Any = game.rules
    usual = game.presets[game.default_preset]
    yield f"Presets: {_listed(game.presets)}."
    yield ""
    yield f"| option | values | in `{game.default_preset}` |"
    yield "|---|---|---|"
    for option in options(rules):
        number = f"{option.low} to {option.high}"
        values = {"number": number, "switch": "boolean"}.get(option.kind)
        shown = str(getattr(usual, option.name))
        shown = shown.lower() if option.kind == "switch" else shown
        yield f"| `{option.name}` | {values or _listed(option.values)} | `{shown}` |"


def _listed(values: Iterable[str]) -> str:
    return ", ".join(f"`{value}`" for value in values)


def _operations(paths: Schema) -> Iterator[str]:
    yield "### Over HTTP"
    yield ""
    yield "| operation | body | gives | what |"
    yield "|---|---|---|---|"
    for path, methods in paths.items():
        for method, operation in methods.items():
            body = _content(operation.get("requestBody", {}))
            good = next(iter(operation["responses"].values()))
            summary = operation["summary"]
            yield f"| `{method.upper()} {path}` | {body} | {_content(good)} | {summary} |"


def _content(described: Schema) -> str:
    for kind, content in described.get("content", {}).items():
        return _type(content["schema"]) if kind == "application/json" else "text"
    return "–"


def _table(union: str, schemas: Schema) -> Iterator[str]:
    """Yield a table with one row per message: tag, fields and purpose."""
    tag = schemas[union]["discriminator"]["propertyName"]
    yield f"| `{tag}` | fields | what |"
    yield "|---|---|---|"
    for part in schemas[union]["oneOf"]:
        schema = schemas[part["$ref"].rpartition("/")[2]]
        fields = [
            f"`{name}`: {_type(field)}"
            for name, field in schema["properties"].items()
            if name != tag
        ]
        name = schema["properties"][tag]["enum"][0]
        what = _cell(schema.get("description", ""))
        yield f"| `{name}` | {', '.join(fields) or '–'} | {what} |"


def _rows(schema: Schema, head: str) -> Iterator[str]:
    yield _cell(schema.get("description", ""))
    yield ""
    yield f"| {head} | type |"
    yield "|---|---|"
    for name, field in schema["properties"].items():
        yield f"| `{name}` | {_type(field)} |"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " or ".join(_type(part) for part in schema["anyOf"])
    if "enum" in schema:
        return _listed(schema["enum"])
    if schema.get("type") == "array":
        inner = schema.get("items")
        return (f"list of {_type(inner)}" if inner else "list") + _bounds(schema, "Items")
    return str(schema.get("type", "any")) + _bounds(schema, "Length")


def _bounds(schema: Schema, measure: str) -> str:
    """Return a value's bounds on length and size, and its pattern, or "" if it has none."""
    said = []
    for low, high in ((f"min{measure}", f"max{measure}"), ("minimum", "maximum")):
        if low in schema and high in schema:
            said.append(f"{schema[low]} to {schema[high]}")
        elif high in schema:
            said.append(f"at most {schema[high]}")
        elif low in schema:
            said.append(f"at least {schema[low]}")
    if "pattern" in schema:
        said.append(f"`{_cell(schema['pattern'])}`")
    unit = {"Length": " characters", "Items": " items"}[measure]
    if said and any(name.endswith(measure) for name in schema):
        said[0] += unit
    return f" ({', '.join(said)})" if said else ""


def _cell(text: str) -> str:
    return " ".join(text.replace("``", "`").replace("|", "\\|").split())
