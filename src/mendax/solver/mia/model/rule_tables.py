"""Mia rule sets as arrays, derived from the rule book.

This module contains no rules. Legal claims, the cost of opened dice and the next opener all come
from the rule book, so a change to the book changes the tables. Seats are counted from the
announcer: 0 announces, 1 answers, and so on clockwise. Only seats still in are counted, so a table
of five with two out is a table of three.

A round can end in only a few ways. A ``RoundOutcome`` is one of these ways (the payments and the
next opener), with a game state that leads to it. ``successors`` applies it to seats with few lives
left.
"""

import functools
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, Actor, step
from mendax.games.mia import Mia, effects, judging
from mendax.games.mia.actions import Announce, Believe, Concede, Doubt, Fall, Look, PassOn, Reroll
from mendax.games.mia.order import ROLLS, WAYS, Roll, announceable, ranking, rolls_of
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, MiaState
from mendax.solver.generic.covered_options import check_options

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

GAME: Final = Mia()
PLENTY: Final = 1_000_000
"""A standing that no seat can lose completely in one round."""

NO_OTHERS: Final[Floats] = np.zeros((0, 0))
"""The doubts out of turn where only the next seat may doubt."""
LOOKED: Final = 0
UNSEEN: Final = 1
REROLLED: Final = 2
PASSED: Final = 3
"""How a claim was made: after looking, blind, with a second roll, or by passing the dice on."""


class RoundOutcome(NamedTuple):
    """A possible end of a round, with an action that leads to it."""

    change: tuple[int, ...]
    """The change in the standing of each seat if every seat has ``PLENTY``."""
    starter: int
    """The seat that opens the next round."""
    before: MiaState
    """A state in which ``action`` of ``actor`` ends the round with this outcome."""
    actor: Actor
    action: Action


@dataclass(frozen=True, eq=False)
class RuleTables:
    """The arrays of one rule set for ``seats`` seats. Values, rolls and outcomes are indices."""

    rules: MiaRules
    seats: int
    values: tuple[Roll, ...]
    """The values that can be announced, lowest first.

    With ``mia_on_mia``, the values that can follow an announced top value come again after it, once
    for each number of top values in the round (``tops``).
    """
    tops: tuple[int, ...]
    """``[value]``: the top values announced in the round, with this one. Zeros unless
    ``mia_on_mia``."""
    odds: Floats
    """``[roll]``: the probability of the roll, in the order of ``ROLLS``; 0 for impossible
    rolls."""
    legal: tuple[Ints, ...]
    """``[v + 1]``: the legal announcements over value v (−1: by the opener)."""
    reroll: tuple[Ints, ...]
    """``[v + 1]``: the legal announcements over v with a second roll without looking."""
    literal: Ints
    """``[roll]``: the true value of the roll, or −1 if that value cannot be announced."""
    seen: Ints
    """``[v + 1, roll]``: the outcome if looking at the roll over value v ends the round, otherwise
    −1."""
    believable: npt.NDArray[np.bool_]
    """``[value]``: True if a claim of this value can be believed."""
    concede: Ints
    """``[value]``: the outcome of conceding to this value, or −1 if conceding is illegal."""
    doubt: Ints
    """``[how, value, roll]``: the outcome of opening the dice, or −1 if opening is impossible."""
    others: Ints
    """``[seat − 2, how, value, roll]``: the outcome if a seat that is not asked doubts.

    There are no rows unless the rules let any seat doubt (``doubter``).
    """
    passes: tuple[tuple[Ints, ...], tuple[Ints, ...]]
    """``[own][value]``: the values with which dice may be passed on; ``own`` is 1 for the
    roller."""
    reveals: npt.NDArray[np.bool_]
    """``[value]``: True if announcing the value opens the dice immediately."""
    outcomes: tuple[RoundOutcome, ...]

    @functools.cached_property
    def forced(self) -> Floats:
        """Return 1 for each value that can only be answered by opening the dice, otherwise −1."""
        stuck = ~self.believable & (self.concede < 0) & [len(over) == 0 for over in self.passes[0]]
        only = self.reveals | stuck
        return np.where(only, 1.0, -1.0)

    @property
    def races(self) -> bool:
        """Return whether seats that are not asked may doubt."""
        return len(self.others) > 0

    @functools.cached_property
    def repeats(self) -> bool:
        """Return whether a value may be announced over itself."""
        each = (*enumerate(self.legal[1:]), *enumerate(self.reroll[1:]))
        return any(value >= claim for value, over in each for claim in over)

    @functools.cached_property
    def rises(self) -> bool:
        """Return whether every claim exceeds the previous claim and no round restarts."""
        return not (self.repeats or (self.seen >= 0).any())

    @functools.cached_property
    def same(self) -> Ints:
        """Return ``[value]``: the first number of the same value (see ``values``)."""
        return np.array([self.values.index(value) for value in self.values], np.int64)

    @functools.cached_property
    def wipes(self) -> tuple[int, ...]:
        """Return the values that leave no value to beat, so that lower values can follow them."""
        every = enumerate(self.values)
        return tuple(n for n, value in every if effects.wipes(self.rules, value))

    def number(self, value: Roll, over: int = -1) -> int:
        """Return the number of a value that is claimed over another (−1: by the opener)."""
        tops = self.tops[over] if over >= 0 else 0
        tops += self.rules.mia_on_mia and value == self.values[-1]
        return self._numbers[value, tops]

    def numbers(self, values: Iterable[Roll]) -> list[int]:
        """Return the numbers of consecutive claims, from the first of a round."""
        numbers: list[int] = []
        for value in values:
            numbers.append(self.number(value, numbers[-1] if numbers else -1))
        return numbers

    @functools.cached_property
    def _numbers(self) -> dict[tuple[Roll, int], int]:
        each = zip(self.values, self.tops, strict=True)
        return {one: number for number, one in enumerate(each)}

    @property
    def scored(self) -> bool:
        """Return whether points or money are counted instead of lives."""
        return self.rules.scoring != "lives"


