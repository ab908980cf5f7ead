"""A game of an edition that isn't played any more: kept, bound, and shown to nobody."""

from random import Random

from mendax.core.game import CHANCE, Told
from mendax.core.record import write_actor
from mendax.games import GAMES
from mendax.table.actions import (
    AddBot,
    BuyIn,
    DropTakeOver,
    Leave,
    Return,
    Say,
    StandIn,
    Start,
    TakeOver,
)
from mendax.table.commands import Act, Do
from mendax.table.events import TABLE_EVENTS, Committed, Left, Salted
from mendax.table.frozen_game import FrozenGame
from mendax.table.log import LogLine
from mendax.table.record.write import write_record
from mendax.table.shares import Shares, added_in_clear
from mendax.table.table import Table
from tests.table.evening import BOTS, SECRET, Evening, Revise, played, reason

MIA = GAMES["mia"].edition


def load(lines: list[LogLine], through: int | None = None) -> Table:
    return Table.load("t1", SECRET, lines, BOTS, through)


def test_of_a_line_only_the_hash_of_a_draw_is_told() -> None:
    shares = Shares([None, added_in_clear("ab" * 16)])
    frozen, again = (FrozenGame(3, 1, bytes(32), shares) for _ in range(2))

    def line(actor: str, action: str) -> LogLine:
        return LogLine(7, 0, actor, None, None, action)

    chance = write_actor(CHANCE)
    (first,) = frozen.told(line(chance, "fall 61"))
    assert frozen.told(line("seat1", "announce 61")) == ()
    (second,) = frozen.told(line(chance, "fall 61"))
    assert isinstance(first.event, Committed)
    assert isinstance(second.event, Committed)
    assert (first.to, first.event.draw, second.event.draw) == (None, 0, 1)
    assert first.event.commitment != second.event.commitment
    (other,) = again.told(line(chance, "fall 62"))
    assert other.event != first.event


def test_a_frozen_game_is_shown_not_continued_and_the_table_plays_on(revise: Revise) -> None:
    evening, luck = Evening(["lives=2"]).sit("taras", "ivan"), Random(3)
    evening.do("olena", Start())
    for _ in range(9):
        evening.move(luck)
    evening.do("taras", Say("wait"))
    evening.do("ivan", Leave())
    told = {e.number: e.events for e in evening.entries}
    revise("mia")
    table = load(evening.lines)
    view = table.table_view()
    assert (view.phase, view.games, view.edition) == ("frozen", 1, MIA)
    assert [seat.name for seat in view.seats] == ["Олена", "Taras", "Ivan"]
    assert table.game_view(0) is None
    assert not table.offers(0)
    assert not table.to_act().bots
    assert reason(lambda: table.execute(Act("olena", Start(), 99), 0)) == "frozen"
    assert reason(lambda: write_record(table, 1, "olena")) == "older-edition"
    for entry in table.recent()[0]:  # what is still told was told then, to all, and is no move
        left = {Told(Left(2, False, None))}  # no bot plays on where nothing is played
        assert set(entry.events) <= {*told[entry.number], *left}
        shown = {type(event) for event, _ in entry.events}
        assert shown <= {*TABLE_EVENTS} - {Salted}
    lines = [*evening.lines, *table.execute(Do("ivan", Return()), 0).lines]
    lines += table.execute(Do("olena", Start()), 0).lines
    assert table.table_view().phase == "playing"
    assert table.table_view().edition == MIA + 1
    assert load(lines).table_view() == table.table_view()
    assert write_record(table, 2, "taras").startswith("heading mendax/1 mia 2 seat2")
    assert reason(lambda: write_record(load(lines, 1), 1, "taras")) == "older-edition"


def test_a_frozen_game_binds_its_draws_by_the_very_hashes_of_then(revise: Revise) -> None:
    evening = played()

    def bound(table: Table) -> list[Told]:
        recent = [told for entry in table.recent()[0] for told in entry.events]
        return [told for told in recent if isinstance(told.event, Committed)]

    before = bound(evening.table)
    revise("mia")
    assert bound(load(evening.lines)) == before != []


def test_wins_and_chips_stay_as_the_log_says_that_games_ended(revise: Revise) -> None:
    evening = Evening({"cards": 2, "trade_limit": 1, "min_buy_in": 20}, game="sword_of_lies")
    evening.start("taras", "ivan").play(Random(2))
    stacks = [seat.stack or 0 for seat in evening.table.table_view().seats]
    for person, stack in zip(("olena", "taras", "ivan"), stacks, strict=True):
        if stack < max(stacks):
            evening.do(person, BuyIn(max(stacks) - stack))
    after_one = evening.table.table_view()
    cut = len(evening.lines)
    evening.do("olena", Start())
    began = evening.table.table_view()
    for _ in range(15):
        evening.move(Random(2))
    revise("sword_of_lies")
    view = load(evening.lines[:cut]).table_view()
    assert view.phase == "frozen"
    assert (view.seats, view.wins, view.stakes) == (
        *(after_one.seats, after_one.wins, after_one.stakes),
    )
    view = load(evening.lines).table_view()
    assert [seat.stack for seat in view.seats] == [seat.stack for seat in began.seats]
    assert (view.wins, view.stakes) == (began.wins, began.stakes)


def test_a_frozen_game_in_which_bots_stood_in_and_seats_were_taken_over_opens(
    revise: Revise,
) -> None:
    evening, luck = Evening(["lives=9"]).sit("taras"), Random(3)
    evening.do("olena", AddBot("odds"))
    evening.do("olena", Start())
    evening.do("nina", TakeOver(2, "Nina"))
    for _ in range(200):
        if evening.table.seat_of("nina") is not None:
            break
        evening.move(luck)
    evening.do("olena", StandIn(1))
    evening.do("taras", Return())
    evening.do("nina", Leave())
    evening.do("zoya", TakeOver(2, "Zoya"))
    evening.do("zoya", DropTakeOver())
    revise("mia")
    evening.table = load(evening.lines)
    view = evening.table.table_view()
    assert view.phase == "frozen"
    assert [(seat.name, seat.away) for seat in view.seats] == [
        ("Олена", False),
        ("Taras", False),
        ("Nina", True),
    ]
    assert reason(lambda: evening.do("zoya", TakeOver(2, "Zoya"))) == "not-running"
    assert reason(lambda: evening.do("olena", StandIn(1))) == "not-running"
