"""Tests that exact expectations equal the solver, the engine and the kernels."""

from functools import cache

import numpy as np
import pytest
from msgspec.structs import replace

from mendax.arena.mia.reduction import AskedBot
from mendax.arena.mia.statistics import Player, seated
from mendax.core.game import CHANCE, Action
from mendax.games.mia.actions import DrawLot
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.mia.state import MiaState
from mendax.games.rules import parse_options, with_options
from mendax.solver.generic.errors import NotCovered
from mendax.solver.generic.jit import COMPILED
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.positions import Span
from mendax.solver.mia.model.rule_tables import GAME, UNSEEN, Floats
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.mia.simulation import score_distribution
from mendax.solver.mia.simulation.alias_tables import alias_tables_of
from mendax.solver.mia.simulation.exact_expectation import Expectation, expectation
from mendax.solver.mia.simulation.game_tables import claim_code, indexed_game
from mendax.solver.mia.simulation.kernel import EndlessGame, play, win_units
from mendax.solver.mia.simulation.strategy_tables import (
    PositionStrategy,
    strategy_tables,
    tables_of_policy,
)
from mendax.solver.mia.simulation.turn_outcomes import turn_outcomes
from tests.proof import parametrize

SURE = 4.9
"""The tolerance in standard errors, which correct figures exceed once in a million."""

SOLVED: list[tuple[str, str, int, Span]] = [
    ("standard", "", 2, "match"),
    ("standard", "lives=3", 3, "match"),
    ("standard", "lives=1", 5, "match"),
    ("classic", "lives=2", 4, "match"),
    ("points", "lives=2", 2, "match"),
    ("meyer", "lives=2 life_reroll=off", 2, "match"),
    ("standard", "lives=4 life_reroll=must joker_32=toast next_starter=loser", 2, "match"),
    ("standard", "lives=2 mia_reveals=yes mia_double_any=yes", 3, "match"),
    ("standard", "lives=2 announce=equal_or_higher", 2, "match"),
    ("contest", "rounds=3", 3, "match"),
    ("scored", "scoring=money rounds=2", 2, "match"),
    ("standard", "", 2, "round"),
    ("scored", "", 2, "round"),
    ("standard", "lives=1", 8, "match"),
]


@cache
def solved(preset: str, changes: str, seats: int, span: Span) -> Policy:
    return solve(parse_options(PRESETS[preset], changes.split()), seats, span).policy


def by_opener(values: tuple[float, ...]) -> Floats:
    """Return ``[opener, seat]`` of values by place counted from the opener."""
    return np.array([np.roll(values, opener) for opener in range(len(values))])


@parametrize("table", SOLVED, test=[*SOLVED[1:6], *SOLVED[7:]], ids=str)
def test_solved_play_against_itself_has_the_solvers_value(
    table: tuple[str, str, int, Span],
) -> None:
    preset, changes, seats, span = table
    policy = solved(*table)
    found = indexed_game(parse_options(PRESETS[preset], changes.split()), seats, span)
    player = tables_of_policy(policy, found)
    exact = expectation(found, turn_outcomes(found.tables, [player] * seats))
    assert exact.payoff == pytest.approx(by_opener(policy.values), abs=1e-12)
    assert exact.wins.sum(axis=1) == pytest.approx(1)
    assert np.all(exact.rounds > 1 - 1e-12)


TABLES: list[tuple[str, str, list[str]]] = [
    ("standard", "", ["equilibrium", "odds"]),
    ("standard", "lives=2", ["odds", "liar", "random", "equilibrium"]),
    ("classic", "lives=2", ["odds", "liar", "truthful", "lucky", "sniper", "random"]),
    ("meyer", "lives=4", ["random", "odds"]),
    ("meyer", "lives=2 life_reroll=off", ["random", "sniper", "odds"]),
    (
        "standard",
        "lives=2 announce=equal_or_higher blind_reroll=new_value",
        ["random", "odds", "liar"],
    ),
    ("contest", "rounds=4", ["odds", "random", "liar"]),
    ("scored", "rounds=5", ["lucky", "odds"]),
    ("scored", "scoring=money rounds=3", ["lucky", "odds", "sniper"]),
]


def players(rules: MiaRules, names: list[str]) -> list[Player]:
    if "equilibrium" not in names:
        return list(names)
    policy = solve(rules, len(names)).policy
    return [policy if name == "equilibrium" else name for name in names]


