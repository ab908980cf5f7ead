"""A program's share in each game's randomness, and the check of each game.

``core.shares`` describes the protocol, which the browser client also follows, and
``core.fairness_laws`` the check. A program that was restarted during a game has lost its share and
plays that game without one.

Rules of this file
1. Faults of shares are found at once. The whole game is checked once, at its end.
2. A game that the program has not received from its start, without a gap, is not checked. The
   report then says so (``GameReport.complete``).
3. The rules installed here say which events show outcomes. Only in a game that is not installed are
   the server's openings used, and their text forms must be spelt from fields of the event.
"""

import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from msgspec.structs import replace

from mendax.core.draw import CLIENT_SEED_BYTES
from mendax.core.extensions import Redrawable
from mendax.core.fairness_laws import HeardEntry, HeardGame, Report, judge, shown
from mendax.core.game import AnyGame, MendaxError, Reason, RulesError
from mendax.core.lotteries import Lotteries
from mendax.core.shares import Noted, from_hex, share_hash
from mendax.games import GAMES
from mendax.games.rules import Rules, read_options

EARLIER = 1000
"""The number of earlier commitments of a table that a program remembers."""


Extent = Literal["nothing", "shown", "redone"]


class Unfair(MendaxError):
    """Raised when a server broke a law of fairness, which the reason names."""


class GameReport(NamedTuple):
    """The check of one game."""

    number: int
    """The number of the game at its table, from 1."""
    complete: bool
    """True if the program received the whole game. Otherwise no draw was checked."""
    open_seed: bool | None
    """True if the table promised to open the seed; None if the program does not know."""
    draws: int
    """The number of draws that were bound."""
    opened: int
    """The number of draws whose salt opened the commitment to the outcome that was shown."""
    redone: int
    """The number of draws that were repeated from the opened seed, with the same result."""
    seed_open: bool
    """True if the table opened the seed."""
    faults: tuple[Reason, ...]

    @property
    def extent(self) -> Extent:
        """The extent of the check: no draw, the shown draws, or every draw."""
        if not self.complete:
            return "nothing"
        return "redone" if self.redone == self.draws and self.seed_open else "shown"


def _random_share() -> str:
    return secrets.token_hex(CLIENT_SEED_BYTES)


class OwnShare:
    """One program's shares at one table."""

    def __init__(self, new_share: Callable[[], str] = _random_share) -> None:
        self._new_share = new_share
        self._next = 0
        """The number of the game for which the share is bound."""
        self._noted: Noted | None = None
        self._bound = False
        """True once the server has bound the share."""
        self._table: Mapping[str, Any] = {}
        self._game: _Game | None = None
        """The game that began last."""
        self._earlier: list[str] = []
        """The commitments of the games before it."""
        self._last = 0
        """The number of the last entry."""
        self._told: set[str] = set()
        self._reports: list[GameReport] = []

    def to_bind(self, table: Mapping[str, Any]) -> str | None:
        """Return the hash to bind for the next game, and note the share and commitment.

        Each game gets one hash; later calls return None.
        """
        game = table["games"] + 1
        if self._next == game:
            return None
        self._next, self._noted = game, Noted(table["commitment"], self._new_share())
        self._bound = False
        return share_hash(from_hex(self._noted.share))

    def hear(self, message: Mapping[str, Any]) -> None:
        """Process a ``welcome`` or ``news`` message. Other messages are ignored."""
        if message.get("type") not in ("welcome", "news"):
            return
        self._table = message.get("table") or self._table
        for entry in message.get("missed", ()) or message.get("entries", ()):
            if entry["number"] > self._last:
                self._hear(entry, message["you"] is not None, message["type"] == "news")
                self._last = entry["number"]

    def _hear(self, entry: Mapping[str, Any], seated: bool, live: bool) -> None:
        if self._game is not None and entry["number"] > self._last + 1:
            self._game.complete = False
        for event in entry["events"]:
            if event["kind"] == "share-bound" and self._noted is not None:
                self._bound |= event["bound"] == share_hash(from_hex(self._noted.share))
            elif event["kind"] == "game-started":
                self._begin(event, seated, live)
        if self._game is not None and self._game.hear(entry):
            self._reports.append(self._game.report())

    def _begin(self, event: Mapping[str, Any], seated: bool, live: bool) -> None:
        """Begin a game. A client that was connected when it began (``live``) knows that it had its
        seat then, so its bound share must be in the game.
        """
        self.game_over()
        if self._game is not None:
            self._earlier = [*self._earlier, self._game.commitment][-EARLIER:]
        own = self._noted if seated and event["number"] == self._next else None
        self._game = _Game(event, self._table, own, self._bound and live, self._earlier)
        self._told = set()

    def game_over(self) -> None:
        """End the game, whose result the client has received."""
        if self._game is not None and self._game.end():
            self._reports.append(self._game.report())

    def to_open(self) -> str | None:
        """Return the share if the game waits for it and the server's facts agree with the note,
        else None.
        """
        return None if self._game is None else self._game.to_open()

    def opened(self, share: str) -> None:
        """Note that the server accepted the open share, which it may not leave out now."""
        if self._game is not None:
            self._game.opened(share)

    def new_faults(self) -> tuple[Reason, ...]:
        """Return the faults of the last game that have not been returned before."""
        if self._game is None:
            return ()
        new = [reason for reason in self._game.faults() if reason.key not in self._told]
        self._told.update(reason.key for reason in new)
        return tuple(new)

    def take_reports(self) -> tuple[GameReport, ...]:
        """Return the checks of the games that have ended since the last call."""
        taken, self._reports = tuple(self._reports), []
        return taken


