"""The laws of fairness, and the check of a game against them.

``docs/fairness.md`` lists the laws. ``judge`` checks everything that one client received about the
randomness of one game. It is used by programs (``kit``) and by ``mendax verify``; the browser has
the same laws in ``web/src/table/witness.ts``, but takes the list of openings from the server. The
cheating servers in ``testbed`` break each law, and their tests run all three.

A check that is impossible is never reported as passed: ``Report`` counts the draws that were opened
and the draws that were repeated. The outcomes of a draw (``lotteries``) and the outcomes that an
event shows (``shown``) come from the client's own rules, never from the server.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from mendax.core.draw import Dealer, commit, commit_seed, mix, opens
from mendax.core.game import CHANCE, Event, Opening, Reason, kebab
from mendax.core.lotteries import Cards, Lotteries
from mendax.core.shares import Noted, fits, from_hex, share_hash
from mendax.core.text_form import write

LAWS: Final[tuple[str, ...]] = (
    "commitment",
    "commitment-reused",
    "share-missing",
    "share-exchanged",
    "share-late",
    "share-left-out",
    "draw-order",
    "draw-unbound",
    "salt",
    "outcome",
    "seed-withheld",
    "seed",
    "draw",
)
"""The names of the laws. A law's number is its place in this list, from 1."""

Said = Mapping[str, Any]
"""An event as sent to clients, with its ``kind``."""


class HeardEntry(NamedTuple):
    """One entry of a game's log, as the client received it."""

    actor: str
    events: Sequence[Said]
    openings: Mapping[int, Sequence[str]]
    """The text forms of the outcomes that an event shows, by the index of the event."""


class HeardGame(NamedTuple):
    """Everything that a client knows about one game's randomness."""

    entries: Sequence[HeardEntry]
    """All entries from the start of the game (event ``game-started``), without a gap."""
    open_seed: bool | None
    """True if the seed must be opened after the game; None if the client does not know."""
    over: bool
    """True if the game has ended."""
    noted: Noted | None = None
    """The client's note from before the game."""
    bound: bool = True
    """True if the server confirmed the client's share before the game."""
    earlier: Collection[str] = ()
    """The commitments of other games that the client knows."""
    lotteries: Lotteries | None = None
    """The lotteries of the game; None if the client does not know its rules."""


class Breach(NamedTuple):
    """A broken law, with the place where it was broken."""

    law: str
    entry: int = 0
    event: int | None = None
    """The index of the event in the entry, or None for the entry itself."""
    draw: int | None = None

    @property
    def reason(self) -> Reason:
        """The fault as a reason for people."""
        return Reason("unfair-" + self.law)


class Report(NamedTuple):
    """The result of a check: the faults, and what was checked."""

    faults: tuple[Breach, ...]
    draws: int
    """The number of draws that were bound."""
    opened: int
    """The number of draws whose salt opens the commitment to the outcome that was shown."""
    redone: int
    """The number of draws that were repeated from the opened seed, with the same result."""


def number_of(law: str) -> int:
    """Return the number of a law in ``LAWS``, from 1. Raises ``ValueError``."""
    return LAWS.index(law) + 1


def judge(heard: HeardGame) -> Report:
    """Check a game against all laws. A running game is checked as far as it goes."""
    return _Judge(heard).report()


def shown(events: Sequence[Said], kinds: Iterable[type[Event]]) -> dict[int, tuple[str, ...]]:
    """Return the openings of an entry in a game with these kinds of events.

    An event that lacks a field of its kind is an opening that shows no outcome.
    """
    known = {kebab(kind.__name__): kind for kind in kinds if issubclass(kind, Opening)}
    return {
        number: _outcomes(event, known[event["kind"]])
        for number, event in enumerate(events)
        if event["kind"] in known
    }


def _outcomes(event: Said, kind: type[Opening]) -> tuple[str, ...]:
    try:
        return tuple(map(write, msgspec.convert(event, kind).outcomes()))
    except (msgspec.ValidationError, ValueError):
        return ()


class _Draw(NamedTuple):
    commitment: str
    entry: int


