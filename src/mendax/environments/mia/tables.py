"""A Mia rule set as arrays for ``lockstep``: actions, masks, moves, and observations.

1. This module contains no rules. It takes the legal actions from the rule book, as
   ``solver.mia.simulation.game_tables`` takes a round's successors.
2. Actions are in the order of ``adapters.numbering``. Actions that the rules never offer are
   omitted, so the numbers are consecutive.
3. ``FIELDS`` lists an observation's fields. ``observed`` reads the same fields from a view of the
   rule book; tests compare the two.
"""

import functools
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from mendax.adapters.numbering import listed, numbering
from mendax.core.game import Action, Offer, step
from mendax.games.mia.actions import (
    Announce,
    Believe,
    Concede,
    Doubt,
    KeepLives,
    Look,
    Reroll,
    RerollLives,
    Shake,
)
from mendax.games.mia.order import ROLLS, announceable
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState
from mendax.games.mia.view import MiaView
from mendax.solver.mia.model.rule_tables import GAME, RuleTables, announcing_state
from mendax.solver.mia.model.successors import GameOver, LivesChoice, NextRound, Successor
from mendax.solver.mia.simulation.game_tables import IndexedGame, indexed_game

Int32s = npt.NDArray[np.int32]
Int8s = npt.NDArray[np.int8]

OVER: Final = 0
OPEN: Final = 1
CUP: Final = 2
LOOKED: Final = 3
ANSWER: Final = 4
LIVES: Final = 5
"""The phases of a turn. In ``CUP`` the seat has not looked at its dice; in ``LOOKED`` it has."""

KINDS: Final = (Shake, Look, Announce, Reroll, Believe, Doubt, Concede, RerollLives, KeepLives)
"""The kinds of actions."""
SHAKE, LOOK, ANNOUNCE, REROLL, BELIEVE, DOUBT, CONCEDE, REROLL_LIVES, KEEP_LIVES = range(len(KINDS))
"""The indices of ``KINDS``, as used by the kernel."""

FIELDS: Final = ("phase", "roll", "beaten", "claim", "how", "left")
"""The first fields of an observation; 0 means none.

They are: the phase; the dice seen by the observer (1 and up: ``games.mia.order.ROLLS``); the value
to beat (1 and up: the values that can be announced, lowest first); the claim to answer, with the
same numbers; how the claim was made (1 looked, 2 unseen, 3 second roll); and the rounds left,
including this one, if they are counted.

The standings (lives, points or money) follow, by seat clockwise from the observer. If lives can be
rolled for, a flag per seat follows, which is 1 if the seat is still in and has made that choice.
After the end of the game all fields are 0.
"""

_HOW: Final = {"looked": 1, "unseen": 2, "rerolled": 3}


class ObservationLayout(NamedTuple):
    """The names and bounds of an observation's fields."""

    names: tuple[str, ...]
    low: tuple[int, ...]
    high: tuple[int, ...]


class LockstepTables(NamedTuple):
    """A rule set's arrays in addition to ``GameTables``; all are contiguous."""

    kind: Int32s
    """``kind[action]``: an index of ``KINDS``."""
    value: Int32s
    """``value[action]``: the announced value; 0 for other actions."""
    masks: Int8s
    """``masks[row, action]``: 1 if the action is legal. Row 0 belongs to finished games."""
    choices: Int32s
    """``choices[row]``: the number of legal actions."""
    legal: Int32s
    """``legal[row, n]``: the n-th legal action; rows are padded with 0."""
    rows: Int32s
    """``rows[phase]``: the phase's first row in ``masks``. In ``CUP`` and ``LOOKED``, rows are
    ordered by public state; in ``ANSWER``, they are ordered by claim."""
    fall: Int32s
    """``fall[n]``: the n-th equally likely fall of the dice, as an index in ``ROLLS``."""
    pips: int
    """The number of sides of the die for new lives."""
    standing: Int32s
    """``standing[position, place]``: lives, or 0 if lives are not counted. The rows of exits with a
    choice of new lives follow those of positions."""
    settled: Int32s
    """``settled[position, place]``: 1 if that seat has chosen new lives."""
    left: Int32s
    """``left[position]``: the rounds left."""
    payoff: npt.NDArray[np.float32]
    """``payoff[exit, place]``: the payoff at the end of the game, or 0 if scores decide. The last
    place holds the payoff of all seats that went out earlier."""


