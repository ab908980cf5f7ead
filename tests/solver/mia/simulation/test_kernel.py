"""Tests that the compiled kernel, its plain twin and the engine play the same games."""

from collections import Counter
from functools import cache

import numpy as np
import pytest

from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import parse_options, with_options
from mendax.solver.generic.errors import NotCovered
from mendax.solver.generic.jit import COMPILED
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.positions import Span
from mendax.solver.mia.model.rule_tables import GAME, UNSEEN
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.mia.simulation import reference_kernel
from mendax.solver.mia.simulation.alias_tables import AliasTables, alias_tables
from mendax.solver.mia.simulation.game_tables import IndexedGame, claim_code, indexed_game
from mendax.solver.mia.simulation.kernel import EndlessGame, GameTotals, added, play, win_units
from mendax.solver.mia.simulation.reference_kernel import (
    drawn_turn_code,
    random_numbers,
    splitmix64,
)
from mendax.solver.mia.simulation.strategy_tables import (
    PositionStrategy,
    StrategyTables,
    strategy_tables,
    tables_of_policy,
)
from tests.proof import parametrize
from tests.solver.by_the_book import Book

SOLVED = [
    ("standard", "lives=3", 2),
    ("standard", "lives=2", 3),
    ("standard", "lives=1", 4),
    ("classic", "lives=2", 3),
    ("points", "lives=2", 2),
    ("meyer", "lives=4", 2),
    ("standard", "lives=4 life_reroll=must joker_32=toast next_starter=loser", 2),
    ("standard", "lives=2 order=pips blind_reroll=new_value under_announcing=is_lie", 2),
    ("standard", "lives=2 mia_reveals=yes mia_double_any=yes", 3),
    ("contest", "rounds=3", 3),
    ("scored", "scoring=money rounds=2", 2),
]
BY_THE_ROUND = [("scored", "", 3), ("scored", "score_increment=1", 2), ("contest", "", 4)]
ROUNDS = [("standard", "", 2), ("meyer", "", 2), ("standard", "mia_true_cost=1", 3)]
FAST = [True, False] if COMPILED else [False]


def _rules(preset: str, changes: str) -> MiaRules:
    return parse_options(PRESETS[preset], changes.split())


@cache
def _table(
    preset: str, changes: str, seats: int, span: Span = "match", way: Span = "match"
) -> tuple[IndexedGame, Policy, StrategyTables]:
    """Return the course of a ``span``, and its player, which is a policy of a ``way``."""
    rules = _rules(preset, changes)
    found, policy = indexed_game(rules, seats, span), solve(rules, seats, way).policy
    return found, policy, tables_of_policy(policy, found)


def _same(one: GameTotals, two: GameTotals) -> bool:
    return all(
        np.array_equal(np.asarray(mine), np.asarray(other))
        for mine, other in zip(one, two, strict=True)
    )


def _numbered(table: int) -> tuple[IndexedGame, Policy, StrategyTables]:
    """Return the table with this number in all three lists together."""
    by_the_round, rounds = table - len(SOLVED), table - len(SOLVED) - len(BY_THE_ROUND)
    if by_the_round < 0:
        return _table(*SOLVED[table])
    if rounds < 0:
        return _table(*BY_THE_ROUND[by_the_round], "match", "round")
    return _table(*ROUNDS[rounds], "round", "round")


TABLES = len(SOLVED) + len(BY_THE_ROUND) + len(ROUNDS)
FEW = (1, 5, 7, 8, 9, 10, 12, 15)
"""Some tables of each list, with every scoring and every kind of round."""


@parametrize("table", range(TABLES), test=FEW)
def test_the_compiled_kernel_and_its_twin_play_the_same_games(table: int) -> None:
    found, _, player = _numbered(table)
    players = alias_tables(found.tables, [player] * found.tables.seats)
    for seed, first in ((1, 0), (2**64 - 1, 10**12 + 1)):
        one, two = (
            play(found.tables, players, 60, seed, first, fast) for fast in (COMPILED, False)
        )
        assert _same(one, two)


