"""Tests that a table's messages for a program contain starts, questions and ends of games, each
question once."""

from typing import Any

from mendax.games import BUILT_IN
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import write_options
from mendax.programs.protocol import (
    BeginForProgram,
    EndForProgram,
    NewsForProgram,
)
from mendax.programs.seat.table_talk import TableTalk

MIA = BUILT_IN["mia"]
VIEW = {"you": 1}
LOOK = {"action": {"kind": "look"}, "slots": []}
ANNOUNCE = {
    "action": {"kind": "announce", "value": 65},
    "slots": [{"kind": "rungs", "field": "value", "lowest": 65}],
}


SAID = {"kind": "said", "seat": 0, "name": "Ann", "text": "hi"}


def table(phase: str = "playing", games: int = 1, **rules: Any) -> dict[str, Any]:
    return {
        "game": "mia",
        "phase": phase,
        "games": games,
        "rules": write_options(MiaRules(**rules)),
        "stakes": None,
        "commitment": "c1",
        "seats": [{"name": "Ann"}, {"name": "Bot"}],
    }


def game(*offers: Any, places: Any = None) -> dict[str, Any]:
    reason = None if places is None else {"key": "mia-end-last-standing", "arguments": {}}
    return {"view": VIEW, "offers": list(offers), "places": places, "reason": reason}


def entry(number: int, *events: Any) -> dict[str, Any]:
    return {"number": number, "at": 0, "actor": "table", "events": list(events)}


def welcome(number: int, game: Any, missed: Any = (), **changes: Any) -> dict[str, Any]:
    said = {
        "type": "welcome",
        "number": number,
        "you": 1,
        "table": table(),
        "game": game,
        "game_follows": False,
        "due": None,
        "missed": list(missed),
        "complete": True,
    }
    return said | changes


def news(*entries: Any, game: Any = None, **changes: Any) -> dict[str, Any]:
    said = {"type": "news", "entries": list(entries), "you": 1, "game": game, "due": None}
    return said | {"table": None} | changes


def drained(talk: TableTalk) -> list[Any]:
    said = []
    while (one := talk.next()) is not None:
        said.append(one)
    return said


def test_a_game_that_runs_is_begun_and_asked_about_once() -> None:
    talk = TableTalk(str)
    shaken = {"kind": "shaken", "seat": 0}
    talk.hear(welcome(9, game(LOOK), [entry(9, shaken, SAID)]))
    begin, question = drained(talk)
    assert isinstance(begin, BeginForProgram)
    assert (begin.seat, begin.names, begin.rules) == (1, ("Ann", "Bot"), MiaRules())
    assert isinstance(question, NewsForProgram)
    assert (question.after, question.events, question.missed) == (9, (shaken,), False)
    assert drained(talk) == []


def test_events_between_questions_come_with_the_next() -> None:
    talk = TableTalk(str)
    talk.hear(welcome(9, game(LOOK)))
    drained(talk)
    looked, believed = {"kind": "looked", "seat": 1}, {"kind": "believed", "seat": 0}
    talk.hear(news(entry(10, looked), game=game()))
    assert drained(talk) == []
    talk.hear(news(entry(11, believed), game=game(LOOK)))
    (question,) = drained(talk)
    assert (question.after, question.events) == (11, (looked, believed))


def test_no_question_while_a_move_is_pending() -> None:
    talk = TableTalk(str)
    talk.hear(welcome(9, game(LOOK)))
    drained(talk)
    talk.moving = True
    talk.hear(news(entry(10), game=game(ANNOUNCE)))
    assert drained(talk) == []
    talk.moving = False
    talk.overtaken()
    assert [one.after for one in drained(talk)] == [10]


def test_no_question_before_the_news_of_the_last_move() -> None:
    talk = TableTalk(str)
    talk.hear(welcome(9, game(LOOK)))
    drained(talk)
    talk.moving = True
    talk.hear(news(entry(10, SAID), game=game(LOOK)))
    talk.moving = False
    talk.done(11)
    assert drained(talk) == []
    talk.hear(news(entry(11), game=game(LOOK)))
    assert [one.after for one in drained(talk)] == [11]


def test_the_end_comes_with_its_events_and_rematches_start_fresh() -> None:
    talk = TableTalk(lambda reason: f"«{reason.key}»")
    talk.hear(welcome(9, game(LOOK)))
    drained(talk)
    lost = {"kind": "lost", "seat": 0, "cost": 1, "left": 0}
    over = table("finished")
    talk.hear(news(entry(10, lost), game=game(places=[2, 1]), table=over))
    last, end = drained(talk)
    assert (last.events, last.offers) == ((lost,), ())
    assert isinstance(end, EndForProgram)
    assert (end.places, end.words) == ((2, 1), "«mia-end-last-standing»")
    talk.hear(news(entry(11), game=game(LOOK), table=table(games=2)))
    assert [type(one) for one in drained(talk)] == [BeginForProgram, NewsForProgram]


def test_a_program_that_loses_its_seat_gets_a_final_message() -> None:
    talk = TableTalk(str)
    talk.hear(welcome(9, game(LOOK)))
    drained(talk)
    talk.hear(news(entry(10), game=game(), you=None))
    (end,) = drained(talk)
    assert end.places is None


def test_after_a_reconnect_the_question_follows_missed_events() -> None:
    talk = TableTalk(str)
    talk.hear(welcome(9, game(LOOK)))
    drained(talk)
    believed = {"kind": "believed", "seat": 0}
    talk.hear(welcome(12, game(LOOK), [entry(9), entry(12, believed)], complete=False))
    (question,) = drained(talk)
    assert (question.after, question.events, question.missed) == (12, (believed,), True)


def test_a_game_too_long_for_the_welcome_is_waited_for() -> None:
    talk = TableTalk(str)
    talk.hear(welcome(9, None, game_follows=True))
    assert drained(talk) == []
    talk.hear(news(game=game(LOOK)))
    assert [type(one) for one in drained(talk)] == [BeginForProgram, NewsForProgram]


def test_the_remaining_time_is_sent() -> None:
    talk = TableTalk(str)
    due = {"seats": [1], "milliseconds": 4200}
    talk.hear(welcome(9, game(LOOK), table=table(turn_clock=20), due=due))
    begin, question = drained(talk)
    assert (begin.time, question.left) == (20_000, 4200)
    talk.hear(news(entry(10), game=game(ANNOUNCE), due={"seats": [0], "milliseconds": 9}))
    assert drained(talk)[0].left is None


def test_chat_keeps_a_question_open_and_new_moves_repeat_it() -> None:
    talk = TableTalk(str)
    talk.hear(welcome(9, game(LOOK)))
    drained(talk)
    talk.hear(news(entry(10, SAID), game=game(LOOK)))
    assert drained(talk) == []
    talk.hear(news(entry(11), game=game()))
    talk.hear(news(entry(12), game=game(LOOK)))
    assert [one.after for one in drained(talk)] == [12]


def test_missed_events_of_earlier_games_are_not_sent() -> None:
    talk = TableTalk(str)
    old, new = {"kind": "looked", "seat": 0}, {"kind": "shaken", "seat": 0}
    missed = [entry(7, old), entry(8, {"kind": "game-started"}), entry(9, new)]
    talk.hear(welcome(9, game(LOOK), missed))
    assert drained(talk)[1].events == (new,)
