"""Recomputes the cost of every decision, and the costs of profiles, by a walk over the rule book.

The walk applies moves in states of the book. It shares no code with the coach, whose prices are
tested. The values of round starts are the policy's; ``tree_deviation`` proves them elsewhere.
"""

import math
from collections import defaultdict
from collections.abc import Mapping
from functools import cached_property
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from mendax.coach.results import MADE
from mendax.core.concrete import concrete
from mendax.core.game import step
from mendax.core.text_form import read, write
from mendax.games.mia.actions import ACTIONS
from mendax.games.mia.order import ROLLS, WAYS
from mendax.games.mia.state import MiaState
from mendax.measure import profiles, regret
from tests.measure.test_pricing import games, states
from tests.practice.walks import MIA, MiaWalk

EQUAL = 1e-6
"""Answers whose values differ by less are equally good (``coach.guarantees``)."""


class Spot:
    """A seat with the cup: the value of each claim after each answer, by roll."""

    def __init__(self, state: MiaState, seat: int) -> None:
        self.state, self.seat = state, seat
        puzzle = SimpleNamespace(view=MIA.view(state, seat), preset="standard", rules="", seats=2)
        self.walk = MiaWalk(cast("Any", puzzle))
        self.walk.you = seat

    def after(self, state: MiaState, action: str) -> float:
        """Return the value of a state after an action of the seat to act."""
        return self.walk.value(step(MIA, state, state.turn, read(action, ACTIONS)).state)

    def answered(self, roll: int, claim: str, looked: bool) -> tuple[float, float, float]:
        """Return the values after a doubt and after the other answer, and the chance of a doubt."""
        known: Any = roll
        state = replace(self.state, phase="cup", roll=known, looked=looked)
        state = step(MIA, state, self.seat, read(claim, ACTIONS)).state
        if state.phase != "answer":
            value = self.walk.value(state)
            return value, value, 1.0
        odds = {write(a): x for a, x in self.walk.policy.odds(MIA.view(state, state.turn))}
        (other,) = [one for one in _answers(state, state.turn) if one != "doubt"]
        return self.after(state, "doubt"), self.after(state, other), odds.get("doubt", 0.0)

    @cached_property
    def claims(self) -> list[str]:
        """Return the claims that beat the last one."""
        state = replace(self.state, phase="cup", roll=ROLLS[0], looked=True)
        return [write(action) for action in _announcements(state, self.seat)]

    @cached_property
    def looked(self) -> Mapping[str, list[tuple[float, float, float]]]:
        """Return ``answered`` for each claim after a look, by roll."""
        return {c: [self.answered(roll, c, True) for roll in ROLLS] for c in self.claims}

    @cached_property
    def unseen(self) -> Mapping[str, tuple[float, float, float]]:
        """Return ``answered`` for each claim without a look."""
        found = {}
        for claim in self.claims:
            each = [self.answered(roll, claim, False) for roll in ROLLS]
            doubted = math.fsum(WAYS[r] / 36 * one[0] for r, one in zip(ROLLS, each, strict=True))
            found[claim] = doubted, each[0][1], each[0][2]
        return found

    @cached_property
    def looking(self) -> float:
        """Return the value of looking, and then of the best claim with each roll."""
        return math.fsum(WAYS[roll] / 36 * self.best(n) for n, roll in enumerate(ROLLS))

    def best(self, roll: int) -> float:
        """Return the value of the best claim with a roll, given by its index."""
        return max(_mixed(each[roll]) for each in self.looked.values())


def _announcements(state: MiaState, seat: int) -> list[Any]:
    every = concrete(MIA.legal_actions(state, seat), sample=64, most=64)
    return [action for action in every if type(action).__name__ == "Announce"]


def _mixed(answered: tuple[float, float, float]) -> float:
    doubted, other, doubt = answered
    return doubt * doubted + (1 - doubt) * other


def _worst(
    claim: list[tuple[float, float, float]], odds: list[float], others: list[float], row: int
) -> float:
    """Return the lowest value of a claim over all answers that are as good as the solution's.

    ``others`` are the values of the best other move, by roll.
    """

    def whole(doubt: float) -> float:
        each = (
            max(o, doubt * d + (1 - doubt) * a) for (d, a, _), o in zip(claim, others, strict=True)
        )
        return math.fsum(chance * value for chance, value in zip(odds, each, strict=True))

    start = claim[row][2]
    found = [start]
    for end in (0.0, 1.0):
        good, bad = (end, end) if whole(end) <= whole(start) + EQUAL else (start, end)
        for _ in range(60):
            middle = (good + bad) / 2
            good, bad = (middle, bad) if whole(middle) <= whole(start) + EQUAL else (good, middle)
        found.append(good)
    doubted, other, _ = claim[row]
    return min(doubt * doubted + (1 - doubt) * other for doubt in found)