class Lockstep(NamedTuple):
    """A rule set as arrays for games in lock-step."""

    game: IndexedGame
    tables: LockstepTables
    actions: tuple[Action, ...]
    """The actions, by number."""
    layout: ObservationLayout


@functools.lru_cache(16)
def lockstep_game(rules: MiaRules, seats: int) -> Lockstep:
    """Return the arrays of ``rules``.

    Raises ``RulesError`` for conflicting rules, and ``NotCovered``, with the option's name, for
    rules and seats without arrays (``game_tables.indexed_game``).
    """
    game = indexed_game(rules, seats)
    whole = game.rule_tables[seats]
    if whole is None:
        raise AssertionError("a table with all its seats has rules")
    known = numbering(GAME.name, rules, seats).numbers
    numbers = {action: number for action, number in known.items() if isinstance(action, Action)}
    moments = list(_moments(whole))
    offered = {n for _, offers in moments for n in _numbers(offers, seats, numbers)}
    order = sorted(offered)
    names = {number: action for action, number in numbers.items()}
    actions = tuple(names[number] for number in order)
    at = {number: n for n, number in enumerate(order)}
    masks = np.zeros((len(moments) + 1, len(actions)), np.int8)
    rows = np.zeros(LIVES + 1, np.int32)
    for row, (phase, offers) in enumerate(moments, 1):
        rows[phase] = rows[phase] or row
        masks[row, [at[n] for n in _numbers(offers, seats, numbers)]] = 1
    standing, settled = _standings(game)
    values = {value: n for n, value in enumerate(whole.values)}
    tables = LockstepTables(
        kind=np.array([KINDS.index(type(a)) for a in actions], np.int32),
        value=np.array([values.get(getattr(a, "value", 0), 0) for a in actions], np.int32),
        masks=masks,
        choices=masks.sum(axis=1, dtype=np.int32),
        legal=_ranked(masks),
        rows=rows,
        fall=_falls(whole),
        pips=max((len(e.reroll) for e in game.exits if isinstance(e, LivesChoice)), default=1),
        standing=standing,
        settled=settled,
        left=np.array([position.left for position in game.positions], np.int32),
        payoff=_payoffs(game),
    )
    return Lockstep(game, tables, actions, layout(rules, seats))


def _numbers(offers: Sequence[Offer], seats: int, numbers: Mapping[Action, int]) -> list[int]:
    return [numbers[action] for action in listed(offers, seats)]


def _moments(t: RuleTables) -> Iterator[tuple[int, tuple[Offer, ...]]]:
    """Yield the phase and the offers of each mask row, in the order of ``LockstepTables.rows``."""
    opening = MiaState(t.rules, (1,) * t.seats, phase="open", round=1)
    yield OPEN, GAME.legal_actions(opening, 0)
    over = [None, *t.values[: len(t.legal) - 1]]
    for phase in (CUP, LOOKED):
        for value in over:
            cup = announcing_state(t.rules, t.seats, value, ROLLS[-1], phase == LOOKED)
            yield phase, GAME.legal_actions(cup, 0)
    for value in t.values:
        unseen = announcing_state(t.rules, t.seats, None, ROLLS[-1], False)
        said = step(GAME, unseen, 0, Announce(value)).state
        yield ANSWER, GAME.legal_actions(said, 1) if said.phase == "answer" else ()
    if t.rules.life_reroll != "off" and t.rules.scoring == "lives":
        choosing = replace(opening, phase="lives", pending_lives=(0,))
        yield LIVES, GAME.legal_actions(choosing, 0)


def _falls(t: RuleTables) -> Int32s:
    """Return the rolls, each repeated in proportion to its probability."""
    least = t.odds[t.odds > 0].min()
    return np.repeat(np.arange(len(ROLLS)), np.rint(t.odds / least).astype(int)).astype(np.int32)


def _ranked(masks: Int8s) -> Int32s:
    legal = np.zeros(masks.shape, np.int32)
    for row, mask in zip(legal, masks, strict=True):
        chosen = np.flatnonzero(mask)
        row[: len(chosen)] = chosen
    return legal


