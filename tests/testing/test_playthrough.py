"""Tests that playthroughs are the same on all platforms and show every kind of action and event."""

import pytest

from mendax.core.game import Event, kebab
from mendax.games import BUILT_IN
from mendax.testing.playthrough import GoldenDiffers, Oracle, playthrough, rule_set
from tests.core.showdown import Showdown

MIA = BUILT_IN["mia"]


def test_an_oracle_is_of_its_name_and_of_how_often_it_was_asked() -> None:
    def asked(name: str) -> list[int]:
        oracle = Oracle(name)
        return [oracle.one_of(range(1000)) for _ in range(5)]

    assert asked("one") == asked("one")
    assert asked("one") != asked("two")
    assert len(set(asked("one"))) > 1


def test_rule_sets_are_playable_and_the_same_for_the_same_number() -> None:
    drawn = [rule_set(MIA, number) for number in range(20)]
    assert drawn == [rule_set(MIA, number) for number in range(20)]
    assert len(set(drawn)) > 10
    assert all(rules.checked() == rules for rules in drawn)


def test_every_action_and_event_is_shown_and_a_game_ends() -> None:
    game = Showdown()
    text = playthrough(game)
    assert text == playthrough(game)
    for kind in (*game.actions, *game.events):
        assert kebab(kind.__name__) in text
    assert "ended: " in text


def test_a_kind_that_is_never_seen_is_named() -> None:
    class Vanished(Event, frozen=True):
        """An event that is never emitted."""

    class Silent(Showdown):
        events = (*Showdown.events, Vanished)

    with pytest.raises(GoldenDiffers, match="no game was found that shows Vanished"):
        playthrough(Silent())
