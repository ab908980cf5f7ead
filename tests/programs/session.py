"""The session printed in docs/programs.md; run it as a script to update the page.

python -m tests.programs.session
"""

import json
import re
from random import Random
from typing import Any, Final

from mendax.arena.local_game import LocalGame
from mendax.bots import BOTS
from mendax.games.mia import Mia
from mendax.games.mia.rules import MiaRules
from mendax.programs.protocol import line_of, read_json, write_json
from mendax.programs.seat.conversation import Conversation
from mendax.programs.seat.program_bot import ProgramBot, begun
from tools.ground import ROOT

PAGE: Final = ROOT / "docs" / "programs.md"
_BLOCK: Final = re.compile(r"(?<=<!-- session -->\n```text\n).*?(?=```\n)", re.DOTALL)
_NO_ROLL: Final = 12
"""The program's first announcement. It is a mistake, because Mia is announced as 21."""


class Afternoon:
    """The program of the page, whose answers are a function of its messages."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self._told: dict[str, Any] = {}
        self._view: dict[str, Any] = {}
        self._mistaken = False

    def send(self, line: bytes) -> None:
        """Record the line in the form of the page."""
        self._told = read_json(line)
        self._view = self._told.get("view", self._view)
        self.said.append("→ " + shortened(self._told))

    def receive(self, seconds: float | None) -> bytes:
        """Return its next message."""
        answer: dict[str, Any] = {"type": "ready", "name": "afternoon"}
        if self._told["type"] != "begin":
            answer = {"type": "act", "after": self._told["after"], "action": self._action()}
        line = write_json(answer)
        self.said.append("← " + line.decode())
        return line

    def _action(self) -> dict[str, Any]:
        offers = {offer["action"]["kind"]: offer for offer in self._told["offers"]}
        if "announce" in offers and "look" not in offers:
            (slot,) = offers["announce"]["slots"]
            true = self._view["roll"]
            value = true if true in slot["values"] else slot["values"][0]
            if not self._mistaken:
                value, self._mistaken = _NO_ROLL, True
            return {"kind": "announce", "value": value}
        if "doubt" in offers and self._view["claims"][-1]["value"] in (66, 21):
            return {"kind": "doubt"}
        return {"kind": next(kind for kind in ("look", "believe", "shake") if kind in offers)}

    def close(self) -> None:
        """Do nothing."""


def shortened(message: dict[str, Any]) -> str:
    """Return a message as the page shows it, without the long fields of every game."""
    text = json.dumps(message, separators=(",", ":"), ensure_ascii=False)
    for long in ("rules", "reference"):
        if long in message:
            whole = json.dumps(message[long], separators=(",", ":"), ensure_ascii=False)
            text = text.replace(f'"{long}":{whole}', f'"{long}":{{…}}')
    return text


def session() -> str:
    """Play a complete session of one program and one bot with one life each."""
    game, rules = Mia(), MiaRules(lives=1).checked()
    afternoon = Afternoon()
    conversation = Conversation(afternoon)
    bot = ProgramBot(conversation, game, rules, 0, ("afternoon", "odds"), move_time=5)
    odds = BOTS["odds"]("mia", rules, 1, 2, Random("page"))
    run = LocalGame(game, rules, 2, {0: bot, 1: odds}, Random("a whole session 8"))
    while run.advance() is not None:
        pass
    assert run.result is not None
    bot.ended(run.view(0), run.result)
    return "\n".join(afternoon.said) + "\n"


def printed() -> str:
    """Return the session as printed on the page."""
    (block,) = _BLOCK.findall(PAGE.read_text())
    return str(block)


def full_lines() -> list[bytes]:
    """Return the complete lines that the page sends to a program."""
    begin = line_of(begun(Mia(), MiaRules(lives=1).checked(), 0, ("afternoon", "odds"), 5))
    told = [line[2:] for line in printed().splitlines() if line.startswith("→")]
    return [begin, *(f"{line}\n".encode() for line in told[1:])]


if __name__ == "__main__":
    PAGE.write_text(_BLOCK.sub(lambda _: session(), PAGE.read_text(), count=1))
