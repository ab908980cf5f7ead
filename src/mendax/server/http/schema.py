"""The OpenAPI 3.1 document: every operation, every socket message, and every game's types.

The document is generated only from the declarations, and the client's types are generated from the
document. If ``wire`` names only a base class (an ``Event``, an ``Action``, a view), the document
has the exact union.
"""

import typing
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

import mendax
from mendax.core.game import AnyGame, Unseen
from mendax.games import BUILT_IN
from mendax.practice.puzzle import PUZZLE_VIEWS
from mendax.server.wire import messages as wire
from mendax.server.wire.http_messages import Problem
from mendax.server.wire.operation import Operation
from mendax.server.wire.program_messages import ProgramListIn, ProgramListOut
from mendax.table.actions import TableAction
from mendax.table.events import TABLE_EVENTS

Schema = dict[str, Any]
_REF: Final = "#/components/schemas/"


def document(operations: Iterable[Operation]) -> Schema:
    """Return the complete OpenAPI document."""
    made = tuple(operations)
    about = (
        "A server for bluffing games. Sockets of tables send SocketIn "
        "to the server and SocketOut to the client, one text frame per message; "
        "sockets of online programs use ProgramListIn and ProgramListOut."
    )
    paths: dict[str, Schema] = {}
    for operation in made:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mendax", "version": mendax.__version__, "description": about},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "responses": _problems(),
            "schemas": dict(sorted(_components(made).items())),
        },
    }


# ── components ───────────────────────────────────────────────────────────────────────────────


def _components(operations: tuple[Operation, ...]) -> dict[str, Schema]:
    messages = [wire.SocketIn, wire.SocketOut, ProgramListIn, ProgramListOut, Problem]
    kinds = [
        *messages,
        *(o.body for o in operations if o.body is not None),
        *(o.gives for o in operations if not o.is_text and o.gives is not Any),
        *TableAction,
        *TABLE_EVENTS,
        Unseen,
        *PUZZLE_VIEWS,
    ]
    schemas = _schemas(kinds)
    for base in ("Value", "Action", "Event"):
        schemas.pop(base, None)
    for game in BUILT_IN.values():
        _add_game(schemas, game)
    aids = [f"{_title(game)}Aid" for game in BUILT_IN.values() if game.aid_type]
    schemas |= {
        "SocketIn": _union(_names(wire.SocketIn), "type", schemas),
        "SocketOut": _union(_names(wire.SocketOut), "type", schemas),
        "ProgramListIn": _union(_names(ProgramListIn), "type", schemas),
        "ProgramListOut": _union(_names(ProgramListOut), "type", schemas),
        "TableAction": _union([kind.__name__ for kind in TableAction], "kind", schemas),
        "TableEvent": _union([kind.__name__ for kind in TABLE_EVENTS], "kind", schemas),
        "GameAction": _any([f"{_title(game)}Action" for game in BUILT_IN.values()]),
        "GameEvent": _any([f"{_title(game)}Event" for game in BUILT_IN.values()]),
        "GameView": _any([f"{_title(game)}View" for game in BUILT_IN.values()]),
        "GameReference": _any([f"{_title(game)}Reference" for game in BUILT_IN.values()]),
        "GameAid": _any(aids) if aids else {"type": "null"},
        "AnyEvent": _any(["TableEvent", "GameEvent", "Unseen"]),
    }
    _make_exact(schemas)
    return schemas


def _schemas(kinds: Iterable[Any]) -> dict[str, Schema]:
    _, schemas = msgspec.json.schema_components(kinds, ref_template=_REF + "{name}")
    sparse = {kind.__name__ for kind in _structs(kinds) if kind.__struct_config__.omit_defaults}
    return {name: _tidy(name, schema, name in sparse) for name, schema in schemas.items()}


def _structs(kinds: Iterable[Any]) -> set[type[msgspec.Struct]]:
    """Return the message types among ``kinds``, with their fields' types."""
    structs: set[type[msgspec.Struct]] = set()
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop()
        waiting += typing.get_args(kind)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in structs:
            structs.add(kind)
            waiting += typing.get_type_hints(kind).values()
    return structs


