"""The page of the host's own words at ``/about``, such as an imprint and a privacy notice.

The text is Markdown. HTML in it is escaped, so a file cannot contain scripts.
"""

import re
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from starlette.responses import Response

from mendax.core.game import Reason
from mendax.server.http.refusal_page import OWN_STYLE, PAGE, STYLE
from mendax.server.settings.setting_values import SettingsError

LARGEST: Final = 200_000
"""The maximum size of the file in bytes."""
_LONGEST: Final = 60
"""The maximum length of the page's title on the front page."""


class HostPage(NamedTuple):
    """The page, ready to send."""

    title: str
    """The first heading, which names the link on the front page."""
    content: str
    """The complete HTML."""

    def answer(self) -> Response:
        """Return the page as an answer."""
        lines = {"cache-control": "no-cache", **OWN_STYLE}
        return Response(self.content, 200, lines, media_type="text/html; charset=utf-8")


def read(file: str, root: str = "") -> HostPage | None:
    """Return the page in a file, or None without a file. ``root`` is the prefix of the server's
    paths.

    Raises ``SettingsError`` if the file can't be read, is too large, or has no heading.
    """
    if not file:
        return None
    try:
        text = Path(file).read_text("utf-8")
    except (OSError, ValueError) as error:
        problem = (isinstance(error, OSError) and error.strerror) or str(error)
        raise _unusable(file, problem) from None
    found = re.search(r"^# +(\S.*?) *$", text, re.MULTILINE)
    if len(text) > LARGEST or found is None:
        raise _unusable(file, f"> {LARGEST} B" if found else "# …")
    back = f'<p><a href="{escape(root)}/">Mendax</a></p>'
    style = f"<style>{STYLE}</style>"
    content = back + rendered(text)
    page = PAGE.format(language="und", title=escape(found[1]), styles=style, content=content)
    return HostPage(found[1][:_LONGEST], page)


def _unusable(file: str, problem: str) -> SettingsError:
    shown = {"file": file[:200], "problem": problem[:200]}
    return SettingsError(Reason("server-bad-about", shown))


def rendered(text: str) -> str:
    """Return a text as HTML. HTML in the text is escaped, and links can't contain scripts."""
    from markdown_it import MarkdownIt  # takes a tenth of a second

    reader = MarkdownIt("commonmark", {"html": False, "breaks": True})
    return str(reader.disable("image").render(text))
