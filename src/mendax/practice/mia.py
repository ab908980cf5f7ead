"""Puzzles of Mia: decisions in sound play, under every preset with a packaged policy.

1. A position is reached by playing a round in the engine, from one of the policy's positions.
2. Values come from the solved policy. Games with three or more seats have many equilibria, so a
   puzzle asks for a claim only if the right claim is also right against typical players.
3. The simple habits of ``bots.mia.opponent_models`` represent beginners. Three habits that doubt
   often are added, so that the difficulty of an answer does not reveal it.
4. A puzzle shows some of the claims (``showing``), because many are equally good where every claim
   is doubted.
"""

import functools
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from mendax.bots.mia.advice import Sight, Weighed, WeighedMove
from mendax.bots.mia.opponent_models import ClaimSituation, claim_chances, doubt_chances
from mendax.bots.mia.player import scale_of
from mendax.bots.mia.seat_opinions import SeatOpinions
from mendax.coach.mia.adviser import Adviser
from mendax.coach.mia.policies import STORED, packaged
from mendax.coach.mia.review import WorthScale, answer_fact, worth_scale
from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, step
from mendax.core.text_form import write
from mendax.games.mia import Mia
from mendax.games.mia.actions import Announce, Believe, Doubt, PassOn, Reroll, Shake
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.mia.state import MiaState
from mendax.games.rules import parse_options
from mendax.practice.puzzle import MIXED, Judged, Kind, Puzzle, Spot, puzzle
from mendax.practice.reasons import explanation
from mendax.practice.showing import TRUE, is_right, shown
from mendax.solver.mia.model.positions import Position

_GAME: Final = Mia()
_EXPLORING: Final = 0.7
"""The share of answers that believe a claim regardless of the policy, which makes rounds longer."""
_OF_A_ROUND: Final = 2
"""The maximum number of positions from one round."""
_STARTS: Final = 5
"""The number of first claims for each whole round."""
_AT_STAKE: Final = 2.0
"""The smallest difference between the best and worst options, in points."""
_DOUBTFUL: Final = (0.5, 0.75, 0.95)
"""The chances of a doubt of three habits that ignore the claim."""
_PASSING: Final = ("blind_pass=higher", "blind_pass=same_or_higher")
"""The packaged variants of the default preset with blind passing."""
BARS: Final = ("mexicali", "board_game_arena")
"""The presets with house rules of bars, whose puzzles are made by ``mia_bars``."""
_MOST_SEATS: Final = 4
_RARE: Final = 1 / 3
"""The share of fresh rolls below which a claim counts as high."""


class SolvedTable(NamedTuple):
    """A table with a packaged policy."""

    preset: str
    changes: str
    """The options that differ from the preset, as words."""
    rules: MiaRules
    seats: int


@functools.cache
def tables(bars: bool = False) -> tuple[SolvedTable, ...]:
    """Return the tables used for puzzles: those of ``BARS``, or all others."""
    presets = (
        SolvedTable(name, "", PRESETS[name], seats)
        for name, most in STORED.items()
        for seats in range(2, most + 1)
        if (name in BARS) is bars
    )
    if bars:
        return tuple(presets)
    usual = _GAME.default_preset
    others = (
        SolvedTable(usual, changes, parse_options(PRESETS[usual], (changes,)), 2)
        for changes in _PASSING
    )
    return tuple(t for t in (*presets, *others) if t.seats <= _MOST_SEATS)


@functools.cache
def _weights(bars: bool) -> tuple[int, ...]:
    """Return a weight for each table. The default preset's tables weigh most."""
    usual = _GAME.default_preset
    return tuple(4 if (t.preset, t.changes) == (usual, "") else 1 for t in tables(bars))


@functools.lru_cache(32)
def adviser_of(table: SolvedTable) -> Adviser:
    """Return a table's adviser. Raises ``ValueError`` if no policy is packaged."""
    policy = packaged(table.rules, table.seats)
    if policy is None:
        raise ValueError(f"no packaged policy for {table.preset} with {table.seats} seats")
    return Adviser(policy)


