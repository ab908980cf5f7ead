"""A bot that believes, doubts and bluffs by the table of chances.

The bot assumes that other players compute the same values and choose better actions more often. It
plays a logit quantal response equilibrium for every value to beat, found by fictitious play (R. D.
McKelvey and T. R. Palfrey, "Quantal response equilibria for normal form games", 1995).
``ClaimValues`` computes these values for one rule set and number of players, from the top of the
ladder down. The bot does not learn about its opponents. ``arena.mia.habits`` measures the bot
against simple habits.

The rule book decides the legality, truth and cost of claims (``round_ends``).
"""

import functools
import math
import operator
from collections.abc import Mapping, Sequence
from itertools import compress
from typing import Final, NamedTuple

from mendax.bots.mia.player import WAYS_OF_TWO_DICE, Choices, MiaPlayer, ladder_of, own_roll
from mendax.bots.mia.round_ends import RoundEnds
from mendax.core.game import Action, Offer
from mendax.games.mia.actions import (
    Announce,
    Believe,
    Concede,
    Doubt,
    Look,
    PassOn,
    Reroll,
    Trust,
)
from mendax.games.mia.ladder import Ladder
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import How
from mendax.games.mia.view import MiaView

_WAVERING: Final = 0.04
"""The scale, in lives, of logit choices by the bot and, in its model, by other players."""
_TURNS: Final = 100
"""The number of iterations of fictitious play for each value to beat."""
_UNDERSTATED: Final = 0.1
"""The probability that dice passed on blind are higher than the previous claim."""
_SWEEPS: Final = 3
"""The number of iterations if values may be repeated, because states can then recur."""


class _Mean(NamedTuple):
    """The mean value of an opened claim to a player, over rolls that make it true or false."""

    announcer: float
    answerer: float


class _Claims(NamedTuple):
    """The bot's assumptions about the claims over one value to beat, made after looking."""

    holds: Mapping[int, float]
    """The probability that the claim is true."""
    doubts: Mapping[int, float]
    """The probability that the claim is doubted."""


class _Doubted:
    """The values of doubted claims of one kind, by claim and roll, and as means by claim."""

    def __init__(self, ends: RoundEnds, how: How, chance: Sequence[float], players: int) -> None:
        table, steps, unit = ends.doubted(how), range(len(chance)), ends.unit
        self.held = [[table[said, own].held for own in steps] for said in steps]
        changes = [[table[said, own].changes for own in steps] for said in steps]
        self.announcer = [[c.to_announcer(players) / unit for c in row] for row in changes]
        """The value of each claim with each roll: ``announcer[said][own]``."""
        answerer = [[c.to_answerer(players) / unit for c in row] for row in changes]
        false = [[not held for held in row] for row in self.held]
        rows = list(zip(self.held, false, self.announcer, answerer, strict=True))
        self.true = [_Mean(_mean(a, chance, t), _mean(b, chance, t)) for t, _, a, b in rows]
        self.false = [_Mean(_mean(a, chance, f), _mean(b, chance, f)) for _, f, a, b in rows]
        self.holds = [sum(compress(chance, row)) for row in self.held]
        """The chance that a fresh roll makes each claim true."""


def _mean(worths: Sequence[float], chance: Sequence[float], rolls: Sequence[bool]) -> float:
    """Return the mean over the selected rolls, or 0 if no roll is selected."""
    whole = sum(compress(chance, rolls))
    weighed = map(operator.mul, compress(chance, rolls), compress(worths, rolls))
    return sum(weighed) / whole if whole else 0.0


