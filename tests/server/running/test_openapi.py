"""Tests that the document names every operation of the server once and never changes."""

import json

from mendax.server.http.api import Api
from mendax.server.http.game_api import GameApi
from mendax.server.http.league import LeagueApi
from mendax.server.http.persons import PersonsApi
from mendax.server.http.table_api import TableApi
from mendax.server.running.openapi import openapi_text
from mendax.server.wire.operation import operations_of

OPERATIONS = [
    one for part in (GameApi, TableApi, Api, PersonsApi, LeagueApi) for one in operations_of(part)
]


def test_every_operation_is_in_it_under_its_path_and_method() -> None:
    paths = json.loads(openapi_text())["paths"]
    described = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    declared = {(made.method, made.path) for made, _ in OPERATIONS}
    assert declared <= described
    assert len(declared) == len(OPERATIONS), "each path and method once"


def test_every_reference_leads_somewhere() -> None:
    document = json.loads(openapi_text())
    schemas = document["components"]["schemas"]
    references = {
        word.rpartition("/")[2]
        for word in openapi_text().split('"')
        if word.startswith("#/components/schemas/")
    }
    assert references <= {*schemas}
    assert len(references) > 50