def _row(player: AliasTables, page: int, public_state: int) -> Counter[int]:
    chances: Counter[int] = Counter()
    start, bits = divmod(int(player.row[page, public_state]), 256)
    for entry in player.entries[start : start + (1 << bits)].tolist():
        threshold, first, other = entry >> 32, entry >> 16 & 0xFFFF, entry & 0xFFFF
        chances[first] += threshold / 2**32 / (1 << bits)
        chances[other] += (1 - threshold / 2**32) / (1 << bits)
    return +chances


# # ── the engine plays the same game ───────────────────────────────────────────────────────────


@pytest.mark.parametrize("fast", FAST, ids=lambda fast: "compiled" if fast else "plain")
@parametrize("table", range(len(SOLVED) + len(BY_THE_ROUND)), test=FEW)
def test_the_book_itself_plays_the_same_games(table: int, fast: bool) -> None:
    """All counts and all payoffs are equal."""
    found, policy, player = _numbered(table)
    seats = found.tables.seats
    players = alias_tables(found.tables, [player] * seats)
    for number in range(25):
        book = Book(found, policy, players, 77, number)
        book.play()
        tally = play(found.tables, players, 1, 77, number, fast)
        assert tally.counts.tolist() == book.counts
        assert tally.rounds == book.state.round
        result = GAME.result(book.state)
        assert result is not None
        winners = result.places.count(1)
        share = [win_units(seats) // winners * (place == 1) for place in result.places]
        assert tally.won.sum(axis=1).tolist() == share
        if found.tables.counted:
            payoffs = [int(payoff * seats) for payoff in result.payoffs]
            assert tally.paid.sum(axis=1).tolist() == payoffs


# # ── statistics of millions of games ──────────────────────────────────────────────────────────

SURE = 4.9
"""The tolerance in standard errors, which a correct kernel exceeds once in a million figures."""


@parametrize("table", range(TABLES), test=FEW)
def test_as_many_games_are_won_as_the_solver_says(table: int) -> None:
    """Play half a million games of every rule set with the compiled kernel, and a few hundred with
    the plain twin."""
    found, policy, player = _numbered(table)
    if found.span != policy.span:
        return  # a policy of single rounds does not cover whole games
    games, unit = 500_000 if COMPILED else 300, found.tables.unit
    tally = play(
        found.tables, alias_tables(found.tables, [player] * found.tables.seats), games, 20_26
    )
    mean = tally.paid.sum(axis=0) / games / unit
    spread = tally.squares.sum(axis=0) / games / unit**2 - mean**2
    assert np.all(np.abs(mean - policy.values) <= SURE * np.sqrt(spread / games) + 1e-9)


@parametrize("table", [0, 1, 2], test=FEW)
def test_no_seat_is_favoured_when_all_play_alike(table: int) -> None:
    """Opening is an advantage, but it rotates, so all seats open and win equally often."""
    found, _, player = _numbered(table)
    seats, games = found.tables.seats, 600_000 if COMPILED else 600
    tally = play(found.tables, alias_tables(found.tables, [player] * seats), games, 11)
    assert np.all(tally.opened == games // seats)
    won = tally.won.sum(axis=1) / win_units(seats) / games
    assert np.all(np.abs(won - 1 / seats) < SURE * (1 / seats / games) ** 0.5)


# # ── random numbers and refusals ──────────────────────────────────────────────────────────────


@pytest.mark.parametrize("fast", FAST, ids=lambda fast: "compiled" if fast else "plain")
class TestPlay:
    """Tests of the compiled kernel and of its plain twin."""

    def test_games_fall_alike_however_they_are_shared_out(self, fast: bool) -> None:
        found, _, player = _table("standard", "lives=2", 3)
        players = alias_tables(found.tables, [player] * 3)
        whole = play(found.tables, players, 90, 5, fast=fast)
        parts = [play(found.tables, players, n, 5, first, fast) for first, n in ((0, 40), (40, 50))]
        assert _same(whole, added(*parts))
        assert not _same(whole, play(found.tables, players, 90, 6, fast=fast))

    def test_each_seat_plays_its_own_script(self, fast: bool) -> None:
        found, _, player = _table("standard", "lives=2", 2)
        trusting = strategy_tables(found, lambda p: p, lambda _: _believer(found), lambda _: 0.0)
        tally = play(
            found.tables, alias_tables(found.tables, [trusting, player]), 300, 5, fast=fast
        )
        won = tally.won.sum(axis=1) / win_units(2)
        assert won.sum() == 300
        assert won[0] < 100

    def test_endless_games_are_detected(self, fast: bool, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(reference_kernel, "TURNS_OF_A_GAME", 500)
        rules = with_options(MiaRules(), {"announce": "equal_or_higher", "lives": 1})
        found = indexed_game(rules, 2)
        page = PositionStrategy(
            [{claim_code(UNSEEN, 0, 0): 1.0}] * found.tables.public_states, _never(found)
        )
        parrot = strategy_tables(found, lambda p: p, lambda _: page, lambda _: 0.0)
        with pytest.raises(EndlessGame) as endless:
            play(found.tables, alias_tables(found.tables, [parrot] * 2), 1, 1, fast=fast)
        assert endless.value.reason.key == "solver-endless"


def _never(found: IndexedGame) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    return np.zeros((3, found.tables.public_states, found.tables.values))


def _believer(found: IndexedGame) -> PositionStrategy:
    """Return a player that announces the next value unseen, and believes if possible."""
    public_states = [
        {claim_code(UNSEEN, n, roll): 1 / len(ROLLS) for roll in range(len(ROLLS))}
        for n in range(found.tables.public_states)
    ]
    return PositionStrategy(public_states, _never(found))


def test_luck_is_splitmix64() -> None:
    assert reference_kernel.splitmix64(0x9E3779B97F4A7C15) == 0xE220A8397B1DCDAF
    numbers = random_numbers(0, 0)
    assert len({next(numbers) for _ in range(1000)}) == 1000


def test_turns_fall_as_often_as_they_should() -> None:
    """Count the outcomes of the first turns of many games."""
    found, _, player = _table("standard", "lives=1", 2)
    players, games = alias_tables(found.tables, [player] * 2), 36_000
    fallen = Counter(
        drawn_turn_code(players, 0, 1, found.tables.start, 0, next(random_numbers(9, game)))
        for game in range(games)
    )
    chances = _row(players, int(players.at[0, 1, found.tables.start]), 0)
    assert sum(fallen.values()) == sum(fallen[code] for code in chances)
    for code, chance in chances.items():
        assert abs(fallen[code] - games * chance) < SURE * max(1.0, games * chance) ** 0.5


@pytest.mark.parametrize(
    ("words", "seats", "key"),
    [
        ("mia_on_mia=yes", 2, "solver-uncounted-wipe"),
        ("blind_pass=higher", 2, "solver-uncounted-blind-pass"),
        ("", 9, "solver-refused-seats"),
    ],
)
def test_unsupported_players_are_refused(words: str, seats: int, key: str) -> None:
    with pytest.raises(NotCovered) as refused:
        indexed_game(parse_options(MiaRules(), words.split()), seats)
    assert refused.value.reason.key == key


def test_the_output_function_is_that_of_splitmix64() -> None:
    """Compare with the first numbers of the published generator from the seeds 0 and 1234567."""
    gamma, mask = 0x9E3779B97F4A7C15, (1 << 64) - 1
    assert splitmix64(gamma) == 0xE220A8397B1DCDAF
    numbers = [splitmix64((1234567 + n * gamma) & mask) for n in (1, 2, 3)]
    assert numbers == [6457827717110365317, 3203168211198807973, 9817491932198370423]
