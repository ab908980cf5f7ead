"""``mendax train``, ``mendax daily`` and ``mendax puzzles``: positions from solved play."""

import sys
from collections.abc import Iterable
from datetime import UTC, date, datetime
from itertools import islice
from secrets import token_hex
from typing import Annotated, Any

from cyclopts import Parameter

from mendax.core.game import Reason, RulesError
from mendax.games import game_named
from mendax.practice import collection
from mendax.practice.puzzle import SIGNS, Puzzle, PuzzleOption, right
from mendax.terminal import pages, puzzle_text
from mendax.terminal.learner import Learner, load, store
from mendax.terminal.parameters import (
    OK,
    WRONG,
    AsJson,
    Game,
    Lang,
    print_json,
    print_json_line,
    spoken,
)
from mendax.words import Words

Count = Annotated[int, Parameter(help="The number of puzzles.")]


def puzzles(
    game: Game = "mia",
    *,
    count: Count = 10,
    seed: Annotated[str, Parameter(help="Equal seeds give equal puzzles.")] = "1",
    lang: Lang = None,
    json: AsJson = False,
) -> int:
    """Generate random puzzles with the value of every option.

    With ``--json``, each puzzle is one line; docs/practice.md describes the format.
    """
    from mendax.practice.generating import generate

    made = islice(generate(game, seed), count)
    if json:
        for puzzle in made:
            print_json_line(puzzle)
        return OK
    console, words = spoken(lang)
    for puzzle in made:
        read = collection.read(collection.written([puzzle]))[0]
        _show(console, words, read)
        pages.write(console, puzzle_text.explained(words, read, read.why) + "\n")
    return OK


def train(
    game: Game = "mia",
    *,
    theme: Annotated[str, Parameter(help="Only puzzles of this theme or kind.")] = "",
    count: Count = 10,
    seed: Annotated[str | None, Parameter(help="Equal seeds give equal drills.")] = None,
    lang: Lang = None,
    json: AsJson = False,
) -> int:
    """Train: choose in positions from solved play, and see each choice's value.

    The difficulty adapts to your answers. Your rating and the puzzles of the last 60 days are kept
    for the next time, so that no puzzle returns soon. Drills with ``--seed`` start from the middle
    rating and store no progress. With ``--json``, the puzzles are printed instead.
    """
    luck, solved = seed or token_hex(4), list[bool]()
    mine = Learner() if seed else load(game)
    if json:
        return print_json(_drilled(game, theme, mine, luck, count))
    console, words = spoken(lang)
    for number in range(count):
        (puzzle,) = _drilled(game, theme, mine, f"{luck} {number}", 1)
        chosen = _asked(console, words, puzzle)
        if chosen is None:
            break
        mine = mine.after(puzzle, right(chosen), datetime.now(UTC).date())
        solved.append(right(chosen))
        if not seed:
            store(game, mine)
    if solved:
        pages.write(console, words.say("practice-score", right=sum(solved), count=len(solved)))
        pages.write(console, words.say("practice-rating", rating=str(mine.rating)))
    return OK


def _drilled(game: str, theme: str, learner: Learner, seed: str, count: int) -> tuple[Puzzle, ...]:
    marks = [one.mark for one in learner.shown]
    return collection.drill(game, theme, learner.rating, seed, count, marks)


def daily(
    game: Game = "mia",
    *,
    day: Annotated[str | None, Parameter(help="The date; by default, today (UTC).")] = None,
    lang: Lang = None,
    json: AsJson = False,
) -> int:
    """Solve the daily puzzle: five positions, the same for everyone.

    The result after the last position can be shared, because it does not contain the answers.
    """
    at = datetime.now(UTC).date() if day is None else _date(day)
    chosen = collection.daily(game, at)
    if json:
        return print_json(chosen)
    console, words = spoken(lang)
    answers = list(_answers(console, words, chosen))
    if len(answers) < len(chosen):
        return WRONG
    pages.write(console, result(words, game, at, answers))
    return OK


def _date(day: str) -> date:
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise RulesError(Reason("practice-refused-day", {"given": day[:40]})) from None


def _answers(console: Any, words: Words, chosen: Iterable[Puzzle]) -> Iterable[PuzzleOption]:
    for puzzle in chosen:
        answer = _asked(console, words, puzzle)
        if answer is None:
            return
        yield answer


def result(words: Words, game: str, day: date, answers: Iterable[PuzzleOption]) -> str:
    """Return the result of a daily puzzle for sharing, with one symbol per answer."""
    made = tuple(answers)
    title = words.say(f"{pages.stem(game_named(game))}-title")
    signs = "".join(SIGNS[answer.grade] for answer in made)
    return f"Mendax · {title} · {day.isoformat()}\n{signs} {sum(map(right, made))}/{len(made)}"


def _show(console: Any, words: Words, puzzle: Puzzle) -> None:
    for line in puzzle_text.position(words, puzzle):
        pages.write(console, line)
    for number, option in enumerate(puzzle.options, 1):
        pages.write(console, f"  {number}  {puzzle_text.option(words, puzzle, option.action)}")


def _asked(console: Any, words: Words, puzzle: Puzzle) -> PuzzleOption | None:
    """Ask for an option, show its grade, and return the option, or None to stop."""
    _show(console, words, puzzle)
    count = len(puzzle.options)
    while True:
        sys.stdout.write(words.say("practice-prompt", count=count) + " ")
        sys.stdout.flush()
        typed = sys.stdin.readline()
        if not typed:
            pages.write(console, "")
        if not typed or typed.strip().lower() == "q":
            return None
        if typed.strip().isdecimal() and 1 <= int(typed) <= count:
            break
    chosen = puzzle.options[int(typed) - 1]
    for line in puzzle_text.verdict(words, puzzle, chosen):
        pages.write(console, line)
    pages.write(console, "")
    return chosen
