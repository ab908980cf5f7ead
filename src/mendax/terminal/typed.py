"""Parsing of typed input into actions: words in the player's language or English, and values.

The catalogue defines the words for actions (``terminal-words-<kind>``). The game decides whether an
action is legal; this module only tells the offers apart.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from mendax.core.game import Action, Between, MendaxError, Offer, OneOf, Reason, Rungs, Slot, kebab
from mendax.words import LANGUAGES, Words

ASIDES = ("help", "odds", "table", "log", "rules", "leave")
"""Input accepted at any time, in addition to actions."""

BARE = ("announce", "ask", "reveal", "strike", "name-colour", "choose-side")
"""Actions that the player chooses by typing only a value."""

LISTED = 6
"""The maximum number of words that example input lists."""

Spell = Callable[[Any, str], str]
"""A function that returns the typed form of a field's value."""

ReadValue = Callable[[str, str], Any]
"""A function that parses text for a field (``value``, ``claim``, ``kept``), or returns None."""


class NotUnderstood(MendaxError):
    """Raised when a line is not an offered action. The reason lists the accepted input."""


class Vocabulary:
    """The words for actions and asides in one language, plus English.

    ``spell`` returns the typed form of a field's value in this game. A game's words
    (``<game>-words-<kind>`` in the catalogue) take precedence over general words. If the catalogue
    has neither, the player types the kind.
    """

    def __init__(self, words: Words, spell: "Spell | None" = None, game: str = "") -> None:
        self.spell = spell or (lambda value, _field: typed_value(value))
        self._game = game
        self._languages = [words, *(Words(LANGUAGES[0]),) * (words.language != LANGUAGES[0])]

    def words_for(self, kind: str) -> tuple[str, ...]:
        """Return the words for ``kind``, shortest first."""
        for key in (f"{self._game}-words-{kind}", f"terminal-words-{kind}"):
            said = [words.say(key).split() for words in self._languages if words.knows(key)]
            if said:
                return tuple(dict.fromkeys(word for words in said for word in words))
        return (kind,)

    def first(self, kind: str) -> str:
        """Return the shortest word for ``kind``."""
        return next(iter(self.words_for(kind)), kind)

    def means(self, text: str, kind: str) -> bool:
        """Return whether ``text`` is a word for ``kind``."""
        return _plain(text) in {_plain(word) for word in self.words_for(kind)}

    def knows(self, key: str) -> bool:
        """Return whether the catalogue has words under ``key``."""
        return self._languages[0].knows(key)

    def usage(self, kind: str) -> str:
        """Return how to type an action with several fields, without its word."""
        keys = (f"{self._game}-usage-{kind}", f"terminal-usage-{kind}")
        return next((self._languages[0].say(key) for key in keys if self.knows(key)), "")

    def aside(self, text: str, offers: Sequence[Offer]) -> str | None:
        """Return the aside named by ``text``, or None. An offered action with the same word takes
        precedence.
        """
        if any(self.means(text, kind_of(offer)) for offer in offers):
            return None
        return next((aside for aside in ASIDES if self.means(text, aside)), None)


def kind_of(offer: Offer) -> str:
    """Return an offered action's kind, as in text and catalogue."""
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
    """Return the action that ``text`` means. An empty line means ``usual``, if given.

    A value on its own announces that value. Raises ``NotUnderstood``.
    """
    if not text.strip() and usual is not None:
        return usual
    meant = _of_word(text, offers, vocabulary)
    if meant:
        return _without_value(text, meant, vocabulary)
    word, _, rest = text.strip().partition(" ")
    meant = _of_word(word, offers, vocabulary)
    for offer in meant:
        if len(offer.action.__struct_fields__) > 1 or not offer.slots:
            return _with_values(word, rest, meant, value, vocabulary)
        return _with_value(rest, offer, value, vocabulary)
    if offers and (open_offer := bare(offers)) is not None:
        field = open_offer.slots[0].field
        said = value(text, field)
        if said is not None:
            return replace(open_offer.action, **{field: said})
    allowed = _examples(offers, vocabulary)
    if not text.strip():
        raise NotUnderstood(Reason("terminal-nothing-typed", {"allowed": allowed}))
    shown = {"text": text.strip()[:40], "allowed": allowed}
    raise NotUnderstood(Reason("terminal-not-understood", shown))


def example(offer: Offer, offers: Sequence[Offer], vocabulary: Vocabulary) -> str:
    """Return example input for one of ``offers``: its word, and the values that it needs.

    An offer without free values needs its fixed ones if another offer is of the same kind.
    """
    kind, fields = kind_of(offer), offer.action.__struct_fields__
    usage = vocabulary.usage(kind)
    if usage and len(fields) > 1:
        return f"{vocabulary.first(kind)} {usage}"
    if not offer.slots and [kind_of(other) for other in offers].count(kind) < 2:
        return vocabulary.first(kind)
    typed = " ".join(filter(None, values_of(offer, vocabulary.spell).values()))
    return typed if kind in BARE else f"{vocabulary.first(kind)} {typed}".strip()