def _add_game(schemas: dict[str, Schema], game: AnyGame) -> None:
    """Add the types of a game. A type whose name is taken is prefixed with the name of the game."""
    title = _title(game)
    aids = [game.aid_type] if game.aid_type else []
    own = _schemas([*game.actions, *game.events, game.view_type, game.reference_type, *aids])
    called = {
        name: name if name not in schemas or schemas[name] == schema else title + name
        for name, schema in own.items()
    }
    for name, schema in own.items():
        schemas[called[name]] = _renamed(schema, called)
    actions = [called[kind.__name__] for kind in game.actions]
    events = [called[kind.__name__] for kind in game.events]
    schemas[f"{title}Action"] = _union(actions, "kind", schemas)
    schemas[f"{title}Event"] = _union(events, "kind", schemas)
    schemas[f"{title}Reference"] = {"$ref": _REF + called[game.reference_type.__name__]}
    if game.aid_type:
        schemas[f"{title}Aid"] = {"$ref": _REF + called[game.aid_type.__name__]}
    view = called[game.view_type.__name__]
    if view != f"{title}View":
        schemas[f"{title}View"] = {"$ref": _REF + view}


def _make_exact(schemas: dict[str, Schema]) -> None:
    """Insert unions for the base classes in ``wire`` and ``core``."""
    schemas["EntryOut"]["properties"]["events"]["items"] = _ref("AnyEvent")
    schemas["GameOut"]["properties"]["view"] = _ref("GameView")
    schemas["AidOut"]["properties"]["aid"] = {"anyOf": [_ref("GameAid"), {"type": "null"}]}
    schemas["MomentOut"]["properties"]["aid"] = {"anyOf": [_ref("GameAid"), {"type": "null"}]}
    schemas["WayOut"]["properties"]["action"] = {"anyOf": [_ref("GameAction"), {"type": "null"}]}
    later = {"anyOf": [_ref("GameAction"), {"type": "null"}]}
    schemas["GameOut"]["properties"]["by_default"] = later
    schemas["OfferOut"]["properties"]["action"] = _ref("GameAction")
    schemas["ActIn"]["properties"]["action"] = _ref("GameAction")
    schemas["DoIn"]["properties"]["action"] = _ref("TableAction")
    value: list[Schema] = [{"type": kind} for kind in ("integer", "string", "boolean")]
    if "Puzzle" in schemas:
        views = ["MiaView", "FrenchPokerView", *(view.__name__ for view in PUZZLE_VIEWS)]
        schemas["Puzzle"]["properties"]["view"] = _any(views)
        for asked in ("RefutedIn", "PositionIn"):
            schemas[asked]["properties"]["view"] = _any(views)
        board = schemas["PositionOut"]["properties"]
        board["aid"] = {"anyOf": [_ref("GameAid"), {"type": "null"}]}
        board["answers"]["items"]["items"] = _ref("GameAction")
    several = {"type": "array", "items": {"type": "integer"}}
    schemas["OneOf"]["properties"]["values"]["items"] = {"anyOf": [*value, several]}


def _tidy(name: str, schema: Schema, sparse: bool) -> Schema:
    """Mark all fields that the server sends as required, unless the type is sparse.

    Fields that the server reads may have defaults. Sparse types omit fields at their defaults
    (``omit_defaults``).
    """
    made: Schema = _without_titles(schema)
    if "properties" in made and not name.endswith("In"):
        if not sparse:
            made["required"] = list(made["properties"])
        for field in made["properties"].values():
            field.pop("default", None)
    return made