def spots(rng: Random, bars: bool = False) -> Iterator[Puzzle | None]:
    """Yield random puzzles of ``tables(bars)``, or None for a position that makes no puzzle.

    Whole rounds alternate with starts of rounds. In the starts, believing and lying are right most
    often, and they are as frequent as the positions of a table are many.
    """
    while True:
        table = rng.choices(tables(bars), _weights(bars))[0]
        decisions = list(_decisions(table, adviser_of(table), rng))
        for sight in rng.sample(decisions, min(_OF_A_ROUND, len(decisions))):
            yield _puzzle(table, adviser_of(table), sight, rng)
        for table in rng.choices(tables(bars), _numbers(bars), k=_STARTS):
            for sight in islice(_decisions(table, adviser_of(table), rng), 1):
                yield _puzzle(table, adviser_of(table), sight, rng)
        for sight in _starting(_decisions(table, adviser_of(table), rng)):
            yield _puzzle(table, adviser_of(table), sight, rng)


@functools.cache
def _numbers(bars: bool) -> tuple[int, ...]:
    """Return the number of positions of each table."""
    return tuple(len(_whole_positions(adviser_of(table), table.seats)) for table in tables(bars))


def _starting(decisions: Iterator[Sight]) -> Iterator[Sight]:
    """Yield the decisions of a round up to the first answer."""
    for sight in decisions:
        yield sight
        if sight.view.phase == "answer":
            return


def _decisions(table: SolvedTable, adviser: Adviser, rng: Random) -> Iterator[Sight]:
    """Yield the acting seat's knowledge at each decision of a round."""
    state = _start(table, adviser, rng)
    state = step(_GAME, state, state.turn, Shake()).state
    while state.phase in ("fall", "cup", "answer"):
        (actor,) = _GAME.actors(state)
        if isinstance(actor, str):
            outcomes = _GAME.chance_outcomes(state)
            weights = [float(odds) for _, odds in outcomes]
            action = rng.choices([action for action, _ in outcomes], weights)[0]
            state = step(_GAME, state, CHANCE, action).state
            continue
        sight = Sight(_GAME.view(state, actor), state.life_rerolled)
        if state.phase == "answer" or (state.phase == "cup" and state.looked):
            yield sight
        state = step(_GAME, state, actor, _chosen(state, sight, adviser, rng)).state


def _chosen(state: MiaState, sight: Sight, adviser: Adviser, rng: Random) -> Action:
    legal = list(concrete(_GAME.legal_actions(state, sight.view.turn)))
    if state.phase == "answer" and Believe() in legal and rng.random() < _EXPLORING:
        return Believe()
    odds = adviser.odds(sight)
    if odds is None:
        return rng.choice(legal)
    return rng.choices([action for action, _ in odds], [chance for _, chance in odds])[0]


def _start(table: SolvedTable, adviser: Adviser, rng: Random) -> MiaState:
    """Return the start of a round in a random position of the policy, with all seats still in."""
    policy = adviser.policy
    every = _whole_positions(adviser, table.seats)
    position = rng.choice(every)
    rules = policy.rules
    scored = rules.scoring != "lives"
    return MiaState(
        rules=rules,
        standing=position.points or ((0,) * table.seats if scored else position.lives),
        phase="open",
        round=rules.rounds - position.left + 1 if scored else 1,
        life_rerolled=tuple(s for s in range(table.seats) if position.settled[s]),
    )


@functools.lru_cache(32)
def _whole_positions(adviser: Adviser, seats: int) -> tuple[Position, ...]:
    return tuple(
        p for p in sorted(adviser.policy.sheets) if len(p.lives) == seats and p.repetition == 0
    )


# ── from a position to a puzzle ──────────────────────────────────────────────────────────────


def _puzzle(table: SolvedTable, adviser: Adviser, sight: Sight, rng: Random) -> Puzzle | None:
    weighed = adviser.judged(sight)
    if weighed is None or not weighed.expected:
        return None
    scale = worth_scale(adviser.policy.rules, table.seats)
    moves = _weighed(weighed)
    worths = [100 * scale.shown(move.worth) for move in moves]
    taken = beginners(table, sight, moves)
    every = tuple(
        Judged(write(m.action), worth, m.chance, _doubted(m))
        for m, worth in zip(moves, worths, strict=True)
    )
    truth = f"announce {sight.view.roll}"
    options = shown(every, taken, truth, rng)
    if options is None or _at_stake(options) < _AT_STAKE:
        return None
    if is_right(options, truth) and rng.random() > TRUE:
        return None
    view = sight.view
    kind: Kind = "answer" if view.phase == "answer" else "announce"
    if kind == "announce" and not _holds_among_usual_players(table, adviser, sight, moves, scale):
        return None
    hidden = kind == "answer" and view.roll is None
    spot = Spot(
        game=_GAME.name,
        preset=table.preset,
        rules=table.changes,
        seats=table.seats,
        kind=kind,
        themes=themes(table.rules, sight),
        unit=scale.unit,
        view=view,
        options=options,
        lie=weighed.lie if hidden else None,
        beginners=taken,
        fact=answer_fact(weighed) if hidden else None,
    )
    return puzzle(spot, lambda made, _: explanation(made))


