"""The player who counts: believes, doubts and bluffs by the table of chances.

It supposes that others do the same sums, and take each choice the more often, the more it is worth:
a logit quantal response equilibrium (R. D. McKelvey and T. R. Palfrey, "Quantal response equilibria
for normal form games", 1995) of every value to beat, found by fictitious play. ``ClaimValues`` are
those sums for one rule set and number of players, worked from the top of the ladder down. It learns
nothing about its neighbours. Its results against simple habits are in ``arena.mia.habits``.

What may be said, when a claim holds and what it costs is asked of the rule book (``round_ends``).
"""

import functools
import math
import operator
from collections.abc import Iterator, Mapping, Sequence
from itertools import compress
from typing import Final, NamedTuple

from mendax.bots.mia.player import WAYS_OF_TWO_DICE, Choices, MiaPlayer, ladder_of, own_roll
from mendax.bots.mia.round_ends import RoundEnds
from mendax.core.game import Action
from mendax.games.mia.actions import Announce, Believe, Concede, Doubt, Look, PassOn, Reroll
from mendax.games.mia.ladder import Ladder
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import How
from mendax.games.mia.view import MiaView

_WAVERING: Final = 0.04
"""Scale of logit choices, its own and those it supposes of others, in lives."""
_TURNS: Final = 100
"""Iterations towards choices that answer each other, for each value to beat."""
_UNDERSTATED: Final = 0.1
"""How often dice passed on blind are better than the value they came with."""
_SWEEPS: Final = 3
"""Value iterations where a value may be repeated, so that rolling over it leads back to itself."""


class _Mean(NamedTuple):
    """What opening one claim is worth on average over the rolls that bear it out, or don't."""

    announcer: float
    answerer: float


class _Claims(NamedTuple):
    """What is supposed of those who looked and had to beat one value, by what they say."""

    holds: Mapping[int, float]
    """How likely it is true."""
    doubts: Mapping[int, float]
    """How likely it is doubted."""


class _Doubted:
    """Doubts of claims made in one way: by claim and roll, and on average by claim."""

    def __init__(self, ends: RoundEnds, how: How, chance: Sequence[float], players: int) -> None:
        table, steps, unit = ends.doubted(how), range(len(chance)), ends.unit
        self.held = [[table[said, own].held for own in steps] for said in steps]
        changes = [[table[said, own].changes for own in steps] for said in steps]
        self.announcer = [[c.to_announcer(players) / unit for c in row] for row in changes]
        """What each claim is worth with each roll: ``announcer[said][own]``."""
        answerer = [[c.to_answerer(players) / unit for c in row] for row in changes]
        false = [[not held for held in row] for row in self.held]
        rows = list(zip(self.held, false, self.announcer, answerer, strict=True))
        self.true = [_Mean(_mean(a, chance, t), _mean(b, chance, t)) for t, _, a, b in rows]
        self.false = [_Mean(_mean(a, chance, f), _mean(b, chance, f)) for _, f, a, b in rows]
        self.holds = [sum(compress(chance, row)) for row in self.held]
        """The chance that a fresh roll bears out each claim."""


def _mean(worths: Sequence[float], chance: Sequence[float], rolls: Sequence[bool]) -> float:
    """The mean over those rolls; nothing where there are none."""
    whole = sum(compress(chance, rolls))
    weighed = map(operator.mul, compress(chance, rolls), compress(worths, rolls))
    return sum(weighed) / whole if whole else 0.0