class _Outcomes:
    """Numbers the outcomes of a round by standing changes and next opener."""

    def __init__(self) -> None:
        self.known: dict[tuple[tuple[int, ...], int], int] = {}
        self.all: list[RoundOutcome] = []

    def number(self, before: MiaState, actor: Actor, action: Action) -> int:
        after = step(GAME, before, actor, action).state
        if after.phase != "open":
            raise AssertionError(f"a round should have ended, not gone to {after.phase}")
        pairs = zip(after.standing, before.standing, strict=True)
        change = tuple(new - old for new, old in pairs)
        key = (change, after.turn)
        if key not in self.known:
            self.known[key] = len(self.all)
            self.all.append(RoundOutcome(change, after.turn, before, actor, action))
        return self.known[key]


def announcing_state(
    rules: MiaRules, seats: int, value: Roll | None, roll: Roll, looked: bool, tops: int = 0
) -> MiaState:
    """Return a state in the first of many rounds in which seat 0 announces over ``value``.

    Every seat has a standing of ``PLENTY``. The top value was announced ``tops`` times before.
    """
    before = [ranking(rules).top] * tops
    if value is not None and before[-1:] != [value]:
        before.append(value)
    claims = tuple(Claim(seats - 1, each, "looked") for each in before)
    endless = replace(rules, rounds=999, life_reroll="off")
    return MiaState(
        endless,
        (PLENTY,) * seats,
        phase="cup",
        round=1,
        draws=2,
        claims=claims,
        roll=roll,
        roll_draw=1,
        roller=0,
        looked=looked,
    )


_Claim = tuple[Roll, int]
"""A value with its ``RuleTables.tops``."""


def _ladder(rules: MiaRules) -> tuple[_Claim, ...]:
    """Return ``RuleTables.values`` with ``tops``."""
    *lower, top = announceable(rules)
    if not rules.mia_on_mia:
        return tuple((value, 0) for value in (*lower, top))
    after = lower if any(effects.wipes(rules, value) for value in lower) else []
    ladder = [(value, 0) for value in lower]
    for tops in range(1, judging.MOST_TOPS + 1):
        ladder += [(top, tops), *((value, tops) for value in after)]
    return tuple(ladder[: len(ladder) - len(after)])


