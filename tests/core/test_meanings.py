"""Tests that meanings are read from declared types, through unions, tuples and nested values."""

from typing import Annotated, Any

import msgspec
import pytest

from mendax.core.game import Event, Opening, Value
from mendax.core.meanings import BySeat, Seat, meanings, means
from mendax.games.sword_of_lies.events import BetMade, FavourPromised

Place = Annotated[int, means("place")]


class Claim(Value, frozen=True):
    """A claim and who made it."""

    by: Seat
    value: int


class Ring(Value, frozen=True):
    """A value that may contain another value of the same type."""

    seat: Seat
    inner: "Ring | None" = None


class Seen(Value, frozen=True):
    """A view with every form of type."""

    turn: Seat | None
    number: int
    lives: BySeat[int]
    aims: BySeat[Seat | None]
    order: tuple[Seat, ...]
    claims: tuple[Claim, ...]
    rows: BySeat[tuple[Place, ...]] | None
    ring: Ring


class Both(Value, frozen=True):
    """One path, two meanings."""

    odd: Seat | Place


def test_meanings_are_given_by_path() -> None:
    assert dict(meanings(Seen)) == {
        "turn": "seat",
        "lives": "by-seat",
        "aims": "by-seat",
        "aims[]": "seat",
        "order[]": "seat",
        "claims[].by": "seat",
        "rows": "by-seat",
        "rows[][]": "place",
        "ring.seat": "seat",
    }


def test_each_event_declares_the_meaning_of_a_name() -> None:
    assert meanings(BetMade) == {"seat": "seat"}
    assert meanings(FavourPromised) == {"seat": "seat", "to": "seat"}


def test_the_number_of_a_draw_has_a_separate_meaning() -> None:
    assert meanings(Opening) == {"draw": "draw"}


def test_two_meanings_at_one_path_are_refused() -> None:
    with pytest.raises(TypeError, match=r"Both\.odd means both seat and place"):
        meanings(Both)


def test_schemas_carry_meanings() -> None:
    class Moved(Event, frozen=True):
        seat: Seat
        standing: BySeat[int]

    schema: Any = msgspec.json.schema_components([Moved])[1]["Moved"]["properties"]
    assert schema["seat"] == {"type": "integer", "x-means": "seat"}
    assert schema["standing"]["x-means"] == "by-seat"


def test_meanings_do_not_change_messages() -> None:
    sent = msgspec.json.encode(Claim(1, 2))
    assert sent == b'{"by":1,"value":2}'
    assert msgspec.json.decode(sent, type=Claim) == Claim(1, 2)
