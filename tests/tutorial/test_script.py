"""Tests of the language of scripts: the learner has the first seat, and the other players the next
seats."""

import pytest

from mendax.games import GAMES
from mendax.tutorial.registry import SCRIPTS
from mendax.tutorial.script import LEARNER, Answers, Chooses, Plays


@pytest.mark.parametrize("game", SCRIPTS)
def test_seats_are_those_of_the_table(game: str) -> None:
    script = SCRIPTS[game]()
    seats = range(1 + len(script.others))
    assert len(seats) in GAMES[game].seats
    acting = {beat.seat for beat in script.beats if isinstance(beat, Plays | Answers)}
    assert acting <= set(seats)
    assert acting > {LEARNER} or LEARNER not in acting


@pytest.mark.parametrize("game", SCRIPTS)
def test_a_choice_lists_its_action_and_other_answers(game: str) -> None:
    for beat in SCRIPTS[game]().beats:
        if isinstance(beat, Chooses):
            assert beat.accepts
            assert len(set(beat.accepts)) == len(beat.accepts)
            assert beat.otherwise.startswith(beat.text)
