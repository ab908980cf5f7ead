"""Tests that tables stop rules with endless chance, and handle rules that raise."""

from random import Random
from typing import Any

import pytest

from mendax.arena import match
from mendax.arena.local_game import LocalGame
from mendax.arena.match import played_out
from mendax.core.game import CHANCE, LONGEST_CHANCE, ChanceWithoutEnd, Step
from mendax.games import GAMES
from mendax.games.mia import Mia
from mendax.games.mia.rules import MiaRules
from mendax.table.actions import Start
from mendax.table.log import Failed
from tests.table.evening import Evening

sound = Mia.apply


@pytest.fixture
def falls(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Let every fall in Mia be followed by another; return the list of falls."""
    fallen: list[object] = []

    def apply(book: Mia, state: Any, actor: Any, action: Any) -> Any:
        if actor == CHANCE:
            fallen.append(action)
            return Step(state, ())
        return sound(book, state, actor, action)

    monkeypatch.setattr(Mia, "apply", apply)
    return fallen


def test_a_table_stops_chance_that_has_no_end(falls: list[object]) -> None:
    evening = Evening().sit("taras")
    kept = list(evening.lines)
    with pytest.raises(Failed) as failed:
        evening.do("olena", Start())
    assert isinstance(failed.value.__cause__, ChanceWithoutEnd)
    assert len(falls) == LONGEST_CHANCE
    assert evening.lines == kept
    assert evening.again().table_view().phase == "gathering", "its log is as it was"


def test_a_sitting_stops_chance_that_has_no_end(falls: list[object]) -> None:
    with pytest.raises(ChanceWithoutEnd):
        played_out(LocalGame(Mia(), MiaRules(), 2, {}, Random(1)))
    assert len(falls) == LONGEST_CHANCE


def test_bots_do_not_play_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "LONGEST_GAME", 5)
    with pytest.raises(ValueError, match="does not end within 5"):
        match.match(Mia(), MiaRules(), ("random", "random"), 1, "seed")


def test_failures_after_a_move_are_not_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    """This holds even if the rules return a refusal, because the move has been made and the table
    is unusable.
    """

    def apply(book: Mia, state: Any, actor: Any, action: Any) -> Any:
        if actor == CHANCE:
            raise ChanceWithoutEnd
        return sound(book, state, actor, action)

    monkeypatch.setattr(Mia, "apply", apply)
    with pytest.raises(Failed):
        Evening().start("taras")


@pytest.mark.parametrize("name", GAMES)
def test_no_game_comes_near_the_bound(name: str) -> None:
    """Run chance from start to end, for each number of seats and every preset."""
    game, luck = GAMES[name], Random(7)
    for preset in game.presets.values():
        state, run, longest = game.initial_state(preset, game.seats[-1]), 0, 0
        for _ in range(400):
            actors = game.actors(state)
            if not actors:
                break
            if actors[0] == CHANCE:
                outcomes = [action for action, _ in game.chance_outcomes(state)]
                state, run = game.apply(state, CHANCE, luck.choice(outcomes)).state, run + 1
                longest = max(longest, run)
                continue
            run = 0
            assert isinstance(actors[0], int)
            state = game.apply(state, actors[0], game.default_action(state, actors[0])).state
        assert 0 < longest < LONGEST_CHANCE / 4
