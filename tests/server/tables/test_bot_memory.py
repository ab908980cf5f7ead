"""Tests that bots at a table remember its players, and only at that table."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from mendax.bots.sword_of_lies.habits import Observed, observed
from mendax.games.cards import colour
from mendax.games.sword_of_lies.events import FoldedOpen, Revealed, Saw
from mendax.games.sword_of_lies.state import Card
from mendax.server.tables import automatic, bot_process
from mendax.server.tables.bot_process import BotProcess
from mendax.server.tables.bot_seats import BotSeats
from mendax.table.actions import AddBot, Arrange, Leave, Return
from tests.server.guests import Served, guests
from tests.server.tables.choosing import Listening, played, seated_table
from tests.table.evening import Evening

pytestmark = pytest.mark.usefixtures("every_bot")

Known = dict[tuple[str, int], Sequence[Sequence[Observed]]]


class Reminded(Listening):
    """A bot that records its memory, and chooses the first offer."""

    def __init__(self, known: Known, name: str, seat: int) -> None:
        super().__init__([])
        self.known, self.place = known, (name, seat)

    def remember(self, earlier: Sequence[Sequence[Observed]]) -> None:
        self.known[self.place] = earlier


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> Known:
    """Return what each bot remembers in its last game, by name and seat."""
    last: Known = {}

    def seated(name: str, _game: str, _rules: Any, seat: int, *_: Any, **__: Any) -> Reminded:
        return Reminded(last, name, seat)

    monkeypatch.setattr(bot_process, "seated", seated)
    return last


def seen_from(table: Evening, seat: int) -> tuple[Observed, ...]:
    """Return what ``seat`` observed of every seat in the last game."""
    return observed(3, [(event, True) for event in table.table.heard_this_game(seat)])


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("beside", [False, True], ids=["on threads", "in the process"])
async def test_a_marshal_remembers_players_who_change_seats(known: Known, *, beside: bool) -> None:
    table = seated_table("sword_of_lies", ("marshal", "knight"))
    process = BotProcess() if beside else None
    seats = BotSeats(table.table, process=process)
    await played(table, process, seats)
    assert not any(known["marshal", 1])
    person, marshal, knight = seen_from(table, 1)
    assert person != Observed() != knight
    table.do("olena", Arrange((1, 2, 0)))
    table.start()
    await played(table, process, BotSeats(table.table, process=process, earlier=seats.earlier))
    assert known["marshal", 0] == ((marshal,), (knight,), (person,))
    assert not any(known["knight", 1]), "only marshals remember"


async def test_players_of_another_table_are_unknown(known: Known) -> None:
    for _ in range(2):
        await played(seated_table("sword_of_lies", ("marshal", "knight")), None)
        assert not any(known["marshal", 1])


async def test_a_seat_that_changed_hands_is_not_remembered(known: Known) -> None:
    table = Evening(game="sword_of_lies").sit("taras")
    table.do("olena", AddBot("marshal"))
    table.start()
    seats = BotSeats(table.table)
    while 2 not in table.table.to_act().bots:
        seats.hear(table.move(Random(1)).entries)
    seats.hear(table.do("taras", Leave()).entries)
    await played(table, None, seats)
    table.do("taras", Return())
    table.start()
    await played(table, None, seats)
    assert [len(games) for games in known["marshal", 2]] == [1, 0, 1]


CASTLING = ("deal", "determining", "castling", "asked", "priced", "questioned", "verdict")


@pytest.mark.usefixtures("known")
async def test_moves_of_a_substitute_are_not_remembered() -> None:
    """The counts are expected from the log's lines, the cards and the faces that were shown."""
    table, luck = Evening((), "sword_of_lies", "first_evening").sit("taras"), Random(7)
    table.do("olena", AddBot("marshal", "Mars"))
    table.start()
    seats, run = BotSeats(table.table), table.table.game_run
    assert run is not None
    by_person, here, answered = dict[int, tuple[bool, bool]](), True, False
    cards = dict[int, Card]()
    while (before := run.state).phase in CASTLING:
        if table.to_act() == [1] and luck.random() < 0.5:
            table.do("taras", Leave() if here else Return())
            here = not here
        own = table.move(luck).lines[0].person is not None
        answered = own if before.phase == "questioned" else answered
        cards = {card.draw: card for row in run.state.rows for card in row}
        new = [draw for draw, card in cards.items() if card.mark and draw not in by_person]
        by_person |= dict.fromkeys(new, (answered, own))
    if not here:
        table.do("taras", Return())
    await played(table, None, seats)
    faces = {e.draw for e in run.heard_at(2) if isinstance(e, Saw | Revealed | FoldedOpen)}
    counts = [0, 0, 0, 0]
    for draw, (answer, verdict) in by_person.items():
        mark, face = cards[draw].mark, cards[draw].face
        assert mark is not None
        if mark.of == 1 and answer and draw in faces:
            counts[mark.named != colour(face)] += 1
        counts[3 - mark.believed] += mark.by == 1 and verdict
    assert (counts, [*seen_from(table, 2)[1]]) == ([1, 0, 0, 0], [1, 1, 1, 2])
    marshal = ("sword_of_lies", "marshal", "Mars")
    assert seats.earlier.known(marshal, ("taras",)) == ((Observed(*counts),),)


async def test_a_reload_keeps_the_memory(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[BotSeats] = []

    class Made(BotSeats):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            made.append(self)

    monkeypatch.setattr(automatic, "BotSeats", Made)
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open(bots=["odds"]))
        live = served.live(tab.table["id"])
        await live.reload()
        await live.settled()
    first, last = made
    assert last.earlier is first.earlier
