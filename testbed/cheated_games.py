"""Games at cheating servers, as one honest client receives them.

``python -m testbed.cheated_games`` prints a JSON document for tests of clients, in any language.
``docs/fairness.md`` describes its fields.
"""

import sys
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from mendax.core.concrete import concrete
from mendax.core.fairness_laws import LAWS
from mendax.core.shares import Noted, share_hash
from mendax.core.text_form import write
from mendax.programs.table.own_share import GameReport, OwnShare
from mendax.server.wire import outbound
from mendax.table.actions import AddShare, BindShare, LeaveOut, Sit, Start
from mendax.table.commands import Act, ByTable, Do
from mendax.table.log import Batch
from mendax.table.record.write import chained, record_of
from mendax.table.table import Table
from testbed.cheating_servers import CHEATS, VICTIM, cheating

PEOPLE: Final = ("host", "victim", "third")
SECRET: Final = bytes(range(32))
GAMES: Final = 2
"""The number of games at a table; Sword of Lies is played once."""
CHANGES: Final[dict[str, dict[str, int]]] = {
    "mia": {"lives": 2},
    "french_poker": {"tokens": 2},
    "sword_of_lies": {"cards": 3, "deals": 0},
}
_SHARE: Final = "0123456789abcdef" * 2
_MOVES: Final = 2000


class Transcript(NamedTuple):
    """Everything that one client received at one server."""

    name: str
    """The name of the cheat, or ``honest`` with the name of the game."""
    says: str
    game: str
    laws: tuple[str, ...]
    """The laws that are broken; empty for an honest server."""
    unseen_by: tuple[str, ...]
    """The clients that cannot see the cheat."""
    messages: tuple[Any, ...]
    """The messages of the socket, in order."""
    notes: tuple[dict[str, Any], ...]
    """The client's note of each game: its number, the commitment, the share, and whether the server
    accepted the open share.
    """
    records: tuple[str, ...]
    """The record of each game, with the client's note."""
    draws: tuple[int, ...]
    """The number of draws in each game."""
    reports: tuple[GameReport, ...] = ()
    """The checks by the kit."""


class _Client:
    """The honest player's client: it binds and opens shares as a program does."""

    def __init__(self, table: Table) -> None:
        self.own = OwnShare(lambda: _SHARE)
        self.messages: list[Any] = []
        self.notes: list[Noted] = []
        self._table = table

    def hear(self, batch: Batch) -> None:
        person = PEOPLE[VICTIM]
        message = {
            "type": "news",
            "entries": [outbound.written(entry, entry.heard_by(person)) for entry in batch.entries],
            "you": self._table.seat_of(person),
            "game": None,
            "due": None,
            "table": self._table.table_view(),
        }
        known = msgspec.json.decode(msgspec.json.encode(message))
        self.messages.append(known)
        self.own.hear(known)

    def note(self) -> str | None:
        """Return the hash to bind for the next game, and note the commitment."""
        view = msgspec.to_builtins(self._table.table_view())
        bound = self.own.to_bind(view)
        if bound is not None:
            self.notes.append(Noted(view["commitment"], _SHARE, open_seed=True))
        return bound

    def accepted(self, share: str) -> None:
        """Note that the server accepted the open share."""
        self.own.opened(share)
        self.notes[-1] = msgspec.structs.replace(self.notes[-1], opened=True)


def play(cheat: str | None, game: str = "mia") -> Transcript:
    """Play at a server with this cheat; None is the honest one."""
    known = None if cheat is None else CHEATS[cheat]
    name = game if known is None else known.game
    with cheating(cheat):
        party = _Party(name)
        for number in range(1, 1 + (1 if name == "sword_of_lies" else GAMES)):
            party.play(number)
    return Transcript(
        name=f"honest-{name}" if cheat is None else cheat,
        says="plays fair" if known is None else known.says,
        game=name,
        laws=() if known is None else tuple(law for law in LAWS if law in known.laws),
        unseen_by=() if known is None else tuple(sorted(known.unseen_by)),
        messages=tuple(party.client.messages),
        notes=tuple(
            {
                "game": n,
                "commitment": note.commitment,
                "share": note.share,
                "opened": note.opened,
            }
            for n, note in enumerate(party.client.notes, 1)
        ),
        records=tuple(party.records()),
        draws=tuple(party.draws),
        reports=tuple(party.reports),
    )


class _Party:
    """Three people at one table, which opens every seed."""

    def __init__(self, game: str) -> None:
        self.at = 1_000_000
        self.luck = Random(7)
        self.table, batch = Table.open(
            "t1",
            SECRET,
            game,
            self.at,
            PEOPLE[0],
            "Host",
            None,
            CHANGES[game],
            bots=("random",),
            open_seed=True,
        )
        self.client = _Client(self.table)
        self.client.hear(batch)
        for person in PEOPLE[1:]:
            self.do(person, Sit(person.capitalize()))
        self._records: list[str] = []
        self.draws: list[int] = []
        self.reports: list[GameReport] = []

    def do(self, person: str, action: Any) -> None:
        self._execute(Do(person, action))

    def _execute(self, command: Any) -> None:
        self.at += 10
        self.client.hear(self.table.execute(command, self.at))

    def play(self, number: int) -> None:
        """Play one game to its end."""
        bound = self.client.note()
        if bound is not None:
            self.do(PEOPLE[VICTIM], BindShare(bound))
        accomplice = f"{number:032x}"
        self.do(PEOPLE[0], BindShare(share_hash(bytes.fromhex(accomplice))))
        self.do(PEOPLE[0], Start())
        self.do(PEOPLE[0], AddShare(accomplice))
        own = self.client.own.to_open()
        if own is not None:
            self.do(PEOPLE[VICTIM], AddShare(own))  # raises an exception if it is refused
            self.client.accepted(own)
        elif self.table.state.awaited_shares():
            self._execute(ByTable(LeaveOut()))
        run = self.table.game_run
        assert run is not None
        for _ in range(_MOVES):
            if run.over:
                break
            seat = self.luck.choice([actor for actor in run.actors if isinstance(actor, int)])
            action = self.luck.choice(list(concrete(self.table.offers(seat))))
            person = self.table.people()[seat]
            assert person is not None
            self._execute(Act(person, action, self.table.number))
        assert run.over, "the game does not end"
        self._records.append(record_of(run, VICTIM))
        self.draws.append(run.fairness.drawn)
        self.reports += self.client.own.take_reports()

    def records(self) -> list[str]:
        """Return each game's record, saved with the note as the browser saves it."""
        notes = self.client.notes
        saved = []
        for number, record in enumerate(self._records):
            earlier = tuple(note.commitment for note in notes if note is not notes[number])
            noted = msgspec.structs.replace(notes[number], earlier=earlier)
            lines = [line[:-10] for line in record.splitlines()]
            saved.append(chained(iter([*lines, write(noted)])))
        return saved


def all_games() -> list[Transcript]:
    """Return the games of the honest server and of every cheating server."""
    honest = [play(None, game) for game in CHANGES]
    return [*honest, *map(play, CHEATS)]


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode([one._asdict() for one in all_games()]))
