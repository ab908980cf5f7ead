"""Tests that rules, chips, bots and records stay separate when another game follows at the same
table."""

from random import Random

from mendax.games import GAMES
from mendax.table.actions import AddBot, BuyIn, Leave, SetGame, Sit, Start
from mendax.table.events import GameSet
from mendax.table.record.verify import verify
from mendax.table.record.write import write_record
from mendax.table.table import Table
from tests.table.evening import BOTS, Evening, played, reason, told


def changed(evening: Evening, game: str) -> Evening:
    evening.do("olena", SetGame(game))
    assert evening.again().table_view() == evening.table.table_view()
    return evening


def test_the_next_game_is_another_one_with_its_usual_rules() -> None:
    evening = changed(played(), "french_poker")
    view = evening.table.table_view()
    game = GAMES["french_poker"]
    assert (view.game, view.phase, view.preset) == ("french_poker", "gathering", "standard")
    assert view.edition == game.edition
    assert told(evening.batches[-1].entries) == [GameSet("french_poker", "standard", ())]
    assert [seat.name for seat in view.seats] == ["Олена", "Taras", "Ivan"]
    assert evening.table.seen_by("olena").view is None, "the last game is another's"
    evening.do("olena", Start())
    evening.play(Random(1))
    again = evening.again()
    assert again.table_view() == evening.table.table_view()
    assert again.table_view().games == 2


def test_records_of_both_games_stay_readable() -> None:
    evening = changed(played(), "sword_of_lies")
    evening.do("olena", Start())
    evening.play(Random(2))
    changed(evening, "mia")
    for number, game in ((1, "mia"), (2, "sword_of_lies")):
        then = Table.load("t1", evening.secret, evening.lines, BOTS, through=number)
        text = write_record(then, number, "taras")
        assert text.startswith(f"heading mendax/1 {game} {number} seat2 ")
        assert verify(text) == ()


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
    evening.do("olena", AddBot("odds"))
    evening.do("olena", Start())
    evening.play(Random(3))
    before = [seat.stack for seat in evening.table.table_view().seats]
    assert purchases(evening.table)[0] == purchases(evening.table)[1]
    changed(evening, "mia")
    view = evening.table.table_view()
    assert view.stakes is None
    assert [seat.stack for seat in view.seats] == [None] * 4
    assert reason(lambda: evening.do("taras", BuyIn(5))) == "no-chips"
    evening.do("ivan", Leave())
    changed(evening, "sword_of_lies")
    view = evening.table.table_view()
    assert [seat.stack for seat in view.seats] == [*before[:2], None]
    bought, there = purchases(evening.table)
    assert bought == there
    evening.do("ivan", Sit("Ivan"))
    assert evening.table.table_view().seats[-1].stack is None, "who got up took the chips along"
