"""Sections of documentation pages that commands write."""

from collections.abc import Iterable


def replaced(page: str, name: str, lines: Iterable[str]) -> str:
    """Return the page with ``lines`` between the marks of a section.

    Raises ``ValueError`` for a page without these marks.
    """
    begin, end = marks(name)
    before, begun, rest = page.partition(begin)
    _, ended, after = rest.partition(end)
    if not begun or not ended:
        raise ValueError(f"the page has no section {name!r}")
    text = "\n".join(lines)
    return f"{before}{begin}\n\n{text}\n\n{end}{after}"


def marks(name: str) -> tuple[str, str]:
    """Return the comments before and after a section."""
    return f"<!-- measured: {name} -->", f"<!-- end: {name} -->"
