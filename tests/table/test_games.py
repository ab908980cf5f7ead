"""Tests of games at a table, one after another, with clocks and simultaneous answers."""

from collections.abc import Callable
from functools import partial
from random import Random
from types import MappingProxyType

import pytest

import mendax.games
from mendax.core.game import IllegalAction, Offer
from mendax.games.mia.actions import Announce, Believe, Doubt, Fall, PassOn, Shake
from mendax.table import actions as around
from mendax.table.clock import Due
from mendax.table.commands import Act, BotAct, TimeOut
from mendax.table.record.format import ALL
from mendax.table.record.verify import verify
from mendax.table.record.write import write_record
from mendax.table.table import Table
from tests.core.showdown import SetChips, Showdown
from tests.table.evening import (
    BOTS,
    SECRET,
    Evening,
    all_that_is_seen,
    kinds,
    played,
    reason,
    record_at,
)


def test_refused_openings_get_a_reason() -> None:
    def opening(**other: object) -> Callable[[], object]:
        usual = {"game": "mia", "at": 0, "person": "p", "name": "Ann", "preset": None}
        return lambda: Table.open("t", SECRET, **{**usual, **other})  # type: ignore[arg-type]

    assert reason(opening(game="chess")) == "rules-unknown-game"
    assert reason(opening(preset="nonsense")) == "no-preset"
    assert reason(opening(changes={"lives": 0})) == "rules-out-of-range"
    assert reason(opening(changes={"nonsense": 0})) == "rules-unknown-option"
    assert reason(opening(name="  ")) == "name-empty"
    with pytest.raises(ValueError, match="32 bytes"):
        Table.open("t", b"short", "mia", 0, "p", "Ann")


def test_each_game_draws_its_first_player_by_lot() -> None:
    firsts = set()
    evening = Evening({"lives": 1}).start("taras", "ivan")
    for game in range(12):
        firsts.add(evening.to_act()[0])
        evening.play(Random(game))
        evening.do("olena", around.Start())
    assert firsts == {0, 1, 2}


def test_moves_of_others_and_wrong_moves_are_refused() -> None:
    evening = Evening().start("taras")
    seat = evening.to_act()[0]
    mover, other = ("olena", "taras")[seat], ("taras", "olena")[seat]
    number = evening.table.number
    assert reason(lambda: evening.act(other, Shake())) == "mia-refused-not-your-turn"
    assert reason(lambda: evening.act("nina", Shake())) == "no-seat"
    with pytest.raises(IllegalAction) as caught:
        evening.act(mover, Announce(61))
    assert [offer.action for offer in caught.value.offers] == [Shake()]
    with pytest.raises(IllegalAction):
        evening.act(mover, Fall(21))
    assert reason(lambda: evening.table.execute(BotAct(seat, Shake()), 1)) == "not-a-bot"
    assert evening.table.number == number


def test_a_repeated_command_gets_its_first_answer() -> None:
    evening = Evening().start("taras")
    person = ("olena", "taras")[evening.to_act()[0]]
    seen = evening.table.number
    first = evening.act(person, Shake(), after=seen, command="c1")
    for table in (evening.table, evening.again()):
        again = table.execute(Act(person, Shake(), seen, "c1"), evening.at)
        assert (again.number, again.lines, again.entries) == (first.number, (), ())
        assert table.answer_to(person, "c1") == first.number
        assert table.answer_to("nina", "c1") is None
    said = evening.do("nina", around.Say("hm"), "c1")
    assert evening.do("nina", around.Say("hm"), "c1").number == said.number
    assert len(evening.do("nina", around.Say("hm"), "c2").lines) == 1


@pytest.fixture
def evening(monkeypatch: pytest.MonkeyPatch) -> Evening:
    """Return a showdown of two with dealt cards, where both seats are to set their chips."""
    monkeypatch.setattr(mendax.games, "GAMES", MappingProxyType({"showdown": Showdown()}))
    return Evening({"turn_clock": 30}, game="showdown").start("taras")


def test_a_move_makes_no_other_answer_stale(evening: Evening) -> None:
    seen = evening.table.number
    evening.act("taras", SetChips(2), after=seen)
    assert reason(lambda: evening.act("taras", SetChips(1), after=seen)) == "stale"
    assert reason(lambda: evening.act("olena", SetChips(1), after=seen - 1)) == "stale"
    evening.act("olena", SetChips(3), after=seen)
    assert evening.table.table_view().phase == "finished"


def test_a_move_extends_no_other_clock(evening: Evening) -> None:
    since = evening.at
    assert evening.table.due(since) == Due((0, 1), 30_000)
    evening.at += 20_000
    evening.act("taras", SetChips(2))
    assert evening.table.due(since + 25_000) == Due((0,), 5_000)
    assert all_that_is_seen(evening.again()) == all_that_is_seen(evening.table)
    evening.keep(evening.table.execute(TimeOut(0), since + 30_000))
    assert evening.table.table_view().phase == "finished"


def test_secret_choices_are_in_no_record_of_a_running_game(evening: Evening) -> None:
    evening.act("taras", SetChips(2))
    for reader in (0, None):
        text = record_at(evening.table, 1, reader)
        assert "seat2 - " in text
        assert "set-chips" not in text
        assert verify(text) == ()
    assert "seat2 set-chips 2" in record_at(evening.table, 1, 1)


