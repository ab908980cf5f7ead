"""Coming back costs the same however long the game: at most four kilobytes."""

import random

import pytest

from mendax.core.game import concrete
from mendax.server import tell
from mendax.table import terms
from mendax.table.table import Table

MOMENT = 1_800_000_000_000


def long_table(seats: int, moves: int) -> Table:
    """A table at which so many moves have been made, with names and words as long as may be."""
    rules = {"lives": 99, "turn_clock": 60}
    names = [f"{'Ж' * 18}{seat:02}" for seat in range(seats)]
    table, _ = Table.open("t" * 16, b"s" * 32, "mia", MOMENT, "p0", names[0], None, rules)
    for seat in range(1, seats):
        table.do(f"p{seat}", terms.Sit(names[seat]), None, MOMENT)
    table.do("p0", terms.Start(), None, MOMENT)
    luck = random.Random(5)
    for number in range(moves):
        if table.result():
            table.do("p0", terms.Start(), None, MOMENT)
        assert table.played
        seat = int(table.played.actors[0])
        action = luck.choice(list(concrete(table.offers(seat)))[:3])
        table.act(f"p{seat}", action, table.number, f"c{number}", MOMENT)
        if number % 50 == 0:
            table.do(f"p{seat}", terms.Say("ї" * 280), None, MOMENT)
    return table


@pytest.mark.parametrize("moves", [0, 1000, 5000])
@pytest.mark.parametrize("person", ["p0", "p2", "nobody"])
def test_a_welcome_is_four_kilobytes_at_most(moves: int, person: str) -> None:
    table = long_table(4, moves)
    for since in (0, max(0, table.number - 10), table.number):
        text = tell.welcome(table, person, since, (True,) * 4, table.due(MOMENT))
        assert len(text) <= 4096
    assert b'"complete":true' in tell.welcome(table, person, table.number, (), None)


def test_the_last_missed_entries_are_kept_and_told_to_be_some() -> None:
    table = long_table(4, 300)
    text = tell.welcome(table, "p0", 0, (True,) * 4, None)
    assert b'"complete":false' in text
    assert f'"number":{table.number},"at"'.encode() in text


def test_a_welcome_of_french_poker_is_no_longer_though_eighty_claims_are_offered() -> None:
    names = ["Ж" * 20, "ї" * 20]
    table, _ = Table.open("t" * 16, b"s" * 32, "french_poker", MOMENT, "p0", names[0], None, {})
    table.do("p1", terms.Sit(names[1]), None, MOMENT)
    table.do("p0", terms.Start(), None, MOMENT)
    luck = random.Random(3)
    for number in range(600):
        if table.result():
            table.do("p0", terms.Start(), None, MOMENT)
        assert table.played
        seat = int(table.played.actors[0])
        for person in ("p0", "p1", "nobody"):
            assert len(tell.welcome(table, person, 0, (True,) * 2, table.due(MOMENT))) <= 4096
        offer = luck.choice(table.offers(seat))
        table.act(f"p{seat}", offer.action, table.number, f"c{number}", MOMENT)


def test_twenty_seats_with_the_longest_names_are_measured() -> None:
    """The table itself is more than that: names of 20 Cyrillic letters on 20 seats. Nothing that
    was missed is added then, and the welcome does not grow."""
    sizes = {
        moves: len(tell.welcome(long_table(20, moves), "p0", 0, (True,) * 20, None))
        for moves in (0, 200, 1500)
    }
    assert max(sizes.values()) <= 6144, sizes
