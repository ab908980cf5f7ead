"""The example of a round of French poker after a wrong option (see ``refuting``)."""

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement
from typing import Final

from mendax.coach.french_poker.spelled_moves import spelled
from mendax.core.game import Action
from mendax.games.french_poker.actions import (
    Announce,
    Fall,
    FallOpen,
    KeepHidden,
    KeepOpen,
    RollRest,
)
from mendax.games.french_poker.bidding import ALL
from mendax.games.french_poker.claims import DICE, Dice, order_of, ways
from mendax.games.french_poker.odds import chances, dice_known_to, own_dice
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.state import Die, FrenchPokerState
from mendax.games.french_poker.view import FrenchPokerView
from mendax.games.french_poker.view import view as view_of

_DOUBTED: Final = 0.5
"""Claims over another claim are doubted if their chance, from the dice that the doubter knows, is
lower. The solutions agree on 95% of the claims in the bank.
"""
_OPENING_DOUBTED: Final = 0.18
"""The same for opening claims. The solutions agree on 97% of them."""
_MOST_CLAIMS: Final = 200


class FrenchPokerExample:
    """Chooses typical dice, and the actions of a round."""

    def __init__(self, rules: FrenchPokerRules, view: FrenchPokerView) -> None:
        self._rules, self._view = rules, view
        self._order = order_of(rules)

    def is_sound(self, seats: int) -> bool:
        """Return whether a state can have this view: a decision of the seat to act."""
        view, every = self._view, set(range(seats))
        last = view.claims[-1] if view.claims else None
        playing = every - set(view.done)
        asked = view.phase == "answer" and last is not None and last.seat != view.turn
        places = {*view.kept, *(place for claim in view.claims for place in claim.kept)}
        return (
            ((view.phase == "cup" and own_dice(view) is not None) or asked)
            and view.you == view.turn
            and view.turn in playing
            and len(playing) > 1
            and len(view.standing) == seats
            and view.places is None
            and not view.falling
            and len(view.dice) == DICE
            and all(die.pips in (None, *range(1, 7)) for die in view.dice)
            and len(view.claims) <= _MOST_CLAIMS
            and all(c.seat in playing and c.claim in self._order.step for c in view.claims)
            and places.issubset(ALL)
            and every.issuperset(view.done)
        )

    def state(self, true: bool) -> FrenchPokerState:
        """Return a state with this view. Unknown dice make the last claim true or false."""
        view = self._view
        hidden = [place for place in ALL if view.dice[place].pips is None]
        known = [die.pips for die in view.dice if die.pips is not None]
        pips = dict(zip(hidden, self._hidden(known, len(hidden), true), strict=True))
        dice = tuple(
            Die(pips.get(place, die.pips), die.open, place, die.seen, die.since)
            for place, die in enumerate(view.dice)
        )
        return FrenchPokerState(
            rules=self._rules,
            standing=view.standing,
            pot=view.pot,
            discharging=view.discharging,
            phase=view.phase,
            turn=view.turn,
            round=view.round,
            draws=DICE,
            claims=view.claims,
            dice=dice,
            deed=view.deed,
            kept=view.kept,
            rerolled=view.rerolled,
            done=tuple((seat,) for seat in view.done),
            last=view.last,
        )

    def word(self, action: Action) -> str:
        """Return an action as puzzles write it."""
        return spelled(action, self._view)

    def fallen(self, state: FrenchPokerState) -> Action:
        """Return the next die that falls. The five dice stay below the claim to beat."""
        known = [die.pips for die in state.dice if die.pips is not None]
        step = self._order.step[state.claims[-1].claim] if state.claims else -1
        rolls = list(combinations_with_replacement(range(1, 7), len(state.falling)))
        low = [roll for roll in rolls if self._order.worth([*known, *roll]) <= step]
        die = self._middle(low or rolls, known)[0]
        return FallOpen(die) if state.deed == "kept-hidden" else Fall(die)

    def action(self, state: FrenchPokerState, legal: Sequence[Action]) -> Action:
        """Return the next action of the seat to act.

        The seat re-rolls once if its claim would be a lie, with the best chance of the lowest
        claim. Then it makes the true claim, or the lowest legal one.
        """
        dice = [die.pips or 0 for die in state.dice]
        said = [action for action in legal if isinstance(action, Announce)]
        true = [one for one in said if self._order.holds(dice, one.claim)]
        rolls = [a for a in legal if isinstance(a, KeepOpen | KeepHidden | RollRest)]
        if rolls and not true and not (said and state.rerolled):
            return max(rolls, key=lambda roll: self._chance(state, dice, roll))
        return next(iter([*true[-1:], *said, *legal]))

    def _chance(
        self, state: FrenchPokerState, dice: Sequence[int], roll: KeepOpen | KeepHidden | RollRest
    ) -> float:
        """Return the chance that a re-roll reaches the lowest claim over the last one."""
        step = self._order.step[state.claims[-1].claim] + 1 if state.claims else 0
        reached = chances(self._rules, [dice[place] for place in roll.kept])
        return float(reached.of(min(step, len(reached.reached_by) - 1)))

    def doubts(self, state: FrenchPokerState) -> bool:
        """Return whether the seat to act doubts the last claim, by a rule of thumb."""
        known = dice_known_to(view_of(state, state.turn), state.turn)
        chance = chances(self._rules, known).of(self._order.step[state.claims[-1].claim])
        return chance < (_DOUBTED if len(state.claims) > 1 else _OPENING_DOUBTED)

    def wins(self, state: FrenchPokerState) -> bool:
        """Return whether the round has just ended, and the learner has not lost it."""
        last = state.last
        return last is not None and last != self._view.last and self._view.you != last.loser

    def _hidden(self, known: Sequence[int], count: int, true: bool) -> Dice:
        """Return typical unknown dice that make the last claim true or false."""
        rolls = list(combinations_with_replacement(range(1, 7), count))
        if not count:
            return ()
        claim = self._view.claims[-1].claim
        fit = [roll for roll in rolls if self._order.holds([*known, *roll], claim) == true]
        if true and fit:
            return min(fit, key=lambda roll: self._order.worth([*known, *roll]))
        return self._middle(fit or rolls, known)

    def _middle(self, rolls: Iterable[Dice], known: Sequence[int]) -> Dice:
        """Return the median of these rolls, by the worth of all dice."""
        ordered = sorted(rolls, key=lambda roll: (self._order.worth([*known, *roll]), roll))
        every = [roll for roll in ordered for _ in range(ways(roll))]
        return every[len(every) // 2]