def _standings(game: IndexedGame) -> tuple[Int32s, Int32s]:
    whole = len(game.positions) + len(game.exits)
    standing, settled = np.zeros((2, whole, game.tables.seats), np.int32)
    for n, position in enumerate(game.positions):
        standing[n, : len(position.lives)] = position.lives
        settled[n, : len(position.lives)] = position.settled
    for n, choice in enumerate(game.exits, len(game.positions)):
        if isinstance(choice, LivesChoice):
            lives, done = _while_choosing(choice, game.tables.seats)
            standing[n], settled[n] = lives, done
    return standing, settled


_LIVES_ROLLED_FOR: Final = 3
"""The lives of a seat that chooses new lives."""


def _while_choosing(choice: LivesChoice, seats: int) -> tuple[list[int], list[bool]]:
    """Return, by place, the lives before the last round and whether the seat has chosen."""
    after: Successor = choice
    choosers = []
    while isinstance(after, LivesChoice):
        choosers.append(after.seat)
        after = after.reroll[0]
    lives, done = [0] * seats, [False] * seats
    if isinstance(after, NextRound):
        for n, place in enumerate(after.seats):
            lives[place] = after.position.lives[n]
            done[place] = after.position.settled[n] and place not in choosers
    for place in choosers:
        lives[place] = _LIVES_ROLLED_FOR
    return lives, done


def _payoffs(game: IndexedGame) -> npt.NDArray[np.float32]:
    """Return the rule book's payoffs.

    Unused places hold the payoff of seats that went out earlier.
    """
    seats = game.tables.seats
    payoff = np.zeros((len(game.exits), seats), np.float32)
    for n, end in enumerate(game.exits):
        if isinstance(end, GameOver) and not game.tables.counted:
            lost = tuple(s for s in range(seats) if s >= len(end.worth) or not end.worth[s])
            over = MiaState(game.rules, (1,) * seats, phase="over", out=(lost,))
            result = GAME.result(over)
            assert result is not None
            payoff[n] = [float(each) for each in result.payoffs]
    return payoff


# ── observations ─────────────────────────────────────────────────────────────────────────────


def layout(rules: MiaRules, seats: int) -> ObservationLayout:
    """Return the observation layout under these rules."""
    scored = rules.scoring != "lives"
    values = len(announceable(rules))
    names = [*FIELDS, *(f"standing {n}" for n in range(seats))]
    low, high = [0] * len(names), [LIVES, len(ROLLS), values, values, 3, 0]
    most = max(rules.lives, 6)
    if scored:
        high[-1] = rules.rounds
        most = rules.rounds * max(rules.score_increment, 2 * rules.score_decrement)
        low[len(FIELDS) :] = [-most if rules.scoring == "money" else 0] * seats
    high += [most] * seats
    if not scored and rules.life_reroll != "off":
        names += [f"settled {n}" for n in range(seats)]
        low, high = low + [0] * seats, high + [1] * seats
    return ObservationLayout(tuple(names), tuple(low), tuple(high))


_PHASES: Final = {"over": OVER, "open": OPEN, "cup": CUP, "answer": ANSWER, "lives": LIVES}


def observed(rules: MiaRules, view: MiaView) -> list[int]:
    """Return the acting seat's observation in ``view``, which equals the one in the arrays."""
    seats, me = len(view.standing), view.turn
    width = len(layout(rules, seats).names)
    if view.phase == "over":
        return [0] * width
    said = [claim.value for claim in view.claims]
    named = {value: n for n, value in enumerate(announceable(rules), 1)}
    answering = view.phase == "answer"
    before = said[:-1] if answering else said
    row = [
        LOOKED if view.phase == "cup" and view.looked else _PHASES[view.phase],
        1 + ROLLS.index(view.roll) if view.roll is not None else 0,
        named[before[-1]] if before else 0,
        named[said[-1]] if answering else 0,
        _HOW[view.claims[-1].how] if answering else 0,
        rules.rounds - view.round + 1 if rules.scoring != "lives" else 0,
        *(view.standing[(me + n) % seats] for n in range(seats)),
    ]
    if len(row) < width:
        around = ((me + n) % seats for n in range(seats))
        row += [int(s in view.life_rerolled and view.standing[s] > 0) for s in around]
    return row
