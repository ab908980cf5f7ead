"""A state of French poker: who knows a die, and that the state reads back."""

import msgspec

from mendax.games.french_poker.state import Die, FrenchPokerState
from tests.games.french_poker.story import A, B, C, Story


def test_a_die_is_known_to_those_who_saw_it_and_an_open_one_to_all() -> None:
    hidden = Die(6, False, 0, (A, C), 0)
    assert [hidden.known_to(seat) for seat in (A, B, C, None)] == [True, False, True, False]
    opened = Die(6, True, 0, None, 0)
    assert all(opened.known_to(seat) for seat in (A, B, C, None))
    unseen = Die(6, False, 0, (), 0)
    assert not any(unseen.known_to(seat) for seat in (A, B, C, None))


def test_every_moment_reads_back() -> None:
    story = Story(4).opens(66521, 66).believes().keeps_open((0,), 5544)
    for state in (Story().state, story.state, story.says("two-pairs").doubts().state):
        assert msgspec.convert(msgspec.to_builtins(state), FrenchPokerState) == state
