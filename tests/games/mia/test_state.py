"""A state of Mia: the value to beat is that of the last claim, and the state reads back."""

import msgspec
from msgspec.structs import replace

from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, MiaState
from tests.games.mia.story import Story


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
