"""Tests of the seats to act, of presence, and of rules without an end."""

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
from mendax.games.sword_of_lies import actions as sword
from mendax.table.actions import AddBot, HandOver, Leave, PassHost, Ready, Return, ReturnHost, Start
from mendax.table.attendance import follows
from mendax.table.clock import Due
from mendax.table.commands import ByTable, TimeOut
from mendax.table.lobby import Lobby
from mendax.table.log import Failed
from mendax.table.to_act import ToAct
from tests.table.evening import Evening, kinds, played, reason


def test_without_a_clock_people_have_all_the_time_there_is() -> None:
    evening = Evening({"turn_clock": 0}).start("taras")
    seat = evening.to_act()[0]
    person = ("olena", "taras")[seat]
    assert evening.table.to_act() == ToAct(None, {seat: person}, ())
    evening.do(person, Leave())
    assert evening.table.to_act() == ToAct(None, {}, (seat,)), "a bot plays for a player who left"


def test_a_table_without_people_is_idle() -> None:
    evening = Evening({"turn_clock": 10})
    evening.do("olena", AddBot("odds"))
    evening.do("olena", AddBot("odds"))
    evening.do("olena", Start())
    evening.do("olena", Leave())
    assert evening.table.to_act().bots == ()
    assert evening.table.table_view().host is None
    assert evening.table.due(evening.at) is None
    evening.at += 86_400_000
    evening.do("olena", Return())
    assert evening.table.table_view().host == 0
    while evening.to_act() != [0]:
        assert evening.table.to_act().bots == tuple(evening.to_act())
        evening.move(Random(1))
    left = evening.table.due(evening.at)
    assert left is not None
    assert left.milliseconds == 10_000


def test_returning_players_get_the_full_time() -> None:
    evening = Evening({"turn_clock": 10})
    evening.do("olena", AddBot("odds"))
    evening.do("olena", Start())
    while evening.to_act() != [0]:
        evening.move(Random(1))
    evening.at += 4_000
    evening.do("olena", Leave())
    evening.at += 86_400_000
    evening.do("olena", Return())
    assert evening.table.due(evening.at) == Due((0,), 10_000)


def test_getting_up_extends_no_clock() -> None:
    evening = Evening({"turn_clock": 10}).start("taras")
    seat = evening.to_act()[0]
    since = evening.at
    evening.do(("olena", "taras")[seat], Leave())
    evening.do(("olena", "taras")[seat], Return())
    assert evening.table.due(evening.at) == Due((seat,), 10_000 - (evening.at - since))


def test_the_clock_runs_out() -> None:
    evening = Evening({"turn_clock": 30}).start("taras")
    seat = evening.to_act()[0]
    table, since = evening.table, evening.at
    assert table.due(since) == Due((seat,), 30_000)
    assert table.due(since + 29_000) == Due((seat,), 1000)
    assert reason(lambda: table.execute(TimeOut(seat), since + 29_999)) == "clock"
    assert reason(lambda: table.execute(TimeOut(1 - seat), since + 30_000)) == "clock-not-running"
    batch = evening.keep(table.execute(TimeOut(seat), since + 30_000))
    assert [line.actor for line in batch.lines] == ["table", f"seat{seat + 1}", "chance"]
    assert kinds(batch)[:2] == ["ClockRanOut", "Shaken"]
    assert table.due(since + 31_000) == Due((seat,), 29_000)
    assert Evening().start("taras").table.due(5) is None
    assert evening.again().due(since + 31_000) == table.due(since + 31_000)


def test_bots_have_no_clock() -> None:
    evening = Evening({"turn_clock": 30})
    evening.do("olena", AddBot("odds"))
    evening.do("olena", Start())
    while evening.to_act() != [1]:
        evening.move(Random(4))
    assert evening.table.due(evening.at + 99_000) is None
    assert evening.table.to_act().bots == (1,)
    assert (
        reason(lambda: evening.table.execute(TimeOut(1), evening.at + 99_000))
        == "clock-not-running"
    )


