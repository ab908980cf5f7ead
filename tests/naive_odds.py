"""A weak, frozen bot of Mia that counts odds, as in release 0.1.

It assumes that a third of the other players overstate although they could tell the truth, and that
they answer by a logit response to the same sums. A player who knows it wins far more than a fair
share. Tests of best responses, and of the figures of a seed, use it in place of ``odds``. It covers
rule sets without passing on, rolling again and values that may be repeated.
"""

import functools
import math
from collections.abc import Sequence
from itertools import compress

import pytest

from mendax.arena.mia import reduction
from mendax.bots import bot_named
from mendax.bots.bot import Maker
from mendax.bots.mia.player import WAYS_OF_TWO_DICE, Choices, MiaPlayer, ladder_of, own_roll
from mendax.bots.mia.round_ends import RoundEnds
from mendax.core.game import Action
from mendax.games.mia.actions import Announce, Believe, Concede, Doubt
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.view import MiaView

_TEMPTED = 1 / 3
_WAVERING = 0.8
_OWN_WAVERING = 0.02


class _Sums:
    """The values of every claim among ``players``, computed from the top of the ladder down."""

    def __init__(self, game: str, rules: MiaRules, players: int) -> None:
        ladder, self.players = ladder_of(game, rules), players
        ends = RoundEnds(ladder, rules)
        self.chance = [(r.reached_by - r.beaten_by) / WAYS_OF_TWO_DICE for r in ladder.rungs]
        self.top = len(ladder.rungs) - 1
        steps = range(self.top + 1)
        self.sayable = [ends.sayable(before) for before in (-1, *steps)]
        self.believable = [Believe in ends.answers(said) for said in steps]
        self.conceding = [
            ends.conceded(said).to_answerer(players) / ends.unit
            if Concede in ends.answers(said)
            else -math.inf
            for said in steps
        ]
        table, unit = ends.doubted("looked"), ends.unit
        self.held = [[table[said, own].held for own in steps] for said in steps]
        changes = [[table[said, own].changes for own in steps] for said in steps]
        self.opened = [[each.to_announcer(players) / unit for each in row] for row in changes]
        answerer = [[each.to_answerer(players) / unit for each in row] for row in changes]
        rows = list(zip(self.held, answerer, strict=True))
        self.wrong = [self._mean(worths, held) for held, worths in rows]
        self.right = [self._mean(worths, [not h for h in held]) for held, worths in rows]
        self.ends, self.shown = ends, [ends.shown(said, 0) is not None for said in steps]
        self.taking = [0.0] * (self.top + 2)
        for before in range(self.top - 1, -2, -1):
            self.taking[before + 1] = self._worth_of_taking(before)

    def _mean(self, worths: Sequence[float], rolls: Sequence[bool]) -> float:
        whole = sum(compress(self.chance, rolls))
        chances = compress(self.chance, rolls)
        weighed = (a * b for a, b in zip(chances, compress(worths, rolls), strict=True))
        return sum(weighed) / whole if whole else 0.0

    def holds(self, before: int, said: int) -> float:
        """Return the probability that a claim over ``before`` is true, by Bayes from the assumed
        play.
        """
        lowest = next(iter(self.sayable[before + 1]), self.top + 1)
        tempted = _TEMPTED * sum(self.chance[lowest:said])
        liars = (sum(self.chance[:lowest]) + tempted) / (self.top - lowest + 1)
        honest = (1 - _TEMPTED) * self.chance[said]
        return honest / (honest + liars)

    def doubting(self, said: int, holds: float) -> float:
        """Return the value of doubting a claim."""
        return (1 - holds) * self.right[said] + holds * self.wrong[said]

    def _accepting(self, said: int) -> float:
        return self.taking[said + 1] if self.believable[said] else self.conceding[said]

    def having(self, own: int, before: int, said: int) -> float:
        """Return the value of a claim to a player who has seen ``own``."""
        shown = self.ends.shown(said, own) if self.shown[said] else None
        if shown is not None:
            return shown.changes.to_announcer(self.players) / self.ends.unit
        accepted = self._accepting(said)
        doubt = 1.0
        if accepted != -math.inf:
            gain = (self.doubting(said, self.holds(before, said)) - accepted) / _WAVERING
            doubt = 1 / (1 + math.exp(-max(-60.0, min(60.0, gain))))
        believed = 0.0 if doubt == 1.0 else accepted
        others = max(1, self.players - 1)
        return doubt * self.opened[said][own] - (1 - doubt) * believed / others

    def _worth_of_taking(self, before: int) -> float:
        say = self.sayable[before + 1]
        best = [max(self.having(own, before, said) for said in say) for own in range(self.top + 1)]
        return sum(p * worth for p, worth in zip(self.chance, best, strict=True))


@functools.lru_cache(16)
def claim_sums(game: str, rules: MiaRules, players: int) -> _Sums:
    """Return the sums for a rule set, computed once."""
    return _Sums(game, rules, players)


class NaiveOdds(MiaPlayer):
    """Chooses the most valuable action under its assumptions about the others."""

    def say(self, view: MiaView, may: Choices) -> Action:
        """Return the most valuable claim, true or false."""
        sums, own = self._sums(view), self.scale.step(own_roll(view))
        before = self.scale.step(view.claims[-1].value) if view.claims else -1
        return self._best(
            [
                (sums.having(own, before, self.scale.step(value)), Announce(value))
                for value in self.rising(view, may)
            ]
        )

    def answer(self, view: MiaView, may: Choices) -> Action:
        """Believe, doubt or concede, by the value of each."""
        sums, said = self._sums(view), self.scale.step(view.claims[-1].value)
        before = self.scale.step(view.claims[-2].value) if len(view.claims) > 1 else -1
        worth: list[tuple[float, Action]] = [
            (sums.doubting(said, sums.holds(before, said)), Doubt())
        ]
        if Believe in may:
            worth.append((sums.taking[said + 1], Believe()))
        if Concede in may:
            worth.append((sums.conceding[said], Concede()))
        return self._best(worth)

    def _sums(self, view: MiaView) -> _Sums:
        return claim_sums(self.game, self.rules, len(view.standing) - len(view.out))

    def _best(self, worth: Sequence[tuple[float, Action]]) -> Action:
        most = max(value for value, _ in worth)
        weights = [math.exp((value - most) / _OWN_WAVERING) for value, _ in worth]
        return self.rng.choices([action for _, action in worth], weights)[0]


@pytest.fixture
def naive_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the strategy tables of ``odds`` by those of ``NaiveOdds``."""

    def named(name: str, game: str) -> Maker:
        return NaiveOdds if name == "odds" else bot_named(name, game)

    monkeypatch.setattr(reduction, "bot_named", named)
