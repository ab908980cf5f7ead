"""Tests of prices against a walk over the rule book, the policy and the dice of the moves."""

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from mendax.arena.match import on_cores, played_match, prepared
from mendax.coach.mia.policies import packaged
from mendax.coach.results import MADE
from mendax.core.game import CHANCE, Action, Actor
from mendax.core.text_form import read, read_actor, write
from mendax.games.mia.judging import holds
from mendax.games.mia.order import Roll
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, MiaState
from mendax.measure import NotPriced, PricedDecision, played, regret
from mendax.measure.rows import row_of_played, row_of_record
from mendax.records import RecordedGame
from mendax.table.record.format import ALL
from mendax.table.record.read import read_record
from tests.practice.walks import MIA, MiaWalk
from tests.reasons import because
from tests.table.evening import Evening, record_at

STANDARD = MIA.presets["standard"]
Moves = list[tuple[Actor, Action]]


def games(bots: list[str], number: int, seed: str) -> Iterator[tuple[RecordedGame, Moves]]:
    """Yield rows with all moves, including unseen dice."""
    setup, seats = prepared(MIA, STANDARD, bots, seed, None, keep_moves=True)
    for one in played_match(setup, seats, range(number), on_cores(1)):
        split = (move.partition(" ") for move in one.moves)
        moves = [(read_actor(actor), read(action, MIA.actions)) for actor, _, action in split]
        yield row_of_played(setup, one), moves


def states(moves: Moves, seats: int) -> Iterator[tuple[MiaState, int, Action, Roll | None]]:
    """Yield the state before each decision, its seat and action, and the dice under the cup."""
    state: Any = MIA.initial_state(STANDARD, seats)
    for actor, action in moves:
        if actor != CHANCE:
            assert isinstance(actor, int)
            yield state, actor, action, state.roll
        state = MIA.apply(state, actor, action).state


@pytest.fixture(scope="module")
def two() -> list[tuple[PricedDecision, MiaState]]:
    """Return priced decisions with the states before them."""
    every = list(games(["equilibrium", "odds"], 1, "walk"))
    every += list(games(["equilibrium", "liar"], 1, "walk"))
    priced = list(regret(row for row, _ in every))
    before = [state for _, moves in every for state, *_ in states(moves, 2)]
    return list(zip(priced, before, strict=True))


def test_every_value_is_that_of_a_walk_over_the_book(
    two: list[tuple[PricedDecision, MiaState]],
) -> None:
    made = never = 0
    for one, state in two:
        view = MIA.view(state, one.seat)
        never_claimed = one.kind == "answer" and one.lie is None and one.roll is None
        if not one.options or one.kind == "cup" or never_claimed:
            continue
        puzzle = SimpleNamespace(view=view, preset="standard", rules="", seats=2)
        puzzle.options = [SimpleNamespace(action=option.action) for option in one.options]
        walked = MiaWalk(cast("Any", puzzle)).worths(cast("Any", puzzle))
        for option in one.options:
            if option.chance >= MADE:
                assert 100 * option.worth == pytest.approx(walked[option.action], abs=1e-9)
                made += 1
            else:  # its worst value
                assert 100 * option.worth <= walked[option.action] + 1e-9
                never += 1
    assert (made > 60, never > 100) == (True, True)


def test_a_cost_is_what_the_best_move_of_the_solution_is_worth_more(
    two: list[tuple[PricedDecision, MiaState]],
) -> None:
    for one, _ in two:
        if not one.options:
            assert (one.cost, one.best, one.chance, one.lie) == (None, None, None, None)
            continue
        worth = {option.action: option.worth for option in one.options}
        chance = {option.action: option.chance for option in one.options}
        best = max(worth[action] for action in worth if chance[action] >= MADE)
        sound = chance[one.action] >= MADE
        assert one.cost == pytest.approx(0 if sound else max(0, best - worth[one.action]))
        assert one.worth == worth[one.action]
        if one.player == "equilibrium":
            assert one.cost == 0
    assert sum(one.cost or 0 for one, _ in two) > 0.3


