"""Tests of the benchmark: paired deals, drawn rules, and results that cannot be changed."""

import gzip
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from mendax.arena.strength import Estimate
from mendax.coach.french_poker import policies
from mendax.core.game import RulesError
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import write_options
from mendax.measure import regret
from mendax.measure.benchmark import (
    BenchmarkResult,
    benchmark,
    read_result,
    verified,
    write_result,
)
from mendax.measure.drawn_rules import MOST_DRAWN, drawn_rules
from mendax.measure.suite_games import EQUILIBRIUM, HABITS, BadResult, SuiteSize, tables_of
from mendax.solver.french_poker.best_response import RoundResponse
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.proof.tree_deviation import deviation
from tests.proof import parametrize
from tests.solver.french_poker.test_best_response import player as opponent

SMALL = SuiteSize(deals=1, drawn=1)


def believer(view: Any, offers: Any) -> Any:
    """Play the first offer."""
    return offers[0].action


@pytest.fixture(scope="module")
def result() -> BenchmarkResult:
    return benchmark("mia", ["odds", believer], "a", SMALL)


def test_the_same_seed_writes_the_same_file(result: BenchmarkResult, tmp_path: Path) -> None:
    write_result(result, tmp_path / "one.json.gz")
    write_result(benchmark("mia", ["odds", believer], "a", SMALL), tmp_path / "two.json.gz")
    assert (tmp_path / "one.json.gz").read_bytes() == (tmp_path / "two.json.gz").read_bytes()
    assert verified(read_result(tmp_path / "one.json.gz")) == result
    assert tables_of("mia", "b", 1) != result.tables


def test_each_deal_is_played_from_both_seats_with_the_same_dice(result: BenchmarkResult) -> None:
    assert len(result.games) == 2 * 3 * (1 + len(HABITS))
    for one in result.games:
        first, second = one.games
        assert first.seats == second.seats[::-1] == (one.player, f"opponent {one.opponent}")
        assert first.heard[0].splitlines()[0] == second.heard[0].splitlines()[0]


def test_the_figures_are_sums_over_the_games(result: BenchmarkResult) -> None:
    drawn = [n for n, table in enumerate(result.tables) if table.origin == "drawn"]
    assert drawn == [2]
    for player in result.results:
        own = [one for one in result.games if one.player == player.player]
        rows = [(one.table, row) for one in own for row in one.games]
        assert player.games == len(rows)
        for cost, tables in ((player.published, (0, 1)), (player.drawn, (2,))):
            every = [d for n, row in rows if n in tables for d in regret([row])]
            priced = [d.cost for d in every if d.player == player.player and d.cost is not None]
            assert cost is not None
            assert cost.decisions == len(priced)
            assert cost.total == pytest.approx(sum(priced), abs=1e-8)
            assert cost.mean.mean == pytest.approx(sum(priced) / len(priced), abs=1e-8)
        won = [
            row.seats[(row.places or ()).index(1)] == player.player
            for one in own
            for row in one.games
            if one.opponent == EQUILIBRIUM
        ]
        assert player.against_equilibrium.mean == pytest.approx(sum(won) / len(won), abs=1e-8)
        assert {one.player for one in player.profiles} == {player.player}
        assert len(player.profiles) == len(result.tables)


def _change_move(result: BenchmarkResult, seat: int) -> BenchmarkResult:
    """Change the last announcement of a seat to the highest value."""
    games = result.games[0]
    row = games.games[0]
    at = max(
        n
        for n, choice in enumerate(row.choices)
        if choice.seat == seat and choice.action.startswith("announce")
    )
    choices = [*row.choices]
    choices[at] = replace(choices[at], action="announce 31")
    changed = replace(games, games=(replace(row, choices=tuple(choices)), *games.games[1:]))
    return replace(result, games=(changed, *result.games[1:]))


CHANGES: dict[str, Callable[[BenchmarkResult], BenchmarkResult]] = {
    "a player's move": lambda one: _change_move(one, 0),
    "an opponent's move": lambda one: _change_move(one, 1),
    "a figure": lambda one: replace(
        one, results=(replace(one.results[0], games=99), *one.results[1:])
    ),
    "a left-out game": lambda one: replace(one, games=one.games[1:]),
    "left-out figures": lambda one: replace(one, results=one.results[:1]),
    "another hash": lambda one: replace(
        one, games=(replace(one.games[0], hash="0" * 64), *one.games[1:])
    ),
    "other dice": lambda one: replace(one, seed="b"),
    "another table": lambda one: replace(one, tables=(*one.tables[:2], one.tables[0])),
    "more deals": lambda one: replace(one, deals=2),
    "another suite": lambda one: replace(one, suite=0),
}


