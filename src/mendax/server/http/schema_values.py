"""Schemas for the names in requests: games, presets and options.

Values come from the registry, so the document includes every new preset or value. Games from
installed packages have other values, which are known only when a server runs. Each schema therefore
lists the values of bundled games and then allows any other name. ``GET /api/games`` returns all
values of a server.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from mendax.core.game import AnyGame
from mendax.games.rules import Option, options

Schema = dict[str, Any]
_REF: Final = "#/components/schemas/"
_OTHERS: Final = "Those of Mendax; games of installed packages have others, see `GET /api/games`."


def add_values(schemas: dict[str, Schema], games: Mapping[str, AnyGame]) -> None:
    """Add schemas of the values of ``games``, and refer to them in requests."""
    for title, game in games.items():
        schemas[f"{title}Preset"] = _enum(game.presets)
        rules: Any = game.rules
        schemas[f"{title}Options"] = _options(options(rules))
    schemas["GameName"] = _enum(game.name for game in games.values())
    schemas["GamePreset"] = {"anyOf": [{"$ref": f"{_REF}{title}Preset"} for title in games]}
    schemas["GameOptions"] = {"anyOf": [{"$ref": f"{_REF}{title}Options"} for title in games]}
    for body in ("OpenTableIn", "RulesIn"):
        _name(schemas[body], game="GameName", preset="GamePreset", changes="GameOptions")
    _name(schemas["SetRules"], preset="GamePreset")
    _name(schemas["SetGame"], game="GameName")


def _name(schema: Schema, **fields: str) -> None:
    """Insert the schemas of known values before the current schemas of these fields."""
    for field, known in fields.items():
        before = dict(schema["properties"][field])
        kept = {key: before.pop(key) for key in ("default", "description") if key in before}
        any_of = [{"$ref": _REF + known}, *before.pop("anyOf", [before])]
        schema["properties"][field] = {"description": _OTHERS, **kept, "anyOf": any_of}


def _enum(values: Iterable[str]) -> Schema:
    return {"type": "string", "enum": list(values)}


def _options(listed: tuple[Option, ...]) -> Schema:
    """Return the schema for a game's options."""
    return {
        "type": "object",
        "properties": {option.name: _value(option) for option in listed},
        "additionalProperties": False,
    }


def _value(option: Option) -> Schema:
    """Return the schema of an option's value, without a default, because presets define one."""
    if option.kind == "choice":
        return _enum(option.values)
    if option.kind == "number":
        return {"type": "integer", "minimum": option.low, "maximum": option.high}
    return {"type": "boolean"}
