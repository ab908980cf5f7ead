"""A marshal with an adviser draws its orders from what the adviser says, where it says anything."""

from collections.abc import Mapping
from random import Random

from mendax.bots.sword_of_lies.advice import WeighedPlan
from mendax.bots.sword_of_lies.marshal import Marshal
from mendax.bots.sword_of_lies.orders import Aim, Bound, Plan, Scene
from mendax.core.game import Seat
from mendax.games.sword_of_lies.actions import target
from tests.games.sword_of_lies.story import SWORD, A, B, C, at_war, strike, strike_twice


class Knowing:
    """An adviser that answers with one order, of which nothing else could make a bot think."""

    def __init__(self, plan: Plan | None) -> None:
        self.plan = plan
        self.asked: list[tuple[Scene, Mapping[Seat, Bound]]] = []

    def weigh(
        self, scene: Scene, bounds: Mapping[Seat, Bound]
    ) -> Mapping[Seat, tuple[WeighedPlan, ...]] | None:
        """The same for every seat."""
        self.asked.append((scene, bounds))
        if self.plan is None:
            return None
        only = WeighedPlan(self.plan, (1.0, 0.0), (5.0, 9.0), 0.0)
        other = WeighedPlan(Plan((Aim(B, 1),)), (0.0, 1.0), (4.0, 10.0), 0.0)
        return dict.fromkeys(scene.fighters, (other, only))


def order_of(plan: Plan | None) -> tuple[object, Knowing]:
    story = at_war(("21", "11", "1"), (3, 1, 0))
    story.ready()
    adviser = Knowing(plan)
    marshal = Marshal(SWORD.name, story.state.rules, A, 3, Random(1), adviser)
    return marshal.choose(story.sees(A), SWORD.legal_actions(story.state, A)), adviser


def test_the_order_is_drawn_from_the_first_equilibrium() -> None:
    chosen, adviser = order_of(Plan((Aim(C, 1),)))
    assert chosen == strike(C, 0)
    [(scene, bounds)] = adviser.asked
    assert scene.swords == (3, 1, 0)
    assert set(bounds) == {A, B}


def test_cards_and_price_are_picked_by_their_lives() -> None:
    chosen, _ = order_of(Plan((Aim(C, 1), Aim(C, 0)), 2))
    assert chosen == strike_twice((C, 0), (C, 0), 0)


def test_without_an_answer_the_marshal_searches() -> None:
    chosen, adviser = order_of(None)
    assert adviser.asked
    assert any(str(target(seat, 0)) in str(chosen) for seat in (B, C)) or "seat2-2" in str(chosen)
