"""The words of French poker: what one can do, what can happen, the state, and what a seat sees.

Dice have places, 0 to 4, which they keep while they are handed on: so it is public which of them
were re-rolled, and whoever saw a die knows it until it is re-rolled hidden.

Secrets are in one place: ``Die.pips`` of a die under the cup. Each die falls by a chance action of
its own, so that opening one die opens one commitment, and no other die with it.
"""

from typing import Literal

from mendax.core.game import Action, Event, Glimpse, Opening, Seat, Value
from mendax.games.french_poker.claims import Dice, Spelling
from mendax.games.french_poker.rules import FrenchPokerRules

Places = tuple[int, ...]
"""Some of the five dice by their places, in ascending order."""

# ── actions of players ───────────────────────────────────────────────────────────────────────


class Shake(Action, frozen=True):
    """Open the round: roll five dice hidden, and look."""


class Announce(Action, frozen=True):
    """Claim a hand, true or not, and hand the dice on as they lie."""

    claim: Spelling


class Believe(Action, frozen=True):
    """Take the dice as they lie, and look."""


class Doubt(Action, frozen=True):
    """Open the dice."""


class KeepHidden(Action, frozen=True):
    """Put these dice under the cup and re-roll the others in the open."""

    kept: Places


class KeepOpen(Action, frozen=True):
    """Lay these dice open on the table and re-roll the others hidden (none kept: all five)."""

    kept: Places


class PassOn(Action, frozen=True):
    """Hand the dice on unseen, with a higher claim to answer for (option ``blind_pass``)."""

    claim: Spelling


class Concede(Action, frozen=True):
    """Give up before the top claim, without looking (option ``top_claim``)."""


# ── actions of chance ────────────────────────────────────────────────────────────────────────


class DrawLot(Action, frozen=True):
    """Who opens the first round."""

    seat: Seat


class Fall(Action, frozen=True):
    """How one die falls under the cup."""

    pips: int


class FallOpen(Action, frozen=True):
    """How one die falls on the open table."""

    pips: int


# ── events ───────────────────────────────────────────────────────────────────────────────────


class LotDrawn(Opening, frozen=True):
    """The lot fell on ``seat``, who opens the first round."""

    seat: Seat


class RoundStarted(Event, frozen=True):
    """Round ``number`` (from 1) is opened by ``seat``."""

    number: int
    seat: Seat


class Shaken(Event, frozen=True):
    """``seat`` opens the round and rolls five dice hidden."""

    seat: Seat


class Fell(Event, frozen=True):
    """This die lies under the cup of ``seat``; its fall was chance action ``draw``."""

    seat: Seat
    die: int
    draw: int


class Saw(Glimpse, frozen=True):
    """What the one who looked under the cup saw of this die. Private."""

    die: int
    pips: int


class Landed(Opening, frozen=True):
    """This die fell on the open table."""

    die: int
    pips: int


class Announced(Event, frozen=True):
    """``seat`` claimed a hand."""

    seat: Seat
    claim: Spelling


class Believed(Event, frozen=True):
    """``seat`` believes, takes the dice as they lie and looks."""

    seat: Seat


class KeptHidden(Event, frozen=True):
    """``seat`` has these dice under the cup and re-rolls the others in the open."""

    seat: Seat
    kept: Places


class KeptOpen(Event, frozen=True):
    """``seat`` lays these dice open and re-rolls the others hidden."""

    seat: Seat
    kept: Places


class Shown(Opening, frozen=True):
    """This die, hidden until now, lies open for all to see."""

    die: int
    pips: int


class PassedOn(Event, frozen=True):
    """``seat`` handed the dice on unseen and answers for ``claim``."""

    seat: Seat
    claim: Spelling


class Doubted(Event, frozen=True):
    """``seat`` doubts ``claimer``."""

    seat: Seat
    claimer: Seat


class Conceded(Event, frozen=True):
    """``seat`` gave up before the top claim."""

    seat: Seat


class Opened(Event, frozen=True):
    """All dice are open: they are worth ``worth``, ``claim`` was said, and whether that held."""

    dice: Dice
    worth: Spelling
    claimer: Seat
    claim: Spelling
    held: bool


class LaidOff(Event, frozen=True):
    """``seat`` lost the round and laid off a token; ``left`` remain."""

    seat: Seat
    left: int


class Charged(Event, frozen=True):
    """``seat`` lost the round, took a token out of the pot and now has ``held``."""

    seat: Seat
    held: int
    pot: int


class PotEmptied(Event, frozen=True):
    """The pot is empty: from now on the winner of a round gives one token back."""


class GaveBack(Event, frozen=True):
    """``seat`` won the round, gave a token back and now has ``held``."""

    seat: Seat
    held: int
    pot: int


class WentOut(Event, frozen=True):
    """``seat`` has no tokens left and is out."""

    seat: Seat


class CameSafe(Event, frozen=True):
    """``seat`` holds no tokens any more and is safe (scoring ``charge``)."""

    seat: Seat


class GameEnded(Event, frozen=True):
    """The game is over; finishing places by seat, 1 is best."""

    places: tuple[int, ...]


# ── the state ────────────────────────────────────────────────────────────────────────────────

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


class DieView(Value, frozen=True):
    """A die as one observer knows it; ``pips`` is None if they don't. The rest is public."""

    pips: int | None
    open: bool
    seen: tuple[Seat, ...] | None
    """Who has seen it since it fell; None: everyone."""
    since: int
    """How many claims of the round had been made when it fell."""


class FrenchPokerView(Value, frozen=True):
    """What one seat (or a spectator: ``you`` is None) sees and remembers."""

    you: Seat | None
    phase: Phase
    turn: Seat
    round: int
    standing: tuple[int, ...]
    pot: int
    discharging: bool
    done: tuple[Seat, ...]
    """Who plays no more: out, or in a charge safe."""
    claims: tuple[Announcement, ...]
    dice: tuple[DieView, ...]
    falling: Places
    deed: Deed
    """What the one with the dice has done so far this turn (in phases fall and cup)."""
    kept: Places
    last: Disclosure | None
    places: tuple[int, ...] | None
