"""All there is to know about a game of Mia at one moment.

Secret is one field: ``MiaState.roll``, the dice under the cup. What a seat sees is in ``view``.
"""

from typing import Literal

from mendax.core.game import Seat, Value
from mendax.games.mia.order import Roll
from mendax.games.mia.rules import MiaRules

Phase = Literal["lot", "open", "fall", "cup", "answer", "show", "lives", "lives-fall", "over"]


"""lot: who begins · open: the starter shakes · fall: dice are falling · cup: their owner looks or
announces · answer: the next one answers · show: who was believed may show the dice · lives,
lives-fall: new lives at three · over."""


How = Literal["looked", "unseen", "passed", "rerolled"]
"""What the claimer did: announced dice they had looked at, or had not, handed them on as they were,
or rolled again unseen."""


class Claim(Value, frozen=True):
    """One announcement of the running round. ``how``: on the dice rolled, blind, or passed on."""

    seat: Seat
    value: Roll
    how: How


class Disclosure(Value, frozen=True):
    """How the last round ended, as everyone saw it; ``roll`` is None if the cup stayed closed."""

    roll: Roll | None
    value: Roll | None
    announcer: Seat
    doubter: Seat | None
    losers: tuple[Seat, ...]
    cost: int


class MiaState(Value, frozen=True):
    """All there is to know, the dice under the cup included."""

    rules: MiaRules
    standing: tuple[int, ...]
    """Lives left, points or money, by seat."""
    phase: Phase = "lot"
    turn: Seat = 0
    round: int = 0
    draws: int = 0
    """Chance actions so far."""
    claims: tuple[Claim, ...] = ()
    roll: Roll | None = None
    roll_draw: int = 0
    """Which chance action made ``roll``."""
    roller: Seat | None = None
    looked: bool = False
    """Whether the roller has seen ``roll``."""
    life_rerolled: tuple[Seat, ...] = ()
    pending_lives: tuple[Seat, ...] = ()
    starter: Seat = 0
    """Who opens the next round, once new lives are settled."""
    out: tuple[tuple[Seat, ...], ...] = ()
    """Who went out, in order; those of one moment together."""
    last: Disclosure | None = None

    @property
    def value(self) -> Roll | None:
        """The value to beat."""
        return self.claims[-1].value if self.claims else None
