"""A policy file's columns for repetitions, points and blind passing.

They follow the columns of ``file_format`` and cover all positions in order:

    repetition uint8  the field of ``Position``
    periods  int8     the field of ``policy.Sheet``, by state
    points   uint16   the points of each seat, if points can run short

With blind passing, these columns follow:

    passed   int8     the field of ``policy.Sheet``
    other    int8     the other seat's answers off the tree, by state, value before, and value
    roller   int8     the roller's answers off the tree, by state, value, and kind of roll
    trees    uint16   by state: the numbers of claims in the trees of the other seat and the roller
    length   uint8    the length of each of these histories
    values   int8     the claims of all histories in sequence
    answers  uint8    the number of answers to each history: one number for the other seat,
                      and one for each kind of roll for the roller
    acts     int8     the answers (``claim_tree.game``)
    chances  float64  the chances of the answers to a history with several answers

If any seat may doubt, two columns with the fields of ``policy.Sheet`` follow: others and race
(float64).
"""

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from mendax.games.mia.rules import MiaRules
from mendax.solver.claim_tree.game import AnswerStrategies, Chances, Defaults, History, pure
from mendax.solver.mia.model.positions import Position, points_matter
from mendax.solver.mia.model.public_states import public_states
from mendax.solver.mia.model.rule_tables import Floats, RuleTables, rule_tables
from mendax.solver.mia.policy.column_reader import ColumnReader
from mendax.solver.mia.policy.policy import Sheet

Bytes = npt.NDArray[np.int8]


def columns(positions: Sequence[Position], sheets: Sequence[Sheet]) -> Iterator[npt.NDArray[Any]]:
    """Yield the columns of these sheets."""
    yield np.array([position.repetition for position in positions], "<u1")
    yield _joined([sheet.periods for sheet in sheets], "<i1")
    yield np.array([points for position in positions for points in position.points], "<u2")
    if sheets[0].answers:
        yield from _trees(sheets)
    yield _joined([sheet.others for sheet in sheets], "<f8")
    yield _joined([sheet.race for sheet in sheets], "<f8")


def _trees(sheets: Sequence[Sheet]) -> Iterator[npt.NDArray[Any]]:
    each = [answers for sheet in sheets for answers in sheet.answers]
    yield _joined([sheet.passed for sheet in sheets], "<i1")
    yield _joined([answers.defaults.other for answers in each], "<i1")
    yield _joined([answers.defaults.roller for answers in each], "<i1")
    yield np.array([n for a in each for n in (len(a.other), len(a.roller))], "<u2")
    histories = [h for a in each for tree in (a.other, a.roller) for h in sorted(tree)]
    yield np.array([len(history) for history in histories], "<u1")
    yield np.array([value for history in histories for value in history], "<i1")
    chances = list(itertools.chain.from_iterable(_chances(answers) for answers in each))
    yield np.array([len(mixture) for mixture in chances], "<u1")
    yield np.array([act for mixture in chances for act in mixture], "<i1")
    several = (mixture.values() for mixture in chances if len(mixture) > 1)
    yield np.array(list(itertools.chain.from_iterable(several)), "<f8")


def _joined(parts: Sequence[npt.NDArray[Any]], kind: str) -> npt.NDArray[Any]:
    return np.concatenate([part.ravel() for part in parts]).astype(kind)


def _chances(answers: AnswerStrategies) -> Iterator[Chances]:
    for history in sorted(answers.other):
        yield answers.other[history]
    for history in sorted(answers.roller):
        yield from answers.roller[history]


def read(
    column: ColumnReader, rules: MiaRules, positions: Sequence[Position]
) -> tuple[
    list[Position],
    list[Bytes],
    list[Bytes],
    list[tuple[AnswerStrategies, ...]],
    list[Floats],
    list[Floats],
]:
    """Return the positions with their repetitions, and the fields ``periods``, ``passed``,
    ``answers``, ``others`` and ``race``. Raises ``ValueError``."""
    each = [rule_tables(rules, len(position.lives)) for position in positions]
    numbers = column.take("<u1", len(positions)).tolist()
    periods = column.parts("<i1", [len(public_states(t)) for t in each])
    pointed = any(p.left and points_matter(rules, len(p.lives), "match") for p in positions)
    points = column.parts("<u2", [len(p.lives) * pointed for p in positions])
    found = [
        position._replace(repetition=repetition, points=tuple(standing.tolist()))
        for position, repetition, standing in zip(positions, numbers, points, strict=True)
    ]
    passed, answers = _read_trees(column, rules, each)
    lengths = [(sum(len(s.claims) for s in public_states(t)), len(t.values)) for t in each]
    races = [t.seats - 1 if t.races else 0 for t in each]
    counts = [n * max(0, k - 1) for (n, _), k in zip(lengths, races, strict=True)]
    others = column.parts("<f8", counts)
    race = column.parts("<f8", [n * k for (_, n), k in zip(lengths, races, strict=True)])
    return found, periods, passed, answers, others, race


def _read_trees(
    column: ColumnReader, rules: MiaRules, each: list[RuleTables]
) -> tuple[list[Bytes], list[tuple[AnswerStrategies, ...]]]:
    if rules.blind_pass == "off":
        return [np.zeros((0, len(t.values)), np.int8) for t in each], [() for _ in each]
    passed = column.parts("<i1", [t.seats * len(t.values) for t in each])
    layouts = [public_states(t) for t in each]
    pairs = zip(each, layouts, strict=True)
    shapes = [(len(t.values), len(state.weight)) for t, states in pairs for state in states]
    other = column.parts("<i1", [values * values for values, _ in shapes])
    roller = column.parts("<i1", [values * kinds for values, kinds in shapes])
    defaults = [
        Defaults(mine.reshape(shape).astype(int), theirs.reshape(shape[0], -1).astype(int))
        for shape, mine, theirs in zip(shapes, roller, other, strict=True)
    ]
    answers = iter(_answers(column, [kinds for _, kinds in shapes], defaults))
    return (
        [x.reshape(t.seats, -1) for t, x in zip(each, passed, strict=True)],
        [tuple(itertools.islice(answers, len(layout))) for layout in layouts],
    )


def _answers(
    column: ColumnReader, kinds: list[int], defaults: list[Defaults]
) -> Iterator[AnswerStrategies]:
    trees = column.take("<u2", 2 * len(kinds)).reshape(-1, 2).tolist()
    lengths = column.take("<u1", sum(map(sum, trees)))
    histories = iter([tuple(part.tolist()) for part in column.parts("<i1", lengths)])
    chances = _read_chances(column, sum(o + r * k for (o, r), k in zip(trees, kinds, strict=True)))
    for (others, rollers), k, default in zip(trees, kinds, defaults, strict=True):
        other: dict[History, Chances] = {next(histories): next(chances) for _ in range(others)}
        roller = {next(histories): [next(chances) for _ in range(k)] for _ in range(rollers)}
        yield AnswerStrategies(other, roller, default)


def _read_chances(column: ColumnReader, number: int) -> Iterator[Chances]:
    counts = column.take("<u1", number)
    acts = iter(column.take("<i1", int(counts.sum())).tolist())
    numbers = iter(column.take("<f8", int(counts[counts > 1].sum())).tolist())
    for count in counts.tolist():
        if count == 1:
            yield pure(next(acts))
        else:
            yield {next(acts): next(numbers) for _ in range(count)}
