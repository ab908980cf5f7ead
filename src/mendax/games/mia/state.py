"""The state of a game of Mia.

One field is secret: ``MiaState.roll``, the dice under the cup. ``view`` defines what a seat may
see.
"""

from typing import Literal

from mendax.core.game import Seat, Value
from mendax.games.mia.order import Roll
from mendax.games.mia.rules import MiaRules

Phase = Literal[
    "lot", "open", "fall", "cup", "ask", "answer", "show", "lives", "lives-fall", "over"
]
"""lot: draw the first starter · open: the starter shakes · fall: dice fall · cup: their owner looks
or announces · ask: the announcer of the top value chooses who answers · answer: that seat answers ·
show: the believed seat may show the dice · lives, lives-fall: new lives at three · over."""


How = Literal["looked", "unseen", "passed", "rerolled", "kept"]
"""How a claim was made: after looking, without looking, by a blind pass, by a blind re-roll, or
after looking at the dice of an earlier claim."""


class Claim(Value, frozen=True):
    """One claim of the current round."""

    seat: Seat
    value: Roll
    how: How

    @property
    def fresh(self) -> bool:
        """Return whether the seat rolled the dice for this claim."""
        return self.how not in ("passed", "kept")


class Disclosure(Value, frozen=True):
    """The public end of the last round. If the cup stayed closed, ``roll`` is None."""

    roll: Roll | None
    value: Roll | None
    announcer: Seat
    doubter: Seat | None
    losers: tuple[Seat, ...]
    cost: int


class MiaState(Value, frozen=True):
    """The complete state, including the dice under the cup."""

    rules: MiaRules
    standing: tuple[int, ...]
    """The lives left, points or money of each seat."""
    phase: Phase = "lot"
    turn: Seat = 0
    round: int = 0
    draws: int = 0
    """The number of chance actions so far."""
    claims: tuple[Claim, ...] = ()
    roll: Roll | None = None
    roll_draw: int = 0
    """The number of the chance action that made ``roll``."""
    roller: Seat | None = None
    """The seat that rolled the dice, or that took them over (``kept``)."""
    looked: bool = False
    """True if the roller has seen ``roll``."""
    kept: bool = False
    """True if ``roller`` took over the dice without rolling, and has looked at them."""
    knowing: tuple[Seat, ...] = ()
    """The seats that saw ``roll`` before another seat took the dice over."""
    asked: Seat | None = None
    """The seat that was chosen to answer the last claim."""
    shown: bool = False
    """True if everyone has seen ``roll`` (effect ``must_show``)."""
    direction: int = 1
    """1 if play goes clockwise, otherwise −1."""
    life_rerolled: tuple[Seat, ...] = ()
    pending_lives: tuple[Seat, ...] = ()
    starter: Seat = 0
    """The seat that starts the next round, once new lives are settled."""
    out: tuple[tuple[Seat, ...], ...] = ()
    """The seats that went out, in order. Seats that went out simultaneously are listed together."""
    last: Disclosure | None = None

    @property
    def value(self) -> Roll | None:
        """Return the value of the last claim in this round."""
        return self.claims[-1].value if self.claims else None
