"""Tests that the shares of a game are bound before it begins, opened at its start, and never
exchanged."""

from random import Random

import pytest

from mendax.core.shares import share_hash
from mendax.table.actions import AddShare, LeaveOut, Start
from mendax.table.commands import ByTable
from mendax.table.events import GameStarted, ShareAdded, SharesLeftOut
from mendax.table.record.write import record_of
from mendax.table.shares import Shares
from tests.table.evening import Evening, all_that_is_seen, problems, reason, told

ONE, TWO = "ab" * 16, "cd" * 16


def hashed(share: str) -> str:
    return share_hash(bytes.fromhex(share))


def leave_out(evening: Evening) -> None:
    evening.keep(evening.table.execute(ByTable(LeaveOut()), evening.at))


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


def test_draws_and_moves_wait_until_all_shares_are_open() -> None:
    evening = begun()
    view = evening.table.table_view()
    assert (view.phase, [seat.opens for seat in view.seats]) == ("playing", [True, True, False])
    assert evening.to_act() == []
    evening.do("taras", AddShare(TWO))
    assert evening.to_act() == []
    evening.do("olena", AddShare(ONE))
    assert evening.to_act()
    assert not any(seat.opens for seat in evening.table.table_view().seats)


def test_an_unopened_share_is_left_out_and_its_seat_named() -> None:
    evening = begun()
    evening.do("olena", AddShare(ONE))
    leave_out(evening)
    assert told(evening.batches[-1].entries)[0] == SharesLeftOut((1,))
    assert reason(lambda: evening.do("taras", AddShare(TWO))) == "share-not-bound"
    assert reason(lambda: leave_out(evening)) == "not-an-action"
    evening.play(Random(1))
    played = evening.table.game_run
    assert played is not None
    assert played.shares.opened == (ONE, None, None)
    assert problems(record_of(played, 1)) == []


@pytest.mark.parametrize("share", [TWO, "00" * 16])
def test_only_a_share_that_was_bound_is_opened(share: str) -> None:
    evening = Evening().sit("taras")
    evening.bind_share("olena", ONE)
    assert reason(lambda: evening.do("olena", AddShare(ONE))) == "share-not-bound"
    evening.do("olena", Start())
    assert reason(lambda: evening.do("olena", AddShare(share))) == "share-not-bound"


def test_any_holder_of_a_share_may_open_it() -> None:
    """On a shared device, another player may act when the game begins."""
    evening = begun()
    evening.do("olena", AddShare(TWO))
    assert told(evening.batches[-1].entries) == [ShareAdded(1, TWO)]


def test_a_table_that_is_loaded_again_still_waits() -> None:
    evening = begun()
    evening.do("taras", AddShare(TWO))
    again = evening.again()
    assert all_that_is_seen(again) == all_that_is_seen(evening.table)
    evening.table = again
    evening.do("olena", AddShare(ONE))
    assert all_that_is_seen(evening.again()) == all_that_is_seen(evening.table)
    assert evening.to_act()


def test_shares_of_one_hash_are_opened_together() -> None:
    shares = Shares([hashed(ONE), None, hashed(ONE)])
    assert shares.open(ONE) == (0, 2)
    assert (shares.awaited, shares.opened) == ((), (ONE, None, ONE))