def test_frequencies_and_lies_are_those_of_the_policy_and_the_dice(
    two: list[tuple[PricedDecision, MiaState]],
) -> None:
    policy, lies = packaged(STANDARD, 2), 0
    assert policy is not None
    for one, state in two:
        if not one.options:
            continue
        odds = {write(a): x for a, x in policy.odds(MIA.view(state, one.seat))}
        for option in one.options:
            assert option.chance == pytest.approx(odds.get(option.action, 0.0), abs=1e-12)
        if one.kind == "claim":
            assert state.roll is not None
            false = {a for a in map(_value, odds) if not _holds(a, state.roll)}
            expected = sum(x for action, x in odds.items() if _value(action) in false)
            assert one.lie_chance == pytest.approx(expected, abs=1e-12)
            assert one.true == _holds(_value(one.action), state.roll)
            assert one.told_lie == (not one.true)
            lies += one.told_lie
        if one.kind == "answer":
            assert state.roll is not None
            assert one.doubt_chance == pytest.approx(odds.get("doubt", 0.0), abs=1e-12)
            known = _holds(state.claims[-1].value, state.roll)
            assert one.true in (known, None)
    assert lies > 8


def _value(action: str) -> Roll:
    found: Any = int(action.partition(" ")[2])
    return cast("Roll", found)


def _holds(value: Roll, roll: Roll) -> bool:
    return holds(STANDARD, Claim(0, value, "looked"), roll)


def test_every_decision_of_the_rows_is_there_once() -> None:
    rows = [row for row, _ in games(["equilibrium", "truthful", "sniper"], 2, "rows")]
    priced = list(regret(rows))
    assert [(d.game, d.ply, d.seat, d.action) for d in priced] == [
        (game, ply, choice.seat, choice.action)
        for game, row in enumerate(rows)
        for ply, choice in enumerate(row.choices)
    ]
    assert {d.basis for d in priced} == {"table", "solution", None}


def test_the_record_of_one_seat_gives_the_prices_of_the_whole() -> None:
    evening = Evening(["lives=2"]).start("taras").play(Random(7))
    whole, own = (
        row_of_record(read_record(record_at(evening.table, 1, reader))) for reader in (ALL, 1)
    )
    mine = [d.cost for d in regret([own])]
    assert mine == [d.cost for d in regret([whole]) if d.seat == 1]
    assert len(mine) > 2


def test_french_poker_has_prices_and_lies() -> None:
    priced = list(regret(played("french_poker", "standard", ["equilibrium", "odds"], 4, "p")))
    claims = [d for d in priced if d.kind == "claim" and d.options and d.value]
    assert {d.true for d in claims} == {True, False}
    for one in claims:
        assert sum(option.chance for option in one.options) == pytest.approx(1, abs=1e-6)
        said = next(option for option in one.options if option.action == one.action)
        assert said.lie in (None, not one.true)
    assert all(d.cost == 0 for d in priced if d.player == "equilibrium" and d.cost is not None)
    assert sum(d.cost or 0 for d in priced) > 0


def test_a_game_without_prices_is_refused() -> None:
    rows = played("sword_of_lies", "standard", ["squire"] * 3, 1, "s")
    with pytest.raises(NotPriced, check=because("measure-no-such-game given=sword_of_lies")):
        list(regret(rows))


def test_a_doubt_out_of_turn_is_no_answer() -> None:
    anybody = MiaRules(doubter="anybody", lives=3)
    every = list(regret(played(MIA, anybody, ["novice"] * 3, 4, "out of turn")))
    out_of_turn = [one for one in every if {o.action for o in one.options} == {"doubt", "wait"}]
    assert out_of_turn
    assert {one.kind for one in out_of_turn} == {"other"}
    assert any(one.kind == "answer" and one.action == "doubt" for one in every)
