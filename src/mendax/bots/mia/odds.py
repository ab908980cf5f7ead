"""The player who counts: believes, doubts and bluffs by the table of chances.

It supposes that others mostly say the truth where they can, bluff with anything where they can't,
and count somewhat as it does; then it takes what is worth most. ``Reckoning`` is that sum for one
rule set and number of players, worked from the top of the ladder down. It learns nothing about its
neighbours.
"""

import functools
import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from mendax.bots.mia.player import WAYS_OF_TWO_DICE, Choices, MiaPlayer, own_roll
from mendax.core.game import Action
from mendax.games import game_named
from mendax.games.mia.actions import Announce, Believe, Concede, Doubt, Look, PassOn, Reroll
from mendax.games.mia.order import Ladder
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.view import MiaView

_TEMPTED: Final = 1 / 3
"""How many of those who could say the truth lie upwards all the same."""
_WAVERING: Final = 0.8
"""How far from certain others' answers are, in lives."""
_OWN_WAVERING: Final = 0.02
"""The same for its own choices: near-equals are mixed, so that it is not read too easily."""
_UNDERSTATED: Final = 0.1
"""How often dice passed on blind are better than the value they came with."""
_SWEEPS: Final = 3
"""Where equal values may be said, a cup is worth what it is worth: close enough after these."""


class Stakes(NamedTuple):
    """What a challenge is worth to one of ``players``, in what the rules count."""

    loss: float
    prize: float
    others: int

    def win(self, cost: int) -> float:
        """To the winner, when the loser pays ``cost``."""
        return self.prize + self.loss * cost / self.others

    def lose(self, cost: int) -> float:
        """To the loser."""
        return -self.loss * cost - self.prize / self.others


def _stakes(rules: MiaRules, players: int) -> Stakes:
    others = max(1, players - 1)
    if rules.scoring == "lives":
        return Stakes(1.0, 0.0, others)
    prize = 0 if rules.score_all else rules.score_increment
    whole = max(1, prize + rules.score_decrement)
    return Stakes(rules.score_decrement / whole, prize / whole, others)


class Reckoning:
    """What every announcement is worth under ``rules`` among ``players`` still in.

    Values are steps of the ladder, 0 lowest; −1 is «nothing said yet».
    """

    def __init__(self, ladder: Ladder, rules: MiaRules, players: int) -> None:
        self._rules, self._stakes = rules, _stakes(rules, players)
        self.reach = [rung.reached_by / WAYS_OF_TWO_DICE for rung in ladder.rungs]
        self.share = [(r.reached_by - r.beaten_by) / WAYS_OF_TWO_DICE for r in ladder.rungs]
        self.top = len(ladder.rungs) - 1
        self._cup = [0.0] * (self.top + 2)  # shifted by one: what taking the cup is worth
        for _ in range(_SWEEPS if rules.announce == "equal_or_higher" else 1):
            for before in range(self.top - 1, -2, -1):
                self._cup[before + 1] = self._worth_of_cup(before)

    def lowest(self, before: int) -> int:
        """The lowest step that may be said over ``before``."""
        equal = self._rules.announce == "equal_or_higher" and before >= 0
        return before if equal else before + 1

    # ── is it true? ──────────────────────────────────────────────────────────────────────────

    def bears_out(self, own: int, said: int) -> bool:
        """Whether dice of step ``own`` make ``said`` true."""
        return own == said if self._rules.under_announcing == "is_lie" else own >= said

    def holds_unseen(self, said: int) -> float:
        """The chance that a fresh roll bears out ``said``."""
        return self.share[said] if self._rules.under_announcing == "is_lie" else self.reach[said]

    def holds_looked(self, before: int, said: int) -> float:
        """The chance that someone who looked and had to beat ``before`` has ``said``."""
        lowest = self.lowest(before)
        unable = sum(self.share[:lowest])
        tempted = _TEMPTED * sum(self.share[lowest:said])
        liars = (unable + tempted) / (self.top - lowest + 1)
        honest = (1 - _TEMPTED) * self.share[said]
        return honest / (honest + liars)

    # ── what is it worth? ────────────────────────────────────────────────────────────────────

    def cost(self, said: int, held: bool) -> int:
        """What the loser pays when ``said`` is opened."""
        if said != self.top:
            return 1
        cost = self._rules.mia_true_cost if held else self._rules.mia_lie_cost
        return 2 if self._rules.mia_double_any else cost

    def doubting(self, said: int, holds: float) -> float:
        """What doubting is worth when ``said`` is true with chance ``holds``."""
        right = self._stakes.win(self.cost(said, held=False))
        wrong = self._stakes.lose(self.cost(said, held=True))
        return (1 - holds) * right + holds * wrong

    def believing(self, said: int) -> float:
        """What taking the cup is worth after ``said`` (−1: opening the round)."""
        return self._cup[said + 1]

    def conceding(self) -> float:
        """What giving up before the top value is worth."""
        both = self._rules.mia_concede == "costs_two" or self._rules.mia_double_any
        return -self._stakes.loss * (2 if both else 1)

    def accepting(self, said: int) -> float:
        """What not doubting is worth; minus infinity where one must doubt."""
        if said < self.top:
            return self.believing(said)
        return -math.inf if self._rules.mia_concede == "not_allowed" else self.conceding()

    def saying(self, said: int, holds: float, seems: float) -> float:
        """What saying ``said`` is worth: true with chance ``holds``, ``seems`` to the others."""
        held = self._stakes.win(self.cost(said, held=True))
        caught = self._stakes.lose(self.cost(said, held=False))
        opened = holds * held + (1 - holds) * caught
        if said == self.top and self._rules.mia_reveals:
            return holds * self._stakes.loss + (1 - holds) * self._stakes.lose(1)
        accepted = self.accepting(said)
        if accepted == -math.inf:
            return opened
        doubted = _sigmoid((self.doubting(said, seems) - accepted) / _WAVERING)
        return doubted * opened + (1 - doubted) * -accepted / self._stakes.others

    def having(self, own: int, before: int, said: int) -> float:
        """What saying ``said`` over ``before`` is worth to one who has seen ``own``."""
        holds = float(self.bears_out(own, said))
        return self.saying(said, holds, self.holds_looked(before, said))

    def unseen(self, said: int) -> float:
        """What saying ``said`` over dice that nobody has seen is worth."""
        holds = self.holds_unseen(said)
        return self.saying(said, holds, holds)

    def _worth_of_cup(self, before: int) -> float:
        lowest = self.lowest(before)
        sayable = range(lowest, self.top + 1)
        if not sayable:
            return 0.0
        rerolled = -math.inf
        if self._rules.blind_reroll == "new_value":
            rerolled = max(self.unseen(said) for said in sayable)
        elif self._rules.blind_reroll == "same_or_higher" and before >= 0:
            rerolled = self.unseen(before)
        best_bluff = [self.having(-1, before, said) for said in sayable]
        worth = 0.0
        for own, share in enumerate(self.share):
            told = max(
                self.having(own, before, said) if said <= own else best_bluff[said - lowest]
                for said in sayable
            )
            worth += share * max(told, rerolled)
        return worth


