"""Tests that the tutorials of all games are legal, finite, short, in every language, and without
secrets."""

from itertools import zip_longest

import pytest

from mendax.core.game import CHANCE, Action, IllegalAction, Opening, step
from mendax.games import BUILT_IN, GAMES
from mendax.tutorial.graph import Moment, ScriptError, Tutorial, played
from mendax.tutorial.registry import SCRIPTS, tutorial_of
from mendax.tutorial.script import LEARNER, Answers, Chooses, Falls, Plays, Script
from mendax.words import LANGUAGES, Words
from tests.tutorial.paths import moments, paths

BY_GAME = pytest.mark.parametrize("game", SCRIPTS)
MOST_WORDS = 300
"""The maximum number of words: at three words a second, the same time remains to play within three
minutes."""
MOST_DEEDS = 9
PARTS = {"", "actions", "claim-slot", "felt", "opponent", "own-hand"}
"""Parts that may be highlighted; tests/web/test_tutorial.py looks for each of them on the
boards."""


def tutorial(game: str) -> Tutorial:
    found = tutorial_of(game)
    assert found is not None
    return found


def test_every_game_of_ours_has_one_and_no_other_game_does() -> None:
    assert list(SCRIPTS) == list(BUILT_IN)
    assert tutorial_of("go") is None


@BY_GAME
def test_every_way_leads_to_the_end_by_offered_actions(game: str) -> None:
    made = tutorial(game)
    reached = set()
    for path in paths(made):
        offers = made.opening[-1].offers
        for at, way in path:
            reached.add(at)
            if at.otherwise is not None:
                assert way.action is not None
                assert any(offer.admits(way.action) for offer in offers), at.text
            offers = way.moments[-1].offers if way.moments else offers
        assert len([way for _, way in path if way.action is not None]) <= MOST_DEEDS
    ends = [step for step in made.steps if not step.ways]
    assert reached | set(ends) == set(made.steps)
    assert {step.text for step in ends} == {SCRIPTS[game]().last}


@BY_GAME
def test_all_is_said_in_every_language_and_briefly(subtests: pytest.Subtests, game: str) -> None:
    for language in LANGUAGES:
        with subtests.test(language=language):
            made, words = tutorial(game), Words(language)
            for key in (
                *made.others,
                *(s.text for s in made.steps),
                *(s.otherwise for s in made.steps),
            ):
                assert key is None or words.say(key) != key, key
            for path in paths(made):
                told = " ".join(words.say(step.text) for step, _ in path)
                assert len(told.split()) <= MOST_WORDS


@BY_GAME
def test_only_parts_of_boards_are_pointed_at(game: str) -> None:
    assert {step.spotlight for step in tutorial(game).steps} <= PARTS


def with_another(script: Script, draw: int) -> list[Script]:
    """Return the script with each other outcome of the draw."""
    game = GAMES[script.game]
    state, number, made = game.initial_state(script.rules, 1 + len(script.others)), 0, []
    last: Action | None = None
    for place, beat in enumerate(script.beats):
        if isinstance(beat, Falls):
            for at, outcome in enumerate(beat.outcomes):
                if number == draw:
                    for other, _ in game.chance_outcomes(state):
                        fallen = (*beat.outcomes[:at], other, *beat.outcomes[at + 1 :])
                        beats = (*script.beats[:place], Falls(fallen), *script.beats[place + 1 :])
                        made.append(script._replace(beats=beats))
                    return made
                state, number = step(game, state, CHANCE, outcome).state, number + 1
        elif isinstance(beat, Chooses):
            last = beat.accepts[0]
            state = step(game, state, LEARNER, last).state
        elif isinstance(beat, Plays):
            state = step(game, state, beat.seat, beat.action).state
        elif isinstance(beat, Answers):
            assert last is not None
            state = step(game, state, beat.seat, beat.actions[last]).state
    return made


def first_path(made: Tutorial) -> list[Moment]:
    return moments(made, next(paths(made)))


@BY_GAME
def test_a_draw_is_hidden_until_the_learner_sees_it(game: str) -> None:
    """Two worlds that differ in one draw have the same texts until that draw is opened."""
    script = SCRIPTS[game]()
    usual, compared, hidden = first_path(played(script)), 0, 0
    for draw in range(sum(len(b.outcomes) for b in script.beats if isinstance(b, Falls))):
        for other in with_another(script, draw):
            try:
                changed = first_path(played(other))
            except (IllegalAction, ScriptError):  # another seat begins: no such world
                continue
            compared += 1
            first = next((pair for pair in zip_longest(usual, changed) if pair[0] != pair[1]), None)
            if first is None:
                hidden += 1
                continue
            shown = [
                event.draw
                for moment in first
                if moment is not None
                for line in moment.lines
                for event in line.events
                if isinstance(event, Opening)
            ]
            assert draw in shown, (draw, first)
    assert compared > 10
    assert hidden > 0