class _Judge:
    def __init__(self, heard: HeardGame) -> None:
        self._heard = heard
        first = heard.entries[0].events
        start = next(event for event in first if event["kind"] == "game-started")
        self._commitment: str = start["commitment"]
        self._hashes: Sequence[str | None] = start["shares"]
        self._shares: list[str | None] = [None] * len(self._hashes)
        self._settled = False
        self._draws: list[_Draw] = []
        self._salts: dict[int, str] = {}
        self._opened: set[int] = set()
        self._seed: str | None = None
        self._seed_at = (0, 0)
        self._in_order = True
        self._redone = 0

    def report(self) -> Report:
        found = [fault for n, one in enumerate(self._heard.entries) for fault in self._hear(n, one)]
        found += [*self._noted(), *self._seeds(), *self._redo()]
        return Report(tuple(found), len(self._draws), len(self._opened), self._redone)

    # ── entry by entry ───────────────────────────────────────────────────────────────────────

    def _hear(self, at: int, entry: HeardEntry) -> Iterator[Breach]:
        yield from self._bind(at, entry)
        for number, event in enumerate(entry.events):
            kind = event["kind"]
            if kind == "share-added":
                yield from self._add_share(at, number, event)
            elif kind == "shares-left-out":
                self._settled = True
            elif kind == "seed-opened":
                self._seed, self._seed_at = event["seed"], (at, number)
            elif kind == "next-committed" and event["commitment"] == self._commitment:
                yield Breach("commitment-reused", at, number)
        yield from self._open(at, entry)

    def _bind(self, at: int, entry: HeardEntry) -> Iterator[Breach]:
        """Check that exactly the chance actions are bound, once each and in order."""
        bound = [(n, e) for n, e in enumerate(entry.events) if e["kind"] == "committed"]
        due = [len(self._draws)] * (entry.actor == CHANCE)
        self._settled |= bool(bound or due)
        if self._in_order and [event["draw"] for _, event in bound] != due:
            self._in_order = False
            yield Breach("draw-order", at, bound[-1][0] if bound else None, len(self._draws))
        if self._in_order:
            self._draws += [_Draw(event["commitment"], at) for _, event in bound]

    def _add_share(self, at: int, number: int, event: Said) -> Iterator[Breach]:
        seat, share = event["seat"], event["share"]
        if self._settled or seat >= len(self._hashes) or self._shares[seat] is not None:
            yield Breach("share-late", at, number)
            return
        self._shares[seat] = share
        if not fits(self._hashes[seat], share):
            yield Breach("share-exchanged", at, number)

    def _open(self, at: int, entry: HeardEntry) -> Iterator[Breach]:
        """Check that each opening has its salt, and that the salt opens the commitment."""
        salts = [(n, e) for n, e in enumerate(entry.events) if e["kind"] == "salted"]
        given = {event["draw"]: event["salt"] for _, event in salts}
        openings = [
            (entry.events[n].get("draw", -1), n, spelt) for n, spelt in entry.openings.items()
        ]
        for number, event in salts:
            if event["draw"] not in [draw for draw, _, _ in openings]:
                yield Breach("salt", at, number, event["draw"])
        for draw, number, spelt in openings:
            if draw not in given:
                yield Breach("salt", at, number, draw)
            elif not 0 <= draw < len(self._draws):
                if self._in_order:
                    yield Breach("draw-unbound", at, number, draw)
            else:
                yield from self._check(at, salts, draw, given[draw], spelt)

    def _check(
        self,
        at: int,
        salts: Sequence[tuple[int, Said]],
        draw: int,
        salt: str,
        spelt: Sequence[str],
    ) -> Iterator[Breach]:
        bound, self._salts[draw] = self._draws[draw].commitment, salt
        if any(opens(bound, from_hex(salt), draw, outcome) for outcome in spelt):
            self._opened.add(draw)
            return
        number = next(number for number, event in salts if event["draw"] == draw)
        yield Breach("outcome", at, number, draw)

    # ── the whole game ───────────────────────────────────────────────────────────────────────

    def _noted(self) -> Iterator[Breach]:
        """Compare the server's statements with the client's knowledge from before the game."""
        heard, noted = self._heard, self._heard.noted
        if self._commitment in heard.earlier:
            yield Breach("commitment-reused")
        if noted is None:
            return
        if self._commitment != noted.commitment:
            yield Breach("commitment")
        if share_hash(from_hex(noted.share)) not in self._hashes:
            if heard.bound:
                yield Breach("share-missing")
        elif noted.opened and self._settled and noted.share not in self._shares:
            yield Breach("share-left-out")

    def _seeds(self) -> Iterator[Breach]:
        heard = self._heard
        if self._seed is None:
            if heard.over and heard.open_seed:
                yield Breach("seed-withheld", len(heard.entries) - 1)
            return
        noted = heard.noted.commitment if heard.noted else self._commitment
        if {commit_seed(from_hex(self._seed))} != {noted, self._commitment}:
            yield Breach("seed", *self._seed_at)

    def _redo(self) -> Iterator[Breach]:
        """Repeat every draw from the opened seed, the shares and the lotteries."""
        lotteries = self._heard.lotteries
        if self._seed is None or not self._in_order:
            return
        mixed = mix([None if share is None else from_hex(share) for share in self._shares])
        dealer = Dealer(from_hex(self._seed), mixed)
        cards = None if lotteries is None else Cards(lotteries)
        by_entry = {draw.entry: number for number, draw in enumerate(self._draws)}
        for at, entry in enumerate(self._heard.entries):
            if (draw := by_entry.get(at)) is not None and not self._again(
                dealer, cards, draw, entry.events
            ):
                yield Breach("draw", at, None, draw)
            if cards is not None:
                cards.shuffle(entry.events)

    def _again(
        self, dealer: Dealer, cards: Cards | None, draw: int, events: Sequence[Said]
    ) -> bool:
        """Return whether the seed makes this draw, as far as this client can repeat it."""
        salt = dealer.salt(draw)
        if self._salts.get(draw, salt.hex()) != salt.hex():
            return False
        if cards is None:
            return True
        event = cards.lottery(events, draw)
        if event is None:
            return False
        outcomes, tickets = cards.tickets(event)
        if not any(tickets):
            return False
        outcome = outcomes[dealer.place(draw, tickets)]
        cards.take(event, outcome)
        same = commit(salt, draw, outcome) == self._draws[draw].commitment
        self._redone += same
        return same
