"""How chance fell, as far as a reader knows it."""

from mendax.core.game import CHANCE, Turn, Unseen
from mendax.games.mia.actions import DrawLot, Fall
from mendax.games.mia.events import Fell, LotDrawn, Opened, Saw
from mendax.story.draws import hear_all, known_draws


def test_a_draw_is_known_by_its_opening_or_when_it_was_told() -> None:
    turns = [
        Turn(3, CHANCE, None, (LotDrawn(0, 1),)),
        Turn(4, CHANCE, None, (Fell(1, 1),)),
        Turn(5, 1, None, (Unseen((1,)),)),
        Turn(6, CHANCE, Fall(53), (Fell(0, 2),)),
        Turn(7, CHANCE, None, (Fell(0, 3),)),
        Turn(8, 0, None, (Opened(3, 61, 0, 62, False),)),
    ]
    assert known_draws(turns) == {0: DrawLot(1), 2: Fall(53), 3: Fall(61)}
    assert known_draws([Turn(5, 1, None, (Saw(1, 43),))]) == {1: Fall(43)}


def test_every_event_is_heard_in_order_and_the_draws_are_told() -> None:
    heard: list[tuple[int, object]] = []

    class Game:
        def hear(self, entry: int, event: object) -> None:
            heard.append((entry, event))

    lot, fell = LotDrawn(0, 1), Fell(1, 1)
    turns = [Turn(3, CHANCE, None, (lot, fell)), Turn(4, CHANCE, Fall(53), (Fell(0, 1),))]
    assert hear_all(Game(), iter(turns)) == known_draws(turns) == {0: DrawLot(1), 1: Fall(53)}
    assert heard == [(3, lot), (3, fell), (4, Fell(0, 1))]
