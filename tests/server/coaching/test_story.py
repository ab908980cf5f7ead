"""Tests of stories of finished games and their readers. Running games have no story."""

from collections import Counter
from functools import partial
from random import Random

import pytest

from mendax.server.coaching import story
from mendax.server.coaching.loading import LoadedGame
from mendax.server.coaching.story import story_of
from mendax.server.processes.processor_time import Until
from mendax.server.wire.refusal import Refused
from mendax.table.actions import Leave, Return
from mendax.table.steps import Eyes, turns
from tests.reasons import because
from tests.table.evening import Evening


def loaded(evening: Evening) -> LoadedGame:
    """Return the current or last game at the table."""
    run = evening.table.game_run
    assert run
    return LoadedGame(run, evening.table.table_view())


@pytest.mark.parametrize("game", ["mia", "french_poker", "sword_of_lies"])
def test_stories_contain_only_the_seats_facts(game: str) -> None:
    evening = Evening((), game).start("taras", "ivan").play(Random(5))
    run = evening.table.game_run
    assert run
    assert run.result
    told = [story_of(loaded(evening), seat) for seat in (0, 1, None)]
    assert [story.you for story in told] == [0, 1, None]
    assert {story.places for story in told} == {run.result.places}
    assert {story.open for story in told} == {False}
    assert {len(story.seats) for story in told} == {3}
    assert {story.moves for story in told} == {
        sum(isinstance(actor, int) for _, actor, _ in run.moves)
    }


def test_players_are_not_credited_with_moves_of_a_substitute() -> None:
    evening, luck, here = Evening({"lives": 6}).start("taras"), Random(4), True
    while evening.to_act():
        if evening.to_act() == [1] and luck.random() < 0.5:
            evening.do("taras", Leave() if here else Return())
            here = not here
        evening.move(luck)
    lines = [line for line in evening.lines if line.actor == "seat2"]
    every = Counter(line.action.partition(" ")[0] for line in lines)
    own = Counter(line.action.partition(" ")[0] for line in lines if line.person == "taras")
    assert 0 < own["announce"] < every["announce"]
    assert 0 < own["doubt"] < every["doubt"]
    tally = story_of(loaded(evening), 1).tallies[1]
    assert (tally.said, tally.doubts) == (own["announce"], own["doubt"])


def test_the_turning_point_is_the_coachs_if_the_game_is_solved() -> None:
    evening = Evening({"lives": 4}).start("taras").play(Random(5))
    assert "story-turning-point" in [one.key for one in story_of(loaded(evening), 0).highlights]


def test_the_curve_counts_towards_the_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening({"lives": 4}).start("taras").play(Random(5))
    run, looks = evening.table.game_run, list[float]()

    def spent() -> float:
        looks.append(1)
        return len(looks)

    monkeypatch.setattr(story, "Until", partial(Until, clock=spent))
    story_of(loaded(evening), 0, 1000)
    assert run
    once = len(tuple(turns(run, Eyes(None))))
    assert len(looks) > 2 * once, "looked at while the coach goes through the game, too"
    with pytest.raises(Refused, check=because("coach-too-long")):
        story_of(loaded(evening), 0, len(looks) - 3)
