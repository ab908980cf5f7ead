"""What any release has stored can be opened for ever: continued by its edition, or else shown.

Every release leaves an archive here (``python -m tests.archive``). Whatever is changed, its tables
load, and its records read and hold.
"""

import copy
import json
import tarfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest

import mendax.games
from mendax.bots import bots_for
from mendax.core.concrete import concrete
from mendax.core.game import AnyGame, MendaxError
from mendax.games import GAMES, game_named
from mendax.games.editions import is_replayed, rules_of
from mendax.server.store.journal import Journal, TableRow
from mendax.server.store.reader import LogReader
from mendax.table.actions import Start
from mendax.table.commands import Act, BotAct, Do
from mendax.table.log import LogLine
from mendax.table.record.read import read_record
from mendax.table.record.verify import judge
from mendax.table.record.write import write_record
from mendax.table.table import Table
from tests.archive.making import FOLDER, FOUND, RECORDS, STORE
from tests.reasons import because

ARCHIVES = sorted(FOLDER.glob("*.tar.xz"))
SOME = 25
"""Moves that a game is continued by."""


class Stored(NamedTuple):
    """A table of an archive."""

    row: TableRow
    lines: list[LogLine]
    found: dict[str, Any]
    """What it was when it was archived."""

    def load(self, through: int | None = None) -> Table:
        bots = bots_for(self.row.game)
        return Table.load(self.row.id, self.row.secret, self.lines, bots, through)

    @property
    def replayed(self) -> bool:
        return is_replayed(game_named(self.row.game), self.found["edition"])


@cache
def contents(file: Path) -> dict[str, bytes]:
    with tarfile.open(file) as archive:
        read = ((entry.name, archive.extractfile(entry)) for entry in archive)
        return {name: part.read() for name, part in read if part is not None}


@cache
def tables(file: Path) -> tuple[Stored, ...]:
    found = json.loads(contents(file)[FOUND])
    with TemporaryDirectory() as folder:
        store = Path(folder) / STORE
        store.write_bytes(contents(file)[STORE])
        journal = Journal(store)
        reader = LogReader(store)
        rows = {name: reader.table(name) for name in found}
        read = {name: reader.lines(name) for name in found}
        reader.close()
        journal.close()
    return tuple(Stored(row, read[name], found[name]) for name, row in rows.items() if row)


def records(file: Path) -> Iterator[tuple[str, bytes]]:
    return (item for item in contents(file).items() if item[0].startswith(RECORDS))


@pytest.fixture(params=ARCHIVES, ids=lambda file: file.name)
def archive(request: pytest.FixtureRequest) -> Path:
    file: Path = request.param
    return file


@pytest.fixture
def next_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    """Books of an edition that understands none before it, and reads none of their options."""
    revised: dict[str, AnyGame] = {}
    for name, game in GAMES.items():
        revised[name] = copy.copy(game)
        revised[name].edition = game.edition + 1
    monkeypatch.setattr(mendax.games, "GAMES", revised)


def test_there_is_an_archive_and_all_of_it_is_read() -> None:
    assert ARCHIVES
    for file in ARCHIVES:
        assert {stored.row.game for stored in tables(file)} == set(GAMES)
        assert len(tables(file)) == len(json.loads(contents(file)[FOUND]))
        assert file.stat().st_size < 400_000


def test_every_table_loads_and_is_what_it_was(archive: Path) -> None:
    for stored in tables(archive):
        table, found = stored.load(), stored.found
        view, result = table.table_view(), table.result()
        assert (table.number, view.games) == (found["number"], found["games"])
        if found["games"] and not stored.replayed:
            is_shown_frozen(stored, table)
            continue
        assert view.phase == found["phase"]
        assert list(view.wins) == found["wins"]
        seats = [[seat.name, seat.bot, seat.away, seat.stack] for seat in view.seats]
        assert seats == found["seats"]
        assert (list(result.places) if result else None) == found["places"]
        if stored.replayed:
            game = game_named(stored.row.game)
            assert rules_of(game, view.rules.split()) == rules_of(game, found["rules"].split())
        goes_on(stored, table)


def goes_on(stored: Stored, table: Table) -> None:
    """A running game is continued, and its log loads again; at rest a new one is begun."""
    lines, luck, at = list(stored.lines), Random(stored.row.id), stored.lines[-1].at
    host = table.table_view().host
    assert host is not None
    if table.table_view().phase != "playing":
        person = table.people()[host]
        assert person is not None
        if not can_begin(table):
            with pytest.raises(MendaxError, check=because("table-refused-short")):
                table.execute(Do(person, Start()), at)
            return
        lines += table.execute(Do(person, Start()), at).lines
    for _ in range(SOME):
        played = table.game_run
        acting = [] if played is None else [s for s in played.actors if isinstance(s, int)]
        if not acting:
            break
        seat = luck.choice(acting)
        action = luck.choice(list(concrete(table.offers(seat))))
        person = table.people()[seat]
        if table.bot_at(seat) is None and person is not None:
            lines += table.execute(Act(person, action, table.number), at).lines
        else:
            lines += table.execute(BotAct(seat, action), at).lines
    again = Table.load(stored.row.id, stored.row.secret, lines, bots_for(stored.row.game))
    assert again.table_view() == table.table_view()


def can_begin(table: Table) -> bool:
    """Whether nobody who has played must buy chips first."""
    view = table.table_view()
    if view.stakes is None:
        return True
    stacks = [seat.stack for seat in view.seats if seat.bot is None and not seat.away]
    return all(stack is None or stack >= view.stakes.buy_in for stack in stacks)


def is_shown_frozen(stored: Stored, table: Table) -> None:
    """The table opens, says why it can't go on, keeps chips, and plays on anew."""
    view, found = table.table_view(), stored.found
    rests = found["phase"] == "gathering"
    assert view.phase == ("gathering" if rests else "frozen")
    assert view.edition == found["edition"]
    assert [seat.name for seat in view.seats] == [seat[0] for seat in found["seats"]]
    assert table.game_view(None) is None
    if view.stakes is not None:
        kept = sum(seat.stack or 0 for seat in view.seats)
        bought = sum(seat.bought for seat in view.seats)
        assert kept + view.stakes.raked + view.stakes.taken_away == bought
    for game in range(1, view.games + 1):
        with pytest.raises(MendaxError, check=because("older-edition")):
            write_record(stored.load(game), game, None)
    if not rests:
        with pytest.raises(MendaxError, check=because("table-refused-frozen")):
            table.execute(Act("olena", Start(), table.number), 0)
    goes_on(stored, table)


@pytest.mark.usefixtures("next_edition")
def test_the_next_edition_shows_every_table_and_plays_on_there(archive: Path) -> None:
    phases = set()
    for stored in tables(archive):
        if stored.found["games"]:
            table = stored.load()
            phases.add(table.table_view().phase)
            is_shown_frozen(stored, table)
    assert phases == {"frozen"}


def test_every_record_reads_and_holds(archive: Path) -> None:
    for name, text in records(archive):
        found = judge(text)
        assert found.problems == (), name
        assert found.game is not None
        assert found.edition is not None
        assert found.replayed == is_replayed(GAMES[found.game], found.edition)


@pytest.mark.usefixtures("next_edition")
def test_the_next_edition_checks_what_fairness_rests_on_in_every_record(archive: Path) -> None:
    for name, text in records(archive):
        record, found = read_record(text), judge(text)
        assert (found.problems, found.replayed) == ((), False), name
        assert len(record.moves) > 3
