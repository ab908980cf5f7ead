"""Tests of refutations: each is a legal continuation that the learner may see, and it costs."""

import json
from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, Actor, AnyGame, MendaxError, observation, step
from mendax.core.text_form import write
from mendax.games import GAMES
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.events import Landed, Saw, Shown
from mendax.games.french_poker.odds import chances
from mendax.games.french_poker.rules import PRESETS as POKER_PRESETS
from mendax.games.french_poker.state import Die, FrenchPokerState
from mendax.games.french_poker.view import FrenchPokerView
from mendax.games.mia.order import reaches, rolls_of
from mendax.games.mia.rules import PRESETS as MIA_PRESETS
from mendax.games.mia.state import MiaState
from mendax.games.mia.view import MiaView
from mendax.games.rules import parse_options
from mendax.practice.collection import packaged
from mendax.practice.puzzle import Puzzle, PuzzleOption, right
from mendax.practice.refuting import MOST, PuzzlePosition, RefutedMoment, refutation

DICE_GAMES = ("mia", "french_poker")
PUZZLES = 200
CANDIDATES = 40
"""The number of states kept for dice that the learner does not see."""


def sample(game: str) -> list[Puzzle]:
    every = list(packaged(game))
    return every[:: len(every) // PUZZLES]


def wrong(puzzles: Sequence[Puzzle]) -> Iterator[tuple[Puzzle, PuzzleOption]]:
    for puzzle in puzzles:
        yield from ((puzzle, option) for option in puzzle.options if not right(option))


def position(puzzle: Puzzle, option: PuzzleOption) -> PuzzlePosition:
    told = (puzzle.game, puzzle.preset, puzzle.rules, puzzle.seats, puzzle.view)
    return PuzzlePosition(*told, option.action, option.doubted)


def mia_states(puzzle: Puzzle, _: Sequence[RefutedMoment]) -> list[MiaState]:
    """Return the states with the puzzle's view, for each roll under the cup."""
    view = msgspec.convert(puzzle.view, MiaView)
    rules = parse_options(MIA_PRESETS[puzzle.preset], puzzle.rules.split())
    shared = {name: getattr(view, name) for name in ("standing", "phase", "turn", "round")}
    state = MiaState(rules=rules, draws=1, claims=view.claims, roller=view.roller, **shared)
    state = replace(state, looked=view.looked, kept=view.kept, direction=view.direction)
    state = replace(state, life_rerolled=view.life_rerolled, last=view.last)
    state = replace(state, out=tuple((seat,) for seat in view.out))
    rolls = rolls_of(rules.sides) if view.roll is None else (view.roll,)
    return [replace(state, roll=roll) for roll in rolls]


def poker_states(puzzle: Puzzle, moments: Sequence[RefutedMoment]) -> list[FrenchPokerState]:
    """Return a state with the puzzle's view, whose hidden dice are those that appear later."""
    view = msgspec.convert(puzzle.view, FrenchPokerView)
    rules = parse_options(POKER_PRESETS[puzzle.preset], puzzle.rules.split())
    seen = [
        (event.die, event.pips)
        for moment in moments
        for line in moment.lines
        for event in line.events
        if isinstance(event, Saw | Shown | Landed)
    ]
    pips = dict(reversed(seen))
    dice = tuple(
        Die(pips.get(n, 1) if die.pips is None else die.pips, die.open, n, die.seen, die.since)
        for n, die in enumerate(view.dice)
    )
    names = ("standing", "pot", "discharging", "phase", "turn", "round", "claims", "deed", "kept")
    shared = {name: getattr(view, name) for name in names}
    done = tuple((seat,) for seat in view.done)
    state = FrenchPokerState(rules=rules, draws=5, dice=dice, done=done, last=view.last, **shared)
    return [replace(state, rerolled=view.rerolled)]


STATES: dict[str, Any] = {"mia": mia_states, "french_poker": poker_states}


def decided(game: AnyGame, state: Any, actor: Actor) -> list[Action]:
    """Return the legal actions of a seat."""
    assert actor != CHANCE
    return list(concrete(game.legal_actions(state, actor)))


def check(puzzle: Puzzle, option: PuzzleOption, moments: Sequence[RefutedMoment]) -> None:
    """Replay the moments by the rules, in all states that the learner cannot tell apart."""
    game, you = GAMES[puzzle.game], puzzle.view["you"]
    states = STATES[puzzle.game](puzzle, moments)
    for moment in moments:
        for line in moment.lines:
            after = []
            for state in states:
                outcomes = game.chance_outcomes(state) if line.actor == CHANCE else ()
                legal = [a for a, _ in outcomes] or decided(game, state, line.actor)
                steps = (step(game, state, line.actor, action) for action in legal)
                after += [
                    made.state
                    for made in steps
                    if tuple(observation(told, you) for told in made.events) == line.events
                ]
            states = after[:CANDIDATES]
        states = [state for state in states if game.view(state, you) == moment.view]
        assert states, (puzzle.id, option.action)


@pytest.mark.parametrize("game", DICE_GAMES)
def test_refutations_are_legal_short_and_costly(game: str) -> None:
    found, every = 0, 0
    for puzzle, option in wrong(sample(game)):
        moments, every = refutation(position(puzzle, option)), every + 1
        assert len(moments) <= MOST
        if not moments:
            continue
        found += 1
        check(puzzle, option, moments)
        view: Any = moments[-1].view
        first, last = moments[0].lines[0], view.last
        assert first.actor == puzzle.view["you"]
        if puzzle.view["last"] is None and last is not None:
            losers = last.losers if isinstance(moments[0].view, MiaView) else (last.loser,)
            assert puzzle.view["you"] in losers
    assert found > 0.92 * every


@pytest.mark.parametrize("game", DICE_GAMES)
def test_doubted_claims_are_answered_as_in_the_solution(game: str) -> None:
    for puzzle, option in wrong(sample(game)):
        moments = refutation(position(puzzle, option))
        if option.doubted is None or len(moments) < 2 or 0.02 < option.doubted < 0.98:
            continue
        answer = write(moments[1].lines[0].events[0]).split()[0]
        assert (answer == "doubted") == (option.doubted > 0.5), (puzzle.id, option)


def chance_of(puzzle: Puzzle, claim: str) -> float:
    """Return the chance of a claim, from the dice that the next player knows."""
    if puzzle.game == "mia":
        rules = parse_options(MIA_PRESETS[puzzle.preset], puzzle.rules.split())
        return float(reaches(rules, int(claim)))
    poker = parse_options(POKER_PRESETS[puzzle.preset], puzzle.rules.split())
    dice, other = puzzle.view["dice"], 1 - puzzle.view["you"]
    known = [d["pips"] for d in dice if d["seen"] is None or other in d["seen"]]
    step = order_of(poker).step[int(claim) if claim.isdigit() else claim]  # type: ignore[index]
    return float(chances(poker, known).of(step))


@pytest.mark.parametrize(
    ("game", "least", "opening"),
    [("mia", 0.7, False), ("french_poker", 0.5, False), ("french_poker", 0.18, True)],
)
def test_the_rule_of_thumb_agrees_with_the_solutions(
    game: str, least: float, opening: bool
) -> None:
    claims = [
        (chance_of(puzzle, option.action.split()[1]) < least, option.doubted >= 0.5)
        for puzzle in packaged(game)
        for option in puzzle.options
        if option.doubted is not None and opening != bool(puzzle.view["claims"])
    ]
    assert len(claims) > 2000
    assert sum(rule == sound for rule, sound in claims) > 0.94 * len(claims)


def test_opening_claims_on_review_cards_follow_the_rule() -> None:
    """Such cards do not say how often a claim is doubted. A losing answer is replaced."""
    answers = set[str]()
    for puzzle, option in wrong(sample("french_poker")):
        if puzzle.view["claims"] or not option.action.startswith("announce"):
            continue
        moments = refutation(replace(position(puzzle, option), doubted=None))
        if len(moments) > 1:
            answer = write(moments[1].lines[0].events[0]).split()[0]
            rule = chance_of(puzzle, option.action.split()[1]) < 0.18
            assert (answer == "doubted") <= (rule or is_lie(puzzle, option))
            answers.add(answer)
    assert len(answers) > 1


def is_lie(puzzle: Puzzle, option: PuzzleOption) -> bool:
    """Return whether a claim is false for the learner's dice."""
    poker = parse_options(POKER_PRESETS[puzzle.preset], puzzle.rules.split())
    dice = [die["pips"] for die in puzzle.view["dice"]]
    claim = option.action.split()[1]
    return not order_of(poker).holds(dice, int(claim) if claim.isdigit() else claim)  # type: ignore[arg-type]


def changed(view: Any, rng: Random) -> Any:
    """Return a view in which one value is another one."""
    view = deepcopy(view)
    at, key = view, rng.choice(list(view))
    while isinstance(at[key], dict | list) and at[key] and rng.random() < 0.8:
        at = at[key]
        key = rng.choice(list(at)) if isinstance(at, dict) else rng.randrange(len(at))
    at[key] = rng.choice([None, -1, 0, 1, 2, 3, 7, 21, 99, 10**20, "x", "cup", [], [0], {}, True])
    return view


@pytest.mark.parametrize("game", DICE_GAMES)
def test_other_positions_are_refused_with_a_reason(game: str) -> None:
    rng, refused = Random(game), 0
    for puzzle in islice(packaged(game), 0, None, 25):
        for option in puzzle.options[:4]:
            view = changed(puzzle.view, rng)
            try:
                refutation(replace(position(puzzle, option), view=view))
            except MendaxError:
                refused += 1
    assert refused > 300


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", "sword_of_lies"),
        ("preset", "none"),
        ("rules", "lives=0"),
        ("seats", 5),
        ("seats", 99),
        ("view", None),
        ("view", json.loads("[]")),
        ("option", "announce 99"),
        ("option", ""),
    ],
)
def test_other_questions_are_refused(name: str, value: object) -> None:
    puzzle = next(packaged("mia"))
    asked = position(puzzle, puzzle.options[0])
    refutation(asked)
    with pytest.raises(MendaxError):
        refutation(replace(asked, **{name: value}))