def at_talks(*people: str, **options: object) -> Evening:
    """Return a random game of Sword of Lies at its first negotiation."""
    words = ["cards=2", "trade_limit=1", "deals=2", *(f"{n}={v}" for n, v in options.items())]
    for seed in range(50):
        evening = Evening(words, game="sword_of_lies", preset="no_limit").sit(*people)
        evening.do("olena", Start())
        luck = Random(seed)
        while evening.to_act():
            played = evening.table.game_run
            assert played is not None
            if played.state.phase == "negotiation":
                return evening
            evening.move(luck)
    raise AssertionError("no war in fifty games")


def test_a_phase_of_a_game_may_have_one_common_clock() -> None:
    evening = at_talks("taras", "ivan", turn_clock=30, negotiation_clock=90)
    table, began = evening.table, evening.at
    here = tuple(evening.to_act())
    assert table.due(began) == Due(here, 90_000)
    evening.at += 40_000
    first = here[0]
    evening.act(("olena", "taras", "ivan")[first], sword.Ready())
    assert table.due(evening.at) == Due(here[1:], 90_000 - (evening.at - began))
    assert reason(lambda: table.execute(TimeOut(here[1]), began + 89_999)) == "clock"
    for seat in here[1:]:
        assert table.game_run is not None
        assert table.game_run.state.phase == "negotiation"
        evening.keep(table.execute(TimeOut(seat), began + 90_000))
    assert table.game_run is not None
    assert table.game_run.state.phase == "orders"
    left = table.due(began + 90_000)
    assert left is not None
    assert left.milliseconds == 30_000


def test_a_phase_clock_may_be_off_while_decisions_have_one() -> None:
    evening = at_talks("taras", "ivan", turn_clock=30, negotiation_clock=0)
    assert evening.table.due(evening.at) is None
    evening = at_talks("taras", "ivan", negotiation_clock=20)
    assert evening.table.due(evening.at) is not None
    assert evening.again().due(evening.at) == evening.table.due(evening.at)


def lobby(evening: Evening) -> Lobby:
    return evening.table.state.lobby


def test_the_next_person_who_is_here_is_the_host() -> None:
    evening = Evening()
    evening.do("olena", AddBot("odds"))
    evening.sit("taras", "ivan")
    assert follows(lobby(evening), {"taras", "ivan"}, set()) is None, "not gone for long yet"
    assert follows(lobby(evening), {"taras", "ivan"}, {"olena"}) == ByTable(PassHost(2))
    assert follows(lobby(evening), {"ivan"}, {"olena", "taras"}) == ByTable(PassHost(3))
    assert follows(lobby(evening), {"watcher"}, {"olena"}) is None, "no candidate for the host"
    evening.do("olena", HandOver(3))
    assert follows(lobby(evening), {"olena"}, {"ivan"}) == ByTable(PassHost(0))


def test_a_returning_host_is_host_again() -> None:
    evening = played()
    evening.table.execute(ByTable(PassHost(1)), evening.at)
    assert follows(lobby(evening), {"taras"}, {"olena"}) is None
    assert follows(lobby(evening), {"taras", "olena"}, set()) == ByTable(ReturnHost())
    evening.do("olena", Leave())
    assert follows(lobby(evening), {"taras", "olena"}, set()) is None


def test_all_who_are_here_are_ready() -> None:
    evening = Evening().sit("taras", "ivan")
    evening.do("taras", Ready(on=True))
    evening.do("ivan", Ready(on=True))
    here = {"taras", "ivan"}
    assert follows(lobby(evening), {*here, "olena"}, set()) is None
    assert follows(lobby(evening), here, set()) is None, "perhaps only for a moment"
    evening.table.execute(ByTable(PassHost(1)), evening.at)
    assert follows(lobby(evening), here, {"olena"}) == ByTable(Start(), (0,))


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


def test_games_of_bots_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "LONGEST_GAME", 5)
    with pytest.raises(ValueError, match="does not end within 5"):
        match.match(Mia(), MiaRules(), ("random", "random"), 1, "seed")


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