class ClaimValues:
    """What every announcement is worth under ``rules`` among ``players`` still in.

    Values and rolls are steps of the ladder, 0 lowest; −1 is «nothing said yet». Worth is in the
    units of ``RoundEnds.unit``. ``chance[step]`` is how likely a fresh roll is exactly that,
    ``reach[step]`` that or more.
    """

    def __init__(self, ladder: Ladder, ends: RoundEnds, players: int) -> None:
        self._players, self._others = players, max(1, players - 1)
        self.reach = [rung.reached_by / WAYS_OF_TWO_DICE for rung in ladder.rungs]
        self.chance = [(r.reached_by - r.beaten_by) / WAYS_OF_TWO_DICE for r in ladder.rungs]
        self.top = len(ladder.rungs) - 1
        self._ends = ends
        self._doubted: dict[How, _Doubted] = {}
        steps = range(self.top + 1)
        self._sayable = [ends.sayable(before) for before in (-1, *steps)]
        answers = [ends.answers(said) for said in steps]
        self._believable = [Believe in may for may in answers]
        self._conceding = [
            ends.conceded(said).to_answerer(players) / ends.unit if Concede in may else -math.inf
            for said, may in enumerate(answers)
        ]
        self._shown = [ends.shown(said, 0) is not None for said in steps]
        self._claims = [_Claims({}, {})] * (self.top + 2)
        self._taking = [0.0] * (self.top + 2)  # shifted by one: what taking the cup is worth
        may_repeat = 0 in self._sayable[1]
        for _ in range(_SWEEPS if may_repeat else 1):
            for before in range(self.top - 1, -2, -1):
                self._taking[before + 1] = self._worth_of_taking(before)

    def lowest(self, before: int) -> int:
        """The lowest step that may be said over ``before``; beyond the top where none may."""
        return next(iter(self._sayable[before + 1]), self.top + 1)

    # ── is it true? ──────────────────────────────────────────────────────────────────────────

    def bears_out(self, own: int, said: int, how: How = "looked") -> bool:
        """Whether dice of step ``own`` make ``said`` true."""
        return self._openings(how).held[said][own]

    def holds_unseen(self, said: int, how: How = "unseen") -> float:
        """The chance that a fresh roll bears out ``said``."""
        return self._openings(how).holds[said]

    def holds_looked(self, before: int, said: int) -> float:
        """The chance that someone who looked and had to beat ``before`` has ``said``."""
        return self._claims[before + 1].holds.get(said, self.reach[said])

    # ── what is it worth? ────────────────────────────────────────────────────────────────────

    def doubting(self, said: int, holds: float, how: How = "looked") -> float:
        """What doubting is worth when ``said`` is true with chance ``holds``."""
        openings = self._openings(how)
        wrong, right = openings.true[said].answerer, openings.false[said].answerer
        return (1 - holds) * right + holds * wrong

    def believing(self, said: int) -> float:
        """What taking the cup is worth after ``said`` (−1: opening the round)."""
        return self._taking[said + 1]

    def conceding(self, said: int) -> float:
        """What giving up before ``said`` is worth; minus infinity where one may not."""
        return self._conceding[said]

    def accepting(self, said: int) -> float:
        """What not doubting is worth; minus infinity where one must doubt."""
        return self.believing(said) if self._believable[said] else self._conceding[said]

    def saying(self, said: int, holds: float, how: How) -> float:
        """What saying ``said`` is worth when all give it the chance ``holds`` to be true."""
        openings = self._openings(how)
        true, false = openings.true[said], openings.false[said]
        opened = holds * true.announcer + (1 - holds) * false.announcer
        return self._answered(said, self._doubt(said, holds, how), opened)

    def having(self, own: int, before: int, said: int) -> float:
        """What saying ``said`` over ``before`` is worth to one who has seen ``own``."""
        if self._shown[said]:
            return self._showing(said, own)
        doubt = self._claims[before + 1].doubts[said]
        return self._answered(said, doubt, self._openings("looked").announcer[said][own])

    def unseen(self, said: int, how: How) -> float:
        """What saying ``said`` over dice that nobody has seen is worth."""
        if self._shown[said]:
            return sum(p * self._showing(said, own) for own, p in enumerate(self.chance))
        return self.saying(said, self.holds_unseen(said, how), how)

    def _showing(self, said: int, own: int) -> float:
        """What saying ``said`` is worth where that opens the dice by itself."""
        shown = self._ends.shown(said, own)
        return shown.changes.to_announcer(self._players) / self._ends.unit if shown else 0.0

    def _openings(self, how: How) -> _Doubted:
        known = self._doubted.get(how)
        if known is None:
            known = self._doubted[how] = _Doubted(self._ends, how, self.chance, self._players)
        return known

    def _doubt(self, said: int, seems: float, how: How) -> float:
        """How likely others, to whom ``said`` is true with chance ``seems``, doubt it."""
        accepted = self.accepting(said)
        if accepted == -math.inf:
            return 1.0
        return _sigmoid((self.doubting(said, seems, how) - accepted) / _WAVERING)

    def _answered(self, said: int, doubt: float, opened: float) -> float:
        """The mean of what a doubt is worth (``opened``) and what acceptance is."""
        accepted = 0.0 if doubt == 1.0 else self.accepting(said)
        return doubt * opened - (1 - doubt) * accepted / self._others

    def _settled(self, before: int) -> _Claims:
        """Claims over ``before`` and answers to them that are logit responses to each other.

        The mean of all turns so far is answered in each (fictitious play).
        """
        openings, say = self._openings("looked"), self._sayable[before + 1]
        told = [said for said in say if not self._shown[said]]
        true = dict.fromkeys(told, 0.0)
        whole = dict.fromkeys(told, 1e-09)
        doubts = {said: self._doubt(said, 0.5, "looked") for said in told}
        for turn in range(1, _TURNS + 1):
            for said, own, share in self._said(before, doubts):
                whole[said] += turn * share
                true[said] += turn * share * openings.held[said][own]
            for said in told:
                answer = self._doubt(said, true[said] / whole[said], "looked")
                doubts[said] += (answer - doubts[said]) * 2 / (turn + 1)
        return _Claims({said: true[said] / whole[said] for said in told}, doubts)

    def _said(self, before: int, doubts: Mapping[int, float]) -> Iterator[tuple[int, int, float]]:
        """How often each claim is made with each roll where claims are doubted so often."""
        openings = self._openings("looked")
        believed = {said: self._answered(said, doubt, 0.0) for said, doubt in doubts.items()}
        for own, chance in enumerate(self.chance):
            worth = [
                doubts[said] * openings.announcer[said][own] + believed[said]
                if said in doubts
                else self._showing(said, own)
                for said in self._sayable[before + 1]
            ]
            most = max(worth)
            weights = [math.exp((each - most) / _WAVERING) for each in worth]
            total = sum(weights)
            for said, weight in zip(self._sayable[before + 1], weights, strict=True):
                if said in doubts:
                    yield said, own, chance * weight / total

    def _worth_of_taking(self, before: int) -> float:
        """What taking the cup is worth, when the best is said of every roll that can fall."""
        self._claims[before + 1] = self._settled(before)
        rerolled = [self.unseen(said, "rerolled") for said in self._ends.rerollable(before)]
        best = [max(rerolled, default=-math.inf)] * (self.top + 1)
        for said in self._sayable[before + 1]:
            doubt = self._claims[before + 1].doubts.get(said, 0.0)  # the rest is shown
            believed = 0.0 if self._shown[said] else self._answered(said, doubt, 0.0)
            for own, opened in enumerate(self._openings("looked").announcer[said]):
                told = self._showing(said, own) if self._shown[said] else doubt * opened + believed
                best[own] = max(best[own], told)
        return sum(p * worth for p, worth in zip(self.chance, best, strict=True))


