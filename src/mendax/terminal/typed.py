"""What a person typed, as an action: words in their language or in English, and values.

Knows which words stand for which action from the catalogue (``terminal-words-<kind>``). Whether
an action is allowed is for the game to say; here only the offered kinds are told apart.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from mendax.core.game import Action, MendaxError, Offer, OneOf, Reason, kebab
from mendax.words import LANGUAGES, Words

ASIDES = ("help", "odds", "table", "log", "rules", "leave")
"""What can be typed at any time, besides actions."""

ReadValue = Callable[[str, str], Any]
"""What words mean as a value of a field (``value``, ``claim``, ``kept``); None if nothing."""


class NotUnderstood(MendaxError):
    """The line is no action that is offered; the reason says what may be typed."""


class Vocabulary:
    """The words for actions and asides in one language, English always included."""

    def __init__(self, words: Words) -> None:
        self._languages = [words, *(Words(LANGUAGES[0]),) * (words.language != LANGUAGES[0])]

    def words_for(self, kind: str) -> tuple[str, ...]:
        """What can be typed for ``kind``, the shortest first."""
        key = f"terminal-words-{kind}"
        said = [words.say(key).split() for words in self._languages if words.knows(key)]
        return tuple(dict.fromkeys(word for words in said for word in words))

    def first(self, kind: str) -> str:
        """The shortest word for ``kind``."""
        return next(iter(self.words_for(kind)), kind)

    def means(self, text: str, kind: str) -> bool:
        """Whether ``text`` says ``kind``."""
        return _plain(text) in {_plain(word) for word in self.words_for(kind)}

    def aside(self, text: str, offers: Sequence[Offer]) -> str | None:
        """The aside that ``text`` asks for; an offered action with the same word goes first."""
        if any(self.means(text, kind_of(offer)) for offer in offers):
            return None
        return next((aside for aside in ASIDES if self.means(text, aside)), None)


def kind_of(offer: Offer) -> str:
    """The kind of an offered action, as in text and catalogue."""
    return kebab(type(offer.action).__name__)


def _plain(text: str) -> str:
    return re.sub(r"[\s\-'’!.,]", "", text).lower() or text.strip()


def read_action(
    text: str,
    offers: Sequence[Offer],
    vocabulary: Vocabulary,
    value: ReadValue,
    usual: Action | None,
) -> Action:
    """The action that ``text`` means; an empty line is the ``usual`` one, if there is one.

    A value alone announces it. Raises ``NotUnderstood``.
    """
    if not text.strip() and usual is not None:
        return usual
    for offer in offers:
        if vocabulary.means(text, kind_of(offer)):
            return _without_value(text, offer, vocabulary)
    word, _, rest = text.strip().partition(" ")
    for offer in offers:
        if offer.slots and vocabulary.means(word, kind_of(offer)):
            return _with_value(rest, offer, value)
    if offers and (open_offer := _announcing(offers)) is not None:
        field = open_offer.slots[0].field
        said = value(text, field)
        if said is not None:
            return replace(open_offer.action, **{field: said})
    allowed = ", ".join(example(offer, vocabulary) for offer in offers)
    if not text.strip():
        raise NotUnderstood(Reason("terminal-nothing-typed", {"allowed": allowed}))
    shown = {"text": text.strip()[:40], "allowed": allowed}
    raise NotUnderstood(Reason("terminal-not-understood", shown))


def example(offer: Offer, vocabulary: Vocabulary) -> str:
    """What to type for an offer: a word, the span of values it takes, or both."""
    kind, values = kind_of(offer), _values(offer)
    span = " … ".join(dict.fromkeys((*values[:1], *values[-1:])))
    if kind == "announce":
        return span
    return f"{vocabulary.first(kind)} {span}".strip()


def _announcing(offers: Sequence[Offer]) -> Offer | None:
    """The offer that a bare value fills: only one that hands the cup on in the usual way."""
    return next((o for o in offers if o.slots and kind_of(o) == "announce"), None)


def _without_value(text: str, offer: Offer, vocabulary: Vocabulary) -> Action:
    if not offer.slots:
        return offer.action
    values = _values(offer)
    shown: dict[str, str | int] = {
        "word": vocabulary.first(kind_of(offer)),
        "value": values[0] if values else "",
        "allowed": " ".join(values),
        "text": text,
    }
    raise NotUnderstood(Reason(f"terminal-{offer.slots[0].field}-missing", shown))


def _with_value(rest: str, offer: Offer, value: ReadValue) -> Action:
    field = offer.slots[0].field
    said = value(rest, field)
    if said is None:
        raise NotUnderstood(Reason(f"terminal-{field}-unclear", {"text": rest.strip()[:40]}))
    return replace(offer.action, **{field: said})


def _values(offer: Offer) -> list[str]:
    slot = next((slot for slot in offer.slots if isinstance(slot, OneOf)), None)
    return [typed_value(value) for value in slot.values] if slot else []


def typed_value(value: Any) -> str:
    """A value as one types it; places are counted from 1, and 0 is none of them."""
    if isinstance(value, tuple):
        return " ".join(str(place + 1) for place in value) or "0"
    return str(value)
