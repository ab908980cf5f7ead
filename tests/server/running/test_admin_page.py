"""Tests of the page that lists the admin operations."""

import re

from mendax.server.running.admin_api import AdminApi
from mendax.server.running.openapi import declared
from tools.ground import ROOT


def test_the_page_lists_every_operation() -> None:
    page = (ROOT / "docs" / "admin.md").read_text()
    listed = set(re.findall(r"^\| `([A-Z]+) (/admin/[^`?]+)", page, re.MULTILINE))
    assert listed == {(made.method, made.path) for made in declared(AdminApi)}
