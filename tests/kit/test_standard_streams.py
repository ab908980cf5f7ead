"""Tests of a bot of the kit as a program: every game, new message fields, and the bot's own
errors."""

import io
from random import Random
from typing import Any, ClassVar

import pytest

from mendax.arena.local_game import LocalGame
from mendax.bots import BOTS
from mendax.core.thoughts import Thought
from mendax.games import BUILT_IN
from mendax.kit.own_offers import any_action
from mendax.kit.standard_streams import OwnProgram, run
from mendax.programs.protocol import read_json, write_json
from mendax.programs.seat.conversation import Conversation
from mendax.programs.seat.program_bot import ProgramBot
from mendax.records import RecordedGame, row_of
from tests.kit.test_tolerant import strewn
from tests.programs import session


class InThisProcess:
    """``Lines`` to a program of the kit without a process, where ``change`` is applied to each
    message."""

    def __init__(self, program: OwnProgram, change: Any = lambda message: message) -> None:
        self._program, self._change = program, change
        self._said: list[bytes] = []

    def send(self, line: bytes) -> None:
        """Let the program answer."""
        told = self._change(read_json(line))
        said = self._program.answer(write_json(told))
        self._said += [] if said is None else [said.rstrip(b"\n")]

    def receive(self, seconds: float | None) -> bytes:
        """Return its answer."""
        return self._said.pop(0)

    def close(self) -> None:
        """Do nothing."""


class Noting:
    """A bot that plays at random and records its messages."""

    made: ClassVar["list[Noting]"] = []

    def __init__(self, game: Any) -> None:
        self.game, self.heard = game, list[Any]()
        self.end: Any = None
        Noting.made.append(self)

    def hear(self, event: Any) -> None:
        self.heard.append(event)

    def choose(self, view: Any, offers: Any) -> Any:
        assert isinstance(view, BUILT_IN[self.game.name].view_type)
        return any_action(offers, self.game.rng)

    def ended(self, end: Any) -> None:
        self.end = end


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("change", [lambda message: message, strewn])
def test_a_bot_of_the_kit_plays_every_game_of_today_and_tomorrow(name: str, change: Any) -> None:
    made = Noting.made
    made.clear()
    game = BUILT_IN[name]
    rules, seats = game.presets[game.default_preset], max(2, game.seats[0])
    lines = InThisProcess(OwnProgram(Noting, Random(3)), change)
    conversation = Conversation(lines)
    bot = ProgramBot(conversation, game, rules, 0, ("p",) * seats, move_time=9)
    others = {s: BOTS["random"](name, rules, s, seats, Random(s)) for s in range(1, seats)}
    run_ = LocalGame(game, rules, seats, {0: bot, **others}, Random(5))
    while run_.advance() is not None:
        pass
    assert run_.result is not None
    bot.ended(run_.view(0), run_.result)
    (mine,) = made
    assert (mine.game.rules, mine.game.seat, mine.game.time) == (rules, 0, 9.0)
    assert mine.heard == mine.game.heard
    assert mine.heard
    assert mine.end is not None
    assert mine.end.places == run_.result.places
    assert conversation.refusals == 0


def test_events_of_a_later_kind_are_passed_over() -> None:
    def later(message: dict[str, Any]) -> dict[str, Any]:
        if "events" in message:
            message["events"].append({"kind": "thunder", "loud": True})
        return message

    Noting.made.clear()
    lines = InThisProcess(OwnProgram(Noting), later)
    for line in session.full_lines()[:2]:
        lines.send(line)
    assert [type(event).__name__ for event in Noting.made[0].heard] == ["LotDrawn", "RoundStarted"]


def test_the_page_is_played_from_lines_to_lines() -> None:
    output = io.BytesIO()
    assert run(lambda _view, offers: offers[-1], session.full_lines(), output) == 0
    said = [read_json(line) for line in output.getvalue().splitlines()]
    assert [one["type"] for one in said] == ["ready"] + ["act"] * (len(said) - 1)
    assert len(said) == session.printed().count("←")


def test_a_mistake_of_the_author_is_shown_to_the_author(capsys: pytest.CaptureFixture[str]) -> None:
    output = io.BytesIO()
    assert run(lambda _view, _offers: 1 / 0, session.full_lines(), output) == 1
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert output.getvalue().count(b"\n") == 1  # ready


def test_a_refusal_is_shown_to_the_author(capsys: pytest.CaptureFixture[str]) -> None:
    run(lambda _view, offers: offers[0], session.full_lines(), io.BytesIO())
    assert "refused: That is not allowed now" in capsys.readouterr().err


def test_messages_before_a_game_are_errors() -> None:
    with pytest.raises(ValueError, match="has not begun"):
        OwnProgram(Noting).answer(session.full_lines()[1])


def test_a_bot_talks_receives_talk_and_keeps_a_thought() -> None:
    class Talker:
        def __init__(self, game: Any) -> None:
            self.game = game

        def choose(self, view: Any, offers: Any) -> Any:
            self.game.say(f"I heard {self.game.talk}")
            self.game.think(belief=0.5, note="private")
            return offers[0]

    program = OwnProgram(Talker)
    begin, news = session.full_lines()[:2]
    program.answer(begin)
    told = read_json(news) | {"said": [{"name": "Ann", "text": "Hi", "seat": 1}]}
    lines = (program.answer(write_json(told)) or b"").splitlines()
    said, act = map(read_json, lines)
    assert said == {"type": "say", "text": "I heard [('Ann', 'Hi')]"}
    assert (act["belief"], act["note"]) == (0.5, "private")


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_row_of_a_program_is_its_part_of_the_whole_game(name: str) -> None:
    """The row has the thoughts, which the answers to the host do not contain."""

    class Thinker:
        def __init__(self, game: Any) -> None:
            self.game = game

        def choose(self, view: Any, offers: Any) -> Any:
            self.game.think(belief=0.25, note="private")
            return offers[-1]

    kept = list[RecordedGame]()
    game = BUILT_IN[name]
    rules, seats = game.presets[game.default_preset], max(2, game.seats[0])
    program = OwnProgram(Thinker, Random(3), kept.append, private=True)
    conversation = Conversation(InThisProcess(program, lambda message: message))
    bot = ProgramBot(conversation, game, rules, 0, ("p",) * seats)
    others = {s: BOTS["random"](name, rules, s, seats, Random(s)) for s in range(1, seats)}
    run_ = LocalGame(game, rules, seats, {0: bot, **others}, Random(5))
    run_.moves = []
    while run_.advance() is not None:
        assert conversation.thought == Thought()
    assert run_.result is not None
    bot.ended(run_.view(0), run_.result)
    whole = row_of(game, rules, game.initial_state(rules, seats), ("p",) * seats, run_.moves)
    (own,) = kept
    assert (own.game, own.rules, own.seats) == (whole.game, whole.rules, whole.seats)
    assert (own.heard[0], own.places) == (whole.heard[0], whole.places)
    assert [(c.seat, c.heard, c.action) for c in own.choices] == [
        (c.seat, c.heard, c.action) for c in whole.choices if c.seat == 0
    ]
    assert {(c.belief, c.note) for c in own.choices} == {(0.25, "private")}
