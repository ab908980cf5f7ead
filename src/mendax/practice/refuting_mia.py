"""The example of a round of Mia after a wrong option (see ``refuting``)."""

from collections.abc import Iterable, Sequence
from typing import Final

from mendax.core.game import Action
from mendax.core.text_form import write
from mendax.games.mia.actions import Announce, Ask, Fall, HideDice, Look
from mendax.games.mia.judging import holds
from mendax.games.mia.order import WAYS, Roll, announceable, ranking, reaches, rolls_of
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, MiaState
from mendax.games.mia.view import MiaView

_DOUBTED: Final = 0.7
"""Claims over another claim are doubted if fewer rolls reach them. The solutions agree on 94% of
the claims in the bank.
"""
_MOST_CLAIMS: Final = 60


class MiaExample:
    """Chooses typical dice, and the actions of a round."""

    def __init__(self, rules: MiaRules, view: MiaView) -> None:
        self._rules, self._view = rules, view
        self._order = ranking(rules)
        self._rolls = rolls_of(rules.sides)

    def is_sound(self, seats: int) -> bool:
        """Return whether a state can have this view: a decision of the seat to act."""
        view, every = self._view, set(range(seats))
        last = view.claims[-1] if view.claims else None
        said = announceable(self._rules)
        playing = every - set(view.out)
        cup = view.phase == "cup" and view.looked and view.roller == view.turn
        asked = view.phase == "answer" and last is not None and last.seat != view.turn
        return (
            (cup or asked)
            and (view.roll is not None or not cup)
            and view.you == view.turn
            and view.turn in playing
            and len(playing) > 1
            and len(view.standing) == seats
            and view.direction in (1, -1)
            and view.places is None
            and len(view.claims) <= _MOST_CLAIMS
            and all(claim.seat in playing and claim.value in said for claim in view.claims)
            and (view.roll is None or view.roll in self._rolls)
            and (view.roller is None or view.roller in playing)
            and every.issuperset((*view.out, *view.life_rerolled))
        )

    def state(self, true: bool) -> MiaState:
        """Return a state with this view. Unknown dice make the last claim true or false."""
        view = self._view
        roll = view.roll
        if roll is None:
            roll = self._true(view.claims) if true else self._false(view.claims)
        knows = view.phase == "answer" and view.roll is not None and view.roller != view.you
        return MiaState(
            rules=self._rules,
            standing=view.standing,
            phase=view.phase,
            turn=view.turn,
            round=view.round,
            draws=1,
            claims=view.claims,
            roll=roll,
            roller=view.roller,
            looked=view.looked,
            kept=view.kept,
            knowing=(view.turn,) if knows else (),
            direction=view.direction,
            life_rerolled=view.life_rerolled,
            out=tuple((seat,) for seat in view.out),
            last=view.last,
        )

    def word(self, action: Action) -> str:
        """Return an action as puzzles write it."""
        return write(action)

    def fallen(self, state: MiaState) -> Action:
        """Return the roll that falls. The learner's roll reaches less than the learner needs."""
        claims, rolls = state.claims, self._rolls
        if state.turn == self._view.you and claims:
            own = claims[-1].seat == state.turn
            return Fall(self._false(claims) if own else self._below(claims[-1].value, rolls))
        return Fall(self._middle(rolls))

    def action(self, state: MiaState, legal: Sequence[Action]) -> Action:
        """Return the next action of the seat to act: the true claim, or the lowest legal one."""
        first = [action for action in legal if isinstance(action, Look | HideDice | Ask)]
        said = [action for action in legal if isinstance(action, Announce)]
        true = [one for one in said if self._is_true(state, one.value)]
        return (first or true[-1:] or said or list(legal))[0]

    def _is_true(self, state: MiaState, value: Roll) -> bool:
        claim = Claim(state.turn, value, "looked")
        return state.roll is not None and holds(self._rules, claim, state.roll)

    def doubts(self, state: MiaState) -> bool | None:
        """Return whether the seat to act doubts the last claim, by a rule of thumb.

        Return None for an opening claim, for which no rule agrees with the solutions.
        """
        if len(state.claims) == 1:
            return None
        return reaches(self._rules, state.claims[-1].value) < _DOUBTED

    def wins(self, state: MiaState) -> bool:
        """Return whether the round has just ended, and the learner has not lost it."""
        last = state.last
        return last is not None and last != self._view.last and self._view.you not in last.losers

    def _true(self, claims: Sequence[Claim]) -> Roll:
        """Return the lowest roll that makes the last claim true, or else a typical roll."""
        rank = self._order.rank
        true = [roll for roll in self._rolls if holds(self._rules, claims[-1], roll)]
        return (
            min(true, key=lambda roll: (rank[roll], -roll)) if true else self._middle(self._rolls)
        )

    def _false(self, claims: Sequence[Claim]) -> Roll:
        """Return a roll that makes the last claim false and, if possible, the lie necessary."""
        lies = [roll for roll in self._rolls if not holds(self._rules, claims[-1], roll)]
        if len(claims) < 2:
            return self._middle(lies or self._rolls)
        return self._below(claims[-2].value, lies or self._rolls)

    def _below(self, value: Roll, rolls: Sequence[Roll]) -> Roll:
        """Return a typical roll that does not beat ``value``, or else a typical one."""
        rank = self._order.rank
        return self._middle([r for r in rolls if rank[r] <= rank[value]] or rolls)

    def _middle(self, rolls: Iterable[Roll]) -> Roll:
        """Return the median of these rolls."""
        ordered = sorted(rolls, key=lambda roll: (self._order.rank[roll], roll))
        ways = [roll for roll in ordered for _ in range(WAYS[roll])]
        return ways[len(ways) // 2]
