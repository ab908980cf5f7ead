"""Tests of the seat to act: players with and without a clock, bots, and tables without players."""

from random import Random

from mendax.games.sword_of_lies.actions import Ready
from mendax.table.actions import AddBot, Leave, Return, Start
from mendax.table.clock import Due
from mendax.table.commands import TimeOut
from mendax.table.to_act import NOBODY_TO_ACT, ToAct
from tests.table.evening import Evening, kinds, reason


def test_no_seat_is_to_act_between_games() -> None:
    assert Evening().table.to_act() == NOBODY_TO_ACT == ToAct(None, {}, ())


def test_without_a_clock_people_have_all_the_time_there_is() -> None:
    evening = Evening({"turn_clock": 0}).start("taras")
    seat = evening.to_act()[0]
    person = ("olena", "taras")[seat]
    assert evening.table.to_act() == ToAct(None, {seat: person}, ())
    evening.do(person, Leave())
    assert evening.table.to_act() == ToAct(None, {}, (seat,)), "a bot plays for who got up"


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
    evening.act(("olena", "taras", "ivan")[first], Ready())
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
