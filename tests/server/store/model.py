"""The contents of a store as plain dicts and lists, for the state machine of all stores."""

from collections.abc import Callable, Iterable
from typing import Final

from mendax.server.store.bans import AccessBan
from mendax.server.store.calls import Calls, PendingCall, Subscription, Webhook
from mendax.server.store.log_questions import TableRow
from mendax.server.store.persons import Session
from mendax.server.store.program_keys import KeyRow
from mendax.server.store.retention import Before
from mendax.table.log import LogLine

LINES = (
    *(("person", "sit p"), ("person", "say hello"), ("person", "whisper 1 psst")),
    *(("person", "react laugh -"), ("person", "silence ann yes"), ("person", "ban ben yes")),
    *(("seat1", "look"), ("seat1", "say hello"), ("chance", "fall 21"), ("table", "leave-out")),
    *(("person", "begin () -"), ("table", "begin () -"), ("table", "settle () ()")),
)
"""The actor and the action of lines of every kind."""
TALK: Final = ("say", "whisper", "say-phrase", "react")
RECENT: Final = 3
"""The number of last lines that are always complete (``log_questions.ANSWERS``)."""
STEP: Final = 2
"""The number of rows per step of a deletion (``retention.STEP``)."""


def is_talk(line: LogLine) -> bool:
    return line.actor == "person" and line.action.split()[0] in TALK


def device_of(person: str) -> str:
    return person.partition("/")[0]


