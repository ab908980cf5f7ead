"""Tests of faces, colours, ranks and packs of several decks."""

from fractions import Fraction

import pytest

from mendax.games.cards import colour, faces, full_pack, place_in_deck, rank, share_of, without


@pytest.mark.parametrize(("lowest", "count"), [(2, 52), (7, 32), (14, 4)])
def test_a_deck_has_four_suits_of_every_rank_from_the_lowest_up(lowest: int, count: int) -> None:
    deck = faces(lowest)
    assert len(deck) == len(set(deck)) == count
    assert min(map(rank, deck)) == lowest
    assert max(map(rank, deck)) == 14
    assert sum(colour(face) == "red" for face in deck) == count / 2


def test_faces_are_read_by_rank_and_suit() -> None:
    assert [rank(face) for face in ("2c", "Td", "Jh", "Qs", "Kc", "Ad")] == [2, 10, 11, 12, 13, 14]
    assert [colour(face) for face in ("2c", "2d", "2h", "2s")] == ["black", "red", "red", "black"]


def test_a_pack_counts_the_remaining_cards_of_each_face() -> None:
    pack = full_pack(13, 2)
    assert pack == (2,) * 8
    at = place_in_deck(13)["Ah"]
    assert faces(13)[at] == "Ah"
    left = without(pack, at)
    assert sum(left) == sum(pack) - 1
    assert left[at] == 1
    assert share_of(left[at], sum(left)) == Fraction(1, 15)
