"""How cards are named in actions: by seat and place, both from 1, and read back."""

from mendax.games.sword_of_lies.actions import aimed_at, target


def test_a_card_is_named_as_people_count() -> None:
    assert target(2, 1) == "seat3-2"
    assert aimed_at("seat3-2") == (2, 1)


def test_every_card_of_the_largest_table_reads_back() -> None:
    for seat in range(20):
        for place in range(8):
            assert aimed_at(target(seat, place)) == (seat, place)
