"""Players of Mia as arrays, for kernels: what comes of every claim, and how likely a doubt is.

A roll and what is said over it are drawn together: each spot has one row of outcomes (see
``course``) with their chances, kept as an alias row, so that one number picks the dice and the
claim at once. Row k has a power of two of entries; an entry is one 64-bit number, ``threshold ·
2³² + first · 2¹⁶ + other``: whose threshold the lower half of the drawn number is under gets
``first``, else ``other``. Doubts are thresholds out of 2³². So chances are kept to within 2⁻³²:
less than what 10¹⁶ games could tell.
"""

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.core.game import Reason, RulesError
from mendax.solver.compiled import compiled
from mendax.solver.course import AT_SIGHT, Field, outcome
from mendax.solver.ends import Chooses, Exit, Over, Position, rolling_worth, worth_of
from mendax.solver.policy import Policy, Rows, Sheet, essential, first_position, rows
from mendax.solver.spot import Spot
from mendax.solver.tables import LOOKED, REROLLED, UNSEEN, Floats, Ints, Tables

WHOLE: Final = 1 << 32
ALWAYS: Final = WHOLE - 1
NEVER: Final = 0

Chances = Mapping[int, float]
"""Outcomes with their chances, which add up to one."""


class Page(NamedTuple):
    """How to play in one position: what comes of every spot, and what is doubted."""

    spots: Sequence[Chances]
    doubt: Floats
    """``doubt[how, spot, value]``."""


class Script(NamedTuple):
    """One player on a course."""

    at: Ints
    """By position: its page."""
    row: Ints
    """``row[page, spot]``: where its entries begin, times 256, plus how many bits number them."""
    entries: npt.NDArray[np.uint64]
    doubt: npt.NDArray[np.uint32]
    """``doubt[page, how, spot, value]``; ``ALWAYS`` wherever there is nothing else."""
    rerolls: Ints
    """By exit where new lives are chosen: the threshold for letting the die decide."""


def script(
    field: Field,
    page_of: Callable[[Position], Position],
    written: Callable[[Position], Page],
    rerolls: Callable[[Chooses], float],
) -> Script:
    """A player who plays page ``page_of(position)``, as ``written`` gives it.

    ``rerolls`` is the chance of letting a die decide where there is a choice of new lives.
    """
    number: dict[Position, int] = {}
    at = [number.setdefault(page_of(p), len(number)) for p in field.positions]
    pages = [written(position) for position in number]
    row, entries = _rows([spot for page in pages for spot in page.spots])
    choices = [_decided(e, rerolls) if isinstance(e, Chooses) else NEVER for e in field.exits]
    return Script(
        np.array(at, np.int64),
        row.reshape(len(pages), -1),
        entries,
        np.stack([_thresholds(field, page.doubt) for page in pages]),
        np.array(choices, np.int64),
    )


def _decided(choice: Chooses, rerolls: Callable[[Chooses], float]) -> int:
    return ALWAYS if choice.keep is None else min(ALWAYS, round(rerolls(choice) * WHOLE))


def _thresholds(field: Field, chances: Floats) -> npt.NDArray[np.uint32]:
    found = np.full((AT_SIGHT + 1, *chances.shape[1:]), ALWAYS, np.uint32)
    found[:AT_SIGHT] = np.clip(np.rint(chances * WHOLE), NEVER, ALWAYS)
    whole = field.tables[field.course.seats]
    if whole is not None:
        found[:, :, whole.forced > 0] = ALWAYS
    return found


# ── alias rows ───────────────────────────────────────────────────────────────────────────────


def alias_rows(
    lengths: Ints, outcomes: Ints, chances: Floats
) -> tuple[Ints, npt.NDArray[np.uint64]]:
    """Rows of so many outcomes with their chances, one after the other: where each begins, times
    256, plus how many bits number its entries; and the entries."""
    bits = np.array([max(1, (n - 1).bit_length()) for n in lengths.tolist()], np.int64)
    starts = np.concatenate(([0], np.cumsum(1 << bits)))
    threshold, first, other = _alias(outcomes, chances, lengths, starts)
    packed = threshold << 32 | first << 16 | other
    return starts[:-1] << 8 | bits, packed.view(np.uint64)


def _rows(spots: Sequence[Chances]) -> tuple[Ints, npt.NDArray[np.uint64]]:
    lengths = np.array([len(spot) for spot in spots], np.int64)
    outcomes = np.fromiter((o for spot in spots for o in spot), np.int64, int(lengths.sum()))
    chances = np.fromiter((x for spot in spots for x in spot.values()), np.float64, len(outcomes))
    return alias_rows(lengths, outcomes, chances)


