"""Tests of the OpenAPI document of the admin operations, and of the page that lists them."""

import json
import re

from mendax.server.running.admin_openapi import admin_openapi, admin_operations
from tools.ground import ROOT


def test_the_document_has_every_operation_once() -> None:
    document = json.loads(admin_openapi())
    described = {
        (method.upper(), path) for path, methods in document["paths"].items() for method in methods
    }
    declared = [(made.method, made.path) for made in admin_operations()]
    assert len(declared) == len(set(declared))
    assert described == set(declared)
    assert admin_openapi() is admin_openapi()


def test_streams_are_described_by_their_lines() -> None:
    paths = json.loads(admin_openapi())["paths"]
    content = paths["/admin/tables/{table}/watch"]["get"]["responses"]["200"]["content"]
    assert list(content) == ["application/jsonl"]


def test_the_page_lists_every_operation() -> None:
    page = (ROOT / "docs" / "admin.md").read_text()
    listed = set(re.findall(r"^\| `([A-Z]+) (/admin/[^`?]+)", page, re.MULTILINE))
    assert listed == {(made.method, made.path) for made in admin_operations()}
