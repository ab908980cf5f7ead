"""What axe-core finds wrong with a page, one line per finding. Knows no page in particular."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

_AXE = Path(__file__).parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """Every rule that the page breaks as it stands, with the elements that break it."""
    if not page.evaluate("() => 'axe' in window"):  # half a megabyte: once for each page
        page.evaluate(_AXE.read_text())
    found: dict[str, Any] = page.evaluate("() => axe.run(document)")
    return [
        f"{rule['id']}: {rule['help']} — {node['html'][:120]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
