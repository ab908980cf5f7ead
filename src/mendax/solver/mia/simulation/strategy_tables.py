"""Players of Mia as arrays: what comes of every claim, and how likely a doubt is, exactly.

A roll and what is said over it belong together: each spot has one row of outcomes (see
``game_tables``) with their chances. ``turn_outcomes`` puts two players together, and
``alias_tables`` makes tables to draw from.
"""

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np

from mendax.core.game import Reason, RulesError
from mendax.solver.mia.model.positions import Position, essential, first_position
from mendax.solver.mia.model.public_states import PublicState
from mendax.solver.mia.model.rule_tables import LOOKED, REROLLED, UNSEEN, Floats, Ints, RuleTables
from mendax.solver.mia.model.successors import (
    GameOver,
    LivesChoice,
    Successor,
    rolling_worth,
    worth_of,
)
from mendax.solver.mia.policy.policy import Policy, Rows, Sheet, rows
from mendax.solver.mia.simulation.game_tables import AT_SIGHT, Field, outcome

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
    """By page and spot, ``page · spots + spot``: where its outcomes begin; and where all end."""
    outcomes: Ints
    chances: Floats
    """Of each outcome; those of a row add up to one."""
    doubt: Floats
    """``doubt[page, how, spot, value]``: its chance; 1 wherever there is nothing else."""
    rerolls: Floats
    """By exit where new lives are chosen: the chance of letting the die decide."""

    def spot(self, page: int, spot: int) -> Chances:
        """What comes of a spot."""
        first = page * self.doubt.shape[2] + spot
        part = slice(self.row[first], self.row[first + 1])
        found = zip(self.outcomes[part].tolist(), self.chances[part].tolist(), strict=True)
        return dict(found)


def script(
    field: Field,
    page_of: Callable[[Position], Position],
    written: Callable[[Position], Page],
    rerolls: Callable[[LivesChoice], float],
) -> Script:
    """A player who plays page ``page_of(position)``, as ``written`` gives it.

    ``rerolls`` is the chance of letting a die decide where there is a choice of new lives.
    """
    number: dict[Position, int] = {}
    at = [number.setdefault(page_of(p), len(number)) for p in field.positions]
    pages = [written(position) for position in number]
    chances = [spot for page in pages for spot in page.spots]
    lengths = np.array([len(spot) for spot in chances], np.int64)
    whole = int(lengths.sum())
    return Script(
        np.array(at, np.int64),
        np.concatenate(([0], np.cumsum(lengths))),
        np.fromiter((o for spot in chances for o in spot), np.int64, whole),
        np.fromiter((x for spot in chances for x in _shares(spot)), np.float64, whole),
        np.stack([_doubts(field, page.doubt) for page in pages]),
        np.array(
            [_decided(e, rerolls) if isinstance(e, LivesChoice) else 0.0 for e in field.exits]
        ),
    )


def _shares(spot: Chances) -> Iterator[float]:
    """The chances, adding up to one also where they were rounded."""
    whole = sum(spot.values())
    return (chance / whole for chance in spot.values())


def _decided(choice: LivesChoice, rerolls: Callable[[LivesChoice], float]) -> float:
    return 1.0 if choice.keep is None else rerolls(choice)


def _doubts(field: Field, chances: Floats) -> Floats:
    found = np.ones((AT_SIGHT + 1, *chances.shape[1:]))
    found[:AT_SIGHT] = np.clip(chances, 0.0, 1.0)
    whole = field.tables[field.course.seats]
    if whole is not None:
        found[:, :, whole.forced > 0] = 1.0
    return found


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


def _rerolls(policy: Policy, choice: LivesChoice) -> float:
    if policy.span == "round" or choice.keep is None:
        return 1.0
    opens = {position: sheet.worth[0] for position, sheet in policy.sheets.items()}
    seats = _seats(choice)
    kept, rolled = worth_of(choice.keep, opens, seats), rolling_worth(choice, opens, seats)
    return float(rolled[choice.seat] > kept[choice.seat] + _TIE)


def _seats(exit_: Successor) -> int:
    """How many were in before this end of a round."""
    if isinstance(exit_, LivesChoice):
        return _seats(exit_.reroll[0])
    return len(exit_.worth if isinstance(exit_, GameOver) else exit_.gain)


def _page(t: RuleTables, layout: Rows, sheet: Sheet) -> Page:
    doubt = np.zeros((3, len(layout.states), len(t.values)))
    doubt[UNSEEN], doubt[REROLLED] = sheet.unseen, sheet.second
    found: list[Chances] = []
    for n, spot in enumerate(layout.states):
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


def _said(t: RuleTables, spot: PublicState, say: Floats, again: int) -> Chances:
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


def _fallen(t: RuleTables, how: int, value: int, chance: float) -> dict[int, float]:
    """A claim on dice that nobody has seen."""
    return {outcome(how, value, roll): chance * x for roll, x in enumerate(t.odds.tolist())}


_TIE: Final = 1e-13
