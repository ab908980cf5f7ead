"""Tests that a latecomer takes over the seat of a bot or a leaver when the next round begins."""

from random import Random
from typing import Any

import pytest

from mendax.core.concrete import concrete
from mendax.core.draw import commit
from mendax.games.mia import actions as mia
from mendax.table import actions as around
from mendax.table import fairness
from mendax.table.commands import BotAct
from mendax.table.events import TakenOver, TakeOverAsked, TakeOverDropped
from mendax.table.record.write import write_record
from tests.table.evening import PEOPLE, Evening, reason, told


def with_a_bot(game: str = "mia", **changes: object) -> Evening:
    """Return Olena, Taras and the bot on seat 2, in their first round."""
    evening = Evening(changes or {"lives": 9}, game=game).sit("taras")
    evening.do("olena", around.AddBot("odds"))
    evening.do("olena", around.Start())
    return evening


def a_round(evening: Evening, luck: Random) -> None:
    """Make random moves until the seat has a new player, or the game is over."""
    people = evening.table.people()
    while evening.to_act() and evening.table.people() == people:
        evening.move(luck)


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        ("mia", {"lives": 9}),
        ("french_poker", {"tokens": 9}),
        ("sword_of_lies", {"cards": 2, "trade_limit": 1, "min_buy_in": 20}),
    ],
)
def test_the_seat_is_theirs_at_the_next_round_with_all_it_has(
    game: str, changes: dict[str, object]
) -> None:
    evening = with_a_bot(game, **changes)
    batch = evening.do("nina", around.TakeOver(2, "Nina"))
    assert told(batch.entries) == [TakeOverAsked(2, "Nina")]
    view = evening.table.table_view().seats[2]
    assert (view.name, view.bot, view.next) == ("odds", "odds", "Nina")
    assert evening.table.seat_of("nina") is None
    a_round(evening, Random(1))
    view = evening.table.table_view().seats[2]
    assert (view.name, view.bot, view.next) == ("Nina", None, None)
    assert evening.table.seat_of("nina") == 2
    assert TakenOver(2, "Nina") in told(evening.entries[-2:])
    if game == "sword_of_lies":
        assert evening.table.table_view().phase == "finished", "a deal is its round"
        assert view.stack is not None
    else:
        assert evening.table.table_view().phase == "playing"
    assert evening.again().table_view() == evening.table.table_view()
    evening.play(Random(2))
    assert evening.again().table_view() == evening.table.table_view()


def test_leavers_cannot_read_the_successors_view() -> None:
    evening = with_a_bot(lives=2)
    evening.do("taras", around.Leave())
    evening.do("nina", around.TakeOver(1, "Nina"))
    evening.play(Random(1))
    assert evening.table.seat_of("nina") == 1
    spectators = write_record(evening.table, 1, None)
    assert write_record(evening.table, 1, "taras") == spectators
    assert write_record(evening.table, 1, "nina") == spectators
    assert write_record(evening.table, 1, "olena") != spectators


def test_an_eliminated_seat_is_not_taken_over() -> None:
    evening = with_a_bot(lives=1)
    for seed in range(30):  # until the bot is the first to go out
        evening = with_a_bot(lives=1)
        evening.do("nina", around.TakeOver(2, "Nina"))
        luck, played = Random(seed), evening.table.game_run
        assert played is not None
        while len(played.still_in()) == 3:
            evening.move(luck)
        if 2 not in played.still_in():
            break
    assert evening.table.seat_of("nina") is None
    assert TakeOverDropped(2, "Nina") in told(evening.entries)
    assert reason(lambda: evening.do("nina", around.TakeOver(2, "N"))) == "out-of-game"


def seen(evening: Evening, person: str) -> list[object]:
    entries = [(e.number, e.actor, e.heard_by(person)) for e in evening.entries]
    return [entries, evening.table.seen_by(person), evening.table.table_view()]


def world(roll: int, monkeypatch: pytest.MonkeyPatch) -> list[list[object]]:
    """Play a round in which the bot rolls ``roll`` and is believed, and Nina gets its seat.

    Return what she and the others knew before and after.
    """
    falls = iter([roll])

    def draw(_: fairness.Fairness, outcomes: Any) -> Any:
        actions = [action for action, _ in outcomes]
        if isinstance(actions[0], mia.DrawLot):
            return mia.DrawLot(2)
        wanted = next(falls, 43)
        return next(action for action in actions if action.roll == wanted)

    monkeypatch.setattr(fairness.Fairness, "draw", draw)
    monkeypatch.setattr(fairness, "commit", lambda _, number, __: commit(b"", number, ""))
    evening = with_a_bot()
    evening.do("nina", around.TakeOver(2, "Nina"))
    shown: list[list[object]] = []
    for action in (mia.Shake(), mia.Look(), mia.Announce(61)):
        evening.keep(evening.table.execute(BotAct(2, action), evening.at))
        shown.append([seen(evening, person) for person in ("nina", "taras", "olena")])
    evening.act("olena", mia.Believe())
    evening.act("olena", mia.Shake()) if mia.Shake() in concrete(evening.table.offers(0)) else None
    evening.act("olena", mia.Announce(62))
    evening.act("taras", mia.Doubt())
    assert evening.table.seat_of("nina") == 2
    shown.append([seen(evening, person) for person in ("nina", "taras", "olena")])
    return shown


def test_a_bots_old_dice_are_hidden_from_its_successor(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert world(53, monkeypatch) == world(64, monkeypatch)
    assert "nina" in PEOPLE
