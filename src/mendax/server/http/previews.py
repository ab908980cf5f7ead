"""What a link shows where it is sent: the title, the words and the picture of its preview.

A messenger that is handed a link reads the head of its page and runs no script, so the head has to
say whose invitation it is. Only what everybody who has the link may know stands there: the game,
and the name of the host. Knows pages as bytes; which path shows what is decided in ``app``.
"""

from html import escape
from typing import Final, NamedTuple

from mendax.games import BUILT_IN
from mendax.table.views import TableView
from mendax.words import Words

_HEAD_ENDS: Final = b"</head>"


class Preview(NamedTuple):
    """What a link shows, in words of one language; ``picture`` is a path on this server."""

    title: str
    text: str
    picture: str


def of_table(view: TableView, words: Words) -> Preview:
    """The preview of an invitation: who invites, to which game."""
    game = words.say(f"{_stem(view.game)}-title")
    host = None if view.host is None else view.seats[view.host].name
    if host is None:
        title = words.say("preview-table", game=game)
    else:
        title = words.say("preview-invited", host=host, game=game)
    text = words.say("preview-text", pitch=_pitch(view.game, words))
    return Preview(title, text, _picture(view.game))


def of_game(name: str, words: Words) -> Preview:
    """The preview of a page about a game of this catalogue."""
    title = words.say("preview-game", game=words.say(f"{_stem(name)}-title"))
    return Preview(title, _pitch(name, words), _picture(name))


def of_house(words: Words) -> Preview:
    """The preview of the front page."""
    text = words.say("preview-house-text")
    return Preview(words.say("preview-house"), text, _picture("mendax"))


def with_preview(page: bytes, preview: Preview, home: str, path: str, language: str) -> bytes:
    """The page with the preview in its head.

    ``home`` is the server's own address, with scheme and host, since a preview's picture needs a
    whole address; ``path`` is what was asked for there.
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
    """What the game is, in one line; empty where its package says none."""
    key = f"web-pitch-{_stem(game)}" if game in BUILT_IN else f"{_stem(game)}-pitch"
    return words.say(key) if words.knows(key) else ""


def _picture(game: str) -> str:
    return f"/previews/{game if game in BUILT_IN else 'mendax'}.png"
