"""Tests of storytellers by game, and of games without a storyteller."""

from importlib.metadata import EntryPoint

import pytest

from mendax.story import registry
from mendax.story.mia import MiaTeller
from mendax.table.steps import Eyes, turns
from tests.story.games import GAMES, played, run_of


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_the_standard_counts_claims(game: str) -> None:
    assert registry.teller_of(game).counts


def test_a_game_without_a_teller_has_no_story() -> None:
    run = run_of(played("mia", 1, open_seed=True))
    story = registry.told("whist", run.rules, 3, turns(run, Eyes(None)), (1, 2, 2))
    assert (story.highlights, story.tallies) == ((), ())


def test_a_package_brings_a_teller_and_a_broken_one_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    entries = [
        EntryPoint("whist", "mendax.story.mia:MiaTeller", registry.GROUP),
        EntryPoint("skat", "mendax.nothing:Teller", registry.GROUP),
    ]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda **_: entries)
    registry.installed.cache_clear()
    registry.teller_of.cache_clear()
    try:
        with pytest.warns(RuntimeWarning, match="skat can't be loaded"):
            assert isinstance(registry.teller_of("whist"), MiaTeller)
        assert isinstance(registry.teller_of("skat"), registry.PlainTeller)
    finally:
        registry.installed.cache_clear()
        registry.teller_of.cache_clear()


def test_the_swing_of_a_solved_game_takes_the_place_of_the_lead() -> None:
    run = run_of(played("mia", 2, open_seed=False))
    assert run.result is not None
    heard = tuple(turns(run, Eyes(None)))
    plain = registry.told("mia", run.rules, 3, heard, run.result.places)
    course = ((5, 1, 0.3), (9, 2, 0.9))
    solved = registry.told("mia", run.rules, 3, heard, run.result.places, (0, course))
    assert solved.highlights[-1].key == "story-turning-point"
    assert "story-lead" not in {one.key for one in solved.highlights}
    assert solved.tallies == plain.tallies
