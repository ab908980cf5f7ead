"""Tests that a program is an ordinary bot and gets the information of its seat."""

from random import Random
from typing import Any

import pytest

from mendax.arena.local_game import LocalGame
from mendax.bots import BOTS
from mendax.core.game import observation
from mendax.games import BUILT_IN
from mendax.games.mia import Mia
from mendax.games.mia.rules import MiaRules
from mendax.programs.protocol import read_json, write_json
from mendax.programs.seat.conversation import Conversation, ProgramFault
from mendax.programs.seat.program_bot import ProgramBot
from tests.programs import session
from tests.programs.lines import FunctionLines, Program, first_offer
from tests.reasons import because


def played(name: str, program: Program, seed: str) -> tuple[FunctionLines, list[Any]]:
    """Play a game with the program at seat 0; return its messages and the seat's events."""
    game = BUILT_IN[name]
    rules, seats = game.presets[game.default_preset], max(2, game.seats[0])
    lines = FunctionLines(program)
    bot = ProgramBot(Conversation(lines, now=lines.now), game, rules, 0, ("p",) * seats)
    others = {
        seat: BOTS["random"](name, rules, seat, seats, Random(seat)) for seat in range(1, seats)
    }
    run, heard = LocalGame(game, rules, seats, {0: bot, **others}, Random(seed)), []
    while (told := run.advance()) is not None:
        heard += [observation(each, 0) for each in told]
    assert run.result is not None
    bot.ended(run.view(0), run.result)
    return lines, heard


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_program_that_takes_the_first_offer_plays_every_game(name: str) -> None:
    lines, heard = played(name, first_offer, "a")
    told = [event for message in lines.told for event in message.get("events", ())]
    assert told == read_json(write_json(heard))
    end = lines.told[-1]
    assert end["type"] == "end"
    assert min(end["places"]) == 1
    assert {message["view"]["you"] for message in lines.told if "view" in message} == {0}
    assert lines.told[-2]["offers"] == []


@pytest.mark.parametrize(
    "action",
    [
        {"kind": "doubt"},
        {"kind": "dance"},
        {"kind": "announce", "value": 12},
        7,
        {"kind": "shake", "seat": 1},
    ],
)
def test_illegal_actions_are_refused_three_times(action: Any) -> None:
    def wrong(message: dict[str, Any]) -> list[dict[str, Any]]:
        if message["type"] == "begin":
            return [{"type": "ready"}]
        return [{"type": "act", "after": message["after"], "action": action}]

    with pytest.raises(ProgramFault) as caught:
        played("mia", wrong, "a whole session 8")
    assert caught.value.reason.key == "program-refused"


def test_a_program_of_other_games_is_not_asked() -> None:
    with pytest.raises(ProgramFault) as caught:
        played("mia", lambda _: [{"type": "ready", "games": ["chess"]}], "a")
    assert caught.value.reason.key == "program-other-games"


def test_the_session_on_the_page_is_reproduced() -> None:
    assert session.printed() == session.session()
    assert "refused" in session.printed()


def test_a_program_that_follows_the_page_is_asked_as_on_the_page() -> None:
    lines = FunctionLines(first_offer)
    for line in session.full_lines():
        lines.send(line)
    asked = [told for told in lines.told if told["type"] == "begin" or told.get("offers")]
    answers = [lines.receive(None) for _ in asked]
    assert len(answers) == session.printed().count("←")


def test_the_time_limit_is_sent_and_enforced() -> None:
    lines = FunctionLines(lambda message: [*first_offer(message), 3.0][::-1])
    bot = ProgramBot(
        Conversation(lines, now=lines.now), Mia(), MiaRules(), 0, ("a", "b"), move_time=2
    )
    assert lines.told[0]["time"] == 2000
    state = Mia().initial_state(MiaRules(), 2)
    with pytest.raises(ProgramFault, check=because("program-silent")):
        bot.choose(Mia().view(state, 0), Mia().legal_actions(state, 0))