def _at_stake(options: Sequence[Judged]) -> float:
    worths = [option.worth for option in options]
    return max(worths) - min(worths)


def _doubted(move: WeighedMove) -> float | None:
    return move.doubted if isinstance(move.action, Announce | Reroll | PassOn) else None


def _weighed(weighed: Weighed) -> tuple[WeighedMove, ...]:
    """Return the moves, with only a sound player's and the best of the blind re-rolls."""
    again = [move for move in weighed.moves if isinstance(move.action, Reroll)]
    best = max((move.worth for move in again), default=0.0)
    hidden = {m.action for m in again if m.chance < MIXED and m.worth < best}
    return tuple(move for move in weighed.moves if move.action not in hidden)


def _holds_among_usual_players(
    table: SolvedTable,
    adviser: Adviser,
    sight: Sight,
    moves: Sequence[WeighedMove],
    scale: WorthScale,
) -> bool:
    """Return whether the right claims also hold against typical players.

    All right claims must be good against them, and the best claim must also be right.
    """
    rules = adviser.policy.rules
    opinions = SeatOpinions(_GAME.name, rules, sight.view.turn, table.seats)
    usual = adviser.weigh_against(sight, opinions)
    if usual is None:
        return table.seats == 2
    there = {move.action: 100 * scale.shown(move.worth) for move in usual.moves}
    here = {move.action: 100 * scale.shown(move.worth) for move in moves}
    sound = max(here, key=here.__getitem__)
    common = max(there, key=there.__getitem__)
    return there[common] - there[sound] <= 1 and here[sound] - here.get(common, -1e9) <= 1


def themes(rules: MiaRules, sight: Sight) -> tuple[str, ...]:
    """Return the themes of a decision."""
    view, scale = sight.view, scale_of(_GAME.name, rules)
    last = view.claims[-1].value if view.claims else None
    mine = view.standing[view.turn]
    found = {
        "opening": last is None or (view.phase == "answer" and len(view.claims) == 1),
        "high_claims": last is not None and scale.reached(last) < _RARE,
        "mia_called": last == scale.top,
        "last_life": rules.scoring == "lives" and mine == 1,
        "blind_pass": rules.blind_pass != "off",
        "must_lie": view.phase == "cup"
        and view.roll is not None
        and last is not None
        and scale.step(view.roll) <= scale.step(last),
    }
    return tuple(name for name, holds in found.items() if holds)


def beginners(
    table: SolvedTable, sight: Sight, moves: Sequence[WeighedMove]
) -> Mapping[str, float]:
    """Return, for each move, the share of simple habits that make it."""
    view, rules = sight.view, table.rules
    if view.phase == "answer":
        return _answers(table, sight, moves)
    over = view.claims[-1].value if view.claims else None
    _, manners = claim_chances(ClaimSituation(_GAME.name, rules, table.seats, over))
    assert view.roll is not None
    taken: dict[str, float] = {}
    for manner in manners:
        for value, chance in manner[view.roll].items():
            said = write(Announce(value))
            taken[said] = taken.get(said, 0.0) + chance / len(manners)
    return taken


def _answers(table: SolvedTable, sight: Sight, moves: Sequence[WeighedMove]) -> Mapping[str, float]:
    view, rules = sight.view, table.rules
    claim = view.claims[-1].value
    over = view.claims[-2].value if len(view.claims) > 1 else None
    if view.roll is not None:
        scale = scale_of(_GAME.name, rules)
        chances = [float(scale.step(view.roll) < scale.step(claim))]
    else:
        moment = ClaimSituation(_GAME.name, rules, table.seats, over)
        chances = [*doubt_chances(claim, moment, 0.0)[1:], *_DOUBTFUL]
    doubt = sum(chances) / len(chances)
    others = [write(move.action) for move in moves if not isinstance(move.action, Doubt)]
    return {write(Doubt()): doubt, **dict.fromkeys(others, (1 - doubt) / max(1, len(others)))}