@functools.lru_cache(256)
def claim_values(game: str, rules: MiaRules, players: int) -> ClaimValues:
    """The sums for a rule set, done once. Raises ``TypeError`` for a game without a ladder."""
    return ClaimValues(ladder_of(game, rules), _round_ends(game, rules), players)


@functools.lru_cache(64)
def _round_ends(game: str, rules: MiaRules) -> RoundEnds:
    return RoundEnds(ladder_of(game, rules), rules)


def _sigmoid(x: float) -> float:
    return 1 / (1 + math.exp(-max(-60.0, min(60.0, x))))


class Odds(MiaPlayer):
    """Always takes what is worth most by the table of chances."""

    def say(self, view: MiaView, may: Choices) -> Action:
        """Whichever announcement is worth most, true or not; or a new roll that nobody sees."""
        sums, own = self._sums(view), self.scale.step(own_roll(view))
        before = self.scale.step(view.claims[-1].value) if view.claims else -1
        worth: list[tuple[float, Action]] = [
            (sums.having(own, before, self.scale.step(value)), Announce(value))
            for value in self.rising(view, may)
        ]
        worth.extend(
            (sums.unseen(self.scale.step(value), "rerolled"), Reroll(value))
            for value in may.values(Reroll)
        )
        return self._best(worth)

    def answer(self, view: MiaView, may: Choices) -> Action:
        """Believes, doubts, concedes or passes on: a logit choice by what each is worth."""
        sums, said = self._sums(view), self.scale.step(view.claims[-1].value)
        holds = self._holds(sums, view, said)
        how = view.claims[-1].how
        worth: list[tuple[float, Action]] = [(sums.doubting(said, holds, how), Doubt())]
        if Believe in may:
            worth.append((sums.believing(said), Believe()))
        if Concede in may:
            worth.append((sums.conceding(said), Concede()))
        for value in may.values(PassOn):
            step = self.scale.step(value)
            chance = self._holds(sums, view, step)
            worth.append((sums.saying(step, chance, "passed"), PassOn(value)))
        return self._best(worth)

    def before_looking(self, view: MiaView, may: Choices) -> Action:
        """Looks: a claim is worth more to one who knows the dice."""
        return Look()

    def _sums(self, view: MiaView) -> ClaimValues:
        players = len(view.standing) - len(view.out)
        return claim_values(self.game, self.rules, players)

    def _holds(self, sums: ClaimValues, view: MiaView, said: int) -> float:
        """The chance that the dice under the cup bear out ``said``, going by who rolled them."""
        if view.roll is not None:  # they came round to the one who knows them
            return float(sums.bears_out(self.scale.step(view.roll), said, view.claims[-1].how))
        rolled = max(n for n, claim in enumerate(view.claims) if claim.how != "passed")
        source = view.claims[rolled]
        if source.how != "looked":
            return sums.holds_unseen(said, view.claims[-1].how)
        before = self.scale.step(view.claims[rolled - 1].value) if rolled else -1
        claimed = self.scale.step(source.value)
        holds = sums.holds_looked(before, claimed)
        if said == claimed:
            return holds
        return holds * _UNDERSTATED * sums.reach[said] / sums.reach[claimed]

    def _best(self, worth: Sequence[tuple[float, Action]]) -> Action:
        most = max(value for value, _ in worth)
        weights = [math.exp((value - most) / _WAVERING) for value, _ in worth]
        return self.rng.choices([action for _, action in worth], weights)[0]
