"""The values that names in requests stand for: games, presets and options, as schemas.

Rules of this file
1. They are read off the registry: a preset or a value that a book gets is in the document at once.
2. Games of installed packages have others, which a server knows only when it runs. So each schema
   names what Mendax has itself and then lets any other name pass; what is allowed on a server is
   in ``GET /api/games``.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from mendax.core.game import AnyGame
from mendax.games.rules import Option, options

Schema = dict[str, Any]
_REF: Final = "#/components/schemas/"
_OTHERS: Final = "Those of Mendax; games of installed packages have others, see `GET /api/games`."


def add_values(schemas: dict[str, Schema], games: Mapping[str, AnyGame]) -> None:
    """Adds the values of ``games``, which are given by their titles, and names them in requests."""
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
    """Puts the schemas of known values before those that these fields have."""
    for field, known in fields.items():
        before = dict(schema["properties"][field])
        kept = {key: before.pop(key) for key in ("default", "description") if key in before}
        any_of = [{"$ref": _REF + known}, *before.pop("anyOf", [before])]
        schema["properties"][field] = {"description": _OTHERS, **kept, "anyOf": any_of}


def _enum(values: Iterable[str]) -> Schema:
    return {"type": "string", "enum": list(values)}


def _options(listed: tuple[Option, ...]) -> Schema:
    """The options of a game, any of them."""
    return {
        "type": "object",
        "properties": {option.name: _value(option) for option in listed},
        "additionalProperties": False,
    }


def _value(option: Option) -> Schema:
    """What an option can be set to; what is missing is as in the preset, so it has no default."""
    if option.kind == "choice":
        return _enum(option.values)
    if option.kind == "number":
        return {"type": "integer", "minimum": option.low, "maximum": option.high}
    return {"type": "boolean"}
