"""Tests of packaged puzzles: drills, the daily puzzle and lessons."""

import random
from collections import Counter
from datetime import date
from pathlib import Path

import msgspec
import pytest

from mendax.core.game import RulesError
from mendax.practice import collection
from mendax.practice.collection import (
    GAMES,
    MARK,
    daily,
    drill,
    lesson,
    packaged,
    themes,
)
from mendax.practice.lessons import LESSONS
from mendax.practice.puzzle import Puzzle, right
from mendax.words import Words
from tools.ground import ROOT

GOLDEN = Path(__file__).parent / "daily.json"
DAY = date(2026, 11, 27)
PUBLISHED = (ROOT / "docs" / "practice.md").read_text("utf-8")
SIZES = {"mia": 5000, "french_poker": 5000, "sword_of_lies": 2000}
"""The least number of puzzles of each game."""


@pytest.mark.parametrize("game", GAMES)
def test_packaged_puzzles_are_sorted_by_rating_and_different(game: str) -> None:
    every = list(packaged(game))
    assert len(every) >= SIZES[game]
    assert [puzzle.rating for puzzle in every] == sorted(puzzle.rating for puzzle in every)
    assert len({puzzle.id for puzzle in every}) == len(every)
    assert all(puzzle.game == game for puzzle in every)
    assert all({True, False} == set(map(right, puzzle.options)) for puzzle in every)


def test_the_daily_puzzle_is_pinned() -> None:
    """The same date has the same puzzle on every server of this version."""
    given = {game: [puzzle.id for puzzle in daily(game, DAY)] for game in GAMES}
    assert given == msgspec.json.decode(GOLDEN.read_bytes())


@pytest.mark.parametrize("game", GAMES)
def test_a_daily_puzzle_gets_harder(game: str) -> None:
    ratings = [puzzle.rating for puzzle in daily(game, DAY)]
    assert len(ratings) == 5
    assert ratings == sorted(ratings)


@pytest.mark.parametrize("game", GAMES)
def test_no_position_of_a_daily_puzzle_repeats_within_60_days(game: str) -> None:
    first = DAY.toordinal()
    days = [daily(game, date.fromordinal(day)) for day in range(first, first + 240)]
    for start in range(0, 240, 20):
        shown = [puzzle.id for day in days[start : start + 60] for puzzle in day]
        assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("game", GAMES)
def test_drills_leave_out_what_was_shown_until_all_was(game: str) -> None:
    theme = min(themes(game), key=lambda theme: theme.puzzles)
    shown = list[str]()
    for batch in range(theme.puzzles // 5 - 1):
        shown += (p.id for p in drill(game, theme.name, 1500, str(batch), 5, marks(shown)))
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzles_shown_first_return_first(game: str) -> None:
    shown = [puzzle.id for puzzle in packaged(game)]
    random.Random(game).shuffle(shown)
    once = {mark for mark, number in Counter(marks(shown)).items() if number == 1}
    shown.sort(key=lambda one: one[:MARK] not in once)
    again = drill(game, "", 1500, "again", 5, marks(shown))
    assert {puzzle.id for puzzle in again} == set(shown[:5])


def marks(ids: list[str]) -> list[str]:
    return [one[:MARK] for one in ids]


def test_drills_are_near_the_rating_and_of_the_theme() -> None:
    easy = drill("mia", "answer", 1000, "a", 10)
    hard = drill("mia", "answer", 1800, "a", 10)
    assert max(puzzle.rating for puzzle in easy) < min(puzzle.rating for puzzle in hard)
    assert all("last_life" in p.themes for p in drill("mia", "last_life", 1500, "a", 10))
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
    assert {one.name for game in GAMES for one in collection.lessons(game)} == set(LESSONS)
    for name in LESSONS:
        puzzles = lesson(name)
        assert 3 <= len(puzzles) <= 5, name
        assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_no_puzzle_is_in_two_lessons(game: str) -> None:
    taught = [puzzle.id for each in collection.lessons(game) for puzzle in lesson(each.name)]
    assert len(set(taught)) == len(taught)


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
        every = [p for p in packaged(game) if not theme or theme in (p.kind, *p.themes)]
        among = tuple(random.Random(theme).sample(every, min(len(every), 300)))
        scores = [score(among, noise) for noise in NOISE]
        assert scores == sorted(scores, reverse=True), (theme, scores)
        assert scores[0] > scores[-1] + 0.2
        title = Words("en").say(f"{game.replace('_', '-')}-title")
        figures = [f"{len(every):,}", *(str(round(100 * one)) for one in scores)]
        row = " | ".join([title, f"`{theme}`" if theme else "all", *figures])
        assert f"| {row} |" in PUBLISHED
