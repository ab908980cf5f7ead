"""The rounds of a contest, with questions, answer deadlines and scores.

This module does no I/O. The owner of the socket passes datagrams and the time, sends the returned
messages, and calls ``tick`` at ``deadline``. Times are seconds of a monotonic clock.

The effects of a datagram are bounded. A registration gets one small answer, and unexpected answers
are ignored. A contest stores the names and addresses of at most ``registrations.MOST``
participants.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple
from uuid import UUID

from mendax.arena.contest.registrations import Address, Awaited, Pending, Registrant, Registrations
from mendax.arena.contest.round import MOST_SEATS, RULES, Foul, Round
from mendax.bots import Bot
from mendax.coach.seating import seated
from mendax.core.game import Seat
from mendax.programs.udp import datagrams
from mendax.programs.udp.datagrams import Datagram, text

ANSWER_SECONDS: Final = 0.25
"""The default answer time limit, as in the published server."""


class Message(NamedTuple):
    """A datagram to send, as text."""

    to: Address
    text: str


class ContestBot(NamedTuple):
    """A built-in bot, with its name in the contest and its kind."""

    name: str
    kind: str


def built_in_bots(kinds: Sequence[str]) -> tuple[ContestBot, ...]:
    """Return bots of these kinds. Bots of the same kind are numbered, because names must differ."""
    many = {kind: kinds.count(kind) > 1 for kind in kinds}
    return tuple(
        ContestBot(f"{kind}{kinds[: at + 1].count(kind)}" if many[kind] else kind, kind)
        for at, kind in enumerate(kinds)
    )


def require_playable(kinds: Sequence[str]) -> None:
    """Create a bot of each kind.

    Raises any exception that a bot raises, such as ``ImportError``.
    """
    for kind in dict.fromkeys(kinds):
        _seat_built_in(kind, 0, 2, Random(0))


class Contest:
    """Rounds of Mia among registered players and built-in bots.

    Built-in bots take part in rounds with at least one player.
    """

    def __init__(
        self,
        luck: Random,
        bots: Sequence[ContestBot] = (),
        *,
        answer: float = ANSWER_SECONDS,
        early: bool = False,
        rounds: int = 0,
        seat_bot: "Callable[[str, Seat, int, Random], Bot] | None" = None,
    ) -> None:
        """``luck`` generates dice, seat orders and unpredictable tokens.

        ``answer`` is the time limit for each answer in seconds. If ``early`` is true, a round
        starts as soon as all players have joined. ``rounds`` is the number of rounds, or 0 for no
        limit.
        """
        self._luck = luck
        self._bots = {bot.name: bot.kind for bot in bots}
        self._answer, self._early, self._most_rounds = answer, early, rounds
        self._seat_bot = seat_bot or _seat_built_in
        self.registered = Registrations(tuple(self._bots))
        self.deadline: float | None = None
        """The time of the next ``tick``, or None before the start and after the end."""
        self.number = 0
        """The number of the last round that players were asked to join."""
        self.played = 0
        """The number of finished rounds."""
        self._scores: dict[str, int] = {}
        self._joined: list[Registrant] = []
        self._round: Round | None = None
        self._acting: dict[str, Registrant] = {}
        """The registered players in the current round, by name."""
        self._outbox: list[Message] = []

    @property
    def scores(self) -> Mapping[str, int]:
        """Return the points of all participants, in order of their first round."""
        return self._scores

    def start(self, now: float, delay: float = 0.0) -> list[Message]:
        """Start the contest after ``delay`` seconds, during which players may register."""
        if delay > 0:
            self.deadline = now + delay
            return []
        self._new_round(now)
        return self._sent()

    def receive(self, data: bytes, sender: Address, now: float) -> list[Message]:
        """Return the messages that answer a datagram."""
        said = datagrams.read(data)
        if said is None:
            return []
        if said.command in ("REGISTER", "REGISTER_SPECTATOR"):
            self._register(said, sender, now)
        else:
            guest = self.registered.at(sender)
            if guest is not None:
                self._hear(guest, said, now)
        return self._sent()

    def tick(self, now: float) -> list[Message]:
        """Return the messages due at ``now``. There are none before the deadline."""
        if self.deadline is None or now < self.deadline:
            return []
        if self._round is not None:
            self._timed_out(self._round, now)
        elif self.number == 0 or not self.registered.players:
            self._new_round(now)
        elif self._joined:
            self._start_round(now)
        else:
            self._cancel("NO_PLAYERS", now)
        return self._sent()

    # ── participants ─────────────────────────────────────────────────────────────────────────

    def _register(self, said: Datagram, sender: Address, now: float) -> None:
        name = said.field(0)
        if name is None:
            return
        if not datagrams.is_name(name):
            answer = text("REJECTED", "INVALID_NAME")
        elif self.registered.is_taken(name, sender):
            answer = text("REJECTED", "NAME_ALREADY_TAKEN")
        elif not self.registered.register(name, sender, said.command == "REGISTER_SPECTATOR", now):
            answer = text("REJECTED", "TOO_MANY_PLAYERS")
        else:
            answer = "REGISTERED"
        self._outbox.append(Message(sender, answer))

    def _new_round(self, now: float) -> None:
        self._round, self._acting, self._joined = None, {}, []
        if self._most_rounds and self.played >= self._most_rounds:
            self.deadline = None
            return
        self.registered.tidy()
        known = {one.name for one in self.registered.everyone} | set(self._bots)
        self._scores = {name: score for name, score in self._scores.items() if name in known}
        self.number += 1
        for player in self.registered.players:
            self._ask(player, "join", "ROUND STARTING")
        self.deadline = now + self._answer

    def _hear(self, guest: Registrant, said: Datagram, now: float) -> None:
        """Process a datagram from a registered address; ignore unexpected datagrams."""
        token = said.field(0)
        if said.command == "JOIN" and guest.answers("join", token):
            if self._round is None:
                guest.heard = now
                self._joined.append(guest)
                if self._early and len(self._joined) == len(self.registered.players):
                    self._start_round(now)
        elif self._round is None or self._acting.get(self._round.to_act) is not guest:
            pass
        elif said.command == "ROLL" and guest.answers("turn", token):
            guest.heard = now
            self._roll(self._round, guest, now)
        elif said.command == "SEE" and guest.answers("turn", token):
            guest.heard = now
            self._round.see()
            self._go_on(self._round, now)
        elif said.command == "ANNOUNCE":
            value = datagrams.read_dice(token)
            if value is not None and guest.answers("dice", said.field(1)):
                guest.heard = now
                self._round.announce(value)
                self._go_on(self._round, now)

    # ── rounds ───────────────────────────────────────────────────────────────────────────────

    def _start_round(self, now: float) -> None:
        """Seat the players who joined, in random order, and as many bots as fit."""
        joined = self._luck.sample(self._joined, min(len(self._joined), MOST_SEATS))
        self._acting = {one.name: one for one in joined}
        for one in self.registered.players:
            one.pending = None
        names = [*self._acting, *list(self._bots)[: MOST_SEATS - len(joined)]]
        if len(names) == 1:
            self._tell(text("ROUND STARTED", self.number, names[0]))
            self._score({names[0]: RULES.score_increment})
            self._cancel("ONLY_ONE_PLAYER", now)
            return
        self._luck.shuffle(names)
        bots = {
            seat: self._seat_bot(self._bots[name], seat, len(names), self._luck)
            for seat, name in enumerate(names)
            if name in self._bots
        }
        self._round = Round(self.number, names, bots, self._luck)
        self._go_on(self._round, now)

    def _go_on(self, running: Round, now: float) -> None:
        """Continue until a registered player has been asked or the round has ended."""
        running.go_on()
        self._tell(*running.news)
        running.news.clear()
        if running.ended:
            self._score(running.points)
            self.played += 1
            self._tell(self._score_line())
            self._new_round(now)
            return
        self._ask(self._acting[running.to_act], "turn", "YOUR TURN")
        self.deadline = now + self._answer

    def _roll(self, running: Round, guest: Registrant, now: float) -> None:
        roll = running.roll()
        self._tell(*running.news)
        running.news.clear()
        self._ask(guest, "dice", "ROLLED", datagrams.dice(roll))
        self.deadline = now + self._answer

    def _timed_out(self, running: Round, now: float) -> None:
        silent = self._acting[running.to_act]
        was = silent.pending
        silent.pending = None
        foul: Foul = "DID_NOT_ANNOUNCE" if was and was.awaited == "dice" else "DID_NOT_TAKE_TURN"
        running.foul(foul)
        self._go_on(running, now)

    def _cancel(self, reason: str, now: float) -> None:
        self._tell(text("ROUND CANCELED", reason), self._score_line())
        self._new_round(now)

    # ── messages ─────────────────────────────────────────────────────────────────────────────

    def _ask(self, player: Registrant, awaited: Awaited, *fields: str) -> None:
        token = str(UUID(int=self._luck.getrandbits(128), version=4))
        player.pending = Pending(awaited, token)
        self._outbox.append(Message(player.address, text(*fields, token)))

    def _tell(self, *texts: str) -> None:
        for said in texts:
            self._outbox += [Message(one.address, said) for one in self.registered.everyone]

    def _score(self, points: Mapping[str, int]) -> None:
        for name, gained in points.items():
            self._scores[name] = self._scores.get(name, 0) + gained

    def _score_line(self) -> str:
        return text("SCORE", ",".join(f"{name}:{score}" for name, score in self._scores.items()))

    def _sent(self) -> list[Message]:
        outbox, self._outbox = self._outbox, []
        return outbox


def _seat_built_in(kind: str, seat: Seat, seats: int, luck: Random) -> Bot:
    return seated(kind, "mia", RULES, seat, seats, luck, waits=False)
