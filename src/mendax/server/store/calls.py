"""Calls to absent players of slow games: their recipients, and calls that are not yet delivered.

A call is stored in the transaction of the lines that cause it, once for each recipient. It is
deleted when it was delivered or refused, or when a later line answers it. A server that is killed
therefore loses no call. After a restart, only the calls in flight may be sent again.

Each function takes the connection as its last parameter, as in ``persons``. Times are milliseconds
since 1970. People are devices.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from mendax.server.store.database import Database
from mendax.table.log import Person

CallKind = Literal["turn", "begun", "mistakes"]
WEBHOOK: Final = ""
"""The person of a call to the table's webhook."""
PRACTICE: Final = "practice"
"""The table of reminders of mistakes in practice, which belong to no table. No id is as short."""
_REMINDER_LIFE: Final = 24 * 3_600_000
"""How long a reminder is sent after its time, in milliseconds."""
_ROW: Final = """ON CONFLICT ("table", target) DO UPDATE SET
    person = excluded.person, kind = excluded.kind, told = excluded.told, at = excluded.at,
    until = excluded.until, tries = 0"""


class PlayerCall(NamedTuple):
    """One call, before its recipients are known."""

    person: Person
    """The player, or ``WEBHOOK``."""
    kind: CallKind
    told: str
    """The public facts of the call as JSON (``calling.due_calls``)."""
    until: int
    """The moment after which the call is pointless; 0 means never."""


class Calls(NamedTuple):
    """The calls that follow from one batch of lines."""

    at: int
    new: tuple[PlayerCall, ...]
    seated: tuple[Person, ...]
    """The players of the table. Calls to others are deleted."""
    awaited: tuple[Person, ...]
    """The players to act. Calls of other players' turns are deleted."""


class Subscription(NamedTuple):
    """A browser that receives a person's calls (Web Push, RFC 8030 and 8291)."""

    endpoint: str
    """The address at the push service, which is secret."""
    person: Person
    key: bytes
    """The browser's public key: an uncompressed point of P-256, in 65 bytes."""
    secret: bytes
    """The authentication secret of the browser, in 16 bytes."""
    language: str
    quiet_from: int
    """The start of the quiet hours, in minutes after midnight UTC. If it equals ``quiet_to``, there
    are no quiet hours.
    """
    quiet_to: int
    created: int


class Webhook(NamedTuple):
    """The address outside this server that receives the calls of a table."""

    table: str
    url: str
    language: str


class PendingCall(NamedTuple):
    """A call to one recipient, reserved by the server that sends it."""

    table: str
    target: str
    """The endpoint of a subscription, or the URL of a webhook."""
    person: Person
    kind: CallKind
    told: str
    at: int
    """The time until which the call is reserved."""
    until: int
    tries: int
    """The number of attempts, including the current one."""


# ── calls ────────────────────────────────────────────────────────────────────────────────────


def record(table: str, calls: Calls, db: Database) -> None:
    """Store the calls of a batch for all recipients, and delete calls that the batch answers."""
    asked = 'SELECT DISTINCT person, kind FROM calls WHERE "table" = ?'
    for person, kind in db.execute(asked, (table,)).fetchall():
        players = calls.awaited if kind == "turn" else calls.seated
        if not (players if person == WEBHOOK else person in players):
            gone = 'DELETE FROM calls WHERE "table" = ? AND person = ? AND kind = ?'
            db.execute(gone, (table, person, kind))
    for call in calls.new:
        given = (call.person, call.kind, call.told, calls.at, call.until)
        if call.person == WEBHOOK:
            asked = f"""INSERT INTO calls SELECT "table", url, ?, ?, ?, ?, ?, 0 FROM webhooks
                WHERE "table" = ? {_ROW}"""  # noqa: S608 - a constant
            db.execute(asked, (*given, table))
        else:
            asked = f"""INSERT INTO calls SELECT ?, endpoint, ?, ?, ?, ?, ?, 0 FROM subscriptions
                WHERE person = ? AND NOT EXISTS (SELECT 1 FROM muted
                    WHERE muted.person = subscriptions.person AND muted."table" = ?) {_ROW}"""  # noqa: S608 - a constant
            db.execute(asked, (table, *given, call.person, table))


def is_due(now: int, db: Database) -> bool:
    """Return whether a call is to be sent now."""
    (found,) = db.execute("SELECT EXISTS (SELECT 1 FROM calls WHERE at <= ?)", (now,)).fetchone()
    return bool(found)


def reserve(now: int, hold: int, most: int, db: Database) -> tuple[PendingCall, ...]:
    """Return up to ``most`` calls to send now, the oldest first. No server gets them again for
    ``hold`` milliseconds.
    """
    asked = """SELECT "table", target, person, kind, told, at, until, tries FROM calls
        WHERE at <= ? ORDER BY at, "table", target LIMIT ?"""
    held = """UPDATE calls SET at = ?, tries = tries + 1
        WHERE "table" = ? AND target = ? AND at = ? AND tries = ?"""
    found: list[PendingCall] = []
    for row in db.execute(asked, (now, most)).fetchall():
        call = PendingCall(*row)
        given = (now + hold, call.table, call.target, call.at, call.tries)
        if db.execute(held, given).rowcount:  # otherwise another server has it
            found.append(call._replace(at=now + hold, tries=call.tries + 1))
    return tuple(found)


_SAME: Final = '"table" = ? AND target = ? AND at = ? AND tries = ?'
"""The condition for a call that is still the reserved one."""


