"""Reading of records. Errors name the first invalid line (see ``format``)."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from mendax.core.draw import SCHEME
from mendax.core.extensions import Staked
from mendax.core.game import (
    Action,
    Actor,
    AnyGame,
    Event,
    MendaxError,
    Reason,
    Unseen,
)
from mendax.core.harmless import harmless
from mendax.core.shares import Noted
from mendax.core.text_form import read, read_actor
from mendax.games import game_named
from mendax.games.editions import OtherEdition, rules_of
from mendax.table.lobby import HEX
from mendax.table.log import refused
from mendax.table.record.format import (
    ALL,
    FAIRNESS,
    SPECTATOR,
    UNTOLD,
    VEILED,
    BrokenRecord,
    Brought,
    Heading,
    Place,
    Reader,
    Record,
    RecordMove,
)


def read_record(text: str | bytes) -> Record:
    """Parse the record in ``text``. Raises ``BrokenRecord``, which names the first invalid line."""
    lines = _unchained(text)
    number = 1
    try:
        heading: Heading = read(lines[0], (Heading,))
        if heading.scheme != SCHEME:
            raise _broken(1, "scheme", given=heading.scheme[:40], allowed=SCHEME)
        game = game_named(heading.game)
        rules = rules_of(game, heading.rules)
        places: list[Place] = []
        for number in range(2, len(lines) + 1):
            if not lines[number - 1].startswith("place "):
                break
            places.append(_place(lines[number - 1]))
        reader = _read_reader(heading.reader, len(places))
        brought: Brought | None = None
        if lines[number - 1].startswith("brought "):
            brought = read(lines[number - 1], (Brought,))
            number += 1
        _check_chips(game, brought, len(places))
    except BrokenRecord:
        raise
    except OtherEdition as error:
        key = error.reason.key.removeprefix("rules-edition-")
        raise _broken(number, key, **error.reason.arguments) from None
    except (MendaxError, ValueError) as error:
        raise _spelt_badly(number, error) from None
    noted = _noted(lines)
    moves = tuple(_moves(lines, number, game))
    over = lines[-1] == "end over"
    return Record(
        game,
        rules,
        heading.number,
        reader,
        heading.commitment,
        tuple(places),
        moves,
        over,
        brought.stacks if brought else None,
        noted,
        heading.open_seed,
    )


def _check_chips(game: AnyGame, brought: Brought | None, seats: int) -> None:
    """Check that only the record of a game for chips has stacks, with one stack for each seat."""
    given = -1 if brought is None else len(brought.stacks)
    if given != (seats if isinstance(game, Staked) else -1):
        raise ValueError("brought")


def _unchained(text: str | bytes) -> list[str]:
    """Check the hash of each line, and return the lines up to the end without their hashes."""
    if isinstance(text, bytes):
        text = text.decode("ascii", "replace")
    running, lines = sha256(), []
    rest = text.split("\n")
    if text and not text.startswith("heading "):
        raise _broken(1, "no-record")
    for number, line in enumerate(rest[:-1], 1):
        content, mark, digest = line[:-10], line[-10:-8], line[-8:]
        running.update(content.encode(errors="replace") + b"\n")
        if mark != " #" or digest != running.hexdigest()[:8]:
            raise _broken(number, "changed")
        lines.append(content)
    ends = [line for line in lines[-2:] if not line.startswith("noted ")][-1:]
    if rest[-1] or not ends or ends[0] not in ("end over", "end running"):
        raise _broken(len(rest) if rest[-1] else max(1, len(lines)), "cut-short")
    if sum(line.startswith("end ") for line in lines) > 1:
        raise _broken(len(lines), "changed")
    return lines


def _noted(lines: list[str]) -> Noted | None:
    """Remove the client's note after the end of the record, and return it."""
    if not lines[-1].startswith("noted "):
        return None
    try:
        noted: Noted = read(lines[-1], (Noted,))
        _require_share(noted.share)
    except (MendaxError, ValueError) as error:
        raise _spelt_badly(len(lines), error) from None
    lines.pop()
    return noted


def _moves(lines: list[str], start: int, game: AnyGame) -> Iterator[RecordMove]:
    """Yield the entries from line ``start`` (from 1) to the end."""
    at, last = start, 0
    while at < len(lines):
        line, events = at, []
        try:
            number, actor, action = _head(lines[at - 1], game)
            if number <= last:
                raise _broken(line, "order")
            last, at = number, at + 1
            while lines[at - 1].startswith("  "):
                events.append(_event(lines[at - 1][2:], game))
                at += 1
        except BrokenRecord:
            raise
        except (MendaxError, ValueError) as error:
            raise _spelt_badly(at, error) from None
        yield RecordMove(line, number, actor, action, tuple(events))


def _place(line: str) -> Place:
    place: Place = read(line, (Place,))
    if harmless(place.name) != place.name or set(place.name) & set("\n\t"):
        raise refused("name-invisible")
    if place.client_seed is not None:
        _require_share(place.client_seed)
    return place


def _require_share(given: str) -> None:
    if len(given) != 32 or not set(given) <= HEX:
        raise refused("share")


def _event(text: str, game: AnyGame) -> Event:
    event: Event = read(text, (*game.events, *_COMMON))
    return event


_COMMON: Final[tuple[type[Event], ...]] = (*FAIRNESS, Unseen)


def _head(line: str, game: AnyGame) -> tuple[int, Actor, Action | None]:
    number, actor, action = line.split(" ", 2)
    if not (number.isascii() and number.isdigit()) or len(number) > 12:
        raise ValueError(number)
    known: Action | None = None
    if action not in (VEILED, UNTOLD):
        known = read(action, game.actions)
    return int(number), read_actor(actor), known


def _read_reader(word: str, seats: int) -> Reader:
    if word == SPECTATOR:
        return None
    if word == ALL:
        return ALL
    seat = read_actor(word)
    if not isinstance(seat, int) or seat >= seats:
        raise ValueError(word)
    return seat


def _broken(line: int, key: str, **arguments: str | int) -> BrokenRecord:
    return BrokenRecord(line, Reason("record-problem-" + key, {"line": line, **arguments}))


def _spelt_badly(line: int, error: Exception) -> BrokenRecord:
    return _broken(line, "unreadable", problem=str(error)[:120].rstrip("."))
