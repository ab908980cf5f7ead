"""The record of one game, as one reader may know it: text that is kept, shared and checked.

    heading mendax/1 mia 1 seat2 '52c8… (edition=1 order=standard lives=6 …) #5f1c07aa
    place Olena - #9b0e2d41
    place Taras '00112233445566778899aabbccddeeff #c27b3f10
    brought (200 340) #77c0de11        (only in games for chips: the stacks)
    3 seat2 shake #08d1e6b3
      shaken 1 #7a9944c2
    4 chance veiled #e05f1a6d
      committed 0 '8f3a… #41d2c9b8
      fell 1 0 #30b7aa15
    end running #b1c4d8e9

Rules of this file
1. A record holds what its reader was told, and what the reader did; nothing else. What others did
   is known by its events and stands as ``-``. How chance fell is written once the reader has been
   given the salt of that draw (or the whole seed); until then it is ``veiled``.
2. Every line ends in a hash over all lines up to it, so a changed byte is found and its line named.
   That guards against accidents; against cheating stand the commitments (see ``audit``).
3. A record is plain ASCII and says by itself which game, rules and seats it is of, and which
   edition of the rules (the first, if it names none). Of an edition that today's book can't
   replay, moves and events are kept as they are spelt; of a later one it is refused.
"""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple

from mendax.core.draw import SCHEME
from mendax.core.extensions import Staked
from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    AnyGame,
    Event,
    MendaxError,
    Reason,
    RulesError,
    Seat,
    Told,
    UnreadableText,
    Unseen,
    Value,
    kebab,
    observation,
)
from mendax.core.record import read, read_actor, write, write_actor
from mendax.games import game_named
from mendax.games.editions import NewerEdition, edition_of, full_words, is_replayed, rules_of
from mendax.games.rules import Rules
from mendax.table.chip_stacks import first_state
from mendax.table.events import Committed, NextCommitted, Salted, SeedOpened
from mendax.table.game_run import GameRun
from mendax.table.lobby import HEX
from mendax.table.log import Person, refused, text_of
from mendax.table.table import Table

ALL: Final = "all"
SPECTATOR: Final = "spectator"
Reader = Seat | None | Literal["all"]
"""A seat, a spectator (None), or ``all``: who may know everything, such as the table's owner."""

FAIRNESS: Final[tuple[type[Event], ...]] = (Committed, Salted, SeedOpened, NextCommitted)
VEILED, UNTOLD = "veiled", "-"


class Heading(Value, frozen=True):
    """The first line: what was played, and what bound its randomness."""

    scheme: str
    game: str
    number: int
    reader: str
    commitment: str
    rules: tuple[str, ...]
    """In words, the edition first."""


class Place(Value, frozen=True):
    """Who sat on the next seat, and their share of the randomness."""

    name: str
    share: str | None


class Brought(Value, frozen=True):
    """What everybody brought, by seat, in a game for chips."""

    stacks: tuple[int, ...]


class SpeltAction(Action, frozen=True):
    """An action of an earlier edition, as it is spelt."""

    text: str


class SpeltEvent(Event, frozen=True):
    """An event of an earlier edition, as it is spelt."""

    text: str


def spelling(value: Action | Event) -> str:
    """How an action or an event of any edition is spelt."""
    return value.text if isinstance(value, SpeltAction | SpeltEvent) else write(value)


class Move(NamedTuple):
    """One entry of a record. ``line`` is where it stands in the text, from 1."""

    line: int
    number: int
    actor: Actor
    action: Action | None
    """None if the reader does not know it (``veiled``, ``-``)."""
    events: tuple[Event, ...]


