"""A bot that speaks the Mäxchen protocol as a program at a table of Mia: ``Lines`` to it.

Rules of this file
1. No socket and no clock: datagrams go out and come in by a ``DatagramPeer`` that is handed in.
2. What the bot may say in its protocol is what is done. Where it says what the table's rules do not
   allow, or nothing in time, the table's usual default is done instead: there are no fouls here.
3. It is told what its seat was told, in the words of its protocol, when it is asked and at the end.
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from mendax.arena.contest.datagrams import Datagram, dice, is_name, read_dice, text
from mendax.programs.conversation import fault
from mendax.programs.messages import read_json, write_json

ANSWER_SECONDS: Final = 0.25
"""How long an answer may take, as contests have it."""
MOST_SILENCES: Final = 20
"""After so many questions without an answer, one after the other, the bot is gone."""
_LADDER: Final = (
    *(31, 32, 41, 42, 43, 51, 52, 53, 54, 61, 62, 63, 64, 65),
    *(11, 22, 33, 44, 55, 66, 21),
)
"""The order of values that the protocol knows, lowest first."""


class DatagramPeer(Protocol):
    """The way to one registered bot."""

    def send(self, said: str) -> None:
        """Sends a datagram; it may be lost."""

    def receive(self, seconds: float) -> Datagram | None:
        """The next datagram of the bot within so many seconds; None: there is none."""


class DatagramBot:
    """One bot at one table, game after game."""

    def __init__(self, peer: DatagramPeer, name: str, answer: float = ANSWER_SECONDS) -> None:
        """``name`` is what the bot has registered as, and knows itself by; ``answer``: the seconds
        that an answer may take."""
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
        """Tells the bot what a program would be told. Raises ``ProgramFault`` for other games."""
        message = read_json(line)
        if message["type"] == "begin":
            self._begin(message)
        elif message["type"] == "news":
            self._asked = message
            self._tell(message)
            self._answer = self._act(self._chosen(message)) if message["offers"] else None
        elif message["type"] == "refused":  # the table knows better: anything that it offers
            self._answer = self._act(message["offers"][0]["action"])

    def receive(self, seconds: float | None) -> bytes:
        """What the bot answers, as a program says it. Raises ``ProgramFault`` if it is gone."""
        if self._answer is None:
            raise fault("program-silent")
        said, self._answer = self._answer, None
        return write_json(said)

    def close(self) -> None:
        """Nothing of ours runs."""

    def _act(self, action: Mapping[str, Any]) -> dict[str, Any]:
        return {"type": "act", "after": self._asked["after"], "action": action}

    # ── what it is told ──────────────────────────────────────────────────────────────────────

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
            self._held = True  # it was taken to be there
        elif kind == "opened":
            self._held = event["held"]
            self._peer.send(text("ACTUAL DICE", dice(event["roll"])))
        elif kind == "lost":
            self._losers.append(event["seat"])
        elif kind == "game-ended":
            self._round_over(view)

    def _round_over(self, view: Mapping[str, Any]) -> None:
        """Tells who has lost the round before, if one has ended."""
        if not self._losers:
            return
        doubted = "SEE_FAILED" if self._held else "CAUGHT_BLUFFING"
        revealed = "MIA" if self._held else "LIED_ABOUT_MIA"
        names = ",".join(self._names[seat] for seat in self._losers)
        self._peer.send(text("PLAYER LOST", names, doubted if self._doubted else revealed))
        scores = zip(self._names, view["standing"], strict=True)
        self._peer.send(text("SCORE", ",".join(f"{name}:{points}" for name, points in scores)))
        self._losers, self._doubted, self._held = [], False, False

    # ── what it is asked ─────────────────────────────────────────────────────────────────────

    def _chosen(self, news: Mapping[str, Any]) -> dict[str, Any]:
        can = {offer["action"]["kind"]: offer for offer in news["offers"]}
        if "look" in can:
            return dict(can["look"]["action"])
        if "announce" in can and news["view"]["roll"] is not None:
            return self._announced(can["announce"], news["view"]["roll"])
        if "shake" in can:
            self._ask("YOUR TURN", ("ROLL", "SEE"))  # whatever it says: here nobody has rolled
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
        """What the bot says to a question with a new token, if it does in time."""
        token = _token()
        self._peer.send(text(question, *fields, token))
        for _ in range(100):  # what answers nothing is thrown away
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
    """The names as the protocol can say them, all different, by seat; the one on the seat ``own``
    is called as it has registered, however the table calls it."""
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
