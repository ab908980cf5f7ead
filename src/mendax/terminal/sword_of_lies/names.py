"""Names and typed forms in Sword of Lies: cards, targets and pledges.

Places and seats count from 0 in the game and from 1 in the terminal.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

from mendax.core.game import Seat
from mendax.games.cards import Colour, Face
from mendax.games.sword_of_lies.actions import aimed_at, target
from mendax.games.sword_of_lies.state import Order, Pot
from mendax.words import Words

_SIGNS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_SEATS: Final = {"interrogate of", "offer-trade of", "propose-deal to"}
_PLACES: Final = {"own", "theirs", "place", "price"}
_NUMBERS: Final = {"chips", "to", "number"}
_AIMS: Final = {"target", "first", "second", "third"}


def face_name(face: Face) -> str:
    """Convert ``Td`` to ``10♦``."""
    return card_sign(face)


def card_sign(face: Face) -> str:
    """Convert ``Td`` to ``10♦``, where the browser has a sign too and not the words."""
    return f"{'10' if face[0] == 'T' else face[0]}{_SIGNS[face[1]]}"


class Callings:
    """The names at one table, and the meaning of typed text."""

    def __init__(self, words: Words, names: Sequence[str], you: Seat) -> None:
        self._words, self._names, self._you = words, names, you

    # ── input ────────────────────────────────────────────────────────────────────────────────

    def value(self, text: str, field: str) -> Any:
        """Parse typed text as a value of this field. Return None if the text is invalid."""
        name = field.rpartition(" ")[2]
        if field in _SEATS or name in _PLACES:
            number = _number(text)
            return None if number is None or number < 1 else number - 1
        if name in _NUMBERS:
            return _number(text)
        if name in _AIMS:
            return _aim(text)
        if name in ("mine", "yours"):
            return self._pledge(text)
        if name in ("colour", "side"):
            return self._one_of(text, name)
        return text.strip() or None

    def _pledge(self, text: str) -> str | None:
        number = _number(text.removeprefix("№").removeprefix("#"))
        if number is not None and number > 0:
            return f"strike-seat{number}"
        for pledge in ("nothing", "spare"):
            words = self._words.say(f"terminal-sword-of-lies-type-{pledge}").split()
            if text.lower() in (pledge, *words):
                return pledge
        return None

    def _one_of(self, text: str, field: str) -> str | None:
        values = {"colour": ("red", "black"), "side": ("face_down", "face_up")}[field]
        for value in values:
            words = self._words.say(f"terminal-sword-of-lies-type-{value.replace('_', '-')}")
            if text.strip().lower() in (value, *words.split()):
                return value
        return None

    # ── output ───────────────────────────────────────────────────────────────────────────────

    def typed(self, value: Any, field: str) -> str:
        """Return the typed form of a value. As in ``value``, a kind may precede the field."""
        name = field.rpartition(" ")[2]
        if field in _SEATS or name in _PLACES:
            return str(value + 1)
        if name in _AIMS:
            seat, place = aimed_at(value)
            return f"{seat + 1}-{place + 1}"
        if name in ("colour", "side"):
            key = f"terminal-sword-of-lies-type-{value.replace('_', '-')}"
            return self._words.say(key).split()[0]
        return str(value)

    def name(self, seat: Seat) -> str:
        """Return a player's name with the seat number used by marks and targets, or "you"."""
        if seat == self._you:
            return self._words.say("terminal-sword-of-lies-you")
        return str(self._names[seat])

    def names(self, seats: Sequence[Seat]) -> str:
        """Return the names of several seats."""
        return ", ".join(self.name(seat) for seat in seats)

    def place(self, place: int) -> str:
        """Return the words for a place, such as "the second card from the left"."""
        return self._words.say("sword-of-lies-place", place=place + 1)

    def colour(self, colour: Colour) -> str:
        """Return the name of a colour."""
        return self._words.say("sword-of-lies-colour-" + colour)

    def chips(self, chips: int) -> str:
        """Return a number of chips in words."""
        return self._words.say("sword-of-lies-chips", chips=chips)

    def pledge(self, pledge: str, to: Seat) -> str:
        """Return the words for a pledge to ``to``."""
        if pledge == "nothing":
            return self._words.say("sword-of-lies-pledge-nothing")
        kind, _, number = pledge.partition("-seat")
        seat = int(number) - 1 if number else to
        if seat == self._you:
            return self._words.say(f"terminal-sword-of-lies-{kind}-you")
        return self._words.say("sword-of-lies-pledge-" + kind, seat=self.name(seat))

    def quoted(self, words: str) -> str:
        """Return a player's text in quotation marks. An empty text stays empty."""
        return self._words.say("sword-of-lies-quoted", words=words) if words else ""

    def given(self, chips: int, pledge: str, to: Seat) -> str:
        """Return one side of a deal with ``to``: its chips, if any, and its pledge."""
        parts = [self.chips(chips)] if chips > 0 else []
        if parts and pledge == "nothing":
            return parts[0]
        return "; ".join([*parts, self.pledge(pledge, to)])

    def card(self, face: Face | None, place: int) -> str:
        """Return the sign of a card or, in records of earlier releases, the words for its place."""
        return self.place(place) if face is None else card_sign(face)

    def order(self, order: Order, struck: Sequence[Face] = (), paid: Face | None = None) -> str:
        """Return the words for a war order with the faces of its targets and its price."""
        faces = struck or (None,) * len(order.targets)
        aims = [self._aim(*one) for one in zip(order.targets, faces, strict=True)]
        if not aims:
            return self._words.say("sword-of-lies-action-hold")
        said = "; ".join(self._times(aim, aims.count(aim)) for aim in dict.fromkeys(aims))
        if order.price is None:
            return said
        price = self.card(paid, order.price)
        return self._words.say("sword-of-lies-order-paid", aims=said, card=price)

    def _aim(self, aim: str, face: Face | None) -> str:
        seat, place = aimed_at(aim)
        card = self.card(face, place)
        if seat == self._you:
            return self._words.say("terminal-sword-of-lies-your-card", card=card)
        return self._words.say("sword-of-lies-aim", owner=self.name(seat), card=card)

    @staticmethod
    def _times(aim: str, swords: int) -> str:
        return f"{aim} ×{swords}" if swords > 1 else aim

    def armed(self, swords: Sequence[int], boldest: Seat | None) -> str:
        """Return the swords of each seat before the war, naming the seat that earned swords by the
        highest bet.
        """
        said = []
        for seat, number in enumerate(swords):
            if number:
                bold = "yes" if seat == boldest else "no"
                armed = self._words.say("sword-of-lies-armed-with", swords=number, bold=bold)
                said.append(f"{self.name(seat)}: {armed}")
        armed = "; ".join(said) or self._words.say("sword-of-lies-armed-nobody")
        return armed[:1].upper() + armed[1:]

    def pots(self, pots: Sequence[Pot]) -> str:
        """Return the main pot, and the side pots with the seats that may win them."""
        said = []
        for number, pot in enumerate(pots):
            name = self.pot(number)
            among = f" ({self.names(pot.seats)})" if len(pots) > 1 else ""
            said.append(f"{name} {pot.chips}{among}")
        return "; ".join(said)

    def pot(self, number: int) -> str:
        """Return the name of a pot."""
        key = "sword-of-lies-side-pot" if number else "sword-of-lies-main-pot"
        return self._words.say(key, number=number)

    def shares(self, chips: Sequence[int]) -> str:
        """Return the share of each seat in chips."""
        shares = enumerate(chips)
        return ", ".join(f"{self.name(seat)} {share}" for seat, share in shares if share)


def _number(text: str) -> int | None:
    plain = text.strip().replace("−", "-").lstrip("+")
    return int(plain) if re.fullmatch(r"-?[0-9]{1,9}", plain) else None


def _aim(text: str) -> str | None:
    aimed = re.fullmatch(r"(?:seat)?(\d{1,2})[\s\-.:/](\d{1,2})", text.strip())
    return target(int(aimed[1]) - 1, int(aimed[2]) - 1) if aimed else None
