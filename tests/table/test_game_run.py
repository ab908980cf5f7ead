"""Tests that simultaneous answers and clocks of different seats are independent."""

from random import Random
from types import MappingProxyType
from typing import Any

import pytest

import mendax.games
from mendax.core.game import MendaxError, Offer
from mendax.games.mia.actions import Announce, Believe, Doubt, PassOn, Shake
from mendax.table.actions import AddBot, Leave, Start
from mendax.table.clock import Due
from mendax.table.commands import TimeOut
from mendax.table.record.format import ALL
from mendax.table.record.verify import verify
from tests.core.showdown import SetChips, Showdown
from tests.table.evening import Evening, all_that_is_seen, kinds, reason, record_at


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


def test_both_clocks_run_out_at_once(evening: Evening) -> None:
    late = evening.at + 30_000
    for seat in (1, 0):
        evening.keep(evening.table.execute(TimeOut(seat), late))
    assert evening.table.due(late) is None


def test_secret_choices_are_in_no_record_of_a_running_game(evening: Evening) -> None:
    evening.act("taras", SetChips(2))
    for reader in (0, None):
        text = record_at(evening.table, 1, reader)
        assert "seat2 - " in text
        assert "set-chips" not in text
        assert verify(text) == ()
    assert "seat2 set-chips 2" in record_at(evening.table, 1, 1)


def test_a_secret_choice_shown_at_the_end_is_found_again(evening: Evening) -> None:
    evening.act("taras", SetChips(2))
    evening.act("olena", SetChips(1))
    for reader in (0, 1, None, ALL):
        assert verify(record_at(evening.table, 1, reader)) == ()


def test_a_refused_start_or_move_has_no_effect(evening: Evening) -> None:
    before = all_that_is_seen(evening.table)
    with pytest.raises(MendaxError):
        evening.act("olena", SetChips(7))
    with pytest.raises(MendaxError):
        evening.do("olena", Start())
    assert all_that_is_seen(evening.table) == before


def test_offers_are_computed_once_per_move(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looking changes no die, and the move is judged by the same dice."""
    asked: list[int] = []
    legal_actions = Showdown.legal_actions

    def counted(self: Showdown, state: Any, seat: int) -> tuple[Offer, ...]:
        asked.append(seat)
        return legal_actions(self, state, seat)

    monkeypatch.setattr(Showdown, "legal_actions", counted)
    table = evening.table
    assert table.seen_by("taras").offers == table.offers(1) != ()
    assert table.offers(None) == ()
    evening.act("taras", SetChips(2))
    assert asked == [0], "who is still to act, after the move"
    assert table.seen_by("taras").offers == table.offers(1) == ()


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


def test_no_bot_interrupts() -> None:
    evening = Evening({"doubter": "anybody"})
    for _ in range(2):
        evening.do("olena", AddBot("odds"))
    evening.do("olena", Start())
    while "Announced" not in kinds(evening.move(Random(3))):
        pass
    to_act = evening.table.to_act()
    assert len(to_act.bots) + len(to_act.untimed) == 1
    evening.do("olena", Leave())
    assert evening.table.to_act().bots == ()
