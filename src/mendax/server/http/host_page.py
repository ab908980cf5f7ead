"""The page of the host's own words at ``/about``, such as an imprint and a privacy notice.

The text is a subset of Markdown: headings, paragraphs, lists, bold, italics and links. Everything
is escaped first, so a file cannot contain HTML or scripts.
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
_INLINE: Final = (
    (
        re.compile(r"\[([^\]]+)\]\(((?:https?://|mailto:|tel:|/)[^\s()]*)\)"),
        r'<a rel="noreferrer" href="\2">\1</a>',
    ),
    (re.compile(r"\*\*(\S(?:.*?\S)?)\*\*"), r"<strong>\1</strong>"),
    (re.compile(r"\*(\S(?:.*?\S)?)\*"), r"<em>\1</em>"),
)
"""The marks within a line, as patterns of escaped text and their HTML."""


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
    """Return a text as HTML."""
    return "\n".join(map(_block, re.split(r"\n\s*\n", text.replace("\r\n", "\n").strip())))


def _block(text: str) -> str:
    """Return a paragraph, list or heading as HTML. Line breaks in a paragraph are kept."""
    heading, *rest = text.split("\n")
    if found := re.match(r"(#{1,4}) +(.*)", heading):
        level = len(found[1])
        below = "\n" + _block("\n".join(rest)) if rest else ""
        return f"<h{level}>{_line(found[2])}</h{level}>{below}"
    lines = text.split("\n")
    if all(line.startswith(("- ", "* ", "  ")) for line in lines):
        items = re.split(r"\n(?=[-*] )", text)
        return "<ul>" + "".join(f"<li>{_line(item[2:])}</li>" for item in items) + "</ul>"
    return "<p>" + "<br>".join(map(_line, lines)) + "</p>"


def _line(text: str) -> str:
    shown = escape(text.strip())
    for pattern, html in _INLINE:
        shown = pattern.sub(html, shown)
    return shown