@compiled
def _alias(outcomes: Ints, chances: Floats, lengths: Ints, starts: Ints) -> tuple[Ints, Ints, Ints]:
    """The alias method: entries that are not full are filled up from one that is over-full."""
    whole = starts[-1]
    threshold = np.zeros(whole, np.int64)
    first, other = np.zeros(whole, np.int64), np.zeros(whole, np.int64)
    at = 0
    for n in range(len(lengths)):
        start, size = starts[n], starts[n + 1] - starts[n]
        left = np.zeros(size, np.float64)
        left[: lengths[n]] = chances[at : at + lengths[n]] * (
            size / chances[at : at + lengths[n]].sum()
        )
        mine = np.zeros(size, np.int64)
        mine[: lengths[n]] = outcomes[at : at + lengths[n]]
        mine[lengths[n] :] = outcomes[at]
        at += lengths[n]
        small = np.flatnonzero(left < 1.0)
        full = np.flatnonzero(left >= 1.0)
        waiting, free = len(small), len(full)
        todo = np.concatenate((small, full))
        rich = np.concatenate((full, small))
        while waiting > 0 and free > 0:
            waiting -= 1
            free -= 1
            poor, giver = todo[waiting], rich[free]
            threshold[start + poor] = int(left[poor] * 4294967296.0 + 0.5)
            first[start + poor], other[start + poor] = mine[poor], mine[giver]
            left[giver] -= 1.0 - left[poor]
            if left[giver] < 1.0:
                todo[waiting] = giver
                waiting += 1
            else:
                rich[free] = giver
                free += 1
        for k in range(waiting):
            first[start + todo[k]] = other[start + todo[k]] = mine[todo[k]]
        for k in range(free):
            first[start + rich[k]] = other[start + rich[k]] = mine[rich[k]]
    for k in range(whole):
        if threshold[k] >= 4294967296:
            threshold[k], other[k] = 0, first[k]
    return threshold, first, other


# ── solved policies ──────────────────────────────────────────────────────────────────────────


def script_of(policy: Policy, field: Field) -> Script:
    """A solved policy as a script.

    A policy of single rounds plays whole games by it, whatever the standing. Raises ``RulesError``
    where the policy lacks a position of the course or has laps, ``ValueError`` where it is for
    other rules.
    """
    if policy.rules != essential(field.rules, policy.span):
        raise ValueError("a policy for other rules")
    if policy.span == "match" and field.span == "round":
        raise ValueError("a policy of whole games plays no single round")
    if policy.laps > 1:
        raise RulesError(Reason("solver-uncounted-laps"))

    def page_of(position: Position) -> Position:
        if policy.span == "match":
            return position
        return first_position(policy.rules, len(position.lives), "round")

    layouts = {t.seats: (t, rows(t)) for t in field.tables if t is not None}
    return script(
        field,
        page_of,
        lambda position: _page(*layouts[len(position.lives)], _sheet(policy, position)),
        functools.partial(_rerolls, policy),
    )


def _sheet(policy: Policy, position: Position) -> Sheet:
    if position not in policy.sheets:
        raise RulesError(Reason("solver-unknown-position", {"lives": str(position.lives)}))
    return policy.sheets[position]


def _rerolls(policy: Policy, choice: Chooses) -> float:
    if policy.span == "round" or choice.keep is None:
        return 1.0
    opens = {position: sheet.worth[0] for position, sheet in policy.sheets.items()}
    seats = _seats(choice)
    kept, rolled = worth_of(choice.keep, opens, seats), rolling_worth(choice, opens, seats)
    return float(rolled[choice.seat] > kept[choice.seat] + _TIE)


def _seats(exit_: Exit) -> int:
    """How many were in before this end of a round."""
    if isinstance(exit_, Chooses):
        return _seats(exit_.reroll[0])
    return len(exit_.worth if isinstance(exit_, Over) else exit_.gain)


def _page(t: Tables, layout: Rows, sheet: Sheet) -> Page:
    doubt = np.zeros((3, len(layout.spots), len(t.values)))
    doubt[UNSEEN], doubt[REROLLED] = sheet.unseen, sheet.second
    found: list[Chances] = []
    for n, spot in enumerate(layout.spots):
        doubt[LOOKED, n, spot.claims] = sheet.doubt[layout.doubt[n] : layout.doubt[n + 1]]
        blind, width = int(sheet.blind[n]), layout.width(n - 1)
        if blind >= 0:
            found.append(_fallen(t, UNSEEN, blind, 1.0))
            continue
        begin, end = layout.say[n : n + 2]
        low, high = np.searchsorted(sheet.say_at, [begin, end])
        say = np.zeros(end - begin)
        say[sheet.say_at[low:high].astype(np.int64) - begin] = sheet.say[low:high]
        found.append(_said(t, spot, say.reshape(-1, width), int(sheet.again[n])))
    return Page(found, doubt)


def _said(t: Tables, spot: Spot, say: Floats, again: int) -> Chances:
    """What comes of looking: claims with the dice they are made on, rolling again, toasts."""
    claims, odds, rest = spot.claims.tolist(), t.odds.tolist(), 0.0
    found: dict[int, float] = {}
    for roll, kind in enumerate(spot.kind.tolist()):
        if kind < 0:
            found[outcome(AT_SIGHT, 0, roll)] = odds[roll]
            continue
        for column in np.flatnonzero(say[kind]).tolist():
            chance = odds[roll] * float(say[kind, column])
            if column < len(claims):
                found[outcome(LOOKED, claims[column], roll)] = chance
            else:
                rest += chance
    return found | _fallen(t, REROLLED, again, rest) if rest else found


def _fallen(t: Tables, how: int, value: int, chance: float) -> dict[int, float]:
    """A claim on dice that nobody has seen."""
    return {outcome(how, value, roll): chance * x for roll, x in enumerate(t.odds.tolist())}


_TIE: Final = 1e-13
