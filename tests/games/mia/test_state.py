"""Tests of values of Mia: state, actions, events and view."""

import msgspec
import pytest
from msgspec.structs import replace

from mendax.core.game import Action
from mendax.games.mia import Mia, actions, events
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, MiaState
from mendax.games.mia.view import view
from tests.games.mia.story import Story
from tests.spelling import Spelt, check_spelling, heard_in_private, without_example


def test_the_value_to_beat_is_the_last_one_claimed() -> None:
    begun = MiaState(MiaRules(), (6, 6))
    assert begun.value is None
    claims = (Claim(0, 54, "looked"), Claim(1, 61, "unseen"))
    assert replace(begun, claims=claims).value == 61


def test_a_new_round_has_no_value_to_beat() -> None:
    story = Story().opens(53)
    assert story.state.value == 53
    assert story.doubts().state.value is None


def test_every_moment_reads_back() -> None:
    story = Story(blind_pass="higher").opens(53).passes(61)
    for state in (Story().state, story.state, story.doubts().state):
        assert msgspec.convert(msgspec.to_builtins(state), MiaState) == state


SPELT: tuple[tuple[str, Action], ...] = (
    ("shake", actions.Shake()),
    ("look", actions.Look()),
    ("announce 61", actions.Announce(61)),
    ("reroll 62", actions.Reroll(62)),
    ("believe", actions.Believe()),
    ("peek", actions.Peek()),
    ("doubt", actions.Doubt()),
    ("show-dice", actions.ShowDice()),
    ("hide-dice", actions.HideDice()),
    ("pass-on 63", actions.PassOn(63)),
    ("ask 2", actions.Ask(2)),
    ("concede", actions.Concede()),
    ("trust", actions.Trust()),
    ("forfeit", actions.Forfeit()),
    ("reroll-lives", actions.RerollLives()),
    ("keep-lives", actions.KeepLives()),
    ("draw-lot 2", actions.DrawLot(2)),
    ("fall 53", actions.Fall(53)),
    ("fall-one 4", actions.FallOne(4)),
)


def test_the_spelling_of_an_action_is_unchanged(subtests: pytest.Subtests) -> None:
    for line, action in SPELT:
        with subtests.test(line=line):
            check_spelling(line, action, actions.ACTIONS)


def test_every_kind_of_action_has_an_example_and_is_the_books() -> None:
    assert without_example(SPELT, actions.ACTIONS) == []
    assert Mia.actions == actions.ACTIONS


EVENTS_SPELT: Spelt = (
    ("lot-drawn 0 2", events.LotDrawn(draw=0, seat=2)),
    ("round-started 1 2", events.RoundStarted(number=1, seat=2)),
    ("shaken 2", events.Shaken(seat=2)),
    ("fell 2 1", events.Fell(seat=2, draw=1)),
    ("looked 2", events.Looked(seat=2)),
    ("saw 1 22", events.Saw(draw=1, roll=22)),
    ("announced 2 33 yes", events.Announced(seat=2, value=33, looked=True)),
    ("rerolled 2 63", events.Rerolled(seat=2, value=63)),
    ("believed 0", events.Believed(seat=0)),
    ("peeked 0", events.Peeked(seat=0)),
    ("passed-on 1 21", events.PassedOn(seat=1, value=21)),
    ("doubted 1 0", events.Doubted(seat=1, announcer=0)),
    ("dice-shown 5 44 1", events.DiceShown(draw=5, roll=44, seat=1)),
    ("dice-hidden 0", events.DiceHidden(seat=0)),
    ("answerer-chosen 1 0", events.AnswererChosen(seat=1, answerer=0)),
    ("trusted 0", events.Trusted(seat=0)),
    ("conceded 0", events.Conceded(seat=0)),
    ("forfeited 0", events.Forfeited(seat=0)),
    ("opened 2 32 0 33 no", events.Opened(draw=2, roll=32, announcer=0, value=33, held=False)),
    ("toasted 7 32 1", events.Toasted(draw=7, roll=32, seat=1)),
    ("treated 7 61 1", events.Treated(draw=7, roll=61, seat=1)),
    ("lost 0 2 4", events.Lost(seat=0, cost=2, left=4)),
    ("gained 1 4 4", events.Gained(seat=1, gain=4, left=4)),
    ("went-out 2", events.WentOut(seat=2)),
    ("die-taken 2", events.DieTaken(seat=2)),
    ("lives-rerolled 17 2 6", events.LivesRerolled(draw=17, seat=2, lives=6)),
    ("lives-kept 1", events.LivesKept(seat=1)),
    ("game-ended (1 2 3)", events.GameEnded(places=(1, 2, 3))),
)


def test_the_spelling_of_an_event_is_unchanged(subtests: pytest.Subtests) -> None:
    for line, event in EVENTS_SPELT:
        with subtests.test(line=line):
            check_spelling(line, event, events.EVENTS)


def test_every_kind_of_event_has_an_example() -> None:
    assert without_example(EVENTS_SPELT, events.EVENTS) == []


def test_only_seen_dice_are_private() -> None:
    game = Mia()
    private, public = heard_in_private(game, game.presets.values(), range(6))
    assert private == {events.Saw}
    assert events.Saw not in public
    assert len(public) > 10


LOOKED = MiaState(
    MiaRules(), (6, 5, 4), "cup", 1, 3, 2, (Claim(0, 54, "looked"),), 66, 1, 1, looked=True
)


@pytest.mark.parametrize(("observer", "roll"), [(0, None), (1, 66), (2, None), (None, None)])
def test_the_dice_are_seen_by_the_one_who_looked(observer: int | None, roll: int | None) -> None:
    assert view(LOOKED, observer).roll == roll


def test_unseen_dice_are_in_no_view() -> None:
    for observer in (0, 1, 2, None):
        assert view(replace(LOOKED, looked=False), observer).roll is None


def test_the_rest_is_public_and_alike_for_all() -> None:
    seen = [view(LOOKED, observer) for observer in (0, 2, None)]
    assert len({replace(one, you=None) for one in seen}) == 1
    assert (seen[0].turn, seen[0].standing, seen[0].claims) == (1, (6, 5, 4), LOOKED.claims)


def test_places_are_shown_at_the_end_only() -> None:
    assert view(LOOKED, 0).places is None
    over = replace(LOOKED, phase="over", out=((2,), (1,)), roll=None)
    assert view(over, 0).places == (1, 2, 3)
