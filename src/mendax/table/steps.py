"""A finished game step by step, as one reader sees it, for its story and replay.

Rules of this file
1. A reader sees the events sent to their seat. With ``open``, the reader also sees every chance
   outcome, which the opened seed makes public. Written or whispered text stays with its players.
2. The game's entries decide whether the seed was opened (``is_open``). The table's current setting
   does not matter, because the setting during the game was a promise to the players.
3. The game's engine computes the states from the moves.
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
    """The viewer of a game: a seat or a spectator (None), with all outcomes visible if ``open``."""

    seat: Seat | None
    open: bool = False


class ShownStep(NamedTuple):
    """The entries of one move and of the chance actions after it, and the view at the end."""

    entries: tuple[tuple[Entry, tuple[Event, ...]], ...]
    view: Value


def is_open(run: GameRun) -> bool:
    """Return whether this game's seed was published."""
    events = (told for entry in run.entries for told in entry.events)
    return any(isinstance(told.event, SeedOpened) and told.to is None for told in events)


def turns(run: GameRun, eyes: Eyes) -> Iterator[Turn]:
    """Yield the game's moves as ``eyes`` see them.

    Raises ``ValueError`` for a running game, and for an open view without an opened seed.
    """
    _require(run, eyes)
    known = _known_draws(run, eyes)
    draws = 0
    for entry, (number, actor, action) in zip(run.entries[1:], run.moves, strict=True):
        tells = draws in known if actor == CHANCE else actor == eyes.seat
        draws += actor == CHANCE
        yield Turn(number, actor, action if tells else None, _seen(entry, eyes))


class SeatPosition(NamedTuple):
    """A seat's view and offers at a decision."""

    view: Any
    offers: tuple[Offer, ...]


def choices(
    game: AnyGame, state: Any, moves: Iterable[tuple[int, Actor, Action]], seat: Seat
) -> dict[int, SeatPosition]:
    """Return the view and offers of ``seat`` before each of its moves, keyed by move number.

    ``state`` is the game's first state. Raises ``IllegalAction`` for illegal moves.
    """
    chosen = {}
    for number, actor, action in moves:
        if actor == seat:
            chosen[number] = SeatPosition(game.view(state, seat), game.legal_actions(state, seat))
        state, _ = step(game, state, actor, action)
    return chosen


def steps(run: GameRun, eyes: Eyes) -> Iterator[ShownStep]:
    """Yield the game from its start, one move at a time.

    Raises ``ValueError`` for a running game, and for an open view without an opened seed.
    """
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
        raise ValueError("the game is not over")
    if eyes.open and not is_open(run):
        raise ValueError("this game's seed was not opened")


def _view(run: GameRun, state: object, eyes: Eyes) -> Value:
    """Return the view of a state. In a game without open views, ``open`` shows a spectator's
    view.
    """
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
    """Return the chance actions with known outcomes: all if the seed is open, else those with a
    salt.
    """
    if eyes.open:
        return frozenset(range(run.fairness.drawn))
    heard = (event for entry in run.entries for event in _seen(entry, eyes))
    return frozenset(event.draw for event in heard if isinstance(event, Salted))
