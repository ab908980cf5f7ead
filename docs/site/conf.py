"""The site of the library: pages of `docs/`, and a reference read from the docstrings.

`./run docs` builds the site. Every warning is an error, and every name of the project must resolve.
"""

import re
from html import escape
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import Directive

from mendax import __version__
from mendax.server.running.reference import reference

project = "Mendax"
author = "The Mendax authors"
release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "alabaster"
# Diagrams are text in the pages, and the reader's browser draws them, as on code hosts.
html_js_files = ["https://cdn.jsdelivr.net/npm/mermaid@11/dist/mermaid.min.js"]
myst_fence_as_directive = ["mermaid"]
include_patterns = [
    f"{page}.md"
    for page in (
        "adapters",
        "architecture",
        "arena",
        "cli",
        "data",
        "development",
        "environments",
        "glossary",
        "index",
        "library",
        "maexchen",
        "package",
        "practice",
        "programs",
        "protocol",
        "recipes/*",
        "reference",
        "rules",
        "rulings",
        "solver",
        "stability",
        "your-own-game",
    )
]
autodoc_member_order = "bysource"
myst_heading_anchors = 3
suppress_warnings = [
    "myst.header",  # the protocol's reference skips a heading level
    "myst.xref_missing",  # tests/test_docs.py checks links to other files of the repository
]
nitpicky = True
nitpick_ignore_regex = [
    ("py:.*", r"(?!mendax\.).*"),  # names of other packages and of Python, and parts of long types
    ("py:.*", r"mendax\..*\.[A-Z]"),  # type variables
    ("py:.*", r"mendax\.solver\.(claim_tree|mia\.(model|simulation))\..*"),  # not public
]

_ITEM = re.compile(r"(\d+\.|-) ")


def _with_lists(
    _app: Any, _what: str, _name: str, _found: Any, _options: Any, lines: list[str]
) -> None:
    """Separates lists from the line before them, and marks code, as the markup requires."""
    for at in range(len(lines) - 1, 0, -1):
        before = lines[at - 1]
        text_before = at > 1 and not before and lines[at - 2] and not lines[at - 2][0].isspace()
        if text_before and lines[at].startswith("    ") and not _ITEM.match(lines[at - 2]):
            lines[at:at] = ["::", ""]
        if (
            _ITEM.match(lines[at])
            and before
            and not before[0].isspace()
            and not _ITEM.match(before)
        ):
            lines.insert(at, "")


def _with_reference(_app: Any, page: str, source: list[str]) -> None:
    """Append the tables of the protocol's messages to its page."""
    if page == "protocol":
        source[0] += f"\n{reference()}"


class Diagram(Directive):
    """A Mermaid diagram, which stays text for the script above."""

    has_content: ClassVar[bool] = True

    def run(self) -> list[nodes.Node]:
        """Return the diagram's text in an element that the script looks for."""
        text = escape("\n".join(self.content))
        return [nodes.raw("", f'<pre class="mermaid">{text}</pre>', format="html")]


def setup(app: Any) -> None:
    """Extend Sphinx; called by Sphinx."""
    app.add_directive("mermaid", Diagram)
    app.connect("autodoc-process-docstring", _with_lists)
    app.connect("source-read", _with_reference)
