"""An evening at a table, for the tests of this folder."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

import pytest

from mendax.core.concrete import concrete
from mendax.core.game import Action, Event, MendaxError
from mendax.core.shares import share_hash
from mendax.table.actions import AddShare, BindShare, SetTable, Settings, Sit, Start
from mendax.table.commands import Act, BotAct, Do
from mendax.table.record.format import Reader
from mendax.table.record.verify import verify
from mendax.table.record.write import record_of
from mendax.table.table import Batch, Entry, LogLine, Table

SECRET = bytes(range(32))
BOTS = ("odds", "liar")
PEOPLE = ("olena", "taras", "ivan", "nina", "petro", "zoya")


class Evening:
    """A table with its log, as a store would keep it, and a clock that advances once per
    command.
    """

    def __init__(
        self,
        changes: Mapping[str, object] | Sequence[str] = (),
        game: str = "mia",
        preset: str | None = None,
        secret: bytes = SECRET,
    ) -> None:
        self.at = 1_000_000
        self.secret = secret
        self.table, batch = Table.open(
            *("t1", secret, game, self.at, "olena", "Олена", preset, changes), bots=BOTS
        )
        self.lines: list[LogLine] = []
        self.entries: list[Entry] = []
        self.batches: list[Batch] = []
        self.shares: dict[str, str] = {}
        self.keep(batch)

    def keep(self, batch: Batch) -> Batch:
        """Store a batch."""
        self.lines += batch.lines
        self.entries += batch.entries
        self.batches.append(batch)
        return batch

    def do(self, person: str, action: Action, command: str | None = None) -> Batch:
        self.at += 10
        return self.keep(self.table.execute(Do(person, action, command), self.at))

    def act(
        self, person: str, action: Action, after: int | None = None, command: str | None = None
    ) -> Batch:
        self.at += 10
        seen = self.table.number if after is None else after
        return self.keep(self.table.execute(Act(person, action, seen, command), self.at))

    def bind_share(self, person: str, share: str) -> Batch:
        """Bind a share for the next game; ``open_shares`` opens it."""
        batch = self.do(person, BindShare(share_hash(bytes.fromhex(share))))
        self.shares[person] = share
        return batch

    def open_shares(self) -> Batch:
        """Open all shares for which the new game waits; return the last batch."""
        opened = [self.do(person, AddShare(share)) for person, share in self.shares.items()]
        self.shares.clear()
        return opened[-1]

    def sit(self, *people: str) -> "Evening":
        for person in people:
            self.do(person, Sit(person.capitalize()))
        return self

    def start(self, *people: str) -> "Evening":
        self.sit(*people)
        self.do("olena", Start())
        return self

    def to_act(self) -> list[int]:
        played = self.table.game_run
        return [] if played is None else [seat for seat in played.actors if isinstance(seat, int)]

    def choices(self, seat: int) -> list[Action]:
        return list(concrete(self.table.offers(seat)))

    def move(self, luck: Random) -> Batch:
        """Make one random legal move of the seat to act; the table moves for bots and absent
        players.
        """
        seat = luck.choice(self.to_act())
        action = luck.choice(self.choices(seat))
        person = self.table.people()[seat]
        if self.table.bot_at(seat) is None and person is not None:
            return self.act(person, action)
        self.at += 10
        return self.keep(self.table.execute(BotAct(seat, action), self.at))

    def play(self, luck: Random, most: int = 2000) -> "Evening":
        """Make random moves to the end of the game."""
        for _ in range(most):
            if not self.to_act():
                return self
            self.move(luck)
        raise AssertionError("the game does not end")

    def again(self) -> Table:
        """Return the table as another worker loads it."""
        return Table.load("t1", self.secret, self.lines, BOTS)


def told(entries: Sequence[Entry]) -> list[Event]:
    """Return every event as seen by a reader with full knowledge."""
    return [event for entry in entries for event, _ in entry.events]


def kinds(batch: Batch) -> list[str]:
    return [type(event).__name__ for event in told(batch.entries)]


def all_that_is_seen(table: Table) -> list[object]:
    """Return everything that the table can currently show to any reader."""
    seats = [None, *range(len(table.people()))]
    entries, complete = table.recent()
    heard = [[(e.number, e.at, e.actor, e.heard_by(p)) for e in entries] for p in PEOPLE]
    return [
        table.number,
        table.table_view(),
        table.people(),
        [table.game_view(seat) for seat in seats],
        [table.offers(seat) for seat in seats],
        [table.heard_this_game(seat) for seat in seats],
        table.result(),
        table.due(1_500_000),
        table.to_act().bots,
        (heard, complete),
    ]


def reason(deed: Callable[[], object]) -> str:
    """Return the reason of a refusal, without ``table-refused-``."""
    with pytest.raises(MendaxError) as caught:
        deed()
    return caught.value.reason.key.removeprefix("table-refused-")


def record_at(table: Table, number: int, reader: Reader) -> str:
    """Return the record of the current game, as one of its seats may know it."""
    played = table.game_run
    assert played is not None
    assert played.number == number
    return record_of(played, reader)


def names(evening: Evening) -> list[str]:
    return [seat.name for seat in evening.table.table_view().seats]


def played(seed: int = 1, open_seed: bool = False, **changes: object) -> Evening:
    """Return a completed game of three with a share."""
    evening = Evening({"lives": 2, **changes}).sit("taras", "ivan")
    evening.bind_share("taras", "0123456789abcdef" * 2)
    if open_seed:
        evening.do("olena", SetTable(Settings(open_seed=True)))
    evening.do("olena", Start())
    evening.open_shares()
    return evening.play(Random(seed))


def problems(text: str | bytes) -> list[tuple[int, str]]:
    """Return the audit's findings: lines and keys without ``record-problem-``."""
    return [(p.line, p.reason.key.removeprefix("record-problem-")) for p in verify(text)]
