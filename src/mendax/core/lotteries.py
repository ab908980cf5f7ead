"""Lotteries: the outcomes of each kind of chance action, as a client can know them.

A rule book computes the outcomes of a chance action from a state that contains hidden dice and
cards. A client has no such state. It has the public event that accompanies each chance action, and
the seed after the game. Both suffice to repeat the draw: the event names the lottery, the lottery
lists the outcomes, and earlier draws show which cards are left.

A game declares its lotteries (``core.extensions.Redrawable``) from the same odds as its chance
outcomes; a test compares the two. The browser has them in its own code
(``web/src/table/lotteries.gen.ts``), because a table of outcomes that the checked server sends
would prove nothing.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import gcd, lcm
from typing import Any

from mendax.core.game import Outcome, Value
from mendax.core.text_form import write


class Lottery(Value, frozen=True):
    """The outcomes of one kind of chance action at the start of a game, in order."""

    outcomes: tuple[str, ...]
    """The text forms, such as ``fall 53``."""
    tickets: tuple[int, ...]
    """The number of tickets of each outcome."""
    among: str = ""
    """A lot among some seats: the field of the event that names them. The outcomes are those of all
    seats.
    """
    pack: bool = False
    """True if outcomes are drawn without replacement, from a pack that all such lotteries share."""
    returns: bool = False
    """True if the drawn cards return to the pack when it is shuffled (``Lotteries.shuffle``)."""


class Lotteries(Value, frozen=True):
    """All lotteries of a game with certain rules and seats."""

    by_event: Mapping[str, Lottery]
    """The lottery by the kind of public event that accompanies its draw in the same entry."""
    shuffle: str = ""
    """The kind of event whose field ``shuffled`` says that cards return to the pack."""


def listed(outcomes: Iterable[Outcome], **more: Any) -> Lottery:
    """Return the lottery of these chance outcomes."""
    known = tuple(outcomes)
    whole = lcm(*(odds.denominator for _, odds in known))
    tickets = tuple(int(odds * whole) for _, odds in known)
    return Lottery(tuple(write(action) for action, _ in known), tickets, **more)


class Cards:
    """The outcomes that are left in one game as its draws are repeated."""

    def __init__(self, lotteries: Lotteries) -> None:
        self._lotteries = lotteries
        packs = [one for one in lotteries.by_event.values() if one.pack]
        self._left = list(packs[0].tickets) if packs else []
        self._returning: list[int] = []
        """The places of the drawn cards that return when the pack is shuffled."""

    def lottery(self, events: Sequence[Mapping[str, Any]], draw: int) -> Mapping[str, Any] | None:
        """Return the event among ``events`` that accompanies chance action ``draw``, or None."""
        known = self._lotteries.by_event
        return next((e for e in events if e["kind"] in known and e.get("draw") == draw), None)

    def tickets(self, event: Mapping[str, Any]) -> tuple[tuple[str, ...], tuple[int, ...]]:
        """Return the possible outcomes of the draw that ``event`` accompanies, with their
        tickets divided by their greatest common divisor.
        """
        lottery = self._lotteries.by_event[event["kind"]]
        held: Sequence[int] = self._left if lottery.pack else lottery.tickets
        if lottery.among:
            seats = event[lottery.among]
            held = [int(seat in seats) for seat in range(len(lottery.outcomes))]
        common = gcd(*held) or 1
        return lottery.outcomes, tuple(count // common for count in held)

    def take(self, event: Mapping[str, Any], outcome: str) -> None:
        """Take the card ``outcome``, drawn with ``event``, from the pack."""
        lottery = self._lotteries.by_event[event["kind"]]
        if lottery.pack and outcome in lottery.outcomes:
            place = lottery.outcomes.index(outcome)
            self._left[place] -= 1
            self._returning += [place] * lottery.returns

    def shuffle(self, events: Iterable[Mapping[str, Any]]) -> None:
        """Return the cards that an event of ``events`` shuffles into the pack."""
        if any(e["kind"] == self._lotteries.shuffle and e.get("shuffled") for e in events):
            for place in self._returning:
                self._left[place] += 1
            self._returning.clear()
