"""All there is to know about a game of French poker at one moment.

Secrets are in one place: ``Die.pips`` of a die under the cup. Whoever saw a die knows it until it
is re-rolled hidden (``Die.seen``). What a seat sees is in ``view``.
"""

from typing import Literal

from mendax.core.game import Seat, Value
from mendax.games.french_poker.actions import Places
from mendax.games.french_poker.claims import Dice, Spelling
from mendax.games.french_poker.rules import FrenchPokerRules

Phase = Literal["lot", "open", "fall", "cup", "answer", "over"]


"""lot: who begins · open: the starter rolls · fall: dice are falling · cup: whoever has the dice
re-rolls or claims · answer: the next one answers · over."""


Deed = Literal["opened", "left", "kept-hidden", "kept-open", "passed"]


"""What one did with the dice before claiming: opened the round · left them as they lay · kept some
hidden, re-rolled the rest in the open · kept some open, re-rolled the rest hidden · passed on."""


class Announcement(Value, frozen=True):
    """One claim of the running round, what its speaker had done, and the dice they had kept."""

    seat: Seat
    claim: Spelling
    deed: Deed
    kept: Places = ()


class Die(Value, frozen=True):
    """One of the five dice."""

    pips: int | None
    """None while it is falling."""
    open: bool
    draw: int
    """Which chance action made it fall."""
    seen: tuple[Seat, ...] | None
    """Who has seen it since it fell, in order of seats; None: everyone."""
    since: int
    """How many claims of the round had been made when it fell."""

    def known_to(self, observer: Seat | None) -> bool:
        """Whether ``observer`` sees this die, or remembers it."""
        return self.seen is None or (observer is not None and observer in self.seen)


class Disclosure(Value, frozen=True):
    """How the last round ended; ``dice`` and ``worth`` are None if they were not opened."""

    dice: Dice | None
    worth: Spelling | None
    claim: Spelling
    claimer: Seat
    answerer: Seat
    doubted: bool
    loser: Seat
    winner: Seat


class FrenchPokerState(Value, frozen=True):
    """All there is to know, the dice under the cup included."""

    rules: FrenchPokerRules
    standing: tuple[int, ...]
    """Tokens by seat: those left to lose or, in a charge, those held."""
    pot: int = 0
    """Tokens in the pot of a charge."""
    discharging: bool = False
    """Whether the pot of a charge has been emptied, and winners give back."""
    phase: Phase = "lot"
    turn: Seat = 0
    round: int = 0
    draws: int = 0
    """Chance actions so far."""
    claims: tuple[Announcement, ...] = ()
    dice: tuple[Die, ...] = ()
    """Five dice, or none before the starter rolls."""
    falling: Places = ()
    """The dice that are still to fall, the next one first."""
    deed: Deed = "opened"
    kept: Places = ()
    """What the one with the dice has done so far, and the dice kept in doing so."""
    done: tuple[tuple[Seat, ...], ...] = ()
    """Who plays no more, in order: out, or in a charge safe; those of one moment together."""
    last: Disclosure | None = None
