"""Tests of looking under the cup: who sees the dice, and passing them on unrolled after a look."""

from mendax.games.mia import events
from mendax.games.mia.actions import Announce, Believe, Look, PassOn, Peek, Reroll, Shake
from tests.games.mia.story import MIA, A, B, C, Story


def knowing(told: Story) -> list[int | None]:
    """Return the observers that know the dice."""
    return [seat for seat in (A, B, C, None) if MIA.view(told.state, seat).roll is not None]


def test_a_player_who_believes_may_look_and_pass_on_unrolled() -> None:
    told = Story(look_and_pass="may").opens(64, say=53).peeks()
    assert told.happened(events.Peeked) == events.Peeked(B)
    assert told.happened(events.Saw).roll == 64
    assert told.says(64).state.claims[-1].how == "kept"
    assert told.doubts().standing == (6, 6, 5), "B told the truth, about the dice that A rolled"
    lied = Story(look_and_pass="may").opens(53).peeks().says(54).doubts()
    assert lied.standing == (6, 5, 6), "the one who passes on answers for the dice"


def test_the_value_must_be_higher_and_the_dice_are_kept() -> None:
    told = Story(look_and_pass="may", announce="equal_or_higher", blind_reroll="new_value")
    told.opens(53).peeks()
    assert told.values(Announce)[0] == 54
    assert told.refused(Announce(53)).key == "mia-refused-too-low"
    for kind in (Shake, Look, Reroll, Believe):
        assert not told.can(kind)
    assert MIA.default_action(told.state, B) == Announce(54)


def test_a_player_who_saw_the_dice_still_knows_them() -> None:
    told = Story(look_and_pass="may").opens(53)
    assert knowing(told) == [A]
    assert knowing(told.peeks()) == [A, B]
    assert knowing(told.says(61)) == [A, B]
    assert knowing(told.peeks()) == [A, B, C]
    assert knowing(told.says(62).takes(31)) == []
    blind = Story(look_and_pass="may").shakes(53).says(53).peeks()
    assert knowing(blind) == [B], "A announced without looking"


def test_the_top_value_cannot_be_taken_over() -> None:
    assert not Story(look_and_pass="may").opens(21).can(Peek)
    assert not Story(look_and_pass="may", mia_on_mia=True).opens(21).can(Peek)
    assert not Story().opens(53).can(Peek)


def test_a_looker_may_not_repeat_the_value_blindly() -> None:
    told = Story(look_and_pass="may", blind_pass="same_or_higher").opens(53).peeks().says(54)
    assert told.values(PassOn)[0] == 54
    assert told.passes(54).passes(54).values(PassOn)[0] == 61


def test_a_roll_with_an_effect_has_it_for_the_player_who_looks() -> None:
    told = Story(look_and_pass="may", joker_32="toast").shakes(32).says(53).peeks()
    assert told.happened(events.Toasted).seat == B
    assert (told.starts, told.standing) == (B, (6, 6, 6))
    shown = Story(look_and_pass="may", effect_21="must_show").shakes(21).says(53).peeks()
    assert knowing(shown) == [A, B, C, None]


def test_a_claim_over_kept_mia_does_not_raise_the_stakes() -> None:
    told = Story(look_and_pass="may", mia_on_mia=True, lives=40).opens(21, say=66).peeks().says(21)
    assert told.believes(21).doubts().standing == (38, 40, 40)
