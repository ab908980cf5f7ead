"""Tests of chips, which add up over an evening, and of shares, which are never exchanged."""

from random import Random

import pytest

from mendax.core.shares import share_hash
from mendax.table.actions import AddBot, BuyIn, Leave, Start
from mendax.table.events import GameStarted
from mendax.table.record.format import ALL, Reader
from mendax.table.record.verify import verify
from mendax.table.shares import Shares
from mendax.table.table import Table
from mendax.table.views import TableView
from tests.table.evening import BOTS, Evening, all_that_is_seen, problems, reason, record_at, told
from tests.table.record.test_verify import forged

QUICK = ["cards=2", "deals=1", "trade_limit=1", "min_buy_in=20"]


def sword(*people: str, **options: object) -> Evening:
    words = [*QUICK, *(f"{name}={value}" for name, value in options.items())]
    return Evening(words, game="sword_of_lies", preset="no_limit").sit(*people)


def seen(evening: Evening) -> TableView:
    return evening.table.table_view()


def stacks(evening: Evening) -> list[int | None]:
    return [seat.stack for seat in seen(evening).seats]


def adds_up(evening: Evening) -> bool:
    view = seen(evening)
    assert view.stakes is not None
    have = sum(seat.stack or 0 for seat in view.seats)
    bought = sum(seat.bought for seat in view.seats)
    return have + view.stakes.raked + view.stakes.taken_away == bought


def everyone_rebuys(evening: Evening) -> None:
    """Let every player without enough chips buy up to the buy-in."""
    stakes, seats = seen(evening).stakes, seen(evening).seats
    assert stakes is not None
    for seat, person in enumerate(evening.table.people()):
        stack = seats[seat].stack
        if person is not None and stack is not None and stack < stakes.to_go_on:
            evening.do(person, BuyIn(stakes.buy_in - stack))


@pytest.mark.parametrize("seed", range(4))
def test_until_one_has_it_all_the_chips_stay_on_the_table(seed: int) -> None:
    """Only the first purchase is made, so no chips are added. Players who are out keep the rest."""
    evening, luck = sword("taras", "ivan", "nina", "petro", rebuys="no", ante=5), Random(seed)
    games = 0
    while len([s for s in stacks(evening) if s is None or s >= 7]) >= 3:
        evening.do(host(evening), Start())
        evening.play(luck)
        assert adds_up(evening)
        assert {seat.bought for seat in seen(evening).seats} == {20}
        games += 1
        assert games < 60
    assert reason(lambda: evening.do(host(evening), Start())) == "too-few"


def host(evening: Evening) -> str:
    """Check that the host is a seated player, even when the first host is out of chips."""
    seat = seen(evening).host
    assert seat is not None
    person = evening.table.people()[seat]
    assert person is not None
    return person


def test_bots_buy_again_automatically() -> None:
    evening = sword()
    for _ in range(2):
        evening.do("olena", AddBot("odds"))
    for number in range(8):
        everyone_rebuys(evening)
        evening.do("olena", Start())
        assert all((stack or 0) >= 2 for stack in stacks(evening))
        evening.play(Random(number))
        assert adds_up(evening)
    assert max(seat.bought for seat in seen(evening).seats[1:]) > 20


def test_leaving_players_take_their_chips() -> None:
    evening = sword("taras", "ivan", "nina").start().play(Random(5))
    everyone_rebuys(evening)
    gone = seen(evening).seats[3]
    evening.do("nina", Leave())
    evening.do("olena", Start())
    stakes = seen(evening).stakes
    assert stakes is not None
    assert stakes.taken_away == (gone.stack or 0) - gone.bought
    assert len(stacks(evening)) == 3
    assert adds_up(evening)


@pytest.mark.parametrize("seed", range(3))
def test_chips_of_a_long_evening_are_buy_ins_minus_rake(seed: int) -> None:
    evening, luck = sword("taras", "ivan", rake=10), Random(seed)
    for _ in range(12):
        everyone_rebuys(evening)
        evening.do("olena", Start())
        evening.play(luck)
        assert adds_up(evening)
    stakes = seen(evening).stakes
    assert stakes is not None
    assert stakes.raked > 0
    again = Table.load("t1", evening.secret, evening.lines, BOTS)
    assert all_that_is_seen(again) == all_that_is_seen(evening.table)


def test_records_of_later_games_have_starting_stacks() -> None:
    evening = sword("taras", "ivan").start().play(Random(3))
    everyone_rebuys(evening)
    before = stacks(evening)
    evening.do("olena", Start())
    evening.play(Random(4))
    readers: tuple[Reader, ...] = (0, 1, 2, ALL, None)
    for reader in readers:
        text = record_at(evening.table, 2, reader)
        assert f"brought ({' '.join(map(str, before))})" in text
        assert verify(text) == ()
    text = record_at(evening.table, 2, ALL)
    changed, _ = forged(text, r"brought \(\d+", "brought (9999")
    assert "against-rules" in [key for _, key in problems(changed)]
    fewer, _ = forged(text, r"brought \((\d+) (\d+) \d+\)", r"brought (\1 \2)")
    assert [key for _, key in problems(fewer)] == ["unreadable"]


ONE, TWO = "ab" * 16, "cd" * 16


def hashed(share: str) -> str:
    return share_hash(bytes.fromhex(share))


def begun() -> Evening:
    """Return a new game that waits for two of its three shares."""
    evening = Evening({"lives": 2}).sit("taras", "ivan")
    evening.bind_share("olena", ONE)
    evening.bind_share("taras", TWO)
    evening.do("olena", Start())
    return evening


def test_shares_are_secret_before_the_game() -> None:
    evening = begun()
    shown = repr([line.action for line in evening.lines]) + repr(told(evening.entries))
    assert ONE not in shown
    assert TWO not in shown
    (started,) = [event for event in told(evening.entries) if isinstance(event, GameStarted)]
    assert started.shares == (hashed(ONE), hashed(TWO), None)


def test_shares_of_one_hash_are_opened_together() -> None:
    shares = Shares([hashed(ONE), None, hashed(ONE)])
    assert shares.open(ONE) == (0, 2)
    assert (shares.awaited, shares.opened) == ((), (ONE, None, ONE))