CONTENTS = {"empty": b"", "text": b"{}", "no result": gzip.compress(b"{}", mtime=0)}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_changed_result_is_refused(
    result: BenchmarkResult, change: Callable[[BenchmarkResult], BenchmarkResult]
) -> None:
    with pytest.raises(BadResult):
        verified(change(result))


@pytest.mark.parametrize("content", CONTENTS.values(), ids=CONTENTS)
def test_another_file_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "other.json.gz"
    path.write_bytes(content)
    with pytest.raises(BadResult):
        read_result(path)


def test_games_without_prices_or_drawn_rules_are_refused() -> None:
    with pytest.raises(RulesError):
        benchmark("sword_of_lies", ["knight"], "a", SMALL)
    with pytest.raises(RulesError):
        benchmark("french_poker", ["odds"], "a", SuiteSize(1, MOST_DRAWN["french_poker"] + 1))
    with pytest.raises(RulesError):
        benchmark("mia", ["odds", "odds"], "a", SMALL)


def test_french_poker_is_played_without_drawn_tables() -> None:
    found = benchmark("french_poker", ["odds"], "a", SuiteSize(1, 0))
    (odds,) = found.results
    assert odds.drawn is None
    assert odds.games == len(found.tables) * (1 + len(HABITS)) * 2
    assert verified(found) == found
    assert msgspec.json.decode(msgspec.json.encode(found), type=BenchmarkResult) == found


@parametrize("part", range(10), test=(0,))
def test_drawn_rules_are_solved_as_the_walk_proves(part: int) -> None:
    """Check 208 drawn rule sets by a walk over the rule book's states, or one in a short run."""
    number = 1 if part == 0 else 23
    for rules in islice(drawn_rules("mia", f"part {part}"), number):
        assert isinstance(rules, MiaRules)
        assert deviation(solve(rules, 2).policy).largest < 1e-9


@pytest.mark.proof
def test_a_drawn_table_of_french_poker_is_solved_and_checked() -> None:
    (rules,) = islice(drawn_rules("french_poker", "a suite 2"), 1)
    assert isinstance(rules, FrenchPokerRules)
    policy = policies.at_hand(rules)
    assert policy is not None
    assert policies.packaged(rules) is None
    late = policy.model.top - 9
    words = write_options(replace(rules, top_claim="must_doubt"))
    response = RoundResponse(opponent("equilibrium", words), lowest=late)
    turn = -policy.columns.believed[late:]
    late_turns = slice(late, late + len(turn))
    assert np.max(response.its[late_turns] + turn) < 2e-5
    assert np.max(response.mine[late_turns] - turn) < 2e-5
    found = benchmark("french_poker", ["equilibrium", "odds"], "a", SuiteSize(1, 1))
    assert [table.origin for table in found.tables] == ["published", "published", "drawn"]
    equilibrium, odds = found.results
    assert equilibrium.drawn is not None
    assert odds.drawn is not None
    assert equilibrium.drawn.total == 0 < odds.drawn.total
    assert verified(found) == found


class Gullible:
    """Believes and doubts as the last sentence says."""

    def __init__(self, game: str, rules: Any, seat: int, seats: int, rng: Random) -> None:
        self.last = ""

    def hear(self, event: Any) -> None:
        pass

    def listen(self, name: str, text: str) -> None:
        assert name in ("Player 1", "Player 2")
        self.last = text

    def choose(self, view: Any, offers: Any) -> Any:
        wanted = "Believe" if "elieve" in self.last else "Doubt" if "oubt" in self.last else ""
        named = [one.action for one in offers if type(one.action).__name__ == wanted]
        return named[0] if named else offers[0].action


def test_talk_changes_listening_players_only(tmp_path: Path) -> None:
    size = SuiteSize(deals=1, drawn=0, talk=True)
    found = benchmark("mia", ["odds", Gullible], "a", size)
    odds, gullible = found.results
    assert odds.talk is not None
    assert odds.talk_effect is not None
    assert odds.talk.mean == pytest.approx(odds.published.mean)
    assert odds.talk_effect == Estimate(0.0, 0.0, 0.0)
    assert gullible.talk != gullible.published
    assert gullible.talk_effect is not None
    assert gullible.talk_effect.mean != 0
    silent = [one for one in found.games if not one.talk]
    spoken = [one for one in found.games if one.talk]
    for one, other in zip(silent, spoken, strict=True):
        assert replace(other, talk=False, hash=one.hash, games=one.games) == one
        changed = one.games != other.games
        assert not changed or one.player == "Gullible"
        for row, again in zip(one.games, other.games, strict=True):
            assert row.heard[0].splitlines()[0] == again.heard[0].splitlines()[0]
    write_result(found, tmp_path / "result.json.gz")
    assert verified(read_result(tmp_path / "result.json.gz")) == found
