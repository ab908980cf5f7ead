"""Tests that deleted players leave their moves, without names and words."""

from random import Random

from mendax.table.actions import (
    AddPerson,
    Leave,
    MuteWatcher,
    RemoveWatcher,
    Rename,
    Say,
    SayPhrase,
    Sit,
    TakeOver,
    Whisper,
)
from mendax.table.forgetting import forgotten, name_of, without_ids
from mendax.table.log import LogLine
from mendax.table.record.verify import verify
from mendax.table.record.write import write_record
from mendax.table.table import Table
from tests.table.evening import BOTS, Evening

NAMES = ("Taras", "Zvir", "Beside", "secret words", "psst")


def rewritten(line: LogLine) -> LogLine:
    """Return the line as the store keeps it after "taras" was deleted."""
    own = line.person is not None and line.person.partition("/")[0] == "taras"
    person = "0ther" + line.person[5:] if own and line.person else line.person
    action = forgotten(line.actor, line.action, own, "taras", "0ther")
    return LogLine(line.number, line.at, line.actor, person, line.command, action)


def test_names_and_words_go_and_the_game_stays() -> None:
    evening = Evening({"lives": 1})
    evening.do("taras", Say("secret words"))
    evening.do("olena", MuteWatcher("Guest", True))
    evening.do("olena", MuteWatcher("Guest", False))
    evening.do("taras", Sit("Taras"))
    evening.do("taras", Rename("Zvir"))
    evening.do("taras", AddPerson("Beside"))
    evening.do("taras", Whisper(0, "psst"))
    evening.start().play(Random(3))
    evening.do("taras", SayPhrase("bye"))
    lines = [rewritten(line) for line in evening.lines]
    texts = " ".join(f"{line.person} {line.action}" for line in lines)
    assert not [word for word in (*NAMES, "taras") if word in texts]
    again = Table.load("t1", evening.secret, lines, BOTS)
    names = [seat.name for seat in again.table_view().seats]
    assert names == ["Олена", name_of("0ther"), name_of("0ther") + "+"]
    assert again.table_view().score.played == evening.table.table_view().score.played
    record = write_record(again, 1, "olena")
    assert verify(record) == ()
    assert "Zvir" not in record


def test_own_lines_identify_no_other_person() -> None:
    for action in ("silence tara5 yes", "ban tara5", "reserve-seat tara5 Program"):
        shown = without_ids("person", action)
        assert shown != action
        assert "tara5" not in shown
        assert shown.split()[2:] == action.split()[2:]
    assert without_ids("person", "say hello") == "say hello"


def test_a_watcher_is_forgotten_too_and_stays_out() -> None:
    evening = Evening({"lives": 1}).sit("ivan").start()
    evening.do("ivan", Leave())
    evening.do("taras", Rename("Taras"))
    evening.do("taras", TakeOver(1, "Zvir"))
    evening.do("olena", RemoveWatcher("Taras"))
    lines = [rewritten(line) for line in evening.lines]
    assert not [line for line in lines if any(word in line.action for word in (*NAMES, "taras"))]
    again = Table.load("t1", evening.secret, lines, BOTS)
    assert again.state.lobby.seating.kicked == {"0ther"}
