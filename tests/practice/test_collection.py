"""Tests of packaged puzzles: drills, the daily puzzle and lessons."""

import random
from datetime import date
from pathlib import Path

import msgspec
import pytest

from mendax.core.game import RulesError
from mendax.practice import collection
from mendax.practice.collection import GAMES, LESSONS, daily, drill, lesson, packaged, themes
from mendax.practice.puzzle import Puzzle, right

GOLDEN = Path(__file__).parent / "daily.json"
DAY = date(2026, 11, 27)


@pytest.mark.parametrize("game", GAMES)
def test_packaged_puzzles_are_sorted_by_rating_and_different(game: str) -> None:
    every = packaged(game)
    assert len(every) >= 200
    assert [puzzle.rating for puzzle in every] == sorted(puzzle.rating for puzzle in every)
    assert len({puzzle.id for puzzle in every}) == len(every)
    assert all(puzzle.game == game for puzzle in every)
    assert all({True, False} == set(map(right, puzzle.options)) for puzzle in every)


@pytest.mark.parametrize("game", GAMES)
def test_files_read_back_to_equal_puzzles(game: str) -> None:
    few = packaged(game)[:3]
    assert collection.read(collection.written(few)) == few
    assert collection.written(few) == collection.written(few)


def test_the_daily_puzzle_is_pinned() -> None:
    """The same date has the same puzzle on every server of this version."""
    given = {game: [puzzle.id for puzzle in daily(game, DAY)] for game in GAMES}
    assert given == msgspec.json.decode(GOLDEN.read_bytes())


@pytest.mark.parametrize("game", GAMES)
def test_a_daily_puzzle_gets_harder(game: str) -> None:
    ratings = [puzzle.rating for puzzle in daily(game, DAY)]
    assert len(ratings) == 5
    assert ratings == sorted(ratings)


def test_no_daily_position_repeats_before_all_were_shown() -> None:
    first = DAY.toordinal() // 60 * 60
    cycle = [p.id for day in range(first, first + 60) for p in daily("mia", date.fromordinal(day))]
    assert len(set(cycle)) == len(cycle) == len(packaged("mia"))


def test_drills_are_near_the_rating_and_of_the_theme() -> None:
    easy = drill("mia", "", 1000, "a", 10)
    hard = drill("mia", "", 1800, "a", 10)
    assert max(puzzle.rating for puzzle in easy) < min(puzzle.rating for puzzle in hard)
    assert all("high_claims" in p.themes for p in drill("mia", "high_claims", 1500, "a", 10))
    assert all(puzzle.kind == "keep" for puzzle in drill("french_poker", "keep", 1500, "a", 10))
    assert drill("mia", "", 1500, "a", 10) != drill("mia", "", 1500, "b", 10)


def test_unknown_names_are_refused() -> None:
    with pytest.raises(RulesError) as caught:
        drill("mia", "weather", 1500, "a")
    assert caught.value.reason.key == "practice-refused-theme"
    with pytest.raises(RulesError) as caught:
        packaged("chess")
    assert caught.value.reason.key == "practice-refused-game"
    with pytest.raises(RulesError) as caught:
        lesson("opera")
    assert caught.value.reason.key == "practice-refused-lesson"


def test_lessons_have_three_to_five_puzzles_each() -> None:
    assert len(LESSONS) == 11
    assert {one.name for game in GAMES for one in collection.lessons(game)} == set(LESSONS)
    for name in LESSONS:
        puzzles = lesson(name)
        assert 3 <= len(puzzles) <= 5, name
        assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)


def test_themes_count_their_puzzles() -> None:
    counted = {theme.name: theme.puzzles for theme in themes("mia")}
    assert counted["answer"] + counted["announce"] == len(packaged("mia"))


NOISE = (0.5, 3.0, 8.0, 20.0, 1000.0)
"""Standard deviations, in points, of the errors with which five players estimate options."""


def score(puzzles: tuple[Puzzle, ...], noise: float, rounds: int = 20) -> float:
    """Return the share of puzzles solved by a player whose estimates have an error of ``noise``."""
    luck, solved = random.Random(f"player {noise}"), 0
    for _ in range(rounds):
        for puzzle in puzzles:
            solved += right(max(puzzle.options, key=lambda o: o.worth + luck.gauss(0, noise)))
    return solved / len(puzzles) / rounds


@pytest.mark.proof
@pytest.mark.parametrize("game", GAMES)
def test_players_of_five_strengths_score_in_order_on_all_themes(game: str) -> None:
    for theme in ("", *(each.name for each in themes(game))):
        among = tuple(p for p in packaged(game) if not theme or theme in (p.kind, *p.themes))
        scores = [score(among, noise) for noise in NOISE]
        assert scores == sorted(scores, reverse=True), (theme, scores)
        assert scores[0] > scores[-1] + 0.2
