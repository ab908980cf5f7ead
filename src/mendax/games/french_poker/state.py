"""The state of a game of French poker.

One field is secret: ``Die.pips`` of a die under the cup. A seat that saw a die knows its pips until
the die is re-rolled hidden (``Die.seen``). ``view`` defines what a seat may see.
"""

from typing import Literal

from mendax.core.game import Seat, Value
from mendax.games.french_poker.actions import Places
from mendax.games.french_poker.claims import Dice, Spelling
from mendax.games.french_poker.rules import FrenchPokerRules

Phase = Literal["lot", "open", "fall", "cup", "answer", "over"]


"""lot: draw the first starter · open: the starter rolls · fall: dice fall · cup: the seat with the
dice re-rolls or claims · answer: the next seat answers · over."""


Deed = Literal["opened", "left", "kept-hidden", "kept-open", "rerolled", "laid-open", "passed"]


"""The action with the dice before a claim: started the round · left them unchanged · kept some
hidden and re-rolled the rest openly · kept some openly and re-rolled the rest hidden · kept some
as they lay and re-rolled the rest hidden · laid some open · passed on."""


class Announcement(Value, frozen=True):
    """One claim of the current round, with the action before it and the dice that were kept."""

    seat: Seat
    claim: Spelling
    deed: Deed
    kept: Places = ()


class Die(Value, frozen=True):
    """One of the five dice."""

    pips: int | None
    """The pips of the die, or None until it has fallen."""
    open: bool
    draw: int
    """The number of the chance action that rolled the die."""
    seen: tuple[Seat, ...] | None
    """The seats that have seen the die since it fell, in order, or None for everyone."""
    since: int
    """The number of claims in the round when the die fell."""

    def known_to(self, observer: Seat | None) -> bool:
        """Return whether ``observer`` sees or remembers this die."""
        return self.seen is None or (observer is not None and observer in self.seen)


class Disclosure(Value, frozen=True):
    """The end of the last round. If the dice were not opened, ``dice`` and ``worth`` are None."""

    dice: Dice | None
    worth: Spelling | None
    claim: Spelling
    claimer: Seat
    answerer: Seat
    doubted: bool
    loser: Seat
    winner: Seat


class FrenchPokerState(Value, frozen=True):
    """The complete state, including the dice under the cup."""

    rules: FrenchPokerRules
    standing: tuple[int, ...]
    """The tokens of each seat: those left to lose or, in a charge, those taken."""
    pot: int = 0
    """The tokens in the pot of a charge."""
    discharging: bool = False
    """True once the pot of a charge is empty and winners return tokens."""
    phase: Phase = "lot"
    turn: Seat = 0
    round: int = 0
    draws: int = 0
    """The number of chance actions so far."""
    claims: tuple[Announcement, ...] = ()
    dice: tuple[Die, ...] = ()
    """The five dice; empty before the starter rolls."""
    falling: Places = ()
    """The dice that are still to fall, in order."""
    deed: Deed = "opened"
    kept: Places = ()
    """The current action with the dice, and the dice that were kept or laid open."""
    rerolled: int = 0
    """The number of re-rolls by the seat with the dice since it took the dice."""
    done: tuple[tuple[Seat, ...], ...] = ()
    """The seats that have stopped playing, in order. Simultaneous losers are listed together."""
    last: Disclosure | None = None
