"""Tests that a row has the knowledge and the options of each seat at each decision."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from mendax.adapters.numbered import opening, table
from mendax.arena.local_game import LocalGame
from mendax.bots import BOTS
from mendax.core.game import CHANCE, Action, Actor, observation, step
from mendax.core.text_form import read, write
from mendax.games import BUILT_IN, GAMES
from mendax.records.rows import RecordedGame, RowChoice, SeatDecision, row_of

SEATS = {"mia": 2, "french_poker": 2, "sword_of_lies": 3}


def played(name: str, seed: int) -> tuple[Any, Any, list[tuple[Actor, Action]], RecordedGame]:
    game, seats = GAMES[name], SEATS[name]
    rules = game.presets[game.default_preset]
    rng = Random(seed)
    bots = {seat: BOTS["random"](name, rules, seat, seats, rng) for seat in range(seats)}
    run = LocalGame(game, rules, seats, bots, rng)
    run.moves = []
    while run.advance() is not None:
        pass
    names = [f"bot{seat}" for seat in range(seats)]
    state = game.initial_state(rules, seats)
    return game, rules, run.moves, row_of(game, rules, state, names, run.moves)


@pytest.mark.parametrize("name", BUILT_IN)
def test_decisions_match_the_book(name: str) -> None:
    game, rules, moves, row = played(name, 3)
    assert msgspec.json.decode(msgspec.json.encode(row), type=RecordedGame) == row
    state, decisions = game.initial_state(rules, SEATS[name]), row.decisions()
    told: list[list[str]] = [[] for _ in row.seats]
    for actor, action in moves:
        if actor != CHANCE:
            decision = next(decisions)
            offers = game.legal_actions(state, actor)
            assert (decision.seat, decision.action) == (actor, write(action))
            assert decision.information_state.splitlines() == told[actor]
            assert decision.legal is not None
            legal = [read(offer.action, game.actions) for offer in decision.legal]
            assert legal == [offer.action for offer in offers]
            fields = [[field.name for field in offer.fields] for offer in decision.legal]
            assert fields == [[slot.field for slot in offer.slots] for offer in offers]
        state, events = step(game, state, actor, action)
        for event in events:
            for seat, heard in enumerate(told):
                heard.append(write(observation(event, seat)))
    assert next(decisions, None) is None
    result = game.result(state)
    assert result is not None
    assert (row.payoffs, row.places) == (tuple(map(float, result.payoffs)), result.places)
    assert [heard.splitlines() for heard in row.heard] == told


def test_an_information_state_is_that_of_openspiel() -> None:
    game, rules, moves, row = played("mia", 5)
    whole = table("mia", rules, 2)
    position, state, decisions = opening(whole), game.initial_state(rules, 2), row.decisions()
    for actor, action in moves[:40]:
        if actor == CHANCE:
            outcomes = [outcome for outcome, _ in game.chance_outcomes(state)]
            number = outcomes.index(action)
        else:
            assert next(decisions).information_state == position.told(actor)
            legal = whole.legal(state, actor)
            number = next(n for n in legal.numbers if legal.action(n) == action)
        position = position.after(actor, number)
        state = step(game, state, actor, action).state


def test_fields_of_offers_have_the_legal_values() -> None:
    *_, row = played("sword_of_lies", 1)
    fields = [field for known in row.offers for offer in known for field in offer.fields]
    for field in fields:
        limits = (field.values, field.between, field.longest)
        assert sum(limit is not None for limit in limits) == 1, field
    assert {field.values is None for field in fields} == {True, False}
    *_, mia = played("mia", 1)
    announces = [o for known in mia.offers for o in known if o.action.startswith("announce ")]
    assert announces
    for offer in announces:
        (field,) = offer.fields
        assert field.name == "value"
        assert offer.action.split()[1] in (field.values or ())


def kinds(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the JSON type of every value, by its path without places in arrays."""
    if isinstance(value, dict):
        yield path, "object " + " ".join(sorted(value))
        for key, inner in value.items():
            yield from kinds(inner, f"{path}/{key}")
    elif isinstance(value, list):
        yield path, "array"
        for inner in value:
            yield from kinds(inner, path + "/[]")
    elif value is not None:
        yield path, "number" if type(value) in (int, float) else type(value).__name__


def test_every_value_has_one_type_in_all_games() -> None:
    """Arrow, and so pandas, polars and data set libraries, read files by columns of one type."""
    rows = [played(name, seed)[-1] for name in GAMES for seed in range(3)]
    found = {pair for row in rows for pair in kinds(msgspec.json.decode(msgspec.json.encode(row)))}
    assert len({path for path, _ in found}) == len(found), sorted(found)
    assert ("/offers/[]/[]/fields/[]/values/[]", "str") in found


def test_offers_that_come_again_stand_once() -> None:
    *_, row = played("mia", 2)
    assert len(set(map(repr, row.offers))) == len(row.offers) < len(row.choices)


def test_a_decision_without_offers_has_no_legal_actions() -> None:
    row = RecordedGame(
        game="mia",
        rules="",
        seats=("a", "b"),
        payoffs=None,
        places=None,
        heard=("x\ny\n", ""),
        choices=(RowChoice(0, 2, "doubt"),),
    )
    assert [*row.decisions()] == [SeatDecision(0, "x\n", "doubt", None)]


def test_messages_of_players_can_be_left_out() -> None:
    game, seats = GAMES["sword_of_lies"], 3
    rules = game.presets[game.default_preset]
    for seed in range(30):
        *_, moves, row = played("sword_of_lies", seed)
        start = game.initial_state(rules, seats)
        bare = row_of(game, rules, start, row.seats, moves, keep_text=False)
        assert len(bare.choices) == len(row.choices)
        assert bare.payoffs == row.payoffs
        changed = [
            (one.action, other.action)
            for one, other in zip(row.choices, bare.choices, strict=True)
            if one.action != other.action
        ]
        if changed:
            assert all("%E2%80%A6" in action or "…" in action for _, action in changed)
            return
    raise AssertionError("nobody wrote anything")
