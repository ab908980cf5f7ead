"""What a release leaves behind: the store of a house with tables of every game, and the records.

Everything is drawn from fixed seeds: some tables by every preset, some by odd rule sets; games that
are over, sittings of several, games in the middle; people who come, go, talk, are moved and are
kicked. ``python -m tests.archive`` writes the archive of the release at hand.
"""

import io
import json
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, cast

from mendax.bots import bots_for
from mendax.core.concrete import concrete
from mendax.core.game import AnyGame, MendaxError
from mendax.core.shares import share_hash
from mendax.games import GAMES
from mendax.games.rules import write_options
from mendax.server.store.journal import Journal, TableRow
from mendax.server.store.journal import JournalBatch as Stored
from mendax.table.actions import (
    AddBot,
    AddShare,
    Arrange,
    BindShare,
    BuyIn,
    Leave,
    Remove,
    Return,
    Say,
    SetTable,
    Settings,
    Sit,
    Start,
    Whisper,
)
from mendax.table.commands import Act, BotAct, Do
from mendax.table.log import LogLine
from mendax.table.record.format import ALL, Reader
from mendax.table.record.write import record_of
from mendax.table.table import Batch, Table
from mendax.testing.playthrough import rule_set

FOLDER: Final = Path(__file__).parent
STORE, RECORDS, FOUND = "mendax.sqlite3", "records", "tables.json"
ODD: Final = 2
"""Rule sets of each game besides its presets."""
_LONGEST: Final = 440
"""Moves of a game, and lines of a table: what is longer is left out."""
_BEGAN: Final = 1_790_000_000_000
_PEOPLE: Final = ("olena", "taras", "ivan", "nina")
_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


class Kept(NamedTuple):
    """A table as the store has it, and the records of its finished games by their readers."""

    row: TableRow
    lines: tuple[LogLine, ...]
    table: Table
    records: dict[str, str]


class _Evening:
    """A table being played at random, the same for the same seed."""

    def __init__(self, game: AnyGame, preset: str, words: list[str], seed: int) -> None:
        self.luck = Random(f"{game.name} {preset} {seed}")
        self.id = "".join(self.luck.choice(_LETTERS) for _ in range(16))
        self.secret = self.luck.randbytes(32)
        self.at = _BEGAN + 1_000_000 * seed
        self.lines: list[LogLine] = []
        self.records: dict[str, str] = {}
        self.bots = bots_for(game.name)
        self.row = TableRow(self.id, self.secret, game.name, self.at)
        self.table, batch = Table.open(
            *(self.id, self.secret, game.name, self.at, "olena", "Олена", preset, words, self.bots)
        )
        self._keep(batch)
        self.do("taras", Sit("Тарас"))
        self.do("ivan", Sit("Ivan"))
        self.do("olena", AddBot(self.luck.choice(self.bots)))
        self.shares: dict[str, bytes] = {}
        self.share("taras")

    def _keep(self, batch: Batch) -> None:
        self.lines += batch.lines

    def share(self, person: str) -> None:
        """Somebody binds a share, which is opened when the game begins."""
        self.shares[person] = self.luck.randbytes(16)
        self.do(person, BindShare(share_hash(self.shares[person])))

    def do(self, person: str, action: Any) -> bool:
        """What a person does around the game; whether it was allowed."""
        self.at += self.luck.randrange(50, 4000)
        try:
            self._keep(self.table.execute(Do(person, action, f"c{len(self.lines)}"), self.at))
        except MendaxError:
            return False
        return True

    def game(self, most: int = _LONGEST) -> bool:
        """A game from its start; whether it came to its end."""
        if not self.do(self.host, Start()):
            return False
        for person, share in self.shares.items():
            self.do(person, AddShare(share.hex()))
        made = 0
        while (acting := self._to_act()) and made < most:
            self._move(self.luck.choice(acting))
            made += 1
            if made == 7:
                self.do(self.luck.choice(_PEOPLE), Say("What a roll, ще б пак!"))
                self.do("ivan", Whisper(0, "a word with you"))
            if made == 11 and self.luck.random() < 0.4:
                self.do("taras", Leave())
            if made == 19:
                self.do("taras", Return())
        if acting:
            return False
        played = self.table.game_run
        assert played is not None
        seat = self.luck.randrange(len(played.names))
        for reader in cast("tuple[Reader, ...]", (seat, self.luck.choice((None, ALL)))):
            name = f"seat{reader + 1}" if isinstance(reader, int) else reader or "spectator"
            key = f"{self.id}-{played.number}-{name}"
            self.records[key] = record_of(played, reader)
        return True

    @property
    def host(self) -> str:
        seat = self.table.table_view().host
        person = None if seat is None else self.table.people()[seat]
        return person or "olena"

    def _to_act(self) -> list[int]:
        played = self.table.game_run
        return [] if played is None else [seat for seat in played.actors if isinstance(seat, int)]

    def _move(self, seat: int) -> None:
        action = self.luck.choice(list(concrete(self.table.offers(seat))))
        person = self.table.people()[seat]
        self.at += self.luck.randrange(50, 9000)
        if self.table.bot_at(seat) is None and person is not None:
            made = self.table.execute(
                Act(person, action, self.table.number, f"c{len(self.lines)}"), self.at
            )
        else:
            made = self.table.execute(BotAct(seat, action), self.at)
        self._keep(made)

    def between(self) -> None:
        """What happens between two games: people are moved, go, are shown the door, buy chips."""
        self.do("nina", Sit("Ніна"))
        if self.table.table_view().stakes is not None:
            for person in _PEOPLE:
                self.do(person, BuyIn(self.luck.randrange(200, 400)))
        elif self.luck.random() < 0.6:
            seats = [n for n, s in enumerate(self.table.table_view().seats) if not s.away]
            self.luck.shuffle(seats)
            self.do(self.host, Arrange(tuple(seats)))
        if self.luck.random() < 0.3:
            self.do(self.host, Remove(self.luck.randrange(3)))
        if self.luck.random() < 0.5:
            self.do(self.host, SetTable(Settings(open_seed=True)))
        self.share("ivan")

    def kept(self) -> Kept:
        return Kept(self.row, tuple(self.lines), self.table, self.records)


