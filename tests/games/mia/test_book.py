"""Tests of the rule book's examples of Mia, of refusals, absent players, and the end of a game.

The second engine compares all options with the rules. These tests check what it does not: reasons,
default actions, payoffs, and the disclosure of the last round.
"""

from fractions import Fraction
from typing import Any

import pytest

from mendax.core.game import CHANCE, Action, Actor
from mendax.games.mia import actions, events, state
from mendax.games.mia.actions import Announce, Ask, Believe, Concede, Doubt, Look, PassOn, Reroll
from tests.games.mia.story import MIA, A, B, C, Story


@pytest.mark.parametrize(("roll", "held", "loser", "starts"), [(62, True, A, B), (41, False, C, A)])
def test_the_worked_example_of_the_rulebook(roll: int, held: bool, loser: int, starts: int) -> None:
    told = Story(preset="matches").opens(53).believes(42, say=61).believes(roll, say=62)
    told.doubts()
    assert told.events == (
        events.Doubted(A, C),
        events.Opened(3, roll, C, 62, held=held),
        events.Lost(loser, 1, 4),
        events.RoundStarted(2, starts),
    )
    assert told.standing == tuple(4 if seat == loser else 5 for seat in (A, B, C))
    assert told.starts == starts


def test_a_concession_discloses_the_cost_but_no_dice() -> None:
    told = Story(joker_32="toast").shakes(32).says(21).concedes()
    assert told.state.last == state.Disclosure(None, 21, A, None, (B,), 1)
    assert told.starts == B


def test_rolling_again_for_that_or_more_is_no_understatement() -> None:
    """The rule book says "good if actual ≥ it"."""
    rules: dict[str, Any] = {"blind_reroll": "same_or_higher", "under_announcing": "is_lie"}
    for roll, held in ((53, True), (66, True), (52, False)):
        told = Story(**rules).opens(53).takes(31).looks().rerolls(53, roll=roll).doubts()
        assert told.happened(events.Opened).held == held


def test_mia_is_answered_by_mia_three_times_at_most() -> None:
    told = Story(mia_on_mia=True, lives=40).opens(21)
    for _ in range(3):
        told.believes(21)
    assert not told.can(Believe)
    assert told.doubts().happened(events.Lost).cost == 16


# ── refusals ─────────────────────────────────────────────────────────────────────────────────

OPENED = Story().opens(53)
LOOKED = Story().opens(53).takes(42).looks()
TOP = Story().opens(31, say=21)
FALLING = Story().does(actions.Shake())
OVER = Story(seats=2, lives=1).opens(31).doubts()


def test_illegal_actions_are_refused_with_a_reason(subtests: pytest.Subtests) -> None:
    reroll_same = Story(blind_reroll="same_or_higher").opens(53).takes(31).looks()
    reroll_more = Story(blind_reroll="more").opens(53).takes(31).looks()
    own = Story(blind_pass="same_or_higher").opens(53).passes(53).passes(53)
    lives = Story(life_reroll="must", lives=4).opens(53).doubts()
    cases: list[tuple[Story, Action, Actor | None, str, dict[str, Any] | None]] = [
        (LOOKED, Announce(42), None, "too-low", {"value": 42, "beat": 53}),
        (LOOKED, Look(), None, "not-now", None),
        (LOOKED, Reroll(54), None, "not-now", None),
        (OPENED, PassOn(54), None, "not-now", None),
        (OPENED, Concede(), None, "not-now", None),
        (OPENED, Doubt(), A, "not-your-turn", {"seat": B + 1}),
        (OPENED, Doubt(), C, "not-your-turn", {"seat": B + 1}),
        (TOP, Believe(), None, "top-ends-bidding", {"value": 21}),
        (TOP, PassOn(21), None, "not-now", None),
        (Story(blind_pass="higher").opens(31, say=21), PassOn(21), None, "top-ends-bidding", None),
        (Story(mia_concede="not_allowed").opens(21), Concede(), None, "no-conceding", None),
        (Story(mia_concede="free_if_true").opens(21), Concede(), None, "not-now", None),
        (Story(blind_pass="same").opens(53), PassOn(54), None, "pass-same", None),
        (own, PassOn(53), None, "own-roll", None),
        (own, PassOn(52), None, "too-low", None),
        (reroll_same, Reroll(61), None, "reroll-same", {"value": 61, "beat": 53}),
        (reroll_more, Reroll(61), None, "reroll-more", None),
        (Story(4, mia_answerer="chosen").opens(21), Ask(A), None, "ask", None),
        (Story(joker_32="toast").shakes(41), Announce(32), None, "joker", None),
        (
            Story(order="pips").opens(53, say=62).takes(31),
            Announce(53),
            None,
            "unknown-value",
            None,
        ),
        (Story(look_and_pass="may").opens(53).peeks(), Announce(53), None, "too-low", None),
        (lives, actions.KeepLives(), None, "not-now", None),
        (FALLING, Look(), A, "dice-falling", None),
        (FALLING, actions.Fall(21), A, "dice-falling", None),
        (Story(), actions.Fall(21), A, "not-now", None),
        (Story(), actions.Fall(21), CHANCE, "dice-falling", None),
        (OVER, actions.Shake(), A, "over", None),
    ]
    for story, action, actor, why, arguments in cases:
        with subtests.test(why=why, action=action):
            reason = story.refused(action, actor)
            assert reason.key == f"mia-refused-{why}"
            assert arguments is None or reason.arguments == arguments


