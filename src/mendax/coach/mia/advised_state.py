"""A public state of a position under a policy, with the value of every move.

This module contains no rules. The consequences of a move come from the solver's tables, which are
derived from the rule book. A claim that the policy never makes is treated as a slip, as in the
solver.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from mendax.bots.mia.advice import Weighed, WeighedMove
from mendax.coach.guarantees import (
    best_instead,
    best_made,
    invited,
    is_made,
    worst_of_claims,
)
from mendax.coach.mia.solved_state import SolvedState
from mendax.core.game import Action, Seat
from mendax.games.mia.actions import Announce, Believe, Concede, Doubt, Look, Reroll
from mendax.games.mia.order import ROLLS, Roll
from mendax.games.mia.state import Claim
from mendax.solver.mia.model.positions import Position
from mendax.solver.mia.model.rule_tables import LOOKED, REROLLED, UNSEEN, Floats
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.signalling.race_game import lots

_HOW = {"looked": LOOKED, "unseen": UNSEEN, "rerolled": REROLLED}
_NAMES = {how: name for name, how in _HOW.items()}
_ANNOUNCER, _ANSWERER = 0, 1


class Wait(Action, frozen=True):
    """Let the others answer, of a seat that may doubt out of turn. The game has no such action."""


class AdvisedState(SolvedState):
    """One public state in one position. Seats are counted clockwise from the announcer."""

    def __init__(
        self,
        policy: Policy,
        ends: Floats,
        position: Position,
        seats: tuple[Seat, ...],
        to_beat: int,
    ) -> None:
        """``ends[outcome, seat]`` is the value of each possible end of the round."""
        super().__init__(policy, position, seats, to_beat)
        self.ends = ends
        self.next = position.turned(1)._replace(repetition=0)
        self._replies: dict[tuple[int, str], tuple[float, float]] = {}
        self._lots: dict[tuple[int, str, int, float | None], tuple[float, ...]] = {}

    # ── worst cases, with two seats ──

    def judged(self, moves: Sequence[WeighedMove], roll: Roll | None) -> tuple[WeighedMove, ...]:
        """Return a roller's moves. The claims that sound players never make have their worst value.

        ``roll`` is None before a look.
        """
        said = [m for m in moves if isinstance(m.action, Announce)]
        again = [m for m in moves if isinstance(m.action, Reroll)]
        if roll is None:
            looking = next(m.worth for m in moves if isinstance(m.action, Look))
            worst = self._worst_of(np.ones(1), [said], np.array([looking]))[0]
            return tuple(map(_with_worst, moves, [looking, *worst]))
        rolls = self._rolls()
        odds, row = self.t.odds[rolls], rolls.index(ROLLS.index(roll))
        every = [
            [m for m in self.sayings(ROLLS[r]) if isinstance(m.action, Announce)] for r in rolls
        ]
        best_said = np.array([max(m.worth for m in claims) for claims in every])
        best_again = max((m.worth for m in again), default=-np.inf)
        worst = self._worst_of(odds, every, np.full(len(rolls), best_again))[row]
        rerolled = self._worst_of(odds, [again] * len(rolls), best_said)[row] if again else []
        by_action = dict(zip((m.action for m in (*said, *again)), (*worst, *rerolled), strict=True))
        return tuple(_with_worst(m, by_action[m.action]) for m in moves)

    def _worst_of(
        self, odds: Floats, claims: Sequence[Sequence[WeighedMove]], other: Floats
    ) -> Floats:
        """Return the worst values of claims, by roll; ``other`` is the best other move's value."""
        opened = np.array([[m.opened for m in each] for each in claims])
        accepted = np.array([[m.accepted for m in each] for each in claims])
        values = np.array([[m.worth for m in each] for each in claims])
        doubts = np.array([m.doubted for m in claims[0]])
        instead = np.maximum(best_instead(values), other[:, None])
        return worst_of_claims(odds, opened, accepted, doubts, instead)

    def judged_answers(self, weighed: Weighed, claim: Claim) -> Weighed:
        """Return the answers to ``claim``. Those that sound players never give lose what they
        invite.
        """
        p, how, rolls = self._number(claim), _HOW[claim.how], self._rolls()
        odds = self.t.odds[rolls]
        if how == LOOKED:
            opened = self.ends[self.t.doubt[how, p, rolls], _ANNOUNCER]
        else:
            opened = np.full(len(rolls), self._unseen(how, p))
        if how == UNSEEN:
            best = np.full(len(rolls), max(m.worth for m in self.unlooked()))
        else:
            best = np.array([self._best(ROLLS[r]) for r in rolls])
        sound = best_made(weighed.moves)

        def worst(move: WeighedMove) -> float:
            paid = opened
            if not isinstance(move.action, Doubt):
                after = self._after(p, isinstance(move.action, Concede))
                paid = np.full(len(rolls), float(after[_ANNOUNCER]))
            return min(move.worth, sound.worth - invited(odds, best, paid))

        judged = tuple(_with_worst(m, worst(m)) for m in weighed.moves)
        lost = sum(m.worth for m in weighed.moves) - sum(m.worth for m in judged)
        return weighed._replace(moves=judged, invited=lost)

    def _number(self, claim: Claim) -> int:
        return self.t.number(claim.value, self.to_beat)

    def _rolls(self) -> list[int]:
        """Return the rolls after which the roller makes a claim."""
        return [r for r in range(len(ROLLS)) if self.state.kind[r] >= 0 and self.t.odds[r] > 0]

    # ── announcing ──

    def sayings(self, roll: Roll) -> Iterator[WeighedMove]:
        """Yield the announcements that are legal with ``roll``."""
        r = ROLLS.index(roll)
        said = self.policy.saying(self.position, self.to_beat, roll)
        for p in self.state.claims.tolist():
            opened = self._opened("looked", p, r)
            yield self._said(Announce(self.t.values[p]), p, "looked", opened, said.get(p, 0.0))
        again = int(self.sheet.again[self.to_beat + 1])
        for p in self.state.again.tolist():
            chance = said.get(-1, 0.0) if p == again else 0.0
            opened = self._unseen(REROLLED, p)
            yield self._said(Reroll(self.t.values[p]), p, "rerolled", opened, chance)

    def unlooked(self) -> Iterator[WeighedMove]:
        """Yield looking, and the announcements without looking."""
        blind = int(self.sheet.blind[self.to_beat + 1])
        yield WeighedMove(Look(), float(blind < 0), self._looking())
        for p in self.state.claims.tolist():
            opened = self._unseen(UNSEEN, p)
            value = self.t.values[p]
            yield self._said(Announce(value), p, "unseen", opened, float(p == blind))

    def _looking(self) -> float:
        seen = float(self.state.sight @ self.ends[:, _ANNOUNCER])
        rolls = [r for r in range(len(ROLLS)) if self.state.kind[r] >= 0]
        best = (float(self.t.odds[r]) * self._best(ROLLS[r]) for r in rolls)
        return seen + sum(best)

    def _best(self, roll: Roll) -> float:
        return max(move.worth for move in self.sayings(roll))

    def _unseen(self, how: int, p: int) -> float:
        """Return the announcer's value of opening unseen dice after announcing ``p``."""
        possible = [r for r in range(len(ROLLS)) if self.t.doubt[how, p, r] >= 0]
        odds = [float(self.t.odds[r]) for r in possible]
        worth = [self._opened(_NAMES[how], p, r) for r in possible]
        return sum(x * y for x, y in zip(odds, worth, strict=True)) / sum(odds)

    def _opened(self, how: str, p: int, roll: int) -> float:
        """Return the announcer's value if any seat doubts ``p``."""
        firsts = self._lot(p, how)[1:]
        if not sum(firsts):
            firsts = (1.0,)
        return self._worth(firsts, how, p, roll, _ANNOUNCER) / sum(firsts)

    def _worth(self, firsts: Sequence[float], how: str, p: int, roll: int, seat: int) -> float:
        """Return the sum over seats of the probability that their doubt counts times its value."""
        opened = (self.t.doubt, *self.t.others)[: len(firsts)]
        outcomes = (each[_HOW[how], p, roll] for each in opened)
        return sum(x * float(self.ends[n, seat]) for x, n in zip(firsts, outcomes, strict=True))

    def _said(
        self, action: Announce | Reroll, p: int, how: str, opened: float, chance: float
    ) -> WeighedMove:
        if self.t.forced[p] > 0:
            return WeighedMove(action, chance, opened, 1.0, opened, opened)
        doubted, accepted = self._reply(p, how)
        worth = doubted * opened + (1 - doubted) * accepted
        return WeighedMove(action, chance, worth, doubted, opened, accepted)

    def _reply(self, p: int, how: str) -> tuple[float, float]:
        """Return the probability of a doubt, and the announcer's value without one.

        They are the same for every roll, so they are computed once.
        """
        if (p, how) not in self._replies:
            accepted = float(self._accepted(p)[_ANNOUNCER])
            self._replies[p, how] = 1.0 - self._lot(p, how)[0], accepted
        return self._replies[p, how]

    def _doubts(self, p: int, how: str) -> list[float]:
        """Return the probabilities of doubts of ``p``, of the asked seat first."""
        seats = range(1, len(self.seats)) if self.t.races else (1,)
        asked = (self.position, self.to_beat, p, how)
        return [self.policy.doubting(*asked, seat) for seat in seats]

    def _lot(
        self, p: int, how: str, place: int = _ANSWERER, answer: float | None = None
    ) -> tuple[float, ...]:
        """Return the probability that no seat doubts, and that the doubt of each seat counts.

        ``answer`` is the probability of a doubt by the seat at ``place``, if it is not the usual
        one.
        """
        key = p, how, place, answer
        if key not in self._lots:
            doubts = self._doubts(p, how)
            if answer is not None:
                doubts[place - 1] = answer
            self._lots[key] = tuple(lots(doubts))
        return self._lots[key]

    def _accepted(self, p: int) -> Floats:
        """Return the value for each seat if ``p`` is not doubted."""
        return self._after(p, self.policy.gives_up(self.position, p))

    def _after(self, p: int, conceded: bool) -> Floats:
        """Return the value for each seat if ``p`` is believed or conceded to."""
        if conceded:
            end: Floats = self.ends[self.t.concede[p]]
            return end
        after = self.next
        if p == self.to_beat:
            repetition = (self.position.repetition + 1) % int(self.sheet.periods[p + 1])
            after = after._replace(repetition=repetition)
        return np.roll(self.policy.sheets[after].worth[p + 1], 1)

    # ── answering ──

    def answers(self, claim: Claim, seat: Seat) -> Weighed | None:
        """Return the values of doubting ``claim`` and of the other answers of ``seat``.

        A seat that is not asked may doubt or wait. Returns None if the dice must be opened.
        """
        p, how = self._number(claim), _HOW[claim.how]
        if self.t.forced[p] > 0:
            return None
        place = self.seats.index(seat)
        doubting, waiting = (self._lot(p, claim.how, place, answer) for answer in (1.0, 0.0))

        def worth(lot: tuple[float, ...], roll: int) -> float:
            return self._worth(lot[1:], claim.how, p, roll, place)

        possible = [r for r in range(len(ROLLS)) if self.t.doubt[how, p, r] >= 0]
        by_roll = {ROLLS[r]: worth(doubting, r) for r in possible}
        dice, expected = self._dice(how, p, by_roll)
        opened = sum(chance * by_roll[roll] for roll, chance in dice.items())
        others = sum(x * worth(waiting, ROLLS.index(roll)) for roll, x in dice.items())
        chance = self.policy.doubting(self.position, self.to_beat, p, claim.how, place)
        moves = [WeighedMove(Doubt(), chance, opened, by_roll=by_roll)]
        gives_up = self.policy.gives_up(self.position, p)
        legal = ((Believe(), self.t.believable[p]), (Concede(), self.t.concede[p] >= 0))
        for other in (action for action, can in legal if can and place == _ANSWERER):
            conceded = isinstance(other, Concede)
            after = others + waiting[0] * float(self._after(p, conceded)[_ANSWERER])
            moves.append(WeighedMove(other, (1.0 - chance) * (conceded == gives_up), after))
        if place != _ANSWERER:
            after = others + waiting[0] * float(self._accepted(p)[place])
            moves.append(WeighedMove(Wait(), 1.0 - chance, after))
        lie, even = self.lie_and_even(how, p, dice, by_roll)
        return Weighed(tuple(moves), dice, lie, expected, even)

    def _dice(
        self, how: int, p: int, possible: dict[Roll, float]
    ) -> tuple[dict[Roll, float], bool]:
        """Return each roll's probability given the claim, and whether the policy makes it."""
        fresh = {roll: float(self.t.odds[ROLLS.index(roll)]) for roll in possible}
        if how != LOOKED:
            return _shared(fresh), True
        said = {ROLLS[r]: chances.get(p, 0.0) for r, chances in self.says().items()}
        weighed = {roll: fresh[roll] * said.get(roll, 0.0) for roll in fresh}
        if sum(weighed.values()) > 0:
            return _shared(weighed), True
        same = self.t.same[p]
        true = {roll: x for roll, x in fresh.items() if self.t.literal[ROLLS.index(roll)] == same}
        truthful = len(self.seats) > 2 and self.t.rises
        return _shared(true if true and truthful else fresh), False


def _with_worst(move: WeighedMove, worst: float) -> WeighedMove:
    return move if is_made(move) else move._replace(worth=min(move.worth, float(worst)))


def _shared(chances: dict[Roll, float]) -> dict[Roll, float]:
    whole = sum(chances.values())
    return {roll: chance / whole for roll, chance in chances.items() if chance > 0}
