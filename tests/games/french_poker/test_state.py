"""Tests of values of French poker: state, actions and events."""

import msgspec

from mendax.core.game import Action
from mendax.games.french_poker import FrenchPoker, actions, events
from mendax.games.french_poker.state import FrenchPokerState
from tests.games.french_poker.story import Story
from tests.spelling import Spelt, check_spelling, heard_in_private


def test_every_moment_reads_back() -> None:
    story = Story(4).opens(66521, 66).believes().keeps_open((0,), 5544)
    for state in (Story().state, story.state, story.says("two-pairs").doubts().state):
        assert msgspec.convert(msgspec.to_builtins(state), FrenchPokerState) == state


SPELT: tuple[tuple[str, Action], ...] = (
    ("shake", actions.Shake()),
    ("announce 6655", actions.Announce(6655)),
    ("announce two-pairs", actions.Announce("two-pairs")),
    ("believe", actions.Believe()),
    ("doubt", actions.Doubt()),
    ("keep-hidden (0 2)", actions.KeepHidden((0, 2))),
    ("keep-open ()", actions.KeepOpen(())),
    ("roll-rest (0 2)", actions.RollRest((0, 2))),
    ("show (4)", actions.Show((4,))),
    ("pass-on full-house", actions.PassOn("full-house")),
    ("pass-on 23456", actions.PassOn(23456)),
    ("concede", actions.Concede()),
    ("draw-lot 2", actions.DrawLot(2)),
    ("fall 6", actions.Fall(6)),
    ("fall-open 1", actions.FallOpen(1)),
)


def test_the_spelling_of_every_action_is_unchanged() -> None:
    check_spelling(SPELT, actions.ACTIONS)
    assert FrenchPoker.actions == actions.ACTIONS


EVENTS_SPELT: Spelt = (
    ("lot-drawn 0 2", events.LotDrawn(draw=0, seat=2)),
    ("round-started 1 2", events.RoundStarted(number=1, seat=2)),
    ("shaken 2", events.Shaken(seat=2)),
    ("fell 2 0 1", events.Fell(seat=2, die=0, draw=1)),
    ("saw 1 0 6", events.Saw(draw=1, die=0, pips=6)),
    ("landed 7 0 1", events.Landed(draw=7, die=0, pips=1)),
    ("announced 2 55532", events.Announced(seat=2, claim=55532)),
    ("believed 0", events.Believed(seat=0)),
    ("kept-hidden 1 (2)", events.KeptHidden(seat=1, kept=(2,))),
    ("kept-open 0 (0 1 2 3)", events.KeptOpen(seat=0, kept=(0, 1, 2, 3))),
    ("rerolled 1 (2 3)", events.Rerolled(seat=1, kept=(2, 3))),
    ("laid-open 1 (4)", events.LaidOpen(seat=1, kept=(4,))),
    ("shown 1 0 6", events.Shown(draw=1, die=0, pips=6)),
    ("passed-on 0 44422", events.PassedOn(seat=0, claim=44422)),
    ("doubted 2 1", events.Doubted(seat=2, claimer=1)),
    ("conceded 0", events.Conceded(seat=0)),
    (
        "opened (1 6 4 5 4) 44465 1 22225 no",
        events.Opened(dice=(1, 6, 4, 5, 4), worth=44465, claimer=1, claim=22225, held=False),
    ),
    ("laid-off 0 1", events.LaidOff(seat=0, left=1)),
    ("charged 1 1 6", events.Charged(seat=1, held=1, pot=6)),
    ("pot-emptied", events.PotEmptied()),
    ("gave-back 1 0 1", events.GaveBack(seat=1, held=0, pot=1)),
    ("went-out 0", events.WentOut(seat=0)),
    ("came-safe 1", events.CameSafe(seat=1)),
    ("game-ended (3 1 2)", events.GameEnded(places=(3, 1, 2))),
)


def test_the_spelling_of_every_event_is_unchanged() -> None:
    check_spelling(EVENTS_SPELT, events.EVENTS)


def test_only_seen_dice_are_private() -> None:
    game = FrenchPoker()
    private, public = heard_in_private(game, game.presets.values(), range(6))
    assert private == {events.Saw}
    assert events.Saw not in public
    assert len(public) > 10
