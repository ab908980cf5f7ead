"""A bot that plays an equilibrium and exploits opponents after forming a model of them.

The bot plays a best response to ``opponent_models``.

With two players left, the bot adds up what each deviation from sound play costs against the
packaged policy, and this sum never exceeds ``CAP`` in a game. The bot therefore loses at most
``CAP`` of a game to that policy. It has no bound against other players: one that knows its memory
wins almost every game (``bench.reading``). It assumes that both players play soundly after the next
answer.

With more players left, no policy is sound against every opponent, and the risk is unbounded. The
bot then makes the best move by ``Advice.weigh_against``. If a round can return to an earlier state,
that method has no values, and the bot plays as with two players left.

With blind passes, the bot uses its models of first claims and of answers by seats that do not know
the dice; all other decisions follow the sound policy.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from mendax.bots.mia.advice import Advice, Sight, Weighed, WeighedMove
from mendax.bots.mia.equilibrium import Equilibrium
from mendax.bots.mia.seat_opinions import SeatOpinions, knows, rolled_over
from mendax.core.game import Action, Event, Seat
from mendax.games.mia.actions import PassOn
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.view import MiaView

CAP: Final = 0.02
"""The maximum total cost of deviations per game, as a winning probability against the policy."""
_WORTH_WHILE: Final = 1e-9
"""Gains below this value are ignored."""


class Reader(Equilibrium):
    """Deviates from sound play towards moves that are worth more against its opponents."""

    def __init__(
        self,
        game: str,
        rules: MiaRules,
        seat: Seat,
        seats: int,
        rng: Random,
        advice: Advice | None = None,
    ) -> None:
        super().__init__(game, rules, seat, seats, rng, advice)
        self.left = CAP
        """The part of ``CAP`` that is not yet used in this game."""
        self.opinions = SeatOpinions(game, rules, seat, seats)

    def hear(self, event: Event) -> None:
        """Update the model of the acting seat."""
        before = self.witness.sight()
        super().hear(event)
        self.opinions.hear(event, before, self.witness.sight(), self.advice)

    # ── decisions ──

    def _advised(self, sight: Sight) -> Action | None:
        if self.advice is None:
            return None
        against = self.advice.weigh_against(sight, self.opinions)
        if against is not None:
            return max(against.moves, key=lambda move: move.worth).action
        looking = sight.view.phase == "cup" and not sight.view.looked
        weighed = None if looking else self.advice.weigh(sight)
        if weighed is None:
            return super()._advised(sight)
        leaning = self._leaning(sight.view, weighed)
        if leaning is None:
            return super()._advised(sight)
        self.left -= max(0.0, weighed.worth - leaning.worth)
        return leaning.action

    def _leaning(self, view: MiaView, weighed: Weighed) -> WeighedMove | None:
        """Return the move with the highest value against these players, if it gains anything."""
        hopes = [(self._hope(view, move), move) for move in weighed.moves]
        sound = sum(hope * move.chance for hope, move in hopes)
        may = [(h, m) for h, m in hopes if weighed.worth - m.worth <= self._affordable(h - sound)]
        if not may:
            return None
        hope, best = max(may, key=lambda pair: pair[0])
        return best if hope > sound + _WORTH_WHILE else None

    def _affordable(self, gain: float) -> float:
        """Return the cost worth risking for a gain, which is at most the gain and the rest of the
        cap."""
        return max(0.0, min(self.left, gain))

    def _hope(self, view: MiaView, move: WeighedMove) -> float:
        """Return the value of the move against these players."""
        if move.by_roll:
            return self._worth_of_doubt(view, move)
        return self._worth_of_claim(view, move)

    def _worth_of_claim(self, view: MiaView, move: WeighedMove) -> float:
        value = getattr(move.action, "value", None)
        if value is None or move.opened == move.accepted:
            return move.worth
        passed = isinstance(move.action, PassOn)
        if passed and knows(self._next(view), view):
            return move.worth
        claims = rolled_over(view.claims) if passed else view.claims
        moment = self.opinions.situation(claims, view)
        doubted = self.opinions.of[self._next(view)].doubts(value, moment, move.doubted)
        return doubted * move.opened + (1 - doubted) * move.accepted

    def _worth_of_doubt(self, view: MiaView, move: WeighedMove) -> float:
        dice = self.opinions.dice()
        if not dice or view.claims[-1].how != "looked":
            return move.worth
        known = {roll: chance for roll, chance in dice.items() if roll in move.by_roll}
        whole = sum(known.values())
        return sum(chance * move.by_roll[roll] for roll, chance in known.items()) / whole

    def _next(self, view: MiaView) -> Seat:
        seats = len(view.standing)
        turns: Sequence[Seat] = [(self.seat + n) % seats for n in range(1, seats)]
        return next(seat for seat in turns if seat not in view.out)
