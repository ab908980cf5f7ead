"""Tests of habits: rates of belief and truth from marks, and the colours named by them."""

from random import Random

import pytest
from msgspec.structs import replace

from mendax.bots.sword_of_lies.habits import (
    PRIOR,
    BetaRate,
    belief,
    colour_to_name,
    honesty,
)
from mendax.games.cards import COLOURS, Colour
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies.state import Mark
from tests.bots.sword_of_lies.seats import castling, chosen, seated
from tests.bots.sword_of_lies.tournament import SWORD
from tests.games.sword_of_lies.story import A, B, C, Story


def with_marks(owner: int, *marks: Mark) -> Story:
    """Return castling in which the first cards of ``owner``, which are red, have these marks."""
    story = castling()
    rows = list(story.state.rows)
    cards = zip(rows[owner], marks, strict=False)
    marked = [replace(card, mark=mark) for card, mark in cards]
    rows[owner] = (*marked, *rows[owner][len(marked) :])
    return Story(replace(story.state, rows=tuple(rows)))


def test_own_verdicts_count_twice_and_the_observers_not_at_all() -> None:
    story = with_marks(C, Mark(A, "red", True, C), Mark(B, "red", False, C))
    view = SWORD.view(story.state, A)
    assert belief(view, B) == BetaRate(PRIOR, PRIOR + 2)
    assert belief(view, C) == BetaRate(PRIOR, PRIOR + 1)


def test_honesty_counts_only_faces_that_the_observer_sees() -> None:
    story = with_marks(C, Mark(A, "black", True, C), Mark(A, "red", True, C))
    own, others = (SWORD.view(story.state, seat) for seat in (C, A))
    assert honesty(own, C) == BetaRate(PRIOR + 2, PRIOR + 2)
    assert honesty(own, B) == honesty(others, C) == BetaRate(PRIOR, PRIOR)


def lies(listener: BetaRate) -> int:
    """Return the number of lies in 1,000 answers about a red card."""
    rng, named = Random("lies"), []
    for _ in range(1000):
        drawn = rng.choice(COLOURS)
        named.append(colour_to_name("red", drawn, listener, rng))
    return named.count("black")


def test_answers_lean_but_stay_mixed() -> None:
    assert 450 < lies(BetaRate(PRIOR, PRIOR)) < 550
    assert 750 < lies(BetaRate(PRIOR + 4, PRIOR)) < 950
    assert 50 < lies(BetaRate(PRIOR, PRIOR + 4)) < 250


@pytest.mark.parametrize("name", ["knight", "marshal"])
@pytest.mark.parametrize(("believed", "lie"), [(True, True), (False, False)])
def test_bots_lie_to_believers(name: str, *, believed: bool, lie: bool) -> None:
    story = with_marks(C, *[Mark(A, "red", believed, C)] * 3)
    story.does(A, actions.Interrogate(B, 0))
    told = chosen(name, story, B, 60).count(actions.NameColour("black"))
    assert told > 40 if lie else told < 20


@pytest.mark.parametrize("name", ["knight", "marshal"])
@pytest.mark.parametrize("truth", [True, False])
def test_bots_believe_seats_that_they_know_as_truthful(name: str, *, truth: bool) -> None:
    """A has owned C's two marked cards, so it knows whether C told the truth."""
    said: Colour = "red" if truth else "black"
    story = with_marks(C, *[Mark(B, said, True, C)] * 2)
    rows = list(story.state.rows)
    rows[C] = (*(replace(card, seen=(C, A)) for card in rows[C][:2]), rows[C][2])
    story = Story(replace(story.state, rows=tuple(rows)))
    story.does(A, actions.Interrogate(C, 2)).does(C, actions.NameColour("black"))
    believed = 0
    for number in range(60):
        bot = seated(name, story.state.rules, A, 3, number)
        view, offers = SWORD.view(story.state, A), SWORD.legal_actions(story.state, A)
        believed += bot.choose(view, offers) == actions.Believe()
    assert believed > 36 if truth else believed < 24