@parametrize("table", TABLES, test=[TABLES[1], TABLES[3], *TABLES[6:8]], ids=str)
def test_expectations_match_kernel_games(table: tuple[str, str, list[str]]) -> None:
    """Play two million compiled games, and compare every value and share of wins by seat and
    opener."""
    rules = parse_options(PRESETS[table[0]], table[1].split())
    found, strategies = seated(rules, players(rules, table[2]))
    met, seats = turn_outcomes(found.tables, strategies), len(strategies)
    exact = expectation(found, met)
    games = 2_000_000 if COMPILED else 600
    tally = play(found.tables, alias_tables_of(found.tables, met), games, 5)
    opener = (np.arange(seats)[:, None] - np.arange(seats)) % seats  # [seat, place]
    seat = np.broadcast_to(np.arange(seats)[:, None], opener.shape)
    wins, worth = exact.wins[opener, seat], exact.payoff[opener, seat]
    won = tally.won / win_units(seats) / tally.opened
    assert np.all(abs(won - wins) <= SURE * np.sqrt(wins * (1 - wins) / tally.opened) + 1e-5)
    mean = tally.paid / found.tables.unit / tally.opened
    spread = tally.squares / found.tables.unit**2 / tally.opened - mean**2
    assert np.all(abs(mean - worth) <= SURE * np.sqrt(spread / tally.opened) + 1e-5)
    counts, expected = tally.counts / games, exact.counts.mean(axis=0)
    assert counts == pytest.approx(expected, rel=0.01 if COMPILED else 0.3, abs=0.002)
    rounds = exact.rounds.mean()
    assert tally.rounds / games == pytest.approx(rounds, rel=0.002 if COMPILED else 0.1)


# # ── the engine ───────────────────────────────────────────────────────────────────────────────


class Book:
    """A table walked through all outcomes, as the engine plays it."""

    def __init__(self, rules: MiaRules, names: list[str]) -> None:
        self.rules, self.seats = rules, len(names)
        self.players = [AskedBot(name, rules, self.seats) for name in names]
        self.known: dict[MiaState, Floats] = {}

    def wins(self, opener: int) -> Floats:
        return self.worth(GAME.apply(self.start(), CHANCE, DrawLot(opener)).state)

    def start(self) -> MiaState:
        return GAME.initial_state(self.rules, self.seats)

    def worth(self, state: MiaState) -> Floats:
        result = GAME.result(state)
        if result is not None:
            first = np.array([float(place == 1) for place in result.places])
            return np.asarray(first / first.sum(), np.float64)
        short = state.claims[-2:]
        lasting = replace(state, claims=short, draws=0, roll_draw=0, round=0, last=None)
        if lasting not in self.known:
            self.known[lasting] = self.added(state)
        return self.known[lasting]

    def added(self, state: MiaState) -> Floats:
        (actor,) = GAME.actors(state)
        does: dict[Action, float] = (
            {action: float(odds) for action, odds in GAME.chance_outcomes(state)}
            if actor == CHANCE
            else self.players[actor].does(state, actor)
        )
        parts = [x * self.worth(GAME.apply(state, actor, a).state) for a, x in does.items()]
        return np.asarray(np.sum(parts, axis=0), np.float64)


WALKED = [
    ("classic", "lives=1", ["lucky", "odds", "liar"]),
    ("standard", "lives=1 second=little_mia", ["truthful", "odds"]),
]


@parametrize("preset, changes, names", WALKED, test=WALKED[:1])
def test_the_book_walked_through_gives_the_same(
    preset: str, changes: str, names: list[str]
) -> None:
    rules = parse_options(PRESETS[preset], changes.split())
    found, strategies = seated(rules, names)
    exact, book = expectation(found, turn_outcomes(found.tables, strategies)), Book(rules, names)
    for opener in range(len(names)):
        assert exact.wins[opener] == pytest.approx(book.wins(opener), abs=1e-12)


# # ── cycles, ends and refusals ────────────────────────────────────────────────────────────────


def _told(rules: MiaRules, seats: int, page: PositionStrategy) -> Expectation:
    found = indexed_game(rules, seats)
    player = strategy_tables(found, lambda position: position, lambda _: page, lambda _: 0.0)
    return expectation(found, turn_outcomes(found.tables, [player] * seats))


def _parrot(rules: MiaRules, doubts: float) -> PositionStrategy:
    """Return a player that repeats the lowest value, and doubts it with this chance."""
    tables = indexed_game(rules, 2).tables
    doubt = np.full((3, tables.public_states, tables.values), doubts)
    said = [
        {claim_code(UNSEEN, max(0, public_state - 1), 0): 1.0}
        for public_state in range(tables.public_states)
    ]
    return PositionStrategy(said, doubt)


def test_a_circle_is_as_long_as_its_chances_say() -> None:
    """The lowest roll, 31, is repeated until a seat doubts, so the number of claims is
    geometric."""
    rules = with_options(MiaRules(), {"announce": "equal_or_higher", "lives": 1})
    found = _told(rules, 2, _parrot(rules, 0.25))
    assert found.counts[0][UNSEEN] == pytest.approx(4)
    odd = 1 / (1 + 0.75)
    assert sorted(found.wins[0]) == pytest.approx(sorted([odd, 1 - odd]))


def test_endless_games_are_detected() -> None:
    rules = with_options(MiaRules(), {"announce": "equal_or_higher", "lives": 1})
    with pytest.raises(EndlessGame) as endless:
        _told(rules, 2, _parrot(rules, 0.0))
    assert endless.value.reason.key == "solver-endless"


def test_more_scores_than_can_be_carried_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(score_distribution, "MOST", 20)
    found, strategies = seated(parse_options(PRESETS["scored"], ["rounds=6"]), ["odds", "liar"])
    with pytest.raises(NotCovered) as refused:
        expectation(found, turn_outcomes(found.tables, strategies))
    assert refused.value.reason.key == "solver-uncounted-scores"