def done(call: PendingCall, db: Database) -> None:
    """Delete a reserved call, unless a newer call has replaced it."""
    asked = f"DELETE FROM calls WHERE {_SAME}"  # noqa: S608 - a constant
    db.execute(asked, (call.table, call.target, call.at, call.tries))


def postpone(call: PendingCall, at: int, tried: bool, db: Database) -> None:
    """Send a reserved call at ``at``, unless a newer call has replaced it.

    With ``tried`` false, the attempt does not count.
    """
    asked = f"UPDATE calls SET at = ?, tries = ? WHERE {_SAME}"  # noqa: S608 - a constant
    tries = call.tries if tried else call.tries - 1
    db.execute(asked, (at, tries, call.table, call.target, call.at, call.tries))


# ── recipients ───────────────────────────────────────────────────────────────────────────────


def subscribe(new: Subscription, most: int, db: Database) -> None:
    """Store a subscription. Its calls to the same person stay.

    A person's oldest subscriptions above ``most`` are deleted.
    """
    db.execute("DELETE FROM subscriptions WHERE endpoint = ?", (new.endpoint,))
    db.execute("DELETE FROM calls WHERE target = ? AND person <> ?", (new.endpoint, new.person))
    db.execute("INSERT INTO subscriptions VALUES (?, ?, ?, ?, ?, ?, ?, ?)", new)
    for one in of_person(new.person, db)[:-most]:
        unsubscribe(one.endpoint, db)


def remind(person: Person, endpoint: str, told: str, at: int, db: Database) -> bool:
    """Call a person's browser at ``at`` because mistakes are due, instead of any earlier reminder.

    With ``at`` 0, only the earlier reminder is deleted. Return False if the person has no such
    browser.
    """
    gone = 'DELETE FROM calls WHERE "table" = ? AND target = ? AND person = ?'
    db.execute(gone, (PRACTICE, endpoint, person))
    asked = """INSERT INTO calls SELECT ?, endpoint, person, ?, ?, ?, ?, 0 FROM subscriptions
        WHERE endpoint = ? AND person = ?"""
    given = (PRACTICE, "mistakes", told, at, at + _REMINDER_LIFE, endpoint, person)
    return not at or db.execute(asked, given).rowcount == 1


def unsubscribe(endpoint: str, db: Database) -> None:
    """Delete a subscription and its calls."""
    db.execute("DELETE FROM subscriptions WHERE endpoint = ?", (endpoint,))
    db.execute("DELETE FROM calls WHERE target = ?", (endpoint,))


def subscription(endpoint: str, db: Database) -> Subscription | None:
    """Return the subscription with this endpoint, or None."""
    row = db.execute("SELECT * FROM subscriptions WHERE endpoint = ?", (endpoint,)).fetchone()
    return None if row is None else Subscription(*row)


def of_person(person: Person, db: Database) -> tuple[Subscription, ...]:
    """Return a person's subscriptions, the oldest first."""
    asked = "SELECT * FROM subscriptions WHERE person = ? ORDER BY created, endpoint"
    return tuple([Subscription(*row) for row in db.execute(asked, (person,))])


def mute(person: Person, table: str, on: bool, db: Database) -> None:
    """Call a person no longer from this table, or again."""
    gone = 'DELETE FROM muted WHERE person = ? AND "table" = ?'
    db.execute(gone, (person, table))
    if on:
        db.execute("INSERT INTO muted VALUES (?, ?)", (person, table))
        db.execute('DELETE FROM calls WHERE person = ? AND "table" = ?', (person, table))


def muted_by(person: Person, db: Database) -> tuple[str, ...]:
    """Return the tables from which a person is not called."""
    asked = 'SELECT "table" FROM muted WHERE person = ? ORDER BY "table"'
    return tuple([row[0] for row in db.execute(asked, (person,))])


def forget(person: Person, db: Database) -> None:
    """Delete a person's subscriptions, muted tables and calls."""
    for place in ("subscriptions", "muted", "calls"):
        db.execute(f"DELETE FROM {place} WHERE person = ?", (person,))  # noqa: S608 - words above


def forget_absent(db: Database) -> None:
    """Delete the subscriptions and muted tables of people without a session."""
    for place in ("subscriptions", "muted"):
        asked = f"DELETE FROM {place} WHERE person NOT IN (SELECT person FROM sessions)"  # noqa: S608
        db.execute(asked)


def set_webhook(new: Webhook, db: Database) -> None:
    """Store the webhook of a table, which replaces its previous one."""
    remove_webhook(new.table, db)
    db.execute("INSERT INTO webhooks VALUES (?, ?, ?)", new)


def remove_webhook(table: str, db: Database) -> None:
    """Delete the webhook of a table, and its calls."""
    db.execute('DELETE FROM webhooks WHERE "table" = ?', (table,))
    gone = 'DELETE FROM calls WHERE "table" = ? AND person = ?'
    db.execute(gone, (table, WEBHOOK))


def webhook(table: str, db: Database) -> Webhook | None:
    """Return the webhook of a table, or None."""
    row = db.execute('SELECT * FROM webhooks WHERE "table" = ?', (table,)).fetchone()
    return None if row is None else Webhook(*row)


def push_key(new: bytes, db: Database) -> bytes:
    """Return the private key of all servers of this database, which is ``new`` the first time.

    Browsers accept calls only from the server whose key they know.
    """
    found: Sequence[bytes] | None = db.execute("SELECT key FROM push_key").fetchone()
    if found is None:
        db.execute("INSERT INTO push_key VALUES (1, ?) ON CONFLICT DO NOTHING", (new,))
        found = db.execute("SELECT key FROM push_key").fetchone()
    assert found is not None
    return bytes(found[0])
