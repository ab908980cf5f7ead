"""A game that is over, step by step, as one reader may know it: for its story and its replay.

Rules of this file
1. A reader sees what their seat was told, or (``open``) what everybody may know once the whole seed
   was opened: every outcome of chance. What players wrote or whispered to each other stays theirs.
2. Whether the seed was opened is the game's own word (``is_open``), never the table's setting of
   today: who played was promised what held then.
3. The states are made again by the game's own engine from the moves that were made.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from mendax.core.extensions import Uncovered
from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    AnyGame,
    Event,
    Offer,
    Opening,
    Seat,
    Told,
    Turn,
    Unseen,
    Value,
    observation,
    step,
)
from mendax.table.chip_stacks import first_state
from mendax.table.events import Salted, SeedOpened
from mendax.table.game_run import GameRun
from mendax.table.log import Entry


class Eyes(NamedTuple):
    """How a game is looked at: from a seat, as a spectator (None), or with all cups ``open``."""

    seat: Seat | None
    open: bool = False


class ShownStep(NamedTuple):
    """What one move brought, with all that chance did after it, and what was seen then."""

    entries: tuple[tuple[Entry, tuple[Event, ...]], ...]
    view: Value


def is_open(run: GameRun) -> bool:
    """Whether everybody was given the whole seed of this game."""
    events = (told for entry in run.entries for told in entry.events)
    return any(isinstance(told.event, SeedOpened) and told.to is None for told in events)


def turns(run: GameRun, eyes: Eyes) -> Iterator[Turn]:
    """The moves of the game as ``eyes`` know them.

    Raises ``ValueError`` for a game that goes on, and for cups that are closed.
    """
    _require(run, eyes)
    known = _known_draws(run, eyes)
    draws = 0
    for entry, (number, actor, action) in zip(run.entries[1:], run.moves, strict=True):
        tells = draws in known if actor == CHANCE else actor == eyes.seat
        draws += actor == CHANCE
        yield Turn(number, actor, action if tells else None, _seen(entry, eyes))


class SeatPosition(NamedTuple):
    """What a seat saw and could do when it chose."""

    view: Any
    offers: tuple[Offer, ...]


def choices(
    game: AnyGame, state: Any, moves: Iterable[tuple[int, Actor, Action]], seat: Seat
) -> dict[int, SeatPosition]:
    """What ``seat`` saw and could do before each of its moves, by the number of the move.

    ``state`` is the first of the game. Raises ``IllegalAction`` for moves that were no game.
    """
    chosen = {}
    for number, actor, action in moves:
        if actor == seat:
            chosen[number] = SeatPosition(game.view(state, seat), game.legal_actions(state, seat))
        state, _ = step(game, state, actor, action)
    return chosen


def steps(run: GameRun, eyes: Eyes) -> Iterator[ShownStep]:
    """The game from its start, a move at a time. Raises ``ValueError`` for cups that are closed."""
    _require(run, eyes)
    game = run.game
    state = first_state(game, run.rules, len(run.names), run.stacks, run.number)
    entries = [(run.entries[0], _seen(run.entries[0], eyes))]
    for entry, (_, actor, action) in zip(run.entries[1:], run.moves, strict=True):
        if actor != CHANCE:
            yield ShownStep(tuple(entries), _view(run, state, eyes))
            entries = []
        state, _ = step(game, state, actor, action)
        entries.append((entry, _seen(entry, eyes)))
    yield ShownStep(tuple(entries), _view(run, state, eyes))


def _require(run: GameRun, eyes: Eyes) -> None:
    if not run.over:
        raise ValueError("the game goes on")
    if eyes.open and not is_open(run):
        raise ValueError("the seed of this game was not opened")


def _view(run: GameRun, state: object, eyes: Eyes) -> Value:
    """What is seen of a state; a game that can't be laid open is seen as by a spectator."""
    if eyes.open and isinstance(run.game, Uncovered):
        shown: Value = run.game.open_view(state)
    else:
        shown = run.game.view(state, eyes.seat)
    return shown


def _seen(entry: Entry, eyes: Eyes) -> tuple[Event, ...]:
    return tuple([_event(told, eyes) for told in entry.events])


def _event(told: Told, eyes: Eyes) -> Event:
    if not eyes.open or told.to is None:
        return observation(told, eyes.seat)
    return told.event if isinstance(told.event, Opening | Salted) else Unseen(told.to)


def _known_draws(run: GameRun, eyes: Eyes) -> frozenset[int]:
    """The chance actions whose outcome is known: all of an opened seed, else what has a salt."""
    if eyes.open:
        return frozenset(range(run.fairness.drawn))
    heard = (event for entry in run.entries for event in _seen(entry, eyes))
    return frozenset(event.draw for event in heard if isinstance(event, Salted))
