"""Tests that a believed player may show the old dice (``show_believed``; in seed 000 it is never
required)."""

import random
from typing import Any

import pytest

from mendax.core.game import CHANCE, Unseen, observation, step
from mendax.games.mia.actions import Announce, Believe, Doubt, HideDice, PassOn, ShowDice
from mendax.games.mia.events import DiceHidden, DiceShown
from mendax.games.mia.rules import MiaRules
from mendax.testing import laws
from mendax.testing.walks import by_kind, kinds_apart
from tests.games.mia.story import MIA, A, B, C, Story


def believed(roll: int = 42, say: int = 53, **options: Any) -> Story:
    """Return a round in which A rolled ``roll`` and announced ``say``, and B believes."""
    return Story(show_believed="may", **options).opens(roll, say=say).is_believed()


def test_the_old_dice_are_shown_to_all_and_the_next_player_rolls() -> None:
    told = believed().shows(64)
    assert told.happened(DiceShown) == DiceShown(0 + 1, 42, A)
    assert told.state.phase == "cup"
    assert (told.state.turn, told.state.roller, told.state.roll) == (B, B, 64)
    assert told.looks().values(Announce)[0] == 54


def test_showing_is_optional() -> None:
    told = believed()
    assert told.state.turn == A
    assert MIA.default_action(told.state, A) == HideDice()
    told.hides(64)
    assert told.happened(DiceHidden) == DiceHidden(A)
    assert not any(isinstance(event, DiceShown) for event in told.events)
    assert (told.state.phase, told.state.turn) == ("cup", B)


def test_only_the_one_who_was_believed_is_asked() -> None:
    told = believed()
    assert {type(o.action) for o in MIA.legal_actions(told.state, A)} == {ShowDice, HideDice}
    for other in (B, C):
        assert MIA.legal_actions(told.state, other) == ()
        assert told.refused(ShowDice(), other).key == "mia-refused-not-your-turn"
    assert told.refused(Doubt()).key == "mia-refused-not-now"


def test_shown_dice_become_public_and_only_when_shown() -> None:
    told = believed()
    assert MIA.view(told.state, A).roll == 42
    assert MIA.view(told.state, B).roll is None
    assert MIA.view(told.state, None).roll is None
    state, events = step(MIA, told.state, A, ShowDice())
    for seat in (A, B, C, None):
        heard = [observation(each, seat) for each in events]
        assert DiceShown(1, 42, A) in heard
        assert not any(isinstance(event, Unseen) for event in heard)
        assert MIA.view(state, seat).roll is None


@pytest.mark.parametrize("roll", [31, 42, 53, 66])
def test_the_right_to_show_does_not_depend_on_the_dice(roll: int) -> None:
    told = believed(roll)
    assert [o.action for o in MIA.legal_actions(told.state, A)] == [HideDice(), ShowDice()]


def test_the_believed_player_can_not_show_unseen_dice() -> None:
    unseen = Story(show_believed="may").shakes(42).says(53)
    assert unseen.is_believed().state.phase == "fall"
    passed = Story(show_believed="may", blind_pass="higher").opens(42, say=53).passes(54)
    assert passed.is_believed().state.phase == "fall"
    again = Story(show_believed="may", blind_reroll="new_value").shakes(31).looks()
    assert again.rerolls(53, roll=42).is_believed().state.phase == "fall"


def test_without_the_option_the_old_dice_are_never_shown() -> None:
    told = Story().opens(42, say=53)
    assert told.is_believed().state.phase == "fall"
    assert told.refused(ShowDice(), CHANCE).key == "mia-refused-dice-falling"


def test_only_believing_offers_to_show() -> None:
    assert believed().hides(64).looks().says(65).doubts().starts is not None
    assert Story(show_believed="may").opens(42, say=21).concedes().starts == B
    passed = Story(show_believed="may", blind_pass="higher").opens(42, say=53)
    assert passed.can(PassOn)
    assert passed.can(Believe)
    assert passed.passes(54).state.phase == "answer"


@pytest.mark.parametrize("seats", [2, 3])
def test_showing_keeps_every_law(seats: int) -> None:
    rules = MiaRules(show_believed="may", blind_pass="same_or_higher", blind_reroll="new_value")
    choose = by_kind(random.Random(seats))
    laws.every_law(MIA, rules, seats, choose, 1000, 10_000)


def test_histories_with_equal_events_have_equal_views_if_shown() -> None:
    rules = MiaRules(show_believed="may", lives=2)

    def few(actions: Any) -> Any:
        return kinds_apart(actions, 3, "showing")

    assert laws.non_interference_deep(MIA, rules, 2, 40, 1500, few) >= 10
