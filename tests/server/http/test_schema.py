"""Tests that all messages match the OpenAPI document, and that it has all that clients need."""

import asyncio
import json
import random
from typing import Any

import jsonschema_rs

from mendax.games import GAMES
from mendax.server.running.openapi import openapi_text
from mendax.table.actions import TableAction
from mendax.table.events import TABLE_EVENTS
from tests.server.guests import Served, guests, play, seated


def _validator(name: str, **closed: bool) -> jsonschema_rs.Draft202012Validator:
    document = json.loads(openapi_text())
    schemas = document["components"]["schemas"]
    whole = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": schemas}}
    return jsonschema_rs.Draft202012Validator(whole)


async def test_every_message_of_whole_games_fits(served: Served, quick_bots: None) -> None:
    fits = _validator("SocketOut")
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        for asked in ({"changes": {"lives": 2}}, {"preset": "meyer", "changes": {"lives": 4}}):
            tabs = await seated([ann, ben], bots=["odds"], **asked)
            watching = await eve.enter(tabs[0].table["id"])
            await tabs[0].send("rubbish")
            await tabs[0].send({"type": "ping"})
            await tabs[0].do("say", text="hello")
            await tabs[0].act("fly")
            await tabs[0].do("start")
            await play(tabs, random.Random(1))
            await asyncio.gather(*(tab.until(lambda t: t.over) for tab in (*tabs, watching)))
            kinds = set()
            for message in (m for tab in (*tabs, watching) for m in tab.heard):
                fits.validate(message)
                kinds.add(message["type"])
            assert kinds == {"welcome", "news", "present", "answer", "pong", "refused"}


def test_unions_are_exact() -> None:
    schemas = json.loads(openapi_text())["components"]["schemas"]

    def kinds(name: str, tag: str) -> set[str]:
        found: set[str] = set()
        for part in schemas[name]["oneOf"]:
            found |= set(schemas[part["$ref"].rpartition("/")[2]]["properties"][tag]["enum"])
        return found

    assert kinds("SocketIn", "type") == {"hello", "hold", "act", "do", "ping"}
    assert len(kinds("TableAction", "kind")) == len(TableAction)
    assert len(kinds("TableEvent", "kind")) == len(TABLE_EVENTS)
    for game in GAMES.values():
        title = game.name.replace("_", " ").title().replace(" ", "")
        assert len(kinds(f"{title}Action", "kind")) == len(game.actions)
        assert len(kinds(f"{title}Event", "kind")) == len(game.events)
        assert f"{title}View" in schemas
        assert f"{title}Reference" in schemas


def test_every_field_has_a_type() -> None:
    """No message has a field without a type, and every reference resolves."""
    schemas: dict[str, Any] = json.loads(openapi_text())["components"]["schemas"]

    def walk(schema: Any, where: str) -> None:
        if isinstance(schema, list):
            for item in schema:
                walk(item, where)
        elif isinstance(schema, dict):
            assert schema, where
            if "$ref" in schema:
                assert schema["$ref"].rpartition("/")[2] in schemas, where
            for key, value in schema.items():
                if key not in ("default", "enum", "mapping"):
                    walk(value, f"{where}.{key}")

    for name, schema in schemas.items():
        walk(schema, name)


def test_problems_are_described_once() -> None:
    """Every status that an operation may refuse with names one of the shared responses."""
    document = json.loads(openapi_text())
    shared = document["components"]["responses"]
    named = set()
    for methods in document["paths"].values():
        for operation in methods.values():
            _, *problems = operation["responses"].items()
            assert {"400", "404", "429"} <= {status for status, _ in problems}
            for status, problem in problems:
                assert problem == {"$ref": f"#/components/responses/Problem{status}"}
                named.add(f"Problem{status}")
    assert named == set(shared)
    schema = {"$ref": "#/components/schemas/Problem"}
    for described in shared.values():
        assert described["description"]
        assert described["content"] == {"application/json": {"schema": schema}}
