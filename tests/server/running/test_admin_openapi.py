"""Tests of the OpenAPI document of the admin operations, and of the page that lists them."""

import json
import re

from mendax.server.running.admin_api import AdminApi
from mendax.server.running.openapi import admin_openapi, declared
from tools.ground import ROOT


def test_the_document_has_every_operation_once() -> None:
    document = json.loads(admin_openapi())
    described = {
        (method.upper(), path) for path, methods in document["paths"].items() for method in methods
    }
    made = [(each.method, each.path) for each in declared(AdminApi)]
    assert len(made) == len(set(made))
    assert described == set(made)
    assert admin_openapi() is admin_openapi()


def test_the_page_lists_every_operation() -> None:
    page = (ROOT / "docs" / "admin.md").read_text()
    listed = set(re.findall(r"^\| `([A-Z]+) (/admin/[^`?]+)", page, re.MULTILINE))
    assert listed == {(made.method, made.path) for made in declared(AdminApi)}