def _claim_worths(spot: Spot, roll: int, odds_of: Mapping[str, float]) -> dict[str, float]:
    """Return the values of claims with known dice; those never made have their worst value."""
    odds, at = [WAYS[one] / 36 for one in ROLLS], ROLLS.index(cast("Any", roll))
    found = {}
    for claim, each in spot.looked.items():
        others = [
            max((_mixed(o[n]) for c, o in spot.looked.items() if c != claim), default=-math.inf)
            for n in range(len(ROLLS))
        ]
        made = odds_of.get(claim, 0.0) >= MADE
        found[claim] = _mixed(each[at])
        if not made:
            found[claim] = min(found[claim], _worst(each, odds, others, at))
    return found


def _cup_worths(spot: Spot, odds_of: Mapping[str, float]) -> dict[str, float]:
    found = {"look": spot.looking}
    for claim, one in spot.unseen.items():
        others = [_mixed(o) for c, o in spot.unseen.items() if c != claim]
        best = max([*others, spot.looking])
        found[claim] = _mixed(one)
        if odds_of.get(claim, 0.0) < MADE:
            found[claim] = min(found[claim], _worst([one], [1.0], [best], 0))
    return found


def _answer_worths(state: MiaState, seat: int, odds: Mapping[str, float]) -> dict[str, float]:
    """Return the values of both answers; one that is never given loses what it invites."""
    claim = state.claims[-1]
    before = replace(state, phase="cup", turn=claim.seat, claims=state.claims[:-1], roll=None)
    teller, mine = Spot(before, claim.seat), Spot(state, seat)
    dice = [*mine.walk.states()] if _made(teller, claim) else [*mine.walk.fresh()]
    said, (other,) = f"announce {claim.value}", [a for a in _answers(state, seat) if a != "doubt"]
    plain = {
        action: math.fsum(chance * mine.after(one, action) for one, chance in dice)
        for action in ("doubt", other)
    }
    sound = max(plain[action] for action in plain if odds.get(action, 0.0) >= MADE)
    if claim.how == "looked":
        best = [teller.best(n) for n in range(len(ROLLS))]
        paid = teller.looked[said]
    else:
        best = [max(teller.looking, *map(_mixed, teller.unseen.values()))] * len(ROLLS)
        paid = [teller.unseen[said]] * len(ROLLS)
    found = {}
    for action, worth in plain.items():
        gains = (max(0.0, one[action != "doubt"] - b) for one, b in zip(paid, best, strict=True))
        invited = math.fsum(WAYS[r] / 36 * gain for r, gain in zip(ROLLS, gains, strict=True))
        found[action] = min(worth, sound - invited)
    return {a: plain[a] if odds.get(a, 0.0) >= MADE else found[a] for a in plain}


def _answers(state: MiaState, seat: int) -> list[str]:
    return [write(offer.action) for offer in MIA.legal_actions(state, seat)]


def _made(teller: Spot, claim: Any) -> bool:
    """Return whether sound play makes the claim with any dice."""
    if claim.how != "looked":
        return True
    for roll in ROLLS:
        state = replace(teller.state, phase="cup", roll=roll, looked=True)
        odds = {write(a): x for a, x in teller.walk.policy.odds(MIA.view(state, claim.seat))}
        if odds.get(f"announce {claim.value}", 0.0) > 0:
            return True
    return False


def cost_of(state: MiaState, seat: int, action: str) -> float | None:
    """Return the price of an action, or None for a state with one legal move."""
    if len(_answers(state, seat)) + len(_announcements(state, seat)) < 2 or state.phase == "open":
        return None
    spot = Spot(state, seat)
    odds = {write(a): x for a, x in spot.walk.policy.odds(MIA.view(state, seat))}
    if odds.get(action, 0.0) >= MADE:
        return 0.0
    if state.phase == "answer":
        worths = _answer_worths(state, seat, odds)
    elif state.looked:
        assert state.roll is not None
        worths = _claim_worths(spot, state.roll, odds)
    else:
        worths = _cup_worths(spot, odds)
    best = max(worth for one, worth in worths.items() if odds.get(one, 0.0) >= MADE)
    return max(0.0, best - worths[action])


@pytest.mark.proof
@pytest.mark.parametrize("bots", [["odds", "liar"], ["truthful", "sniper"], ["random", "odds"]])
def test_every_cost_is_that_of_a_walk_over_the_book(bots: list[str]) -> None:
    played = list(games(bots, 1, "price"))
    priced = list(regret(row for row, _ in played))
    before = [state for _, moves in played for state, *_ in states(moves, 2)]
    totals, counts, paid = defaultdict[str, float](float), defaultdict[str, int](int), 0
    for one, state in zip(priced, before, strict=True):
        cost = cost_of(state, one.seat, one.action)
        if one.cost is None:
            continue
        assert cost is not None
        assert one.cost == pytest.approx(cost, abs=1e-9), (one.action, one.roll, one.claim)
        totals[one.player] += cost
        counts[one.player] += 1
        paid += cost > 1e-6
    assert paid > 3
    for profile in profiles(row for row, _ in played):
        assert profile.cost.decisions == counts[profile.player]
        assert profile.cost.total == pytest.approx(totals[profile.player], abs=1e-9)
        mean = totals[profile.player] / counts[profile.player]
        assert profile.cost.mean.mean == pytest.approx(mean, abs=1e-9)
