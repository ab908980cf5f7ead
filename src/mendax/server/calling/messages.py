"""The texts of calls, in the language of each recipient."""

from typing import Final

from msgspec import Struct

from mendax.server.calling.due_calls import CallTold
from mendax.server.settings.settings import ServerSettings
from mendax.server.store.calls import PendingCall
from mendax.server.wire.messages import encode
from mendax.words import Words

UNTIL: Final = "%until%"
"""The part of a text that the browser replaces by the deadline, in the device's time zone."""
_HARMLESS: Final = str.maketrans({"@": "＠", "<": "‹", ">": "›", "`": "ʹ", "*": "∗", "_": "＿"})
"""Replacements for the characters with which a name could mention people in a messenger."""


class BrowserCall(Struct, frozen=True):
    """The content of a push message, which the service worker shows."""

    title: str
    body: str
    table: str
    """The address of the table, or ``PRACTICE``."""
    until: int
    """The deadline in milliseconds since 1970, or 0."""
    language: str
    page: str = ""
    """The page that a tap opens, if it is not the table."""


class _Mentions(Struct, frozen=True):
    parse: tuple[str, ...] = ()


class WebhookCall(Struct, frozen=True):
    """The content of a request to a webhook. It contains public facts only.

    Slack, Mattermost and Rocket.Chat show ``text``; Discord shows ``content``.
    """

    text: str
    content: str
    kind: str
    game: str
    names: tuple[str, ...]
    until: int
    """The deadline in milliseconds since 1970, or 0."""
    url: str | None
    """The address of the table, if the server knows its own name."""
    allowed_mentions: _Mentions = _Mentions()
    """Tells Discord that the text mentions no one."""


def to_browser(call: PendingCall, told: CallTold, language: str) -> bytes:
    """Return the content of a push message."""
    words = Words(language)
    game = words.say(f"{told.game.replace('_', '-')}-title")
    title, body = [
        words.say(f"call-{call.kind}-{part}", game=game, until=UNTIL, count=told.count)
        for part in ("title", "body")
    ]
    page = f"practice/{told.game}/mistakes" if call.kind == "mistakes" else ""
    return encode(BrowserCall(title, body, told.address, call.until, language, page))


def to_webhook(call: PendingCall, told: CallTold, language: str, settings: ServerSettings) -> bytes:
    """Return the content of a request to a webhook."""
    words = Words(language)
    game = words.say(f"{told.game.replace('_', '-')}-title")
    names = tuple([name.translate(_HARMLESS) for name in told.names])
    text = words.say(f"call-{call.kind}-webhook", game=game, names=", ".join(names))
    url = None
    if settings.names and settings.https:
        url = f"https://{settings.names[0]}{settings.root}/t/{told.address}"
    said = text if url is None else f"{text} {url}"
    return encode(WebhookCall(said, said, call.kind, told.game, names, call.until, url))
