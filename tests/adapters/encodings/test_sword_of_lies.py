"""Sword of Lies encodings: cards by the observer's knowledge, orders and pledges without words."""

import numpy as np
from msgspec.structs import replace

from mendax.adapters.encodings.sword_of_lies import FaceCode, OrderCode, PledgeCode, encoding
from mendax.adapters.numbered import opening, table
from mendax.core.game import CHANCE
from mendax.games import GAMES
from mendax.games.sword_of_lies.state import Order, Outcome, Promise

STANDARD = GAMES["sword_of_lies"].presets["standard"]


def test_cards_are_known_to_their_owner_alone() -> None:
    here = opening(table("sword_of_lies", STANDARD, 3, 3))
    while here.actor == CHANCE:
        here = here.after(CHANCE, 0)
    found = encoding(STANDARD, 3)
    start = found.observation.start["rows"]
    size = next(p.code.size for p in found.observation.parts if p.name == "rows") // 3
    for seat in range(3):
        seen = found.observed(here.table.game.view(here.state, seat), seat)[start:]
        faces = [seen[n * size : (n + 1) * size].reshape(4, -1)[:, 1:18].sum() for n in range(3)]
        assert faces == [8, 0, 0]


def test_faces_orders_and_pledges() -> None:
    face = np.zeros(17, np.float32)
    FaceCode().put(face, 0, "Td", 0)
    assert np.flatnonzero(face).tolist() == [8, 14]
    order = OrderCode(3, 4)
    into = np.zeros(order.size, np.float32)
    order.put(into, 0, Order(("seat2-1", "seat3-4"), 2), 1)
    assert np.flatnonzero(into).tolist() == [0, 3, 7 + 1, 7 + 3 + 3, 21 + 2, 25]
    pledge = PledgeCode(3)
    struck = np.zeros(pledge.size, np.float32)
    pledge.put(struck, 0, "strike-seat3", 2)
    assert struck.tolist() == [0, 1, 0, 0]


def test_all_that_two_have_promised_each_other_is_seen() -> None:
    here = opening(table("sword_of_lies", STANDARD, 3, 3))
    while here.actor == CHANCE:
        here = here.after(CHANCE, 0)
    found, view = encoding(STANDARD, 3), here.table.game.view(here.state, 0)

    def seen(*pledges: str) -> tuple[float, ...]:
        made = tuple(Promise(0, 1, pledge, "", private=False) for pledge in pledges)
        return tuple(map(float, found.observed(replace(view, promises=made), 0)))

    assert len({seen(), seen("spare"), seen("strike-seat3", "spare")}) == 3
    assert seen("strike-seat3", "spare") == seen("spare", "strike-seat3")


def test_only_broken_promises_are_counted_as_broken() -> None:
    here = opening(table("sword_of_lies", STANDARD, 3, 3))
    while here.actor == CHANCE:
        here = here.after(CHANCE, 0)
    found, view = encoding(STANDARD, 3), here.table.game.view(here.state, 0)
    start = found.observation.start["broken"]

    def counted(*outcomes: tuple[int, Outcome]) -> list[float]:
        made = tuple(
            Promise(seat, (seat + 1) % 3, "spare", "", private=False, outcome=outcome)
            for seat, outcome in outcomes
        )
        seen = found.observed(replace(view, promises=made), 0)
        return [round(10 * float(part), 3) for part in seen[start : start + 3]]

    assert counted((0, "kept"), (1, "broken"), (1, "broken"), (2, "open")) == [0, 2, 0]


def test_impossible_events_take_no_places() -> None:
    kinds = [
        encoding(GAMES["sword_of_lies"].presets[p], 3).row for p in ("standard", "first_evening")
    ]
    assert kinds[0].size > kinds[1].size
