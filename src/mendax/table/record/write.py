"""Writing of a game's record for one reader (see ``format``)."""

from collections.abc import Iterator
from hashlib import sha256

from mendax.core.draw import SCHEME
from mendax.core.game import (
    CHANCE,
)
from mendax.core.text_form import write, write_actor
from mendax.games.editions import full_words
from mendax.table.events import Salted, SeedOpened
from mendax.table.game_run import GameRun
from mendax.table.log import Person, refused, text_of
from mendax.table.record.format import (
    ALL,
    SPECTATOR,
    UNTOLD,
    VEILED,
    Brought,
    Heading,
    Place,
    Reader,
    seen,
)
from mendax.table.table import Table


def write_record(table: Table, number: int, person: Person | None) -> str:
    """Return the record of game ``number`` as ``person`` saw it, from a seat or as a spectator.

    Raises ``Refusal`` unless the table is at that game (``Table.load(…, through=number)``).
    """
    game_run = table.game_run
    if game_run is None or game_run.number != number:
        now = 0 if game_run is None else game_run.number
        raise refused("no-such-game", given=number, allowed=now)
    return record_of(game_run, game_run.seat_of(person))


def record_of(game_run: GameRun, reader: Reader) -> str:
    """Return the record of a game as ``reader`` may know it now."""
    return chained(_lines(game_run, reader))


def chained(lines: Iterator[str]) -> str:
    """Return the lines as one text, each with its running hash."""
    running, text = sha256(), []
    for line in lines:
        running.update(line.encode() + b"\n")
        text.append(f"{line} #{running.hexdigest()[:8]}\n")
    return "".join(text)


def _lines(game_run: GameRun, reader: Reader) -> Iterator[str]:
    rules = full_words(game_run.game, game_run.rules)
    name, bound = game_run.game.name, game_run.commitment
    reads, number = _write_reader(reader), game_run.number
    yield write(Heading(SCHEME, name, number, reads, bound, rules, game_run.open_seed))
    shares = game_run.shares
    seats = zip(game_run.names, shares.opened, shares.bound, strict=True)
    for seat, (seat_name, given, hashed) in enumerate(seats):
        yield write(Place(seat_name, given, seat in game_run.programs, hashed))
    if game_run.stacks is not None:
        yield write(Brought(game_run.stacks))
    known = _known_draws(game_run, reader)
    draws = 0
    for entry, (number, actor, action) in zip(game_run.entries[1:], game_run.moves, strict=True):
        tells = actor == reader or reader == ALL or (actor == CHANCE and draws in known)
        unknown = VEILED if actor == CHANCE else UNTOLD
        draws += actor == CHANCE
        yield f"{number} {write_actor(actor)} {text_of(action) if tells else unknown}"
        for told in entry.events:
            yield "  " + write(seen(told, reader))
    yield "end over" if game_run.over else "end running"


def _known_draws(game_run: GameRun, reader: Reader) -> frozenset[int]:
    """Return the chance actions whose salt, or the seed, is known to the reader."""
    events = [seen(told, reader) for entry in game_run.entries for told in entry.events]
    if any(isinstance(event, SeedOpened) for event in events):
        return frozenset(range(game_run.fairness.drawn))
    return frozenset(event.draw for event in events if isinstance(event, Salted))


def _write_reader(reader: Reader) -> str:
    return SPECTATOR if reader is None else ALL if reader == ALL else write_actor(reader)
