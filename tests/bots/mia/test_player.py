"""Tests of shared parts of Mia's bots: offers by kind, the ladder as a scale, and forced moves."""

from random import Random
from typing import Any

import pytest

from mendax.bots.mia.advice import Weighed, WeighedMove
from mendax.bots.mia.player import Choices, MiaPlayer, Scale, ladder_of, own_roll, scale_of
from mendax.core.game import Action
from mendax.games.mia.actions import (
    Announce,
    Ask,
    Believe,
    Concede,
    Doubt,
    HideDice,
    Look,
    PassOn,
    RerollLives,
    Shake,
    Trust,
)
from mendax.games.mia.ladder import ladder
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.view import MiaView
from mendax.games.sword_of_lies.rules import SwordRules
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


def test_offers_are_found_by_kind_with_their_allowed_values() -> None:
    story = Story().opens(64).takes(31).looks()
    may = Choices(MIA.legal_actions(story.state, story.state.turn))
    assert Announce in may
    assert Shake not in may
    assert may.values(Announce) == story.values(Announce)
    assert may.values(PassOn) == ()


def test_one_value_that_may_be_said_is_one_value() -> None:
    story = Story().opens(66).takes(31).looks()
    assert Choices(MIA.legal_actions(story.state, story.state.turn)).values(Announce) == (21,)


def test_a_scale_orders_rolls_by_value() -> None:
    scale = Scale(ladder(MiaRules(order="pips")))
    assert scale.step(53) == scale.step(62)
    assert scale.equal(53, scale.values) == 62
    assert scale.equal(53, (61, 64)) is None
    assert 62 not in scale.above(53, scale.values)
    assert scale.values[-1] == scale.top == scale.above(66, scale.values)[-1]
    assert scale.reached(scale.values[0]) == 1
    assert scale_of("mia", RULES).reached(21) == pytest.approx(2 / 36)


def test_there_is_no_ladder_in_games_without_one() -> None:
    assert ladder_of("mia", RULES) == ladder(RULES)
    others: Any = SwordRules()
    with pytest.raises(TypeError, match="sword_of_lies has no ladder"):
        ladder_of("sword_of_lies", others)


def test_moves_without_a_choice_are_made() -> None:
    assert choice(Story()) == Shake()
    assert choice(Story().shakes(53)) == Look()
    assert choice(Story(show_believed="may").opens(53).is_believed()) == HideDice()
    rolling = Story(life_reroll="may").stand(4, 6, 6).opens(31, say=53).doubts()
    assert choice(rolling) == RerollLives()


def test_it_believes_unless_it_doubts_and_concedes_to_the_top() -> None:
    assert choice(Story().opens(53)) == Believe()
    assert choice(Story().opens(21)) == Concede()
    assert choice(Story(mia_concede="not_allowed").opens(21)) == Doubt()
    assert choice(Story(mia_concede="free_if_true").opens(21)) == Trust()
    assert choice(Story().opens(53), doubting=1e9) == Doubt()


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


def test_unseen_dice_belong_to_no_seat() -> None:
    story = Story().shakes(53)
    with pytest.raises(ValueError, match="looked at"):
        own_roll(MIA.view(story.state, 0))
    assert own_roll(MIA.view(story.looks().state, 0)) == 53


DECISION = Weighed((WeighedMove(Believe(), 0.25, 0.4), WeighedMove(Doubt(), 0.75, 0.6)))


def test_a_decision_is_worth_its_best_move() -> None:
    assert DECISION.worth == 0.6
    with pytest.raises(ValueError, match="empty"):
        _ = Weighed(()).worth


def test_a_move_is_found_by_its_action() -> None:
    assert DECISION.of(Believe()) == DECISION.moves[0]
    assert DECISION.of(Announce(61)) is None
    said = Weighed((WeighedMove(Announce(61), 1.0, 0.1), WeighedMove(Announce(62), 0.0, 0.0)))
    found = said.of(Announce(62))
    assert found is not None
    assert found.worth == 0.0
