"""Tests of values of Mia: state, actions, events and view."""

import msgspec

from mendax.core.game import Action
from mendax.games.mia import Mia, actions, events
from mendax.games.mia.state import MiaState
from tests.games.mia.story import Story
from tests.spelling import Spelt, check_spelling, heard_in_private


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


def test_the_spelling_of_every_action_is_unchanged() -> None:
    check_spelling(SPELT, actions.ACTIONS)
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


def test_the_spelling_of_every_event_is_unchanged() -> None:
    check_spelling(EVENTS_SPELT, events.EVENTS)


def test_only_seen_dice_are_private() -> None:
    game = Mia()
    private, public = heard_in_private(game, game.presets.values(), range(6))
    assert private == {events.Saw}
    assert events.Saw not in public
    assert len(public) > 10
