"""Link previews: a link's title, text and picture in other applications.

Messengers read the linked page's head and run no script, so the head must describe the invitation.
The head contains only public facts: the game, its rules, the host's name, and a lie that everyone
may know. ``app`` chooses the preview for each path.
"""

from html import escape
from typing import Final, NamedTuple

from mendax.games import BUILT_IN
from mendax.table.views import TableView
from mendax.words import Words
from mendax.words.house_rules import rules_sentence

_HEAD_ENDS: Final = b"</head>"


class Preview(NamedTuple):
    """A link preview in one language. ``picture`` is a path on this server."""

    title: str
    text: str
    picture: str
    listed: bool = True
    """False if search engines must not list the page."""


def of_table(view: TableView, words: Words) -> Preview:
    """Return the preview of an invitation, with the host, the game and the group's own rules."""
    game = words.say(f"{_stem(view.game)}-title")
    host = None if view.host is None else view.seats[view.host].name
    if host is None:
        title = words.say("preview-table", game=game)
    else:
        title = words.say("preview-invited", host=host, game=game)
    if view.changes:
        told = view.game, view.preset, view.changes, view.rules_name
        text = words.say("preview-text-ours", rules=rules_sentence(words, *told))
    else:
        text = words.say("preview-text", pitch=_pitch(view.game, words))
    return Preview(title, text, _picture(view.game))


def of_game(name: str, words: Words) -> Preview:
    """Return the preview of a page about one of this server's games."""
    title = words.say("preview-game", game=words.say(f"{_stem(name)}-title"))
    return Preview(title, _pitch(name, words), _picture(name))


def of_replay(game: str, listed: bool, lie: str, words: Words) -> Preview:
    """Return the preview of a game that one of its players shows to everyone.

    ``lie`` is the sentence about the best lie, or empty.
    """
    title = words.say("preview-replay", game=words.say(f"{_stem(game)}-title"))
    return Preview(title, lie or words.say("preview-replay-text"), _picture(game), listed)


def of_front_page(words: Words) -> Preview:
    """Return the preview of the front page."""
    text = words.say("preview-front-text")
    return Preview(words.say("preview-front"), text, _picture("mendax"))


def with_preview(page: bytes, preview: Preview, home: str, path: str, language: str) -> bytes:
    """Return the page with the preview in its head.

    ``home`` is the server's origin with its path prefix, because previews need absolute addresses.
    ``path`` is the requested path.
    """
    said = {
        "og:site_name": "Mendax",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": home + path,
        "og:image": home + preview.picture,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:locale": language,
        "twitter:card": "summary_large_image",
    }
    lines = "".join(
        f'    <meta property="{name}" content="{escape(value)}" />\n'
        for name, value in said.items()
    )
    return page.replace(_HEAD_ENDS, lines.encode() + b"  " + _HEAD_ENDS, 1)


def _stem(game: str) -> str:
    return game.replace("_", "-")


def _pitch(game: str, words: Words) -> str:
    """Return the game's description as one line, or empty if its package has none."""
    key = f"web-pitch-{_stem(game)}" if game in BUILT_IN else f"{_stem(game)}-pitch"
    return words.say(key) if words.knows(key) else ""


def _picture(game: str) -> str:
    return f"/previews/{game if game in BUILT_IN else 'mendax'}.png"
