"""The law of practice: no policy that needs no thought passes a feed of puzzles.

A feed is what the page asks for: drills at a rating or with a rating that follows, without the
puzzles shown lately, of all themes and of each, the daily puzzles, and the lessons. A policy
answers every question the same way. None solves ``PASS`` of a feed, and no rating climbs.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from itertools import pairwise
from random import Random

import pytest

from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.rules import PRESETS
from mendax.practice import collection
from mendax.practice.collection import GAMES, MARK, daily, drill, lesson, lessons, themes
from mendax.practice.puzzle import MIDDLE, Puzzle, guess_chance, rated_after, right
from tests.proof import parametrize

PASS = 0.65
RATINGS = (1000, 1250, 1500, 1750, 2000)
FIRST = date(2026, 11, 28).toordinal()
BATCH = 5
CLIMB = 60
"""A rating above the first one by more than this has climbed."""

Policy = Callable[[Puzzle], str]


def first(*words: str) -> Policy:
    """Choose the first option that begins with one of the words, in the order of the words."""

    def choose(puzzle: Puzzle) -> str:
        found = [o.action for word in words for o in puzzle.options if o.action.startswith(word)]
        return found[0] if found else puzzle.options[0].action

    return choose


def at(share: float) -> Policy:
    """Choose the option at a share of the list, in which claims rise."""
    return lambda puzzle: puzzle.options[int(share * (len(puzzle.options) - 1))].action


def anything(puzzle: Puzzle) -> str:
    return Random(f"any {puzzle.id}").choice(puzzle.options).action


def truth(puzzle: Puzzle) -> str:
    """Claim the own dice or, if that is illegal, the lowest value."""
    if puzzle.kind not in ("announce", "keep"):
        return puzzle.options[0].action
    if puzzle.game == "mia":
        said = str(puzzle.view["roll"])
    else:
        order, dice = order_of(PRESETS[puzzle.preset]), [d["pips"] for d in puzzle.view["dice"]]
        said = str(order.spellings[order.worth(tuple(sorted(dice)))]) if all(dice) else ""
    actions = [option.action for option in puzzle.options]
    return f"announce {said}" if f"announce {said}" in actions else actions[0]


def pairs(puzzle: Puzzle) -> str:
    """Keep equal dice open and roll the rest."""
    dice = Counter(die["pips"] for die in puzzle.view.get("dice", ()))
    kept = " ".join(str(pips) for pips in sorted(dice.elements()) if dice[pips] > 1)
    return first(f"keep-open {kept}", f"roll-rest {kept}", "roll-all")(puzzle)


def strikes(lives: str, swords: int) -> Policy:
    """Write the first order with this number of swords that strikes a card of these lives first."""

    def choose(puzzle: Puzzle) -> str:
        for option in puzzle.options:
            aims = [word.split("x") for word in option.action.split() if "x" in word]
            if sum(int(number) for _, number in aims) == swords and (
                not lives or aims[0][0] == lives
            ):
                return option.action
        return puzzle.options[0].action

    return choose


def spreads(puzzle: Puzzle) -> str:
    """Strike the largest number of different cards."""
    return max(puzzle.options, key=lambda option: option.action.count("x")).action


ANSWERS: Mapping[str, Policy] = {
    "doubt": first("doubt"),
    "believe": first("believe", "concede"),
    "random": anything,
}
MOVES: Mapping[str, Policy] = {
    "truth": truth,
    "lowest": at(0),
    "middle": at(0.5),
    "upper middle": lambda puzzle: puzzle.options[len(puzzle.options) // 2].action,
    "highest": at(1),
    "pairs": pairs,
    "roll all": first("roll-all"),
    "call": first("call", "check"),
    "raise": first("raise", "bet"),
    "fold": first("fold", "check"),
    "hold": first("hold"),
    "bare card": strikes("1", 1),
    "shield": strikes("2", 1),
    "double": strikes("", 2),
    "double at a bare card": strikes("1", 2),
    "triple": strikes("", 3),
    "many cards": spreads,
    "random": anything,
}
FEW = (("doubt", "lowest"), ("doubt", "truth"), ("believe", "highest"), ("random", "bare card"))
POLICIES = [(answer, move) for answer in ANSWERS for move in MOVES]


def solves(puzzle: Puzzle, answer: str, move: str) -> bool:
    policy = ANSWERS[answer] if puzzle.kind == "answer" else MOVES[move]
    chosen = policy(puzzle)
    return right(next(option for option in puzzle.options if option.action == chosen))


def chance(puzzle: Puzzle, answer: str, move: str) -> float:
    """Return the probability that a policy solves a puzzle."""
    name = answer if puzzle.kind == "answer" else move
    return guess_chance(puzzle.options) if name == "random" else solves(puzzle, answer, move)


def passing(puzzles: Sequence[Puzzle]) -> dict[tuple[str, str], float]:
    """Return the policies that solve at least ``PASS`` of the puzzles, with the share."""
    shares = {
        policy: sum(chance(puzzle, *policy) for puzzle in puzzles) / len(puzzles)
        for policy in POLICIES
    }
    return {policy: share for policy, share in shares.items() if share >= PASS}


def drilled(game: str, theme: str, near: int, count: int) -> list[Puzzle]:
    """Return the puzzles that the page shows in drills at a constant rating."""
    seen = list[Puzzle]()
    for batch in range(count // BATCH):
        marks = [puzzle.id[:MARK] for puzzle in seen]
        seen += drill(game, theme, near, f"law {batch}", BATCH, marks)
    return seen


def followed(game: str, theme: str, policy: tuple[str, str], count: int) -> int:
    """Return the rating after drills that follow the rating of a player with this policy."""
    rating, seen = MIDDLE, list[Puzzle]()
    for batch in range(count // BATCH):
        marks = [puzzle.id[:MARK] for puzzle in seen]
        for puzzle in drill(game, theme, rating, f"law {batch}", BATCH, marks):
            solved, luck = solves(puzzle, *policy), guess_chance(puzzle.options)
            rating = rated_after(rating, puzzle.rating, luck, solved, len(seen))
            seen.append(puzzle)
    return rating


def feeds(game: str) -> Iterator[str]:
    yield ""
    yield from (theme.name for theme in themes(game))


@pytest.mark.parametrize("game", GAMES)
@parametrize("near", RATINGS, test=(1000, 1500, 2000))
def test_no_dull_policy_passes_drills_at_a_rating(game: str, near: int) -> None:
    assert passing(drilled(game, "", near, 200)) == {}


@pytest.mark.parametrize("game", GAMES)
@parametrize("near", RATINGS, test=(1500,))
def test_no_dull_policy_passes_a_theme(game: str, near: int) -> None:
    for theme in feeds(game):
        assert passing(drilled(game, theme, near, 100)) == {}, theme


@pytest.mark.parametrize("game", GAMES)
def test_no_dull_policy_passes_the_daily_puzzles(game: str) -> None:
    days = [daily(game, date.fromordinal(FIRST + day)) for day in range(60)]
    assert passing([puzzle for day in days for puzzle in day]) == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_dull_policy_passes_a_lesson(game: str) -> None:
    for each in lessons(game):
        assert passing(lesson(each.name)) == {}, each.name


@pytest.mark.parametrize("game", GAMES)
@parametrize("answer,move", POLICIES, test=FEW)
def test_no_rating_climbs_with_a_dull_policy(game: str, answer: str, move: str) -> None:
    assert followed(game, "", (answer, move), 200) < MIDDLE + CLIMB


@pytest.mark.proof
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("answer", "move"), POLICIES)
def test_no_rating_climbs_in_a_theme(game: str, answer: str, move: str) -> None:
    for theme in feeds(game):
        assert followed(game, theme, (answer, move), 200) < MIDDLE + CLIMB, theme


@pytest.mark.parametrize("game", ["mia", "french_poker"])
def test_every_claim_can_be_believed_or_conceded(game: str) -> None:
    for puzzle in collection.packaged(game):
        words = {option.action for option in puzzle.options}
        assert puzzle.kind != "answer" or words & {"believe", "concede"}, puzzle.id


@pytest.mark.parametrize("game", ["mia", "french_poker"])
def test_answers_alternate_with_other_moves(game: str) -> None:
    for seed in map(str, range(20)):
        kinds = [puzzle.kind == "answer" for puzzle in drill(game, "", 1500, seed, BATCH)]
        assert all(one != other for one, other in pairwise(kinds))


@pytest.mark.parametrize("game", GAMES)
def test_fewer_than_half_of_the_options_are_right(game: str) -> None:
    for puzzle in collection.packaged(game):
        few = guess_chance(puzzle.options) < 0.5
        assert few or len(puzzle.options) == 2, puzzle.id


@pytest.mark.parametrize("game", ["mia", "french_poker"])
def test_the_difficulty_does_not_reveal_the_answer(game: str) -> None:
    """In each hundred of ratings, at most three in five answers are the same."""
    bands = defaultdict[int, list[str]](list)
    for puzzle in collection.packaged(game):
        if puzzle.kind == "answer":
            bands[puzzle.rating // 100].append(puzzle.best.action.split()[0])
    for band, answers in bands.items():
        often = max(Counter(answers).values())
        assert often <= 0.6 * len(answers) + 1, (band, Counter(answers))
