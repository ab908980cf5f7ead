"""Games as data rows: of a new match, of files, and of records.

A row of a record is either complete or limited to the reader's knowledge and moves.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

from mendax.arena.competitors import Participant
from mendax.arena.match import MatchSetup, on_cores, played_match, prepared
from mendax.arena.standings import PlayedGame
from mendax.core.game import Actor, AnyGame, Reason
from mendax.core.text_form import read, read_actor, write
from mendax.games import game_named
from mendax.games.editions import full_words
from mendax.games.rules import Rules, rules_for
from mendax.records import RecordedGame, row_of
from mendax.records import read as read_rows
from mendax.records.rows import RowChoice
from mendax.table.record.format import (
    ALL,
    FAIRNESS,
    SPECTATOR,
    BrokenRecord,
    Record,
    RecordMove,
)
from mendax.table.record.read import read_record
from mendax.table.record.undo import undo

_RECORD = ".record"


def played(
    game: AnyGame | str,
    rules: Rules | str,
    bots: Sequence[Participant],
    games: int,
    seed: str,
    *,
    seats: int | None = None,
    workers: int = 1,
) -> Iterator[RecordedGame]:
    """Play a match, and yield the row of each game.

    The arguments, the games and the errors are those of ``arena.match.match``.
    """
    book = game_named(game) if isinstance(game, str) else game
    setup, seats = prepared(book, rules_for(book, rules), bots, seed, seats, keep_moves=True)
    for one in played_match(setup, seats, range(games), on_cores(workers)):
        yield row_of_played(setup, one)


def rows_in(*paths: str | Path) -> Iterator[RecordedGame]:
    """Yield the games in files of rows, in records (``*.record``), and in folders of records.

    Raises ``UnreadableRow``, ``BrokenRecord``, ``OtherEdition`` and ``OSError``.
    """
    for path in map(Path, paths):
        if path.is_dir():
            yield from rows_in(*sorted(path.glob("*" + _RECORD)))
        elif path.suffix == _RECORD:
            yield row_of_record(read_record(undo(path.read_bytes()).text))
        else:
            yield from read_rows(path)


def row_of_played(setup: MatchSetup, played: PlayedGame) -> RecordedGame:
    """Return the row of a game from a match that kept the game's moves."""
    game = game_named(setup.game)
    split = (move.partition(" ") for move in played.moves)
    moves = [(read_actor(actor), read(action, game.actions)) for actor, _, action in split]
    state = game.initial_state(setup.rules, len(played.order))
    names = [setup.bots[bot].name for bot in played.order]
    return row_of(game, setup.rules, state, names, moves, thoughts=dict(played.thoughts))


def row_of_record(record: Record, *, anonymous: bool = False) -> RecordedGame:
    """Return the row of a record. ``anonymous`` omits the names and texts of players.

    Raises ``BrokenRecord`` for a record of an edition that can't be replayed, for a spectator's
    record, and for an anonymous row from the record of a single seat.
    """
    if record.reader is None:
        raise BrokenRecord(1, Reason("records-no-row", {"reader": SPECTATOR}))
    names = [place.name for place in record.places]
    if anonymous:
        names = [f"seat{seat + 1}" for seat in range(len(names))]
    moves = [(move.actor, move.action) for move in record.moves]
    known = [(actor, action) for actor, action in moves if action is not None]
    if record.reader == ALL and len(known) == len(moves):
        start = record.first_state()
        text = not anonymous
        return row_of(record.game, record.rules, start, names, known, keep_text=text)
    if anonymous:  # its events contain other players' texts
        raise BrokenRecord(1, Reason("records-not-anonymous"))
    return _partial(record, names)


def _partial(record: Record, names: list[str]) -> RecordedGame:
    """Return the row with the reader's knowledge and moves. Its events show other players'
    moves.
    """
    heard, choices = "", list[RowChoice]()
    for move in record.moves:
        if move.action is not None and move.actor == record.reader:
            choices.append(RowChoice(_seat(move.actor), len(heard), write(move.action)))
        heard += _told(move)
    return RecordedGame(
        game=record.game.name,
        rules=" ".join(full_words(record.game, record.rules)),
        seats=tuple(names),
        payoffs=None,
        places=None,
        heard=tuple(heard if seat == record.reader else "" for seat in range(len(names))),
        choices=tuple(choices),
    )


def _seat(actor: Actor) -> int:
    assert isinstance(actor, int)
    return actor


def _told(move: RecordMove) -> str:
    return "".join(write(event) + "\n" for event in move.events if not isinstance(event, FAIRNESS))