def test_a_late_player_loses_the_round_in_log_record_and_replay() -> None:
    evening = Evening({"turn_clock": 30, "late": "loses"}).start("taras")
    (seat,) = evening.to_act()
    batch = evening.keep(evening.table.execute(TimeOut(seat), evening.at + 30_000))
    kinds = [type(event).__name__ for entry in batch.entries for event, _ in entry.events]
    assert kinds == ["ClockRanOut", "Forfeited", "Lost", "RoundStarted"]
    assert evening.to_act() == [seat]
    assert all_that_is_seen(evening.again()) == all_that_is_seen(evening.table)
    text = record_at(evening.table, 1, None)
    assert f"forfeited {seat} " in text
    assert verify(text) == ()


def announced(**changes: object) -> tuple[Evening, list[str]]:
    """Return a table at which anybody may doubt a claim, and its people starting with the
    announcer."""
    evening = Evening({"doubter": "anybody", **changes}).start("taras", "ivan")
    first = evening.to_act()[0]
    people = [("olena", "taras", "ivan")[(first + n) % 3] for n in range(3)]
    for action in (Shake(), Announce(53)):
        evening.act(people[0], action)
    return evening, people


def test_a_table_waits_only_for_the_seat_that_must_answer() -> None:
    evening, (announcer, answerer, other) = announced(turn_clock=30)
    table = evening.table
    seat = table.seat_of(answerer)
    assert seat is not None
    assert evening.to_act() == [seat]
    assert table.due(evening.at) == Due((seat,), 30_000)
    assert table.seen_by(answerer).interrupts == ()
    assert (table.seen_by(other).offers, table.seen_by(announcer).interrupts) == ((), ())
    assert table.seen_by(other).interrupts == (Offer(Doubt()),)
    assert table.seen_by(None).interrupts == ()


def test_the_first_to_doubt_is_the_doubter() -> None:
    evening, (_, answerer, other) = announced()
    seen = evening.table.number
    assert "Doubted" in kinds(evening.act(other, Doubt(), after=seen))
    assert reason(lambda: evening.act(answerer, Believe(), after=seen)) == "stale"
    assert all_that_is_seen(evening.again()) == all_that_is_seen(evening.table)
    for reader in (0, 1, None, ALL):
        assert verify(record_at(evening.table, 1, reader)) == ()


def test_a_late_doubt_does_not_hit_the_next_claim() -> None:
    evening, (announcer, answerer, other) = announced(blind_pass="higher")
    seen = evening.table.number
    evening.act(answerer, PassOn(61))
    assert evening.table.seen_by(announcer).interrupts == (Offer(Doubt()),)
    assert reason(lambda: evening.act(other, Doubt(), after=seen)) == "stale"
    evening.act(announcer, Doubt())


def test_bots_may_interrupt_while_people_are_seated() -> None:
    evening = Evening({"doubter": "anybody"})
    for _ in range(2):
        evening.do("olena", around.AddBot("odds"))
    evening.do("olena", around.Start())
    luck = Random(3)
    while not evening.table.to_act().interrupting:
        evening.move(luck)
    to_act, run = evening.table.to_act(), evening.table.game_run
    assert run is not None
    (asked,) = (*to_act.bots, *to_act.untimed)
    assert {asked, run.state.claims[-1].seat, *to_act.interrupting} == {0, 1, 2}
    evening.do("olena", around.Leave())
    assert evening.table.to_act().interrupting == ()


def changed(evening: Evening, game: str) -> Evening:
    evening.do("olena", around.SetGame(game))
    assert evening.again().table_view() == evening.table.table_view()
    return evening


def test_records_of_both_games_stay_readable() -> None:
    evening = changed(played(), "sword_of_lies")
    evening.do("olena", around.Start())
    evening.play(Random(2))
    changed(evening, "mia")
    for number, game in ((1, "mia"), (2, "sword_of_lies")):
        then = Table.load("t1", evening.secret, evening.lines, BOTS, through=number)
        text = write_record(then, number, "taras")
        assert text.startswith(f"heading mendax/1 {game} {number} seat2 ")
        assert verify(text) == ()
        for other in (number - 1, number + 1):
            asked = partial(write_record, then, other, "taras")
            assert reason(asked) == "no-such-game"


def purchases(table: Table) -> tuple[int, int]:
    """Return all purchases by seated player, with the chips that remain."""
    view = table.table_view()
    assert view.stakes is not None
    stacks = sum(seat.stack or 0 for seat in view.seats)
    bought = sum(seat.bought for seat in view.seats)
    return bought, stacks + view.stakes.raked + view.stakes.taken_away


def test_chips_wait_for_their_game_and_add_up() -> None:
    rules = {"cards": 2, "trade_limit": 1, "min_buy_in": 20}
    evening = Evening(rules, game="sword_of_lies").sit("taras", "ivan")
    evening.do("olena", around.AddBot("odds"))
    evening.do("olena", around.Start())
    evening.play(Random(3))
    before = [seat.stack for seat in evening.table.table_view().seats]
    assert purchases(evening.table)[0] == purchases(evening.table)[1]
    changed(evening, "mia")
    view = evening.table.table_view()
    assert view.stakes is None
    assert [seat.stack for seat in view.seats] == [None] * 4
    assert reason(lambda: evening.do("taras", around.BuyIn(5))) == "no-chips"
    evening.do("ivan", around.Leave())
    changed(evening, "sword_of_lies")
    view = evening.table.table_view()
    assert [seat.stack for seat in view.seats] == [*before[:2], None]
    bought, there = purchases(evening.table)
    assert bought == there
    evening.do("ivan", around.Sit("Ivan"))
    assert evening.table.table_view().seats[-1].stack is None, (
        "a player who leaves takes the chips along"
    )