@functools.lru_cache(256)
def reckoning(game: str, rules: MiaRules, players: int) -> Reckoning:
    """The sums for a rule set, done once."""
    ladder = game_named(game).reference(rules)
    if not isinstance(ladder, Ladder):
        raise TypeError(f"{game} has no ladder of values")
    return Reckoning(ladder, rules, players)


def _sigmoid(x: float) -> float:
    return 1 / (1 + math.exp(-max(-60.0, min(60.0, x))))


class Odds(MiaPlayer):
    """Always takes what is worth most by the table of chances."""

    def say(self, view: MiaView, may: Choices) -> Action:
        """The truth, less, or more: whichever is worth most; or the dice once more, unseen."""
        sums, own = self._sums(view), self.scale.step(own_roll(view))
        before = self.scale.step(view.claims[-1].value) if view.claims else -1
        worth: list[tuple[float, Action]] = [
            (sums.having(own, before, self.scale.step(value)), Announce(value))
            for value in self.rising(view, may)
        ]
        worth.extend(
            (sums.unseen(self.scale.step(value)), Reroll(value)) for value in may.values(Reroll)
        )
        return self._best(worth)

    def answer(self, view: MiaView, may: Choices) -> Action:
        """Believe, doubt, concede or pass on, by what each is worth."""
        sums, said = self._sums(view), self.scale.step(view.claims[-1].value)
        holds = self._holds(sums, view, said)
        worth: list[tuple[float, Action]] = [(sums.doubting(said, holds), Doubt())]
        if Believe in may:
            worth.append((sums.believing(said), Believe()))
        if Concede in may:
            worth.append((sums.conceding(), Concede()))
        for value in may.values(PassOn):
            step = self.scale.step(value)
            chance = self._holds(sums, view, step)
            worth.append((sums.saying(step, chance, chance), PassOn(value)))
        return self._best(worth)

    def before_looking(self, view: MiaView, may: Choices) -> Action:
        """Knowing is worth more than not knowing."""
        return Look()

    def _sums(self, view: MiaView) -> Reckoning:
        players = len(view.standing) - len(view.out)
        return reckoning(self.game, self.rules, players)

    def _holds(self, sums: Reckoning, view: MiaView, said: int) -> float:
        """The chance that the dice under the cup bear out ``said``, going by who rolled them."""
        if view.roll is not None:  # they came round to the one who knows them
            return float(sums.bears_out(self.scale.step(view.roll), said))
        rolled = max(n for n, claim in enumerate(view.claims) if claim.how != "passed")
        source = view.claims[rolled]
        if source.how != "looked":
            return sums.holds_unseen(said)
        before = self.scale.step(view.claims[rolled - 1].value) if rolled else -1
        claimed = self.scale.step(source.value)
        holds = sums.holds_looked(before, claimed)
        if said == claimed:
            return holds
        return holds * _UNDERSTATED * sums.reach[said] / sums.reach[claimed]

    def _best(self, worth: Sequence[tuple[float, Action]]) -> Action:
        most = max(value for value, _ in worth)
        weights = [math.exp((value - most) / _OWN_WAVERING) for value, _ in worth]
        return self.luck.choices([action for _, action in worth], weights)[0]