class Record(NamedTuple):
    """A record that reads well; whether it is true is for ``audit`` to say."""

    game: AnyGame
    rules: Rules
    number: int
    reader: Reader
    commitment: str
    places: tuple[Place, ...]
    moves: tuple[Move, ...]
    over: bool
    stacks: tuple[int, ...] | None
    """What everybody brought, in a game for chips."""
    words: tuple[str, ...]
    """The rules in the words of their edition."""
    edition: int
    replayed: bool
    """Whether today's book can replay it. If not, ``rules`` are what it can read of ``words`` (or
    the default preset), and actions and events are ``SpeltAction`` and ``SpeltEvent``."""

    def first_state(self) -> Any:
        """The state before the first chance action. Raises ``RulesError``."""
        return first_state(self.game, self.rules, len(self.places), self.stacks, self.number)


class Problem(NamedTuple):
    """What is wrong with a record, and in which line of its text (from 1)."""

    line: int
    reason: Reason


class BrokenRecord(UnreadableText):
    """A text that is no record; ``line`` is the first bad one."""

    def __init__(self, line: int, reason: Reason) -> None:
        super().__init__(reason)
        self.line = line


def seen(told: Told, reader: Reader) -> Event:
    """The event as ``reader`` gets it."""
    return told.event if reader == ALL else observation(told, reader)


# ── writing ──────────────────────────────────────────────────────────────────────────────────


def write_record(table: Table, number: int, person: Person | None) -> str:
    """Game ``number`` of ``table`` as ``person`` may know it now: whoever did not play it, as a
    spectator, and who did, from the seat they had then.

    The table must be at that game: ``Table.load(…, through=number)`` gets it there. Raises
    ``Refusal`` otherwise, or if the game is of an edition that can't be replayed.
    """
    played, frozen = table.game_run, table.frozen
    if frozen is not None and frozen.number == number:
        raise refused("older-edition", game=number, edition=frozen.edition)
    if played is None or played.number != number:
        now = 0 if played is None else played.number
        raise refused("no-such-game", given=number, allowed=now)
    return record_of(played, played.seat_of(person))


def record_of(played: GameRun, reader: Reader) -> str:
    """A game as ``reader``, a seat of that very game, may know it now."""
    return chained(_lines(played, reader))


def chained(lines: Iterator[str]) -> str:
    """Lines with their running hash."""
    running, text = sha256(), []
    for line in lines:
        running.update(line.encode() + b"\n")
        text.append(f"{line} #{running.hexdigest()[:8]}\n")
    return "".join(text)


def _lines(played: GameRun, reader: Reader) -> Iterator[str]:
    rules = full_words(played.game, played.rules)
    name, bound = played.game.name, played.commitment
    yield write(Heading(SCHEME, name, played.number, _write_reader(reader), bound, rules))
    for seat_name, given in zip(played.names, played.client_seeds, strict=True):
        yield write(Place(seat_name, given))
    if played.stacks is not None:
        yield write(Brought(played.stacks))
    known = _known_draws(played, reader)
    draws = 0
    for entry, (number, actor, action) in zip(played.entries[1:], played.moves, strict=True):
        tells = actor == reader or reader == ALL or (actor == CHANCE and draws in known)
        unknown = VEILED if actor == CHANCE else UNTOLD
        draws += actor == CHANCE
        yield f"{number} {write_actor(actor)} {text_of(action) if tells else unknown}"
        for told in entry.events:
            yield "  " + write(seen(told, reader))
    yield "end over" if played.over else "end running"


def _known_draws(played: GameRun, reader: Reader) -> frozenset[int]:
    """The chance actions whose outcome the reader holds the salt of, or the seed."""
    events = [seen(told, reader) for entry in played.entries for told in entry.events]
    if any(isinstance(event, SeedOpened) for event in events):
        return frozenset(range(played.fairness.drawn))
    return frozenset(event.draw for event in events if isinstance(event, Salted))


def _write_reader(reader: Reader) -> str:
    return SPECTATOR if reader is None else ALL if reader == ALL else write_actor(reader)


# ── reading ──────────────────────────────────────────────────────────────────────────────────