@pytest.mark.parametrize("value", [0, 12, 56, 65.0, True, "65", None, -21, 10**9])
def test_an_unknown_value_is_refused_with_the_known_ones(value: Any) -> None:
    refused = Story().shakes(31).refused(Announce(value))
    assert refused.key == "mia-refused-unknown-value"
    assert str(refused.arguments["allowed"]).startswith("31, 32, 41")


# ── absent players ───────────────────────────────────────────────────────────────────────────


def test_an_absent_player_plays_on_honestly(subtests: pytest.Subtests) -> None:
    late: dict[str, Any] = {"late": "loses", "turn_clock": 30}
    three: dict[str, Any] = {"lives": 4}
    cases: list[tuple[Story, Action]] = [
        (Story(), actions.Shake()),
        (Story().shakes(53), Look()),
        (Story().shakes(53).looks(), Announce(53)),
        (Story().opens(53).takes(31).looks(), Announce(54)),
        (Story(order="pips").shakes(53).looks(), Announce(62)),
        (Story().opens(53), Believe()),
        (Story().opens(21), Concede()),
        (Story(mia_concede="not_allowed").opens(21), Doubt()),
        (Story(mia_concede="free_if_true").opens(21), Doubt()),  # trust could go on forever
        (Story(4, mia_answerer="chosen").opens(53).believes(21), Ask(C)),
        (Story(look_and_pass="may").opens(53).peeks(), Announce(54)),
        (Story(show_believed="may").opens(53).is_believed(), actions.HideDice()),
        (Story(life_reroll="may", **three).opens(53).doubts(), actions.KeepLives()),
        (Story(life_reroll="must", **three).opens(53).doubts(), actions.RerollLives()),
        (Story(**late).opens(53), actions.Forfeit()),
        (Story(**late, life_reroll="may", **three).opens(53).doubts(), actions.KeepLives()),
        (Story(**late, show_believed="may").opens(53).is_believed(), actions.HideDice()),
    ]
    for story, action in cases:
        with subtests.test(action=action):
            assert MIA.default_action(story.state, story.state.turn) == action


# ── the end ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("ends", "places", "payoffs"),
    [("last-standing", (1, 2, 3), "1 -1/2 -1/2"), ("first-out", (1, 3, 1), "1/2 -1 1/2")],
)
def test_payoffs_follow_from_the_places(ends: Any, places: tuple[int, ...], payoffs: str) -> None:
    told = Story(ends_when=ends.replace("-", "_"))
    told = told.without(C).stand(6, 1, 0) if ends == "last-standing" else told.stand(6, 1, 2)
    told.opens(53).doubts()
    result = MIA.result(told.state)
    assert result is not None
    assert result.places == told.happened(events.GameEnded).places == places
    assert result.payoffs == tuple(map(Fraction, payoffs.split()))
    assert result.reason.key == f"mia-end-{ends}"


@pytest.mark.parametrize("scoring", ["points", "money"])
def test_a_scored_game_pays_the_difference_from_the_mean(scoring: str) -> None:
    told = Story(scoring=scoring, rounds=2).opens(31, say=53).doubts().opens(53).doubts()
    result = MIA.result(told.state)
    assert result is not None
    assert result.reason.key == "mia-end-rounds"
    mean = Fraction(sum(told.standing), 3)
    assert result.payoffs == tuple(points - mean for points in told.standing)
    assert [place == 1 for place in told.places] == [n == max(told.standing) for n in told.standing]