def _values_of(state: MiaState, kind: type[Action]) -> tuple[Roll, ...]:
    legal = concrete(GAME.legal_actions(state, state.turn))
    return tuple(a.value for a in legal if isinstance(a, kind) and isinstance(a, Announce | Reroll))


@functools.lru_cache(64)
def rule_tables(rules: MiaRules, seats: int) -> RuleTables:
    """Return the arrays of ``rules``; the last 64 rule sets are cached.

    Raises ``RulesError`` for conflicting rules, and ``NotCovered`` for unsupported options.
    """
    rules.checked()
    check_options(rules)
    ladder, top = _ladder(rules), ranking(rules).top
    at, values = {claim: n for n, claim in enumerate(ladder)}, [value for value, _ in ladder]
    outcomes = _Outcomes()
    over: list[tuple[Roll | None, int]] = [(None, 0), *ladder[:-1]]
    looking = [announcing_state(rules, seats, value, ROLLS[-1], True, k) for value, k in over]

    def legal(kind: type[Action]) -> tuple[Ints, ...]:
        each = zip((_values_of(state, kind) for state in looking), over, strict=True)
        rises = int(rules.mia_on_mia)
        return tuple(
            np.array([at[v, k + rises * (v == top)] for v in said], np.int64)
            for said, (_, k) in each
        )

    doubts, reveals = _openings(rules, seats, ladder, outcomes)
    believable, concede = _other_answers(rules, seats, ladder, outcomes)
    rank, fall = ranking(rules).rank, rolls_of(rules.sides)
    return RuleTables(
        rules=rules,
        seats=seats,
        values=tuple(values),
        tops=tuple(k for _, k in ladder),
        odds=np.array([WAYS[r] / rules.sides**2 * (r in fall) for r in ROLLS]),
        legal=legal(Announce),
        reroll=legal(Reroll),
        literal=np.array(
            [next((n for n, v in enumerate(values) if rank[v] == rank[r]), -1) for r in ROLLS],
            np.int64,
        ),
        seen=np.array([_at_sight(rules, seats, claim, outcomes) for claim in over], np.int64),
        believable=believable,
        concede=concede,
        doubt=doubts[0],
        others=doubts[1:],
        passes=(_passing(rules, seats, tuple(values), 0), _passing(rules, seats, tuple(values), 1)),
        reveals=reveals,
        outcomes=tuple(outcomes.all),
    )


def _at_sight(
    rules: MiaRules, seats: int, over: tuple[Roll | None, int], outcomes: _Outcomes
) -> list[int]:
    value, tops = over
    unseen = (announcing_state(rules, seats, value, roll, False, tops) for roll in ROLLS)
    return [
        outcomes.number(state, 0, Look()) if _ends_at_sight(rules, seats, roll) else -1
        for state, roll in zip(unseen, ROLLS, strict=True)
    ]


def _ends_at_sight(rules: MiaRules, seats: int, roll: Roll) -> bool:
    unseen = announcing_state(rules, seats, None, roll, False)
    return step(GAME, unseen, 0, Look()).state.phase != "cup"


def _shaken(
    rules: MiaRules, seats: int, claim: _Claim, roll: Roll, looked: bool = True
) -> MiaState:
    """Return a state in which seat 0 may make this claim."""
    value, tops = claim
    before = tops - (tops > 0 and value == ranking(rules).top)
    over = None if before == 0 else value
    if over is not None and before == tops:
        over = next(v for v in announceable(rules) if effects.wipes(rules, v))
    return announcing_state(rules, seats, over, roll, looked, before)