def read_record(text: str | bytes) -> Record:
    """The record that ``text`` is. Raises ``BrokenRecord`` naming the first bad line."""
    lines = _unchained(text)
    number = 1
    try:
        heading: Heading = read(lines[0], (Heading,))
        if heading.scheme != SCHEME:
            raise _broken(1, "scheme", given=heading.scheme[:40], allowed=SCHEME)
        game = game_named(heading.game)
        edition, words = edition_of(game, heading.rules)
        replayed = is_replayed(game, edition)
        rules = _rules(game, heading.rules, replayed)
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
    except NewerEdition as error:
        raise _broken(number, "newer", **error.reason.arguments) from None
    except (MendaxError, ValueError) as error:
        raise _spelt_badly(number, error) from None
    moves = tuple(_moves(lines, number, game if replayed else None))
    over = lines[-1] == "end over"
    return Record(
        *(game, rules, heading.number, reader, heading.commitment, tuple(places), moves, over),
        *(brought.stacks if brought else None, words, edition, replayed),
    )


def _rules(game: AnyGame, words: tuple[str, ...], replayed: bool) -> Rules:
    """The rules in a heading; of an edition that isn't replayed, as far as they can be read."""
    try:
        return rules_of(game, words)
    except RulesError:
        if replayed:
            raise
        preset: Rules = game.presets[game.default_preset]
        return preset


def _check_chips(game: AnyGame, brought: Brought | None, seats: int) -> None:
    """Stacks stand in a record just where its game is played for chips, one for each seat."""
    given = -1 if brought is None else len(brought.stacks)
    if given != (seats if isinstance(game, Staked) else -1):
        raise ValueError("brought")


def _unchained(text: str | bytes) -> list[str]:
    """The lines without their hashes, every one of which is right, up to the end."""
    if isinstance(text, bytes):
        text = text.decode("ascii", "replace")
    running, lines = sha256(), []
    rest = text.split("\n")
    for number, line in enumerate(rest[:-1], 1):
        content, mark, found = line[:-10], line[-10:-8], line[-8:]
        running.update(content.encode(errors="replace") + b"\n")
        if mark != " #" or found != running.hexdigest()[:8]:
            raise _broken(number, "changed")
        lines.append(content)
    if rest[-1] or not lines or lines[-1] not in ("end over", "end running"):
        raise _broken(len(rest) if rest[-1] else max(1, len(lines)), "cut-short")
    if any(line.startswith("end ") for line in lines[:-1]):
        raise _broken(len(lines), "changed")
    return lines


def _moves(lines: list[str], start: int, game: AnyGame | None) -> Iterator[Move]:
    """The entries from line ``start`` (from 1) up to the end; without a game as they are spelt."""
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
        yield Move(line, number, actor, action, tuple(events))


def _place(line: str) -> Place:
    place: Place = read(line, (Place,))
    if place.share is not None and (len(place.share) != 32 or not set(place.share) <= HEX):
        raise refused("share")
    return place


def _event(text: str, game: AnyGame | None) -> Event:
    """An event; without a game as it is spelt, if it is not one of every game."""
    if game is None and text.partition(" ")[0] not in map(_named, _COMMON):
        return SpeltEvent(text)
    event: Event = read(text, _COMMON if game is None else (*game.events, *_COMMON))
    return event


_COMMON: Final[tuple[type[Event], ...]] = (*FAIRNESS, Unseen)


def _named(kind: type[Event]) -> str:
    return kebab(kind.__name__)


def _head(line: str, game: AnyGame | None) -> tuple[int, Actor, Action | None]:
    number, actor, action = line.split(" ", 2)
    if not (number.isascii() and number.isdigit()) or len(number) > 12:
        raise ValueError(number)
    known: Action | None = None
    if action not in (VEILED, UNTOLD):
        known = SpeltAction(action) if game is None else read(action, game.actions)
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
    problem = error.reason.key if isinstance(error, MendaxError) else str(error)[:60]
    return _broken(line, "unreadable", problem=problem)
