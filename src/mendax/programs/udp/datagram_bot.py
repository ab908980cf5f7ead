"""A Mäxchen bot as a program at a Mia table, behind the interface ``Lines``.

Rules of this file
1. This module has no socket or clock: datagrams go through a ``DatagramPeer`` argument.
2. The bot's answers are translated. The table's default action replaces an illegal or late answer;
   there are no fouls.
3. The bot receives its seat's events, translated, with each question and at the end of the game.
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from mendax.programs.protocol import read_json, write_json
from mendax.programs.seat.conversation import fault
from mendax.programs.udp.datagrams import Datagram, dice, is_name, read_dice, text

ANSWER_SECONDS: Final = 0.25
"""Seconds per answer, as in contests."""
MOST_SILENCES: Final = 20
"""The number of consecutive unanswered questions that marks the bot as gone."""
_LADDER: Final = (
    *(31, 32, 41, 42, 43, 51, 52, 53, 54, 61, 62, 63, 64, 65),
    *(11, 22, 33, 44, 55, 66, 21),
)
"""The protocol's order of values, lowest first."""


class DatagramPeer(Protocol):
    """A connection to a registered bot."""

    def send(self, said: str) -> None:
        """Send a datagram, which may be lost."""

    def receive(self, seconds: float) -> Datagram | None:
        """Return the bot's next datagram, or None after ``seconds``."""