def claimed(
    rules: MiaRules, seats: int, how: int, value: Roll, roll: Roll, tops: int = 0
) -> tuple[MiaState, Actor, Action] | None:
    """Return a state, an actor and an action that makes the claim, or None if impossible.

    ``how`` is the way the claim is made, and ``roll`` is the roll under the cup after the claim.
    ``tops`` counts the top values in the round, as in ``RuleTables.tops``.
    """
    base = _shaken(rules, seats, (value, tops), roll, how in (LOOKED, REROLLED))
    if how == PASSED and rules.blind_pass == "off":
        return None
    if how == PASSED:
        rolled = replace(base, turn=seats - 1, roller=seats - 1)
        for before in (announceable(rules)[0], value):  # may be legal only over this one
            said = step(GAME, rolled, seats - 1, Announce(before)).state
            if said.phase == "answer" and _legal(said, 0, PassOn(value)):
                return said, 0, PassOn(value)
        return None
    if how != REROLLED:
        return base, 0, Announce(value)
    if not _legal(base, 0, Reroll(value)):
        if not _believable(rules, seats, value) or (tops and value == ranking(rules).top):
            return None
        base = announcing_state(rules, seats, value, roll, True, tops)  # may be legal only here
        if not _legal(base, 0, Reroll(value)):
            return None
    return step(GAME, base, 0, Reroll(value)).state, CHANCE, Fall(roll)


def _legal(state: MiaState, seat: int, action: Action) -> bool:
    return any(offer.admits(action) for offer in GAME.legal_actions(state, seat))


def _believable(rules: MiaRules, seats: int, value: Roll) -> bool:
    """Return whether a seat can believe ``value`` and must then beat it."""
    claim = Announce(value)
    said = step(GAME, announcing_state(rules, seats, None, ROLLS[-1], True), 0, claim).state
    return _legal(said, 1, Believe())


def _openings(
    rules: MiaRules, seats: int, ladder: tuple[_Claim, ...], outcomes: _Outcomes
) -> tuple[Ints, npt.NDArray[np.bool_]]:
    """Return the outcomes of a doubt by each seat that may doubt, and ``RuleTables.reveals``."""
    doubters = seats - 1 if rules.doubter == "anybody" else 1
    doubt = np.full((doubters, 4, len(ladder), len(ROLLS)), -1, np.int64)
    reveals = np.zeros(len(ladder), np.bool_)
    ended = [_ends_at_sight(rules, seats, roll) for roll in ROLLS]
    fall = rolls_of(rules.sides)
    for how, p, r in np.ndindex(doubt.shape[1:]):
        if ROLLS[r] not in fall or (how == LOOKED and ended[r]):
            continue  # the claim is impossible, or the round ends before it
        value, tops = ladder[p]
        made = claimed(rules, seats, how, value, ROLLS[r], tops)
        if made is None:
            continue
        after = step(GAME, *made).state
        if after.phase == "answer":
            for seat in range(1, doubters + 1):
                doubt[seat - 1, how, p, r] = outcomes.number(after, seat, Doubt())
        else:
            reveals[p] = True
            doubt[:, how, p, r] = outcomes.number(*made)
    return doubt, reveals


def _other_answers(
    rules: MiaRules, seats: int, ladder: tuple[_Claim, ...], outcomes: _Outcomes
) -> tuple[npt.NDArray[np.bool_], Ints]:
    believable, concede = np.zeros(len(ladder), np.bool_), np.full(len(ladder), -1, np.int64)
    for p, claim in enumerate(ladder):
        before = _shaken(rules, seats, claim, ROLLS[-1])
        state = step(GAME, before, 0, Announce(claim[0])).state
        offered = {type(offer.action) for offer in GAME.legal_actions(state, 1)}
        believable[p] = Believe in offered
        if Concede in offered:
            concede[p] = outcomes.number(state, 1, Concede())
    return believable, concede


def _passing(rules: MiaRules, seats: int, values: tuple[Roll, ...], own: int) -> tuple[Ints, ...]:
    """Return the values for passing dice on over each value, by the roller if ``own``."""
    by_value = []
    for value in values:
        before = announcing_state(rules, seats, None, ROLLS[-1], looked=True)
        state = step(GAME, before, 0, Announce(value)).state
        if state.phase != "answer":
            by_value.append(np.array([], np.int64))
            continue
        asked = replace(state, roller=state.turn) if own else state
        offered = concrete(GAME.legal_actions(asked, asked.turn))
        said = (action.value for action in offered if isinstance(action, PassOn))
        by_value.append(np.array([values.index(v) for v in said], np.int64))
    return tuple(by_value)