def values_of(offer: Offer, spell: Spell) -> dict[str, str]:
    """Return the typed form of each field of an offer: its value, or those it may have.

    A range is shortened to its first and its last value, and so is a long list.
    """
    slots, shown = {slot.field: slot for slot in offer.slots}, {}
    kind = kind_of(offer)

    def spelled(value: Any, field: str) -> str:
        return spell(value, f"{kind} {field}")

    for field in offer.action.__struct_fields__:
        value, slot = getattr(offer.action, field), slots.get(field)
        if slot is not None and not isinstance(value, bool):
            shown[field] = _span(slot, spelled)
        elif not isinstance(value, bool):
            shown[field] = spelled(value, field)
    return shown


def _span(slot: Slot, spell: Spell) -> str:
    values = list(dict.fromkeys(_values(slot, spell)))
    words = isinstance(slot, OneOf) and all(isinstance(value, str) for value in slot.values)
    listed = LISTED if words and not isinstance(slot, Rungs) else 2
    if isinstance(slot, Between) or len(values) > listed:
        return " … ".join(dict.fromkeys((values[0], values[-1])))
    return " / ".join(values)


def _examples(offers: Sequence[Offer], vocabulary: Vocabulary) -> str:
    return ", ".join(dict.fromkeys(example(offer, offers, vocabulary) for offer in offers))


def _of_word(text: str, offers: Sequence[Offer], vocabulary: Vocabulary) -> list[Offer]:
    """Return the offers of the first kind that ``text`` is a word for."""
    kinds = [kind_of(offer) for offer in offers]
    meant = next((kind for kind in kinds if vocabulary.means(text, kind)), None)
    return [offer for offer, kind in zip(offers, kinds, strict=True) if kind == meant]


def bare(offers: Sequence[Offer]) -> Offer | None:
    """Return the offer that a value on its own completes, such as a claim."""
    return next((o for o in offers if o.slots and kind_of(o) in BARE), None)


def _with_values(
    word: str, rest: str, offers: Sequence[Offer], value: ReadValue, vocabulary: Vocabulary
) -> Action:
    """Return an action whose fields are typed in order.

    A switch is on if the word ends in ``!``. Arguments in parentheses in the usage are optional and
    default to those of the first offer.
    """
    example = offers[0].action
    fields = example.__struct_fields__
    spoken = [f for f in fields if not isinstance(getattr(example, f), bool)]
    said = rest.split(maxsplit=max(0, len(spoken) - 1))
    kind = kind_of(offers[0])
    made: dict[str, Any] = {f: word.endswith("!") for f in fields if f not in spoken}
    made |= {f: value(text, f"{kind} {f}") for f, text in zip(spoken, said, strict=False)}
    usage = vocabulary.usage(kind).split()
    needed = [word for word in usage or spoken if not word.startswith("(")]
    if None in made.values() or not len(needed) <= len(said) <= len(spoken):
        raise _unclear(f"{word} {rest}", offers, vocabulary)
    for offer in offers:
        action = replace(offer.action, **made)
        if offer.admits(action):
            return action
    return replace(example, **made)


def _without_value(text: str, offers: Sequence[Offer], vocabulary: Vocabulary) -> Action:
    offer = offers[0]
    if len(offers) == 1 and not offer.slots:
        return offer.action
    if len(offers) > 1 or len(offer.action.__struct_fields__) > 1:
        raise _unclear(text, offers, vocabulary)
    values = _values(offer.slots[0], vocabulary.spell)
    shown: dict[str, str | int] = {
        "word": vocabulary.first(kind_of(offer)),
        "value": values[0] if values else "",
        "allowed": " ".join(values),
        "text": text,
    }
    key = f"terminal-{offer.slots[0].field}-missing"
    if not vocabulary.knows(key):
        raise _unclear(text, offers, vocabulary)
    raise NotUnderstood(Reason(key, shown))


def _with_value(rest: str, offer: Offer, value: ReadValue, vocabulary: Vocabulary) -> Action:
    field = offer.slots[0].field
    said = value(rest, field)
    if said is None:
        key = f"terminal-{field}-unclear"
        if not vocabulary.knows(key):
            raise _unclear(rest, [offer], vocabulary)
        raise NotUnderstood(Reason(key, {"text": rest.strip()[:40]}))
    return replace(offer.action, **{field: said})


def _unclear(text: str, offers: Sequence[Offer], vocabulary: Vocabulary) -> NotUnderstood:
    shown: dict[str, str | int] = {"text": text.strip()[:40]}
    shown["allowed"] = _examples(offers, vocabulary)
    return NotUnderstood(Reason("terminal-not-understood", shown))


def _values(slot: Slot, spell: Spell) -> list[str]:
    if isinstance(slot, OneOf):
        return [spell(value, slot.field) for value in slot.values]
    return [str(slot.low), str(slot.high)] if isinstance(slot, Between) else [""]


def typed_value(value: Any) -> str:
    """Return the typed form of a value. Places count from 1, and 0 means no place."""
    if isinstance(value, tuple):
        return " ".join(str(place + 1) for place in value) or "0"
    return str(value)
