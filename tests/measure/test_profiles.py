"""Tests of profiles against counts over the rows, and of their intervals over simulated players."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random
from statistics import fmean

import pytest

from mendax.arena.match import on_cores, played_match, prepared
from mendax.arena.standings import PlayedGame
from mendax.coach.mia.policies import packaged
from mendax.coach.spot_counts import SpotCount
from mendax.core.game import CHANCE
from mendax.core.text_form import read, read_actor, write
from mendax.games.mia.judging import holds
from mendax.games.mia.state import Claim, MiaState
from mendax.measure import PricedDecision, compared, comparisons, played, profiles, regret
from mendax.measure.profiles import mean_cost
from mendax.measure.rows import row_of_played
from mendax.records import RecordedGame
from tests.practice.walks import MIA
from tests.proof import parametrize

STANDARD = MIA.presets["standard"]


@pytest.fixture(scope="module")
def rows() -> list[RecordedGame]:
    return list(played("mia", "standard", ["equilibrium", "odds", "truthful"], 6, "p", seats=2))


def own(rows: list[RecordedGame], player: str) -> list[PricedDecision]:
    return [one for one in regret(rows) if one.player == player]


def test_every_figure_is_a_count_over_the_decisions(rows: list[RecordedGame]) -> None:
    found = profiles(rows)
    assert {one.player for one in found} == {"equilibrium", "odds", "truthful"}
    for profile in found:
        mine = own(rows, profile.player)
        priced = [d for d in mine if d.options]
        assert profile.games == sum(profile.player in row.seats for row in rows)
        assert profile.decisions == len(mine)
        assert profile.cost.decisions == len(priced)
        assert profile.cost.total == pytest.approx(sum(d.cost or 0 for d in priced), abs=1e-9)
        for kind, cost in profile.by_kind.items():
            each = [d.cost or 0 for d in priced if d.kind == kind]
            assert cost.mean.mean == pytest.approx(fmean(each), abs=1e-9)
        claims = [d for d in priced if d.kind == "claim"]
        lies = [d for d in claims if not d.true]
        odds = [sum(o.chance for o in d.options if o.lie) for d in claims]
        assert (profile.lies.spots, profile.lies.made) == (len(claims), len(lies))
        assert profile.lies.expected == pytest.approx(sum(odds), abs=1e-9)
        assert profile.lies.variance == pytest.approx(sum(p * (1 - p) for p in odds), abs=1e-9)
        assert profile.needless == sum(any(o.lie is False for o in d.options) for d in lies)
        _check_answers(rows, profile.player, profile.caught)
        answers = [d for d in priced if d.kind == "answer"]
        doubts = [d for d in answers if d.action == "doubt"]
        assert profile.doubts.made == len(doubts)
        assert profile.doubts_right + profile.doubts_wrong == len(doubts)
        assert profile.doubts_right == sum(d.true is False for d in doubts)


def _check_answers(rows: list[RecordedGame], player: str, caught: int) -> None:
    """Count caught lies from the events: an opened cup shows the announcer and the truth."""
    seen = 0
    for row in rows:
        looked = False
        for line in row.heard[0].splitlines():
            word, *rest = line.split()
            if word == "announced":
                looked = rest[2] == "yes"
            if word == "opened":
                _, _, announcer, _, held = rest
                seen += looked and held == "no" and row.seats[int(announcer)] == player
    assert caught == seen


def test_the_better_player_is_found_with_the_games_still_needed(rows: list[RecordedGame]) -> None:
    found = {one.player: one for one in profiles(rows)}
    pair = compared(found["truthful"], found["equilibrium"])
    assert (pair.better, pair.worse) == ("equilibrium", "truthful")
    assert pair.difference.low < pair.difference.mean < pair.difference.high
    assert pair.games_needed is not None
    assert pair.games_needed < 30
    assert len(list(comparisons(list(found.values())))) == 3
    same = compared(found["equilibrium"], found["equilibrium"])
    assert (same.p, same.games_needed) == (1.0, None)


def test_one_game_has_no_interval() -> None:
    one = mean_cost([(0.5, 10)])
    assert (one.mean.mean, one.mean.low, one.mean.high) == (0.05, -math.inf, math.inf)


@parametrize("bot", ["truthful", "liar", "sniper"], test=[])
def test_intervals_cover_the_true_cost_of_simulated_players(bot: str) -> None:
    """Draw 100 players of 100 games each from 400 games, whose mean is the truth, ten times."""
    pool = defaultdict[int, list[float]](list)
    for one in regret(played("mia", "standard", [bot, "equilibrium"], 400, "cover")):
        if one.player == bot and one.cost is not None:
            pool[one.game].append(one.cost)
    games = [(math.fsum(costs), len(costs)) for costs in pool.values()]
    truth, luck = mean_cost(games).mean.mean, Random("cover")
    covered = 0
    for _ in range(1000):
        interval = mean_cost(luck.choices(games, k=100)).mean
        covered += interval.low <= truth <= interval.high
    assert 930 <= covered <= 970


def test_answers_and_spots_are_those_of_the_moves_and_the_policy() -> None:
    """Recompute figures from the whole states, without prices."""
    setup, seats = prepared(MIA, STANDARD, ["odds", "truthful"], "x", keep_moves=True)
    games = list(played_match(setup, seats, range(6), on_cores(1)))
    found = {one.player: one for one in profiles(row_of_played(setup, one) for one in games)}
    policy = packaged(STANDARD, 2)
    assert policy is not None
    for name, profile in found.items():
        answers = Counter[tuple[str, bool]]()
        claims, doubts = list[tuple[bool, float]](), list[tuple[bool, float]]()
        for one in games:
            own = [setup.bots[bot].name for bot in one.order].index(name)
            for seat, state, action in _decisions(one):
                if seat != own or state.roll is None:
                    continue
                odds = {write(a): x for a, x in policy.odds(MIA.view(state, own))}
                if action in ("believe", "doubt", "concede"):
                    answers[action, not holds(STANDARD, state.claims[-1], state.roll)] += 1
                    doubts.append((action == "doubt", odds.get("doubt", 0.0)))
                elif action.startswith("announce") and state.looked:
                    false = {a: not holds(STANDARD, _claim(own, a), state.roll) for a in odds}
                    lied = not holds(STANDARD, _claim(own, action), state.roll)
                    claims.append((lied, sum(odds[a] for a in odds if false[a])))
        _check_count(profile.lies, claims)
        _check_count(profile.doubts, doubts)
        assert profile.doubts_right == answers["doubt", True]
        assert profile.doubts_wrong == answers["doubt", False]
        assert profile.beliefs_right + profile.beliefs_wrong <= sum(answers.values())
        assert answers["believe", True] >= profile.beliefs_wrong > 0


def _check_count(count: SpotCount, spots: list[tuple[bool, float]]) -> None:
    assert count.spots == len(spots)
    assert count.made == sum(made for made, _ in spots)
    assert count.expected == pytest.approx(sum(p for _, p in spots), abs=1e-9)
    assert count.variance == pytest.approx(sum(p * (1 - p) for _, p in spots), abs=1e-9)


def _claim(seat: int, action: str) -> Claim:
    return Claim(seat, int(action.partition(" ")[2]), "looked")


def _decisions(game: PlayedGame) -> Iterator[tuple[int, MiaState, str]]:
    """Yield the seat of each decision, with the whole state before it and the move."""
    state = MIA.initial_state(STANDARD, 2)
    for move in game.moves:
        who, _, spelled = move.partition(" ")
        actor, action = read_actor(who), read(spelled, MIA.actions)
        if actor != CHANCE:
            assert isinstance(actor, int)
            yield actor, state, spelled
        state = MIA.apply(state, actor, action).state
