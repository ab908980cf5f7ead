"""Tests that a finished game loaded in the work process equals one loaded here, for every game."""

import pickle
from random import Random

import pytest

from mendax.core.concrete import concrete
from mendax.games import BUILT_IN
from mendax.games.editions import OtherEdition
from mendax.server.coaching.loading import (
    PackedGame,
    loaded_game,
    who_played,
)
from mendax.table.actions import Sit, Start
from mendax.table.commands import Act, Do
from mendax.table.log import LogLine
from mendax.table.table import Table
from tests.reasons import because

ADDRESS = "aaaaaaaaaaaaaaaa"
PEOPLE = ("ann", "ben", "cy")


def finished(kind: str) -> tuple[LogLine, ...]:
    """Return the lines of a game played at random."""
    luck, now = Random(1), 1
    table, batch = Table.open(ADDRESS, bytes(32), kind, now, PEOPLE[0], "Ann", open_seed=True)
    lines = [*batch.lines]
    for person in PEOPLE[1:]:
        lines += table.execute(Do(person, Sit(person.title())), now).lines
    lines += table.execute(Do(PEOPLE[0], Start()), now).lines
    while table.table_view().phase == "playing":
        run = table.game_run
        assert run is not None
        seat = next(seat for seat in run.actors if isinstance(seat, int))
        action = luck.choice(list(concrete(table.offers(seat))))
        lines += table.execute(Act(PEOPLE[seat], action, table.number), now).lines
    return tuple(lines)


@pytest.mark.parametrize("kind", BUILT_IN)
def test_players_match_the_game(kind: str) -> None:
    kept = loaded_game(ADDRESS, bytes(32), finished(kind), kind, 1)
    assert isinstance(kept, PackedGame)
    loaded = pickle.loads(kept.loaded)
    run = loaded.run
    for person in (*PEOPLE, "eve", None):
        assert kept.who.seat_of(person) == run.seat_of(person)
    run.given.add(1)
    who = who_played(run)
    assert [who.seat_of(person) for person in PEOPLE] == [run.seat_of(p) for p in PEOPLE]
    assert who.seat_of("ben") is None, "another person continued with it"


def test_a_game_of_an_edition_that_is_not_played_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = finished("mia")
    monkeypatch.setattr(type(BUILT_IN["mia"]), "edition", 99)
    with pytest.raises(OtherEdition, check=because("rules-edition-older")):
        loaded_game(ADDRESS, bytes(32), lines, "mia", 1)
