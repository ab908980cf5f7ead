"""Tests of exact play with two seats left: the last bets by a walk over the engine, and orders."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

import pytest

from mendax.bots.sword_of_lies.exact import best_bet, last_bets, scene_of
from mendax.bots.sword_of_lies.seat_history import SeatHistory
from mendax.core.concrete import concrete
from mendax.core.game import Action, Seat, step
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies.pots import pots, raked
from mendax.games.sword_of_lies.state import SwordState
from mendax.games.sword_of_lies.view import SwordView
from mendax.games.sword_of_lies.war import BOLD
from mendax.solver.sword_of_lies.war_table import SWORDS, share_of, solved_round, two_seats
from tests.bots.sword_of_lies.seats import chosen, race
from tests.games.sword_of_lies.story import SWORD, A, Story, at_betting, at_war
from tests.proof import parametrize

FACES = [f"{rank}{suit}" for rank in "23456789T" for suit in "cdhs"]


def stacks_after(
    state: SwordState, three: Callable[[SwordView], Mapping[Seat, float]] = lambda _: {}
) -> tuple[float, ...]:
    """Return the expected chips of every seat after best play, through the engine.

    ``three`` returns the shares of three seats at the start of their war.
    """
    if state.phase == "over":
        return tuple(map(float, state.betting.stacks))
    if state.phase in ("betting", "side"):
        seat = state.turn
        ends = [
            stacks_after(step(SWORD, state, seat, action).state, three)
            for action in concrete(SWORD.legal_actions(state, seat))
        ]
        return max(ends, key=lambda end: end[seat])
    story = Story(state)
    shares = three(story.sees(None)) if len(state.betting.live) == 3 else {}
    if not shares:
        story.ready()
        scene = scene_of(state.rules, story.sees(None), SeatHistory(3, state.rules.cards))
        found = two_seats(scene)
        assert found is not None
        shares = {seat: share_of(found.seen_by(seat)) for seat in state.betting.live}
    won, taken = list[float](state.betting.stacks), 0
    for pot in pots(state.betting):
        rake = raked(state.rules, pot.chips, taken)
        taken += rake
        for seat in pot.seats:
            part = shares[seat] if len(pot.seats) > 1 else 1.0
            won[seat] += (pot.chips - rake) * part
    return tuple(won)


def last_rounds(
    seed: str, rounds: int = 1, live: int = 2, **options: Any
) -> Iterator[tuple[SwordState, SeatHistory]]:
    """Yield the decisions of the last betting rounds of a random game without further folds.

    With two ``live`` seats, C has folded.
    """
    luck = Random(seed)
    cards = luck.choice((2, 3))
    faces = luck.sample(FACES, 3 * cards)
    marks = ["", "/Ary", "/Arn", "/Bry", "/Brn", "/Aby", "/Bby"]
    marks += ["/Cry", "/Cbn"] * (live > 2)
    hands = [
        " ".join(face + luck.choice(marks) for face in faces[cards * seat : cards * (seat + 1)])
        for seat in range(3)
    ]
    stacks = tuple(luck.choice((30, 60, 200)) for _ in range(3))
    story = at_betting(stacks, A, ", ".join(hands), cards=cards, limit="fixed_limit", **options)
    history = SeatHistory(3, cards, story.state.rules.fixed_raises)
    for event in story.events:
        history.hear(event)
    while story.phase not in ("negotiation", "side", "over"):
        seat = story.state.turn
        legal = list(concrete(SWORD.legal_actions(story.state, seat)))
        if story.phase == "reveal":
            action = luck.choice(legal)
        elif seat >= live:
            action = actions.Fold()
        else:
            if story.state.round > cards + 1 - rounds:
                yield story.state, history
            action = luck.choice([a for a in legal if not isinstance(a, actions.Fold)])
        story.does(seat, action)
        for event in story.events:
            history.hear(event)


OPTIONS: tuple[dict[str, Any], ...] = (
    {"ante": 20},
    {"ante": 10, "rake": 10, "fixed_raises": 3},
    {"ante": 10, "triple_attack": True, "shield_side": True},
    {"ante": 10, "triple_attack": True, "hard_shields": True, "may_hold": True},
)


@pytest.mark.parametrize("options", OPTIONS)
@parametrize("number", range(100), test=(1, 8, 9, 17, 19, 21, 24))
def test_last_bets_have_the_values_of_a_walk(number: int, options: dict[str, Any]) -> None:
    for state, history in last_rounds(f"bets {number}", **options):
        seat: Seat = state.turn
        solved = last_bets(state.rules, SWORD.view(state, seat), history, tuple(history.put_in))
        if solved is None:
            assert 2 * max(state.swords) + BOLD > SWORDS, "the tables end before"
            continue
        legal = list(concrete(SWORD.legal_actions(state, seat)))
        assert [bet.action for bet in solved] == legal
        fold = stacks_after(step(SWORD, state, seat, actions.Fold()).state)[seat]
        for bet in solved:
            walked = stacks_after(step(SWORD, state, seat, bet.action).state)[seat]
            assert bet.worth == pytest.approx(walked - fold, abs=1e-3)


def test_a_bet_loses_the_race_for_the_last_raise() -> None:
    """A has the highest bet, the blind. If A bets, B makes the last of four raises."""
    story = race()
    solved = last_bets(story.state.rules, story.sees(A), SeatHistory(3, 2, 4), (22, 22, 20))
    assert solved is not None
    worths = {type(bet.action): bet.worth for bet in solved}
    assert worths[actions.Check] == pytest.approx(64)
    assert worths[actions.Bet] == pytest.approx(-4)


@pytest.mark.parametrize("bot", ["knight", "marshal"])
def test_bots_make_the_best_last_bet(bot: str) -> None:
    story = race()
    view = story.sees(A)
    history = SeatHistory(3, 2, 4)
    solved = last_bets(story.state.rules, view, history, (22, 22, 20))
    assert solved is not None
    best = best_bet(solved)
    found: list[Action] = chosen(bot, story, A, times=4)
    assert set(map(str, found)) == {str(best)}


# ── orders ───────────────────────────────────────────────────────────────────────────────────


def siege() -> Story:
    """Return a war in which only A's triple attack wins for certain. C has fallen."""
    options: dict[str, Any] = {"hard_shields": True, "may_hold": True, "triple_attack": True}
    story = at_war(("2", "111", ""), (4, 3, 0), (50, 50, 0), **options)
    return story.ready()


@pytest.mark.parametrize("bot", ["knight", "marshal"])
def test_bots_write_the_only_order_that_wins(bot: str) -> None:
    for written in chosen(bot, siege(), A, times=6):
        assert isinstance(written, actions.StrikeThrice)
        assert {written.first, written.second, written.third} == {f"seat2-{n}" for n in (1, 2, 3)}


@pytest.mark.parametrize("bot", ["knight", "marshal"])
def test_bots_mix_their_orders_as_the_solution_does(bot: str) -> None:
    story = at_war(("211", "211", ""), (3, 3, 0), (50, 50, 0)).ready()
    scene = scene_of(story.state.rules, story.sees(A), SeatHistory(3, 3))
    found = two_seats(scene)
    assert found is not None
    chances = [order.chance for order in solved_round(found.seen_by(A)).orders]
    assert max(chances) < 1
    assert len(set(map(str, chosen(bot, story, A, times=30)))) > 1
