"""Tests of shared parts of Mia's bots: offers by kind, the ladder as a scale, and forced moves."""

from random import Random

import pytest

from mendax.bots.mia.player import Choices, MiaPlayer, Scale, scale_of
from mendax.core.game import Action
from mendax.games.mia.actions import (
    Announce,
    Ask,
)
from mendax.games.mia.ladder import ladder
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.view import MiaView
from tests.games.mia.story import MIA, Story

RULES = MiaRules()


class _Honest(MiaPlayer):
    """Announces the smallest allowed value."""

    def say(self, view: MiaView, may: Choices) -> Action:
        return Announce(self.rising(view, may)[0])


def choice(story: Story, doubting: float = 0.0) -> Action:
    """Return the choice of the bot whose turn it is."""
    turn, rules = story.state.turn, story.state.rules
    player = _Honest("mia", rules, turn, len(story.standing), Random(1))
    player.doubting = doubting
    return player.choose(MIA.view(story.state, turn), MIA.legal_actions(story.state, turn))


def test_a_scale_orders_rolls_by_value() -> None:
    scale = Scale(ladder(MiaRules(order="pips")))
    assert scale.step(53) == scale.step(62)
    assert scale.equal(53, scale.values) == 62
    assert scale.equal(53, (61, 64)) is None
    assert 62 not in scale.above(53, scale.values)
    assert scale.values[-1] == scale.top == scale.above(66, scale.values)[-1]
    assert scale.reached(scale.values[0]) == 1
    assert scale_of("mia", RULES).reached(21) == pytest.approx(2 / 36)


def test_mia_is_answered_by_the_rival_whose_loss_helps_most() -> None:
    told = Story(4, mia_answerer="chosen").stand(6, 3, 5, 2).opens(21)
    assert choice(told) == Ask(2), "the strongest"
    first_out = Story(4, mia_answerer="chosen", ends_when="first_out").stand(1, 3, 5, 2)
    assert choice(first_out.opens(21)) == Ask(3), "the one who may end the game"
    scored = Story(4, mia_answerer="chosen", scoring="points").stand(90, 40, 60, 0)
    assert choice(scored.opens(21)) == Ask(2)


def test_better_dice_never_repeat_the_value_before() -> None:
    story = Story(announce="equal_or_higher").opens(53).takes(61).looks()
    assert choice(story) == Announce(54)
    worse = Story(announce="equal_or_higher").opens(53).takes(31).looks()
    assert choice(worse) == Announce(53)
