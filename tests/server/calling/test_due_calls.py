"""Tests of the calls that follow from the lines of a slow game."""

from random import Random

import msgspec
import pytest

from mendax.server.calling.due_calls import CallTold, calls_after
from mendax.server.store.calls import WEBHOOK, Calls, PlayerCall
from mendax.table.actions import Leave
from mendax.table.commands import TimeOut
from mendax.table.log import Batch
from tests.proof import parametrize
from tests.table.evening import Evening, told

DAY = 86_400
SLOWLY = {
    "mia": {"turn_clock": DAY, "lives": 2},
    "french_poker": {"turn_clock": DAY},
    "sword_of_lies": {"turn_clock": DAY, "deals": 2},
}


class Absent:
    """Players who leave the table after each of their moves and return when they are called."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.called: dict[str, PlayerCall] = {}
        """The last call to each player since their last move."""
        self.begun: set[str] = set()

    def hear(self, batch: Batch, at: int) -> Calls:
        """Receive the calls of a batch, as the store records them."""
        table = self.evening.table
        calls = calls_after(table, batch, at)
        assert calls is not None
        for call in calls.new:
            assert call.until == 0 or at < call.until <= at + 1000 * DAY
            if call.kind == "begun":
                self.begun.add(call.person)
            else:
                self.called[call.person] = call
        return calls


@parametrize(
    "game, seed",
    [(game, seed) for game in SLOWLY for seed in range(12)],
    test=[(game, 1) for game in SLOWLY],
)
def test_every_player_to_act_knows_it(game: str, seed: int) -> None:
    """At each moment, a player to act has been called since the question, or has just moved and is
    therefore at the table, or is late, so that no time is left."""
    luck, evening = Random(seed), Evening(SLOWLY[game], game)
    absent = Absent(evening)
    evening.sit("taras", "ivan")
    absent.hear(evening.start().batches[-1], evening.at)
    told_of_start = absent.begun | set(absent.called)
    assert told_of_start == {WEBHOOK, "taras", "ivan"}, "the host has started the game"
    while evening.to_act():
        seats = evening.to_act()
        people = [evening.table.people()[seat] or "" for seat in seats]
        if luck.random() < 0.3 and (left := evening.table.due(evening.at)) is not None:
            evening.at += left.milliseconds
            batch = evening.keep(evening.table.execute(TimeOut(left.seats[0]), evening.at))
            mover = None
        else:
            batch = evening.move(luck)
            mover = batch.lines[0].person
        calls = absent.hear(batch, evening.at)
        asked = [evening.table.people()[seat] or "" for seat in evening.to_act()]
        assert calls.awaited == tuple(asked)
        assert set(calls.seated) == ({"olena", "taras", "ivan"} if asked else set())
        for seat, person in zip(evening.to_act(), asked, strict=True):
            run = evening.table.game_run
            assert run is not None
            since = run.asked[seat].number
            if since < batch.lines[0].number:
                continue  # asked and called by an earlier batch
            left = evening.table.due(evening.at)
            late = left is not None and seat in left.seats and not left.milliseconds
            expected = person != mover and not late
            assert (person in {call.person for call in calls.new}) == expected
            if expected:
                told_now = absent.called[person]
                assert told_now.kind == "turn"
                assert absent.called[WEBHOOK].told == told_now.told
        assert people, "someone was to act"


@pytest.mark.parametrize("game", SLOWLY)
def test_a_call_contains_public_facts_only(game: str) -> None:
    evening = Evening(SLOWLY[game], game).start("taras", "ivan")
    luck = Random(3)
    for _ in range(30):
        if not evening.to_act():
            break
        batch = evening.move(luck)
        calls = calls_after(evening.table, batch, evening.at)
        assert calls is not None
        names = {seat.name for seat in evening.table.table_view().seats}
        for call in calls.new:
            found = msgspec.json.decode(call.told, type=CallTold)
            assert (found.game, found.address) == (game, "t1")
            assert set(found.names) <= names
            assert set(msgspec.json.decode(call.told)) == {"game", "address", "names", "count"}


def test_a_quick_game_calls_no_one() -> None:
    evening = Evening({"turn_clock": 60}).start("taras")
    assert [calls_after(evening.table, batch, 0) for batch in evening.batches][-1] is None


def test_players_who_have_left_and_bots_are_not_called() -> None:
    evening = Evening(SLOWLY["mia"])
    evening.sit("taras", "ivan").start()
    calls = calls_after(evening.table, evening.do("taras", Leave()), evening.at)
    assert calls is not None
    assert set(calls.seated) == {"olena", "ivan"}
    assert all(call.person != "taras" for call in calls.new)


def test_the_end_of_a_game_leaves_no_call() -> None:
    evening = Evening(SLOWLY["mia"]).start("taras")
    batch = evening.play(Random(1)).batches[-1]
    calls = calls_after(evening.table, batch, evening.at)
    assert told(batch.entries)
    assert calls == Calls(evening.at, (), (), ())