class _Game:
    """Everything that a program has received about one game's randomness."""

    def __init__(
        self,
        start: Mapping[str, Any],
        table: Mapping[str, Any],
        noted: Noted | None,
        bound: bool,
        earlier: Sequence[str],
    ) -> None:
        self.commitment: str = start["commitment"]
        self.complete = True
        self._start, self._noted = start, noted
        self._settled = self._over = self._seed_open = False
        settings = table.get("settings") or {}
        self._open_seed: bool | None = settings.get("open_seed")
        self._rules = _installed(table)
        self._lotteries = _lotteries(self._rules, table, len(start["shares"]))
        self._bound, self._earlier = bound, tuple(earlier)
        self._entries: list[HeardEntry] = []
        self._shares: set[str] = set()
        self._checked: Report | None = None

    def hear(self, entry: Mapping[str, Any]) -> bool:
        """Add an entry, and return whether it ended the game."""
        if self._over:
            return False
        game = self._rules
        openings = _told(entry) if game is None else shown(entry["events"], game.events)
        self._entries.append(HeardEntry(entry["actor"], entry["events"], openings))
        kinds = {event["kind"] for event in entry["events"]}
        self._shares |= {e["share"] for e in entry["events"] if e["kind"] == "share-added"}
        self._seed_open = "seed-opened" in kinds
        self._over = self._seed_open or "next-committed" in kinds
        if self._over or not self._settled:
            self._checked = None
        self._settled |= not kinds.isdisjoint(("shares-left-out", "committed"))
        return self._over

    def end(self) -> bool:
        """End the game, and return whether it was running."""
        running, self._over = not self._over, True
        if running:
            self._checked = None
        return running

    def to_open(self) -> str | None:
        """Return the share if the game waits for it, else None."""
        noted, start = self._noted, self._start
        if noted is None or self._settled or start["commitment"] != noted.commitment:
            return None
        waits = share_hash(from_hex(noted.share)) in start["shares"]
        return noted.share if waits and noted.share not in self._shares else None

    def opened(self, share: str) -> None:
        """Note that the server accepted the open share."""
        if self._noted is not None and self._noted.share == share:
            self._noted, self._checked = replace(self._noted, opened=True), None

    def faults(self) -> tuple[Reason, ...]:
        """Return the faults so far. Shares are checked until the first draw, and everything at the
        end.
        """
        found = {fault.law: fault.reason for fault in self._check().faults}
        return tuple(found.values()) if self.complete else ()

    def report(self) -> GameReport:
        """Return the check of the game, which has ended."""
        found = self._check()
        counts = (found.draws, found.opened, found.redone) if self.complete else (0, 0, 0)
        number: int = self._start["number"]
        known = (number, self.complete, self._open_seed)
        return GameReport(*known, *counts, self._seed_open, self.faults())

    def _check(self) -> Report:
        if self._checked is None:
            self._checked = judge(
                HeardGame(
                    self._entries,
                    self._open_seed,
                    self._over,
                    self._noted,
                    bound=self._bound,
                    earlier=self._earlier,
                    lotteries=self._lotteries,
                )
            )
        return self._checked


def _installed(table: Mapping[str, Any]) -> AnyGame | None:
    """Return a table's game if it is installed here in the same edition, else None."""
    game = GAMES.get(table.get("game", ""))
    return None if game is None or game.edition != table["edition"] else game


def _lotteries(game: AnyGame | None, table: Mapping[str, Any], seats: int) -> Lotteries | None:
    """Return the lotteries of a table's game by the rules installed here, None if unknown."""
    if game is None or not isinstance(game, Redrawable):
        return None
    unchanged: Rules = game.rules()
    try:
        return game.lotteries(read_options(unchanged, table["rules"].split()), seats)
    except RulesError:
        return None


_SPELT: Final = re.compile(r"[a-z0-9-]+( '?\{(?!draw\})\w+\})*", re.ASCII)
"""The format of an outcome's spelling: a name, and fields of the event that shows it."""


def _told(entry: Mapping[str, Any]) -> dict[int, tuple[str, ...]]:
    """Return the openings of an entry as the server names them."""
    events = entry["events"]
    return {
        one["event"]: _filled(one["spelt"], events[one["event"]])
        for one in entry.get("openings", ())
    }


def _filled(forms: Sequence[str], event: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the text forms with the event's values instead of the names of its fields."""
    return tuple(
        re.sub(r"{(\w+)}", lambda field: str(event.get(field[1], "")), form)
        for form in forms
        if _SPELT.fullmatch(form)
    )