class ClaimValues:
    """The value of every claim under ``rules`` with ``players`` still in the game.

    Claims and rolls are steps of the ladder: 0 is the lowest, and −1 means no claim yet. Values are
    in units of ``RoundEnds.unit``. ``chance[step]`` is the chance that a fresh roll is exactly that
    step, and ``reach[step]`` the chance that it is at least that step.
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
        wrongly = [ends.trusted(said) for said in steps]
        self._trusting = [c and c.to_answerer(players) / ends.unit for c in wrongly]
        self._shown = [ends.shown(said, 0) is not None for said in steps]
        self.claims = [_Claims({}, {})] * (self.top + 2)
        self._taking = [0.0] * (self.top + 2)  # the value of taking the cup, at the index + 1
        may_repeat = 0 in self._sayable[1]
        for _ in range(_SWEEPS if may_repeat else 1):
            for before in range(self.top - 1, -2, -1):
                self._taking[before + 1] = self._worth_of_taking(before)

    def lowest(self, before: int) -> int:
        """Return the lowest legal step over ``before``, or a step above the top if there is
        none."""
        return next(iter(self._sayable[before + 1]), self.top + 1)

    # ── truth ────────────────────────────────────────────────────────────────────────────────

    def bears_out(self, own: int, said: int, how: How = "looked") -> bool:
        """Return whether dice of step ``own`` make the claim ``said`` true, if it was made
        ``how``."""
        return self._openings(how).held[said][own]

    def holds_unseen(self, said: int, how: How = "unseen") -> float:
        """Return the chance that a fresh roll makes the claim ``said`` true."""
        return self._openings(how).holds[said]

    def holds_looked(self, before: int, said: int) -> float:
        """Return the chance that a claim ``said`` over ``before``, made after looking, is true."""
        return self.claims[before + 1].holds.get(said, self.reach[said])

    # ── value ────────────────────────────────────────────────────────────────────────────────

    def doubting(self, said: int, holds: float, how: How = "looked") -> float:
        """Return the value of a doubt if ``said`` is true with probability ``holds``."""
        openings = self._openings(how)
        wrong, right = openings.true[said].answerer, openings.false[said].answerer
        return (1 - holds) * right + holds * wrong

    def interrupting(self, said: int, holds: float, how: How = "looked") -> float:
        """Return the gain of a doubt out of turn over waiting.

        ``holds`` is the probability that ``said`` is true. The seat that is asked may doubt too; a
        lot then decides whose doubt counts.
        """
        asked, own = self._doubt(said, holds, how), self.doubting(said, holds, how)
        watched = -(own + self._opened_claim(said, holds, how)) / (self._others - 1)
        gain = asked * (own - watched) / 2
        if asked < 1.0:
            gain += (1 - asked) * (own + self.accepting(said, holds) / self._others)
        return gain

    def believing(self, said: int) -> float:
        """Return the value of taking the cup after ``said`` (−1 for starting the round)."""
        return self._taking[said + 1]

    def conceding(self, said: int) -> float:
        """Return the value of conceding to ``said``, or minus infinity if conceding is illegal."""
        return self._conceding[said]

    def trusting(self, said: int, holds: float) -> float:
        """Return the value of a belief in ``said`` that opens the dice, if such a belief is
        legal."""
        wrong = self._trusting[said]
        return -math.inf if wrong is None else (1 - holds) * wrong

    def accepting(self, said: int, holds: float = 0.5) -> float:
        """Return the value of not doubting, or minus infinity if a doubt is forced."""
        if self._believable[said]:
            return self.believing(said)
        return max(self._conceding[said], self.trusting(said, holds))

    def saying(self, said: int, holds: float, how: How) -> float:
        """Return the value of claiming ``said`` if all players believe it with the chance
        ``holds``."""
        opened = self._opened_claim(said, holds, how)
        return self._answered(said, self._any_doubt(said, holds, how), opened)

    def having(self, own: int, before: int, said: int) -> float:
        """Return the value of claiming ``said`` over ``before`` with the known roll ``own``."""
        if self._shown[said]:
            return self._showing(said, own)
        over = self.claims[before + 1].doubts
        # doubted as often as the same opening claim
        doubt = over[said] if said in over else self.claims[0].doubts[said]
        return self._answered(said, doubt, self._openings("looked").announcer[said][own])

    def unseen(self, said: int, how: How) -> float:
        """Return the value of claiming ``said`` for dice that no seat has seen."""
        if self._shown[said]:
            return sum(p * self._showing(said, own) for own, p in enumerate(self.chance))
        return self.saying(said, self.holds_unseen(said, how), how)

    def _showing(self, said: int, own: int) -> float:
        """Return the value of claiming ``said`` if the claim opens the dice immediately."""
        shown = self._ends.shown(said, own)
        return shown.changes.to_announcer(self._players) / self._ends.unit if shown else 0.0

    def _opened_claim(self, said: int, holds: float, how: How) -> float:
        """Return the value of the claim ``said`` to its announcer if it is doubted."""
        openings = self._openings(how)
        true, false = openings.true[said], openings.false[said]
        return holds * true.announcer + (1 - holds) * false.announcer

    def _openings(self, how: How) -> _Doubted:
        known = self._doubted.get(how)
        if known is None:
            known = self._doubted[how] = _Doubted(self._ends, how, self.chance, self._players)
        return known

    def _doubt(self, said: int, seems: float, how: How) -> float:
        """Return the probability of a doubt if ``said`` seems true with probability ``seems``."""
        accepted = self.accepting(said, seems)
        if accepted == -math.inf:
            return 1.0
        return _sigmoid((self.doubting(said, seems, how) - accepted) / _WAVERING)

    def _any_doubt(self, said: int, seems: float, how: How) -> float:
        """Return the probability that any seat doubts ``said``."""
        doubt = self._doubt(said, seems, how)
        if not self._ends.race or self._others < 2:
            return doubt
        waits = 1 - _sigmoid(self.interrupting(said, seems, how) / _WAVERING)
        return 1 - (1 - doubt) * waits ** (self._others - 1)

    def _answered(self, said: int, doubt: float, opened: float) -> float:
        """Return the mean value of a claim that is doubted (``opened``) or accepted."""
        accepted = 0.0 if doubt == 1.0 else self.accepting(said)
        return doubt * opened - (1 - doubt) * accepted / self._others

    def _settled(self, before: int) -> _Claims:
        """Return claims over ``before``. Claims and answers are logit responses to each other.

        Each iteration responds to the mean of all iterations so far (fictitious play). Nearly all
        the time of a bot is spent here, so the lists are indexed by claims in their order.
        """
        openings, say = self._openings("looked"), self._sayable[before + 1]
        told = [index for index, said in enumerate(say) if not self._shown[said]]
        # A claim that opens the dice is worth what they show: it is always "doubted".
        doubts, believed = [1.0] * len(say), [0.0] * len(say)
        for index in told:
            doubts[index] = self._any_doubt(say[index], 0.5, "looked")
        rolls = [
            (chance, self._opened(say, own), [openings.held[said][own] for said in say])
            for own, chance in enumerate(self.chance)
        ]
        true, whole = [0.0] * len(say), [1e-09] * len(say)
        for turn in range(1, _TURNS + 1):
            for index in told:
                believed[index] = self._answered(say[index], doubts[index], 0.0)
            for chance, opened, held in rolls:
                worth = [d * o + b for d, o, b in zip(doubts, opened, believed, strict=True)]
                most = max(worth)
                weights = [math.exp((each - most) / _WAVERING) for each in worth]
                total = sum(weights)
                shares = [turn * (chance * weight / total) for weight in weights]
                whole = list(map(operator.add, whole, shares))
                true = list(map(operator.add, true, map(operator.mul, shares, held)))
            for index in told:
                answer = self._any_doubt(say[index], true[index] / whole[index], "looked")
                doubts[index] += (answer - doubts[index]) * 2 / (turn + 1)
        holds = {say[index]: true[index] / whole[index] for index in told}
        return _Claims(holds, {say[index]: doubts[index] for index in told})

    def _opened(self, say: Sequence[int], own: int) -> list[float]:
        """Return the values of claims with the roll ``own``, if the dice are opened."""
        announcer = self._openings("looked").announcer
        return [
            self._showing(said, own) if self._shown[said] else announcer[said][own] for said in say
        ]

    def _worth_of_taking(self, before: int) -> float:
        """Return the value of taking the cup, if the best claim is made for each possible roll."""
        self.claims[before + 1] = self._settled(before)
        rerolled = [self.unseen(said, "rerolled") for said in self._ends.rerollable(before)]
        best = [max(rerolled, default=-math.inf)] * (self.top + 1)
        for said in self._sayable[before + 1]:
            # claims that are not in the table open the dice
            doubt = self.claims[before + 1].doubts.get(said, 0.0)
            believed = 0.0 if self._shown[said] else self._answered(said, doubt, 0.0)
            for own, opened in enumerate(self._openings("looked").announcer[said]):
                told = self._showing(said, own) if self._shown[said] else doubt * opened + believed
                best[own] = max(best[own], told)
        return sum(p * worth for p, worth in zip(self.chance, best, strict=True))


@functools.lru_cache(256)
def claim_values(game: str, rules: MiaRules, players: int) -> ClaimValues:
    """Return cached claim values. Raises ``TypeError`` for a game without a ladder."""
    return ClaimValues(ladder_of(game, rules), round_ends(game, rules), players)


@functools.lru_cache(64)
def round_ends(game: str, rules: MiaRules) -> RoundEnds:
    return RoundEnds(ladder_of(game, rules), rules)


def _sigmoid(x: float) -> float:
    return 1 / (1 + math.exp(-max(-60.0, min(60.0, x))))


class Odds(MiaPlayer):
    """Chooses by the values of claims and answers."""

    def say(self, view: MiaView, may: Choices) -> Action:
        """Return the most valuable claim, true or not, or a blind re-roll."""
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
        """Return a logit choice among believing, doubting, conceding and passing on."""
        sums, said = self._sums(view), self.scale.step(view.claims[-1].value)
        holds = self._holds(sums, view, said)
        how = view.claims[-1].how
        worth: list[tuple[float, Action]] = [(sums.doubting(said, holds, how), Doubt())]
        if Believe in may:
            worth.append((sums.believing(said), Believe()))
        if Concede in may:
            worth.append((sums.conceding(said), Concede()))
        if Trust in may:
            worth.append((sums.trusting(said, holds), Trust()))
        for value in self.passes(view, may):
            step = self.scale.step(value)
            chance = self._holds(sums, view, step)
            worth.append((sums.saying(step, chance, "passed"), PassOn(value)))
        return self._best(worth)

    def interrupt(self, view: MiaView, offers: Sequence[Offer]) -> Action | None:
        """Return a doubt out of turn or None, a logit choice by the gain of a doubt."""
        sums, said = self._sums(view), self.scale.step(view.claims[-1].value)
        gain = sums.interrupting(said, self._holds(sums, view, said), view.claims[-1].how)
        return Doubt() if self.rng.random() < _sigmoid(gain / _WAVERING) else None

    def before_looking(self, view: MiaView, may: Choices) -> Action:
        """Look, because known dice make claims more valuable."""
        return Look()

    def _sums(self, view: MiaView) -> ClaimValues:
        players = len(view.standing) - len(view.out)
        return claim_values(self.game, self.rules, players)

    def _holds(self, sums: ClaimValues, view: MiaView, said: int) -> float:
        """Return the chance that the dice make ``said`` true, given the seat that rolled them."""
        if view.roll is not None:  # this seat has seen the dice
            return float(sums.bears_out(self.scale.step(view.roll), said, view.claims[-1].how))
        rolled = max(n for n, claim in enumerate(view.claims) if claim.fresh)
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