def _evenings(game: AnyGame) -> Iterator[_Evening]:
    for number, preset in enumerate(game.presets):
        short = ["lives=2"] if game.name == "mia" and preset == game.default_preset else []
        yield _Evening(game, preset, short, number)
    for number in range(ODD):
        words = write_options(rule_set(game, number)).split()
        yield _Evening(game, game.default_preset, words, 100 + number)


def evenings() -> Iterator[Kept]:
    """Every table of the archive."""
    for game in GAMES.values():
        for number, evening in enumerate(_evenings(game)):
            over = evening.game()
            if over and number % 3 == 1:
                evening.between()
                over = evening.game()
            if over and number % 2:
                evening.between()
                evening.game(most=25)
            if len(evening.lines) <= _LONGEST:  # an archive is small, and kept for ever
                yield evening.kept()
        begun = _Evening(game, game.default_preset, [], 200)
        begun.game(most=30)
        yield begun.kept()
        yield _Evening(game, game.default_preset, [], 300).kept()


def found(kept: Kept) -> dict[str, Any]:
    """What a table is at the end, for those who load it later."""
    view = kept.table.table_view()
    result = kept.table.result()
    return {
        "game": view.game,
        "edition": getattr(GAMES[view.game], "edition", 1),
        "number": kept.table.number,
        "phase": view.phase,
        "games": view.games,
        "rules": view.rules,
        "wins": view.wins,
        "seats": [[seat.name, seat.bot, seat.away, seat.stack] for seat in view.seats],
        "places": result.places if result else None,
    }


def write(file: Path) -> None:
    """The archive of this release."""
    tables = list(evenings())
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / STORE
        journal = Journal(store)
        for kept in tables:
            journal.store([Stored(kept.row.id, kept.lines, opens=kept.row)])
        journal.close()
        contents = {STORE: store.read_bytes()}
    shown = {kept.row.id: found(kept) for kept in tables}
    contents[FOUND] = (json.dumps(shown, indent=1, ensure_ascii=False) + "\n").encode()
    for kept in tables:
        contents |= {f"{RECORDS}/{k}.txt": text.encode() for k, text in kept.records.items()}
    with tarfile.open(file, "x:xz", preset=9) as archive:
        for name, content in contents.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
