"""Tests that a game of Mia as arrays has the positions, round ends and payoffs of the engine."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.solver.generic.errors import NotCovered
from mendax.solver.generic.jit import plain
from mendax.solver.mia.model.rule_tables import LOOKED
from mendax.solver.mia.simulation import alias_tables
from mendax.solver.mia.simulation.game_tables import (
    CLAIM_CODES,
    NO_FLOOR,
    OPENS,
    OVER,
    IndexedGame,
    claim_code,
    indexed_game,
)
from tests.reasons import because


def whole(lives: int = 2) -> IndexedGame:
    return indexed_game(MiaRules(lives=lives), 2)


def test_positions_are_all_that_two_can_have_and_turn_round() -> None:
    game = whole()
    assert {position.lives for position in game.positions} == {(1, 1), (1, 2), (2, 1), (2, 2)}
    turned = game.tables.turned
    assert game.positions[game.tables.start].lives == (2, 2)
    assert turned[turned].tolist() == list(range(len(game.positions)))
    for number, other in enumerate(turned.tolist()):
        assert game.positions[other].lives == game.positions[number].lives[::-1]


def test_ends_pay_the_losses_and_other_rounds_lead_on() -> None:
    game = whole()
    tables = game.tables
    over = tables.kind == OVER
    assert over.any()
    assert np.all(tables.payoff[over].sum(axis=1) == tables.unit), "one win is shared"
    opens = tables.kind == OPENS
    assert np.all(tables.next[opens] >= 0)
    assert np.all(np.sort(tables.seated[opens], axis=1) == [0, 1])
    assert tables.floor == NO_FLOOR


def test_lies_in_openings_match_the_book() -> None:
    game = whole()
    rules = game.rule_tables[2]
    assert rules is not None
    value, higher = rules.values.index(61), rules.values.index(62)
    roll = ROLLS.index(61)
    assert _is(game, LOOKED, value, roll) == 0
    assert _is(game, LOOKED, higher, roll) == 1, "of 61 under the cup 62 is a lie"
    assert game.tables.opened.shape == (3, CLAIM_CODES)
    assert np.all(game.tables.opened[1] == -1), "one player alone opens no round"


def _is(game: IndexedGame, how: int, value: int, roll: int) -> int:
    """Return 1 for a lie, 0 for the truth or more."""
    return int(game.tables.opened[2, claim_code(how, value, roll)]) & 1


def test_claims_have_codes_of_their_own() -> None:
    codes = {claim_code(h, v, r) for h in range(4) for v in range(21) for r in range(21)}
    assert len(codes) == 4 * 21 * 21
    assert max(codes) < CLAIM_CODES


def test_unsupported_rules_are_refused() -> None:
    with pytest.raises(NotCovered, check=because("solver-refused-seats")):
        indexed_game(MiaRules(), 20)
    with pytest.raises(NotCovered, check=because("solver-uncounted-blind-pass")):
        indexed_game(MiaRules(blind_pass="higher"), 2)


def test_scores_are_counted_where_they_decide() -> None:
    assert indexed_game(PRESETS["contest"], 2).tables.counted == 1
    assert indexed_game(PRESETS["contest"], 2, "round").tables.counted == 0
    assert whole().tables.counted == 0


ROWS = st.lists(st.lists(st.floats(0.001, 1.0), min_size=1, max_size=9), min_size=1, max_size=4)


def _made(rows: list[list[float]], function: object) -> tuple[np.ndarray, ...]:
    lengths = np.array([len(row) for row in rows])
    sizes = [1 << max(1, (n - 1).bit_length()) for n in lengths.tolist()]
    starts = np.concatenate(([0], np.cumsum(sizes)))
    codes = np.arange(lengths.sum())
    chances = np.concatenate([np.array(row) / sum(row) for row in rows])
    return starts, *function(codes, chances, lengths, starts)  # type: ignore[operator]


@settings(max_examples=30, deadline=None)
@given(ROWS)
def test_every_code_is_as_likely_as_it_was(rows: list[list[float]]) -> None:
    starts, threshold, first, other = _made(rows, alias_tables._alias)
    code = 0
    for n, row in enumerate(rows):
        part = slice(starts[n], starts[n + 1])
        size = starts[n + 1] - starts[n]
        for chance in row:
            kept = threshold[part][first[part] == code].sum()
            given_on = ((1 << 32) - threshold[part])[other[part] == code].sum()
            assert (kept + given_on) / size / 2**32 == pytest.approx(chance / sum(row), abs=1e-9)
            code += 1


@settings(max_examples=10, deadline=None)
@given(ROWS)
def test_compiled_and_plain_tables_are_one(rows: list[list[float]]) -> None:
    fast, slow = _made(rows, alias_tables._alias), _made(rows, plain(alias_tables._alias))
    for one, two in zip(fast, slow, strict=True):
        assert one.tolist() == two.tolist()
