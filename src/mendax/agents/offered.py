"""Offers as text for programs that read and write sentences, and the way back.

1. The text of an action is a word, then its values in the order of the action's fields. Values are
   spelled as in the terminal; a Boolean that is on puts ``!`` after the word.
2. Reading compares a text with what ``Offered`` would write, so the text that is shown for an offer
   is always understood as that offer. Other input is read as in the terminal.
3. The game alone decides what is legal; this module fills in offers.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import zip_longest
from typing import Any, Final

from msgspec.structs import replace

from mendax.core.game import Action, Between, FreeText, MendaxError, Offer, OneOf, Reason, Slot
from mendax.terminal.play.line_by_line import deed_words
from mendax.terminal.presentation import Screen
from mendax.terminal.typed import NotUnderstood, Vocabulary, kind_of, read_action
from mendax.words import Words

LISTED: Final = 100
"""The maximum number of values that are listed for a field."""
_AROUND: Final = " \t`*_\"'“”„«».()[]"
"""Characters around an answer that are ignored, such as Markdown."""
_SHOWN: Final = 60


class NotAllowed(MendaxError):
    """Raised for a text that is not an offered action. The reason lists what is allowed."""


class Offered:
    """The offers of one moment as text."""

    def __init__(self, offers: Sequence[Offer], words: Words, screen: Screen) -> None:
        self._offers, self._words, self._screen = tuple(offers), words, screen
        self._vocabulary = Vocabulary(words, screen.typed, screen.game)

    # ── writing ──────────────────────────────────────────────────────────────────────────────

    @cached_property
    def _chosen(self) -> dict[str, str]:
        """Return a word for each kind that means no other kind on offer: the longest."""
        kinds = list(dict.fromkeys(map(kind_of, self._offers)))
        words = {kind: self._vocabulary.words_for(kind) for kind in kinds}
        chosen = {}
        for kind in kinds:
            taken = {word for other in kinds if other != kind for word in words[other]}
            own = [word for word in words[kind] if word not in taken]
            chosen[kind] = max(own or [kind], key=len)
        return chosen

    def text_of(self, action: Action) -> str:
        """Return the text of an offered action, such as ``announce 53``."""
        kind, fields = kind_of(Offer(action)), action.__struct_fields__
        values = {field: getattr(action, field) for field in fields}
        switch = "!" if any(value is True for value in values.values()) else ""
        spelled = [self._spelled(kind, f, v) for f, v in values.items() if not isinstance(v, bool)]
        return " ".join([self._chosen[kind] + switch, *spelled]).strip()

    def _spelled(self, kind: str, field: str, value: Any) -> str:
        return self._screen.typed(value, f"{kind} {field}")

    def lines(self) -> list[str]:
        """Return a line for each offer, followed by a line for each of its free fields."""
        lines = []
        for offer in self._offers:
            kind = kind_of(offer)
            lines.append(
                f"{self.pattern(offer)}: {deed_words(self._words, self._screen, kind, offer)}"
            )
            lines += [f"  {line}" for line in self._choices(offer)]
        return lines

    def pattern(self, offer: Offer) -> str:
        """Return the text of an offer, with names in capitals for its free fields."""
        kind, slots = kind_of(offer), {slot.field for slot in offer.slots}
        parts = [self._chosen[kind]]
        for field, name in self._names(offer):
            value = getattr(offer.action, field)
            parts.append(name if field in slots else self._spelled(kind, field, value))
        return " ".join(part for part in parts if part)

    def _names(self, offer: Offer) -> Iterator[tuple[str, str]]:
        """Yield each field that is not Boolean, and its name in capitals."""
        kind, action = kind_of(offer), offer.action
        fields = [f for f in action.__struct_fields__ if not isinstance(getattr(action, f), bool)]
        usage = re.sub(r"[()]", "", self._vocabulary.usage(kind)).split()
        for field, name in zip_longest(fields, usage[: len(fields)]):
            key = f"agents-field-{field}".replace("_", "-")
            yield field, name or (self._words.say(key) if self._words.knows(key) else field.upper())

    def _choices(self, offer: Offer) -> Iterator[str]:
        names = dict(self._names(offer))
        for slot in offer.slots:
            if isinstance(getattr(offer.action, slot.field), bool):
                word = self._chosen[kind_of(offer)]
                yield self._words.say("agents-switch", word=word, field=slot.field)
            else:
                yield f"{names[slot.field]}: {self.values(offer, slot)}"

    def values(self, offer: Offer, slot: Slot) -> str:
        """Return the legal values of a free field in words."""
        if isinstance(slot, Between):
            return self._words.say("agents-between", low=slot.low, high=slot.high)
        if isinstance(slot, FreeText):
            return self._words.say("agents-free-text", longest=slot.longest)
        spelled = [self._spelled(kind_of(offer), slot.field, value) for value in slot.values]
        if len(spelled) <= LISTED:
            return ", ".join(spelled)
        return self._words.say("agents-span", first=spelled[0], last=spelled[-1])

    @property
    def shortened(self) -> bool:
        """Return whether the lines leave out values."""
        slots = [slot for offer in self._offers for slot in offer.slots]
        return any(isinstance(slot, OneOf) and len(slot.values) > LISTED for slot in slots)

    # ── reading ──────────────────────────────────────────────────────────────────────────────

    def read(self, text: str) -> Action:
        """Return the offered action that a text means. The last line of the text counts.

        Raises ``NotAllowed``.
        """
        lines = [line.strip() for line in text.splitlines() if line.strip(_AROUND)]
        line = lines[-1] if lines else ""
        for said in dict.fromkeys((line, line.strip(_AROUND))):
            action = self._exactly(said) or self._freely(said)
            if action is not None:
                return action
        raise self._refusal(line)

    def _exactly(self, text: str) -> Action | None:
        """Return the action whose text this is, or None."""
        word, _, rest = " ".join(text.split()).partition(" ")
        for offer in self._offers:
            chosen = self._chosen[kind_of(offer)]
            if word.rstrip("!").casefold() == chosen.casefold():
                action = self._filled(offer, rest, word.endswith("!"))
                if action is not None and offer.admits(action):
                    return action
        return None

    def _filled(self, offer: Offer, rest: str, switch: bool) -> Action | None:
        """Return the offer's action with the values in ``rest``, or None if they do not fit."""
        slots, action = {slot.field: slot for slot in offer.slots}, offer.action
        made: dict[str, Any] = {}
        for field in action.__struct_fields__:
            if isinstance(getattr(action, field), bool):
                made[field] = switch
                continue
            slot = slots.get(field) or OneOf(field, (getattr(action, field),))
            found = self._first(kind_of(offer), slot, rest)
            if found is None:
                return None
            made[field], rest = found
        return None if rest else replace(action, **made)

    def _first(self, kind: str, slot: Slot, rest: str) -> tuple[Any, str] | None:
        """Return the field's value at the beginning of ``rest``, and what follows it."""
        if isinstance(slot, FreeText):
            return rest, ""
        if isinstance(slot, Between):
            number = re.match(r"[-−+]?\d{1,9}(?= |$)", rest)
            return number and (int(number[0].replace("−", "-")), rest[number.end() :].lstrip())
        spelled = {self._spelled(kind, slot.field, value): value for value in slot.values}
        for said in sorted(spelled, key=len, reverse=True):
            begins = rest[: len(said)].casefold() == " ".join(said.split()).casefold()
            if begins and rest[len(said) :][:1] in ("", " "):
                return spelled[said], rest[len(said) :].lstrip()
        return None

    def _freely(self, text: str) -> Action | None:
        """Return the action that the terminal would understand, or None."""
        if not text:
            return None
        read = self._screen.read_value
        try:
            action = read_action(text, self._offers, self._vocabulary, read, None)
        except NotUnderstood:
            return None
        return action if any(offer.admits(action) for offer in self._offers) else None

    def _refusal(self, text: str) -> NotAllowed:
        allowed = "; ".join(dict.fromkeys(self.pattern(offer) for offer in self._offers))
        word = text.strip(_AROUND).partition(" ")[0].rstrip("!").casefold()
        meant = [o for o in self._offers if self._chosen[kind_of(o)].casefold() == word]
        choices = [line for offer in meant for line in self._choices(offer)]
        if choices:
            allowed = "; ".join([*(self.pattern(offer) for offer in meant), *choices])
        shown: dict[str, str | int] = {"text": text[:_SHOWN], "allowed": allowed}
        return NotAllowed(Reason("agents-not-allowed" if text else "agents-no-answer", shown))
