"""Tests that a bot of the Mäxchen protocol is translated to a program and never acts illegally."""

import itertools
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from mendax.arena.local_game import LocalGame
from mendax.bots import BOTS
from mendax.games.mia import Mia
from mendax.games.mia.rules import MiaRules
from mendax.programs.protocol import line_of, read_json, write_json
from mendax.programs.seat.conversation import Conversation, ProgramFault
from mendax.programs.seat.program_bot import ProgramBot, begun
from mendax.programs.udp.datagram_bot import MOST_SILENCES, DatagramBot, plain_names
from mendax.programs.udp.datagrams import Datagram, read, read_dice
from tests.reasons import because

Said = Callable[[str], str | None]


class Peer:
    """A bot that is a function of a datagram."""

    def __init__(self, bot: Said) -> None:
        self.told: list[str] = []
        self._bot, self._says = bot, list[bytes]()

    def send(self, said: str) -> None:
        """Let the bot answer a datagram."""
        self.told.append(said)
        answer = self._bot(said)
        if answer is not None:
            self._says.append(answer.encode())

    def receive(self, seconds: float) -> Datagram | None:
        """Return its next message."""
        return read(self._says.pop(0)) if self._says else None


def truthful(said: str) -> str | None:
    """Play like the page's bot: believe everything, and announce the roll."""
    command, *fields = said.split(";")
    if command == "YOUR TURN":
        return f"ROLL;{fields[0]}"
    return f"ANNOUNCE;{fields[0]};{fields[1]}" if command == "ROLLED" else None


def sees(said: str) -> str | None:
    """Look at every turn, even the first, and announce too low a roll."""
    command, *fields = said.split(";")
    if command == "YOUR TURN":
        return f"SEE;{fields[0]}"
    return f"ANNOUNCE;3,1;{fields[1]}" if command == "ROLLED" else None


def nonsense(said: str) -> str | None:
    """Answer with unknown tokens, and leave every third question unanswered."""
    return next(_NONSENSE)


_NONSENSE = itertools.cycle(["ROLL;x", "\0\1;", None, "ANNOUNCE;9,9;y", "SEE"])


def played(bot: Said, rules: MiaRules, luck: str) -> tuple[Peer, Conversation]:
    """Play a game against two built-in bots."""
    peer = Peer(bot)
    conversation = Conversation(DatagramBot(peer, "Ann_B"))
    names = ("Ann B", "Ann_B", "udp")
    mine = ProgramBot(conversation, Mia(), rules, 2, names)
    others: dict[int, Any] = {
        seat: BOTS["odds"]("mia", rules, seat, 3, Random(f"{luck}{seat}")) for seat in (0, 1)
    }
    run = LocalGame(Mia(), rules, 3, others | {2: mine}, Random(luck))
    while run.advance() is not None:
        pass
    assert run.result is not None
    mine.ended(run.view(2), run.result)
    return peer, conversation


@pytest.mark.parametrize("bot", [truthful, sees])
@pytest.mark.parametrize("preset", ["contest", "standard"])
def test_it_plays_whole_games_in_its_protocol(bot: Said, preset: str) -> None:
    peer, conversation = played(bot, Mia().presets[preset], f"{preset} 1")
    assert conversation.refusals == 0
    commands = [said.partition(";")[0] for said in peer.told]
    assert {"ROUND STARTED", "YOUR TURN", "ROLLED", "ANNOUNCED", "ACTUAL DICE"} <= set(commands)
    assert commands.count("PLAYER LOST") == commands.count("SCORE") > 0
    assert commands[-1] == "SCORE"
    scores = peer.told[-1].partition(";")[2].split(",")
    assert [one.partition(":")[0] for one in scores] == ["Ann_B~2", "Ann_B~3", "Ann_B"]
    for said in peer.told:
        if said.startswith("ROLLED;"):
            assert read_dice(said.split(";")[1]) is not None


def test_the_loser_is_reported_correctly() -> None:
    peer, _ = played(sees, Mia().presets["standard"], "a loser")
    for before, said in itertools.pairwise(peer.told):
        if said.startswith("PLAYER LOST") and before.startswith("ACTUAL DICE"):
            assert said.rpartition(";")[2] in ("SEE_FAILED", "CAUGHT_BLUFFING")


def test_invalid_answers_get_the_default_action_then_removal() -> None:
    peer, conversation = played(nonsense, MiaRules(lives=1).checked(), "nonsense")
    assert conversation.refusals == 0
    with pytest.raises(ProgramFault, check=because("program-silent")):
        played(lambda _: None, Mia().presets["standard"].__class__(lives=9).checked(), "silence")
    assert MOST_SILENCES > 3
    assert peer.told


@pytest.mark.parametrize(
    "rules", [MiaRules(order="numeric"), MiaRules(order="pips"), MiaRules(joker_32="toast")]
)
def test_where_values_have_another_order_it_does_not_sit_down(rules: MiaRules) -> None:
    bot = DatagramBot(Peer(truthful), "a")
    with pytest.raises(ProgramFault, check=because("maexchen-other-rules")):
        bot.send(line_of(begun(Mia(), rules.checked(), 0, ("a", "b"), None)))


def test_a_refused_answer_is_replaced_by_an_offer() -> None:
    bot = DatagramBot(Peer(truthful), "a")
    bot.send(line_of(begun(Mia(), MiaRules(), 0, ("a", "b"), None)))
    assert read_json(bot.receive(1))["type"] == "ready"
    offers = b'"offers":[{"action":{"kind":"doubt"},"slots":[]}]'
    view = b'"view":{"roll":null,"out":[],"standing":[1,1]}'
    bot.send(b'{"type":"news","after":4,"events":[],' + view + b"," + offers + b"}\n")
    bot.receive(1)
    bot.send(b'{"type":"refused","after":4,' + offers + b"}\n")
    assert read_json(bot.receive(1)) == {"type": "act", "after": 4, "action": {"kind": "doubt"}}


def test_names_become_plain_and_unique_but_its_own_is_kept() -> None:
    names = ("Ann; Ben", "robo 2", "Ann  Ben", "x" * 40, "", "Ян")
    plain = ("Ann__Ben", "Ann__Ben~2", "x" * 16, "_", "Ян")
    assert plain_names(names, 1, "robo") == (plain[0], "robo", *plain[1:])
    assert plain_names(("me", "you"), 0, "you") == ("you", "you~2")


def test_conceding_is_reported_as_lost_to_mia() -> None:
    peer = Peer(truthful)
    bot = DatagramBot(peer, "b")
    bot.send(line_of(begun(Mia(), MiaRules(), 1, ("a", "b"), None)))
    events = [
        {"kind": "conceded", "seat": 1},
        {"kind": "lost", "seat": 1, "cost": 1, "left": 0},
        {"kind": "game-ended", "places": [1, 2]},
    ]
    view = {"roll": None, "out": [1], "standing": [1, 0]}
    bot.send(write_json({"type": "news", "events": events, "view": view, "offers": []}))
    assert peer.told == ["PLAYER LOST;b;MIA", "SCORE;a:1,b:0"]