def _without_titles(schema: Any) -> Any:
    if isinstance(schema, list):
        return [_without_titles(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    made = {
        key: {k: _without_titles(v) for k, v in value.items()}
        if key == "properties"
        else _without_titles(value)
        for key, value in schema.items()
        if key != "title" or not isinstance(value, str)
    }
    if "anyOf" in made:
        made.pop("discriminator", None)
    return made


def _renamed(schema: Any, called: Mapping[str, str]) -> Any:
    if isinstance(schema, list):
        return [_renamed(item, called) for item in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: _REF + called[value.removeprefix(_REF)] if key == "$ref" else _renamed(value, called)
        for key, value in schema.items()
    }


def _union(names: Iterable[str], tag: str, schemas: Mapping[str, Schema]) -> Schema:
    """Return a union of messages that are distinguished by a field."""
    listed = list(names)
    mapping = {schemas[name]["properties"][tag]["enum"][0]: _REF + name for name in listed}
    return {
        "oneOf": [_ref(name) for name in listed],
        "discriminator": {"propertyName": tag, "mapping": mapping},
    }


def _any(names: Iterable[str]) -> Schema:
    return {"anyOf": [_ref(name) for name in names]}


def _ref(name: str) -> Schema:
    return {"$ref": _REF + name}


def _names(union: Any) -> list[str]:
    return [kind.__name__ for kind in union.__args__]


def _title(game: AnyGame) -> str:
    return game.name.replace("_", " ").title().replace(" ", "")


# ── operations ───────────────────────────────────────────────────────────────────────────────

_ALWAYS: Final = {
    400: "The request could not be read.",
    404: "Not found.",
    408: "The request took too long to arrive.",
    411: "The request has no Content-Length.",
    421: "The server has another name; its names are a setting.",
    429: "Too many requests; `Retry-After` has the seconds to wait.",
    431: "The head or the cookies are too long.",
}
_PROBLEMS: Final = {
    503: "Not possible now; the reason says why.",
    403: "The request comes from another site, or you may not do this.",
    409: "The request conflicts with the current state.",
    413: "The body is longer than the limit.",
    415: "The Content-Type of the body is not JSON.",
    422: "The body has another structure, or values that are not allowed.",
}


def _operation(made: Operation) -> Schema:
    statuses = [*_ALWAYS, *made.refusals]
    if made.own_pages:
        statuses += [403]
    if made.body is not None:
        statuses += [413, 415, 422]
    problems = {
        str(status): {"$ref": f"#/components/responses/{_problem(status)}"}
        for status in sorted(set(statuses))
    }
    described: Schema = {
        "operationId": made.name,
        "summary": made.summary,
        "parameters": [*_path_parameters(made), *_query(made)],
        "responses": {str(made.status): _answer(made)} | problems,
    }
    if made.body is not None:
        body = _json(_ref(made.body.__name__))
        described["requestBody"] = {"required": True, "content": body}
    return described


def _problems() -> dict[str, Schema]:
    """Return the problem responses that operations refer to, keyed by name."""
    return {
        _problem(status): {"description": meaning, "content": _json(_ref("Problem"))}
        for status, meaning in sorted((_ALWAYS | _PROBLEMS).items())
    }


def _problem(status: int) -> str:
    return f"Problem{status}"


def _answer(made: Operation) -> Schema:
    if made.is_text:
        return {"description": "Done.", "content": {"text/plain": {"schema": {"type": "string"}}}}
    return {"description": "Done.", "content": _json(_shape(made.gives))}


def _shape(hint: Any) -> Schema:
    if hint is Any:
        return _ref("GameReference")
    (schema,), _ = msgspec.json.schema_components([hint], ref_template=_REF + "{name}")
    return schema


def _path_parameters(made: Operation) -> list[Schema]:
    return [
        {"name": name, "in": "path", "required": True, "schema": _shape(hint)}
        for name, hint in made.path_parameters.items()
    ]


def _query(made: Operation) -> list[Schema]:
    return [
        {
            "name": name,
            "in": "query",
            "required": parameter.default is parameter.empty,
            "schema": _shape(parameter.annotation),
        }
        for name, parameter in made.query.items()
    ]


def _json(schema: Schema) -> Schema:
    return {"application/json": {"schema": schema}}
