"""Tests that a reader is a person: later seats do not change what a person may know of a past game.

The law holds for every person, including latecomers, removed players and spectators: after any
later actions at the table, the record of a game equals the record right after the game.
"""

from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as pace
from hypothesis import strategies as st

from mendax.core.game import Action, MendaxError
from mendax.games.sword_of_lies import actions as sword
from mendax.table.actions import (
    AddBot,
    AddPerson,
    Arrange,
    DropTakeOver,
    Guess,
    HandOver,
    Leave,
    Mute,
    MuteWatcher,
    PassHost,
    Ready,
    Remove,
    RemoveWatcher,
    Rename,
    Return,
    ReturnHost,
    Say,
    SetGame,
    SetTable,
    Settings,
    Sit,
    Start,
    TakeOver,
)
from mendax.table.commands import ByTable
from mendax.table.record.verify import verify
from mendax.table.record.write import write_record
from mendax.table.table import Table
from tests.table.evening import BOTS, PEOPLE, Evening
from tests.table.test_private_records import at_talks

GAMES = ("mia", "french_poker", "sword_of_lies")
READERS = (*PEOPLE, "nobody", None)
Records = dict[str | None, str]


def records(table: Table) -> Records:
    return {person: write_record(table, 1, person) for person in READERS}


def deed(luck: Random, evening: Evening) -> Action:
    """Return an action that changes the seating; it may be impossible."""
    seats = [n for n, seat in enumerate(evening.table.table_view().seats) if not seat.away]
    luck.shuffle(seats)
    seat = luck.randrange(5)
    return luck.choice(
        [
            *(Sit("Somebody"), Sit("Else"), Leave(), Return()),
            *(Remove(seat), HandOver(seat), AddBot(BOTS[seat % 2])),
            *(Arrange(tuple(seats)), Arrange(tuple(seats)), Start()),
            *(TakeOver(seat, "Late"), TakeOver(1, "Late"), DropTakeOver()),
            *(SetGame(luck.choice(GAMES)), SetGame("mia")),
            *(AddPerson("Beside"), AddPerson("Beside", "owl")),
            *(Mute(seat, seat > 1), MuteWatcher("Guest", seat > 1), RemoveWatcher("Guest")),
            *(Rename("Other"), Say("well"), Ready(seat > 1), Ready(seat > 1)),
            *(Guess(evening.table.state.lobby.guesses.claim or 0, seat > 1),),
            SetTable(Settings(spectators=seat > 2, open_seed=seat > 3, locked=seat == 1)),
        ]
    )


def tried(luck: Random, evening: Evening) -> None:
    """Try a move or an action of a player."""
    if evening.to_act() and luck.random() < 0.7:
        evening.move(luck)
        return
    if luck.random() < 0.1:
        by_table(luck, evening)
        return
    host = evening.table.table_view().host
    owner = None if host is None else evening.table.people()[host]
    person = owner if owner and luck.random() < 0.6 else luck.choice(PEOPLE)
    try:
        evening.do(person, deed(luck, evening))
    except MendaxError:
        return


def by_table(luck: Random, evening: Evening) -> None:
    """Perform an automatic action of the table after changes of attendance."""
    seat = luck.randrange(5)
    deeds: tuple[PassHost | ReturnHost | Start, ...] = (PassHost(seat), ReturnHost(), Start())
    command = ByTable(luck.choice(deeds), (seat,))
    try:
        evening.keep(evening.table.execute(command, evening.at))
    except MendaxError:
        return


def first_game(luck: Random, game: str, changes: dict[str, object]) -> Evening:
    """Play a game to its end in which some players leave, return and are removed."""
    evening = Evening(changes, game=game).start("taras", "ivan", "nina")
    for _ in range(3000):
        if not evening.to_act():
            return evening
        if luck.random() < 0.03:
            tried(luck, evening)
        else:
            evening.move(luck)
    raise AssertionError("the game does not end")


def holds(luck: Random, evening: Evening, deeds: int) -> tuple[Records, int]:
    """Check the law after each of these actions, and return how often players had other seats."""
    before, moved = records(evening.table), 0
    people = evening.table.people()
    for count in range(deeds):
        tried(luck, evening)
        played = evening.table.game_run
        assert played is not None
        at_hand = evening.table if played.number == 1 else None
        if at_hand is None and count % 10 == 0:
            at_hand = Table.load("t1", evening.secret, evening.lines, BOTS, through=1)
        if at_hand is not None:
            assert records(at_hand) == before
            moved += at_hand.people()[: len(people)] != people
    again = Table.load("t1", evening.secret, evening.lines, BOTS, through=1)
    assert records(again) == before
    return before, moved


@given(st.integers(0, 2**32))
@pace(max_examples=25, deadline=None)
def test_the_record_of_a_game_is_the_same_after_any_deeds(seed: int) -> None:
    luck = Random(seed)
    holds(luck, first_game(luck, "mia", {"lives": 1}), 40)


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        ("mia", {"lives": 2}),
        ("french_poker", {"tokens": 1}),
        ("sword_of_lies", {"cards": 2, "trade_limit": 1, "min_buy_in": 20}),
    ],
)
def test_and_that_says_something(game: str, changes: dict[str, object]) -> None:
    """Seats were moved, and readers differ in their knowledge, but every record is true."""
    luck, moved = Random(5), 0
    before: Records = {}
    for _ in range(8):  # a next game may begin before any player has moved
        before, moved = holds(luck, first_game(luck, game, changes), 60)
        if moved > 5:
            break
    assert moved > 5
    own = [before[person] for person in PEOPLE[:4]]
    assert len(set(own)) == 4
    heads = [before[person].split(" ", 5)[4] for person in READERS]
    assert heads == ["seat1", "seat2", "seat3", "seat4", *["spectator"] * 4]
    assert all(verify(text) == () for text in own)


def test_worlds_that_differ_in_a_whisper_are_alike_after_moving() -> None:
    worlds = []
    for words, pledge in (("owl", "spare"), ("a much longer word", "strike-seat3")):
        evening = at_talks(1)
        evening.act("olena", sword.ProposeDeal(1, 0, pledge, "nothing", words, private=True))
        evening.act("taras", sword.DeclineDeal(1))
        evening.play(Random(5))
        for person in ("nina", "petro"):
            evening.do(person, Sit(person))
        evening.do("olena", Arrange((2, 3, 4, 0, 1)))
        worlds.append(records(evening.table))
    one, other = worlds
    alike = {person for person in READERS if one[person] == other[person]}
    assert alike == set(READERS) - {"olena", "taras"}