class DatagramBot:
    """One bot's seat at one table, for several games."""

    def __init__(self, peer: DatagramPeer, name: str, answer: float = ANSWER_SECONDS) -> None:
        """``name`` is the bot's registered name. ``answer`` is the time per answer in seconds."""
        self._peer, self._name, self._seconds = peer, name, answer
        self._names: tuple[str, ...] = ()
        self._asked: Mapping[str, Any] = {}
        self._answer: dict[str, Any] | None = None
        self._doubted = False
        self._held = False
        self._losers: list[int] = []
        self._silences = 0

    # ── Lines ────────────────────────────────────────────────────────────────────────────────

    def send(self, line: bytes) -> None:
        """Translate a program's message for the bot. Raises ``ProgramFault`` for other games."""
        message = read_json(line)
        if message["type"] == "begin":
            self._begin(message)
        elif message["type"] == "news":
            self._asked = message
            self._tell(message)
            self._answer = self._act(self._chosen(message)) if message["offers"] else None
        elif message["type"] == "refused":  # answer with any offered action
            self._answer = self._act(message["offers"][0]["action"])

    def receive(self, seconds: float | None) -> bytes:
        """Return the bot's answer as a program's message. Raises ``ProgramFault`` if the bot is
        gone.
        """
        if self._answer is None:
            raise fault("program-silent")
        said, self._answer = self._answer, None
        return write_json(said)

    def close(self) -> None:
        """Do nothing, because another process owns the bot."""

    def _act(self, action: Mapping[str, Any]) -> dict[str, Any]:
        return {"type": "act", "after": self._asked["after"], "action": action}

    # ── events ───────────────────────────────────────────────────────────────────────────────

    def _begin(self, begin: Mapping[str, Any]) -> None:
        rungs = begin["reference"].get("rungs", ()) if begin["game"] == "mia" else ()
        ladder = tuple(rung.get("value", rung.get("claim")) for rung in rungs)
        if ladder != _LADDER or begin["rules"].get("joker_32", "off") != "off":
            raise fault("maexchen-other-rules")
        self._names = plain_names(begin["names"], begin["seat"], self._name)
        self._losers, self._doubted = [], False
        self._answer = {"type": "ready", "games": ["mia"]}

    def _tell(self, news: Mapping[str, Any]) -> None:
        for event in news["events"]:
            self._tell_event(event, news["view"])

    def _tell_event(self, event: Mapping[str, Any], view: Mapping[str, Any]) -> None:
        kind = event["kind"]
        name = self._names[event["seat"]] if isinstance(event.get("seat"), int) else ""
        if kind == "round-started":
            self._round_over(view)
            self._peer.send(text("ROUND STARTING", _token()))
            order = [*range(event["seat"], len(self._names)), *range(event["seat"])]
            playing = [self._names[seat] for seat in order if seat not in view["out"]]
            self._peer.send(text("ROUND STARTED", event["number"], ",".join(playing)))
        elif kind in ("shaken", "believed"):
            self._peer.send(text("PLAYER ROLLS", name))
        elif kind == "announced":
            self._peer.send(text("ANNOUNCED", name, dice(event["value"])))
        elif kind == "doubted":
            self._doubted = True
            self._peer.send(text("PLAYER WANTS TO SEE", name))
        elif kind == "conceded":
            self._held = True  # the claim counted as true
        elif kind == "opened":
            self._held = event["held"]
            self._peer.send(text("ACTUAL DICE", dice(event["roll"])))
        elif kind == "lost":
            self._losers.append(event["seat"])
        elif kind == "game-ended":
            self._round_over(view)

    def _round_over(self, view: Mapping[str, Any]) -> None:
        """Send the previous round's loser, if there was one."""
        if not self._losers:
            return
        doubted = "SEE_FAILED" if self._held else "CAUGHT_BLUFFING"
        revealed = "MIA" if self._held else "LIED_ABOUT_MIA"
        names = ",".join(self._names[seat] for seat in self._losers)
        self._peer.send(text("PLAYER LOST", names, doubted if self._doubted else revealed))
        scores = zip(self._names, view["standing"], strict=True)
        self._peer.send(text("SCORE", ",".join(f"{name}:{points}" for name, points in scores)))
        self._losers, self._doubted, self._held = [], False, False

    # ── questions ────────────────────────────────────────────────────────────────────────────

    def _chosen(self, news: Mapping[str, Any]) -> dict[str, Any]:
        can = {offer["action"]["kind"]: offer for offer in news["offers"]}
        if "look" in can:
            return dict(can["look"]["action"])
        if "announce" in can and news["view"]["roll"] is not None:
            return self._announced(can["announce"], news["view"]["roll"])
        if "shake" in can:
            self._ask("YOUR TURN", ("ROLL", "SEE"))  # any answer: no dice to see yet
            return dict(can["shake"]["action"])
        if "doubt" in can:
            said = self._ask("YOUR TURN", ("ROLL", "SEE"))
            sees = said is not None and said.command == "SEE"
            ways = ("doubt",) if sees else ("believe", "concede", "doubt")
            return dict(next(can[way]["action"] for way in ways if way in can))
        return dict(news["offers"][0]["action"])

    def _announced(self, offer: Mapping[str, Any], roll: int) -> dict[str, Any]:
        allowed: Sequence[int] = offer["slots"][0]["values"] if offer["slots"] else (roll,)
        said = self._ask("ROLLED", ("ANNOUNCE",), dice(roll))
        value = None if said is None else read_dice(said.field(0))
        if value not in allowed:
            value = roll if roll in allowed else allowed[0]
        return dict(offer["action"]) | {"value": value}

    def _ask(self, question: str, answers: Sequence[str], *fields: str) -> Datagram | None:
        """Ask a question with a new token. Return the answer, or None if it is late."""
        token = _token()
        self._peer.send(text(question, *fields, token))
        for _ in range(100):  # ignore other datagrams
            said = self._peer.receive(self._seconds)
            if said is None:
                break
            if said.command in answers and said.field(len(fields)) == token:
                self._silences = 0
                return said
        self._silences += 1
        if self._silences >= MOST_SILENCES:
            raise fault("program-silent")
        return None


def plain_names(names: Sequence[str], own: int, registered: str) -> tuple[str, ...]:
    """Return distinct, valid names in seat order. The seat ``own`` gets its registered name."""
    said: list[str] = [registered]
    for seat, name in enumerate(names):
        if seat == own:
            continue
        plain = "".join(sign if is_name(sign) else "_" for sign in name)[:16] or "_"
        number = 2
        while plain in said:
            plain = f"{plain.partition('~')[0]}~{number}"
            number += 1
        said.append(plain)
    others = said[1:]
    return (*others[:own], registered, *others[own:])


def _token() -> str:
    return secrets.token_hex(8)