class Model:
    """All data of a store."""

    def __init__(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.logs: dict[str, list[LogLine]] = {}
        self.games: dict[str, list[list[int]]] = {}
        """The numbers of the first line of each game and, if it has one, of its result."""
        self.visits: set[tuple[str, str]] = set()
        self.addresses: dict[str, str] = {}
        self.waking: dict[str, int] = {}
        self.sessions: dict[bytes, Session] = {}
        self.used: dict[bytes, int] = {}
        self.keys: dict[bytes, KeyRow] = {}
        self.bans: dict[tuple[str, str], AccessBan] = {}
        self.codes: dict[str, tuple[str, str, int]] = {}
        self.subscriptions: dict[str, Subscription] = {}
        self.muted: set[tuple[str, str]] = set()
        self.webhooks: dict[str, Webhook] = {}
        self.calls: dict[tuple[str, str], PendingCall] = {}

    # ── logs ─────────────────────────────────────────────────────────────────────────────────

    def log(self, table: str) -> list[LogLine]:
        return self.logs.get(table, [])

    def append(
        self,
        table: str,
        lines: tuple[LogLine, ...],
        wakes: int | None = None,
        calls: Calls | None = None,
    ) -> bool:
        """Store lines that follow the last one, and return whether they do."""
        if lines and lines[0].number != len(self.log(table)) + 1:
            return False
        self.logs.setdefault(table, []).extend(lines)
        games = self.games.setdefault(table, [])
        for line in lines:
            if line.actor in ("person", "table") and line.action.startswith("begin "):
                games.append([line.number])
            elif games and line.actor == "table" and line.action.startswith("settle "):
                games[-1][1:] = [line.number]
        self.visits |= {(device_of(line.person), table) for line in lines if line.person}
        if wakes is not None:
            self.waking[table] = wakes
        if calls is not None:
            self.record(table, calls)
        return True

    # ── calls ────────────────────────────────────────────────────────────────────────────────

    def record(self, table: str, calls: Calls) -> None:
        """Store calls for all recipients, and drop those that are answered."""

        def is_kept(call: PendingCall) -> bool:
            players = calls.awaited if call.kind == "turn" else calls.seated
            return bool(players) if call.person == "" else call.person in players

        self.keep_calls(lambda call: call.table != table or is_kept(call))
        for new in calls.new:
            targets = [
                one.endpoint
                for one in self.subscriptions.values()
                if one.person == new.person and (one.person, table) not in self.muted
            ]
            if new.person == "" and table in self.webhooks:
                targets = [self.webhooks[table].url]
            for target in targets:
                given = (table, target, new.person, new.kind, new.told)
                self.calls[table, target] = PendingCall(*given, calls.at, new.until, 0)

    def keep_calls(self, is_kept: Callable[[PendingCall], bool]) -> None:
        self.calls = {key: call for key, call in self.calls.items() if is_kept(call)}

    def subscribe(self, new: Subscription, most: int) -> None:
        self.subscriptions.pop(new.endpoint, None)
        self.keep_calls(lambda call: call.target != new.endpoint or call.person == new.person)
        self.subscriptions[new.endpoint] = new
        for one in self.subscribed(new.person)[:-most]:
            self.unsubscribe(one.endpoint)

    def subscribed(self, person: str) -> list[Subscription]:
        own = (one for one in self.subscriptions.values() if one.person == person)
        return sorted(own, key=lambda one: (one.created, one.endpoint))

    def unsubscribe(self, endpoint: str) -> None:
        self.subscriptions.pop(endpoint, None)
        self.keep_calls(lambda call: call.target != endpoint)

    def forget_calls(self, is_forgotten: Callable[[str], bool], calls_too: bool) -> None:
        """Forget people's subscriptions and muted tables and, with ``calls_too``, their calls."""
        self.subscriptions = {
            endpoint: one
            for endpoint, one in self.subscriptions.items()
            if not is_forgotten(one.person)
        }
        self.muted = {one for one in self.muted if not is_forgotten(one[0])}
        if calls_too:
            self.keep_calls(lambda call: not is_forgotten(call.person))

    def of_game(self, table: str, number: int) -> tuple[list[LogLine], list[LogLine]]:
        """Return the lines that restore a game, and those that may be read in addition."""
        games = self.games.get(table, [])
        if not 1 <= number <= len(games):
            return [], []
        first, *settled = games[number - 1]
        later = games[number][0] - 1 if number < len(games) else len(self.log(table))
        until = settled[0] if settled else later
        may = [e for e in self.log(table) if e.number <= until and not is_talk(e)]
        must = [e for e in may if e.number >= first or e.actor in ("person", "table")]
        return must, may

    def restoring(self, table: str) -> tuple[list[LogLine], list[LogLine]]:
        """Return the lines that restore a table, and those that may be read in addition."""
        lines = self.log(table)
        recent = lines[-RECENT:]
        games = self.games.get(table, [])
        whole = games[-1][0] if games else len(lines) + 1
        around = ("person", "table")
        must = [
            e
            for e in lines
            if e in recent or (not is_talk(e) and (e.actor in around or e.number >= whole))
        ]
        return must, [e for e in lines if e in recent or not is_talk(e)]

    def untaken(self, table: str) -> bool:
        """Remove the last lines of a table, and return whether it is gone."""
        del self.logs.get(table, [])[-STEP:]
        left = len(self.log(table))
        games = self.games.get(table, [])
        self.games[table] = [[at for at in game if at <= left] for game in games if game[0] <= left]
        if left:
            return False
        for rows in (self.tables, self.logs, self.waking):
            rows.pop(table, None)
        self.webhooks.pop(table, None)
        self.muted = {one for one in self.muted if one[1] != table}
        self.keep_calls(lambda call: call.table != table)
        self.visits = {visit for visit in self.visits if visit[1] != table}
        self.addresses = {a: t for a, t in self.addresses.items() if t != table}
        self.keys = {k: row for k, row in self.keys.items() if row.table != table}
        return True

    def stale(self, table: str, before: Before) -> bool:
        row, lines = self.tables.get(table), self.log(table)
        touched = max([e.at for e in lines[-1:]] + [row.created if row else 0])
        finished = any(len(game) == 2 for game in self.games.get(table, []))
        return touched < (before.games if finished else before.tables)

    def talked(self, table: str, before: int) -> bool:
        """Return whether a table has words from before this moment."""
        return any(emptied(e, before) != e for e in self.log(table))

    def empty_talk(self, table: str, before: int) -> None:
        self.logs[table] = [emptied(e, before) for e in self.log(table)]

    # ── people ───────────────────────────────────────────────────────────────────────────────

    def visited(self, person: str) -> list[str]:
        """Return the tables where a device has acted, oldest first."""
        there = [t for p, t in self.visits if p == person and t in self.tables]
        return sorted(there, key=lambda table: self.tables[table].created)

    def own(self, table: str, person: str) -> list[LogLine]:
        return [e for e in self.log(table) if e.person and device_of(e.person) == person]

    def forget(self, person: str, other: str, table: str) -> None:
        """Rename a person in their own lines, and in hosts' lines about them."""
        own = self.own(table, person)
        self.logs[table] = [
            e
            if not (e in own or is_about(e))
            else LogLine(
                e.number,
                e.at,
                e.actor,
                e.person and (other + e.person[len(person) :] if e in own else e.person),
                e.command,
                e.action.replace(f" {person} ", f" {other} "),
            )
            for e in self.log(table)
        ]
        self.visits.discard((person, table))

    def begin(self, token: bytes, session: Session) -> None:
        self.sessions[token], self.used[token] = session, session.created

    def renew(self, token: bytes, session: Session, since: int) -> bool:
        successors = [s for s in self.sessions.values() if s.replaces == session.replaces]
        if session.replaces not in self.sessions or any(s.created >= since for s in successors):
            return False
        self.begin(token, session)
        return True

    def replace(self, old: bytes, new: bytes) -> bool:
        found = self.sessions.get(new)
        if found is None or found.replaces != old:
            return False
        self.sessions[new] = found._replace(replaces=None)
        self.sessions.pop(old, None)
        return True

    def end(self, ends: Callable[[bytes, Session], bool]) -> set[bytes]:
        """End sessions, and return their tokens."""
        gone = {token for token, session in self.sessions.items() if ends(token, session)}
        self.sessions = {t: s for t, s in self.sessions.items() if t not in gone}
        return gone

    def add_key(self, row: KeyRow, most: int) -> bool:
        beside = [k for k in self.keys.values() if (k.owner, k.table) == (row.owner, row.table)]
        if len(beside) < most:
            self.keys[row.key_hash] = row
        return len(beside) < most

    def keys_in_order(self, rows: Iterable[KeyRow]) -> list[KeyRow]:
        return sorted(rows, key=lambda k: (k.table is not None, k.created, k.person))

    # ── codes ────────────────────────────────────────────────────────────────────────────────

    def valid(self, now: int) -> dict[str, tuple[str, str, int]]:
        return {code: row for code, row in self.codes.items() if row[2] > now}

    def code_of(self, kind: str, target: str, now: int) -> str | None:
        found = [c for c, row in self.valid(now).items() if row[:2] == (kind, target)]
        return found[0] if found else None


def is_about(line: LogLine) -> bool:
    return line.actor == "person" and line.action.split()[0] in ("silence", "ban")


def emptied(line: LogLine, before: int) -> LogLine:
    """Return a line without its words if it is older than ``before``."""
    kind, *rest = line.action.split()
    if line.at >= before or not is_talk(line) or kind not in ("say", "whisper"):
        return line
    action = " ".join([kind, *rest[:-1], "..."])
    return LogLine(line.number, line.at, line.actor, line.person, line.command, action)


def enough(found: list[LogLine], must: list[LogLine], may: list[LogLine]) -> None:
    """Check that lines are in order, with all that are needed and none that are not allowed."""
    numbers = [line.number for line in found]
    assert numbers == sorted(set(numbers))
    assert [line for line in must if line not in found] == []
    assert [line for line in found if line not in may] == []
