"""Tests of the log: requests become lines, lines are replayed, and impossible lines are refused."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import mendax.games
from mendax.core.game import Action, Reason, Result
from mendax.games import GAMES
from mendax.games.editions import OtherEdition
from mendax.games.mia import Mia
from mendax.games.mia.actions import Announce, Shake
from mendax.games.mia.rules import MiaRules
from mendax.table import actions as around
from mendax.table.commands import Act, BotAct, Command, Do, KeepSeat, Readdress, TimeOut
from mendax.table.handlers import done
from mendax.table.lobby import Lobby
from mendax.table.log import (
    ANSWERS,
    CorruptLog,
    Entry,
    LogLine,
    LogTail,
)
from mendax.table.record.format import BrokenRecord
from mendax.table.record.read import read_record
from mendax.table.record.verify import judge
from mendax.table.replay import replayed
from mendax.table.requests import as_logged
from mendax.table.table import Table
from tests.reasons import because
from tests.table.evening import BOTS, SECRET, Evening, played, reason, record_at


def test_old_logs_outlive_bots_and_presets(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(preset="points")
    evening.do("olena", around.AddBot("liar"))
    words = evening.table.table_view().rules
    from mendax.games.mia import Mia

    monkeypatch.setattr(Mia, "presets", {"standard": MiaRules()})
    table = Table.load("t1", SECRET, evening.lines, bots=())
    assert table.table_view().rules == words
    assert table.bot_at(1) == "liar"


def test_time_never_runs_backwards() -> None:
    evening = Evening()
    evening.at = 5
    evening.do("olena", around.Say("hm"))
    assert evening.lines[-1].at == evening.lines[-2].at == 1_000_000


def test_recent_entries_are_bounded_and_state_their_range() -> None:
    evening = Evening()
    for number in range(40):
        evening.do("olena", around.Say(f"{number}"))
    entries, complete = evening.table.recent(since=evening.table.number - 30)
    assert (len(entries), complete) == (30, True)
    assert evening.table.recent(since=evening.table.number) == ((), True)
    entries, complete = evening.table.recent()
    assert (len(entries), complete) == (30, False)


def test_the_oldest_of_a_thousand_commands_is_forgotten_first() -> None:
    tail = LogTail()
    for number in range(1, ANSWERS + 3):
        line = LogLine(number, number, "seat1", "ann", f"c{number}", "look")
        tail.add(line, Entry(number, number, "seat1", (), ("ann",)))
    kept = [number for number in range(1, ANSWERS + 3) if tail.answer_to("ann", f"c{number}")]
    assert kept == list(range(3, ANSWERS + 3))


def test_late_bots_get_the_whole_game_as_their_seat_saw_it() -> None:
    evening = Evening().start("taras")
    luck = Random(2)
    for _ in range(12):
        evening.move(luck)
    started = next(n for n, e in enumerate(evening.entries) if "GameStarted" in str(e.events))
    heard = [event for entry in evening.entries[started:] for event in entry.heard_at(1)]
    assert list(evening.table.heard_this_game(1)) == heard
    assert len(heard) > 12


def test_a_log_that_can_not_be_is_named_by_its_line(subtests: pytest.Subtests) -> None:
    cases: list[tuple[dict[str, object], str]] = [
        ({"number": 99}, "table-corrupt-gap"),
        ({"action": "shake it"}, "table-corrupt-line"),
        ({"action": "announce 61"}, "table-corrupt-line"),
        ({"actor": "seat9"}, "table-corrupt-line"),
        ({"actor": "chance"}, "table-corrupt-line"),
        ({"actor": "nobody"}, "table-corrupt-line"),
        ({"actor": "person"}, "table-corrupt-line"),
        ({"actor": "person", "action": "start"}, "table-corrupt-line"),
        ({"actor": "person", "action": "open mia standard () odds"}, "table-corrupt-line"),
        ({"actor": "table", "action": "leave", "person": None}, "table-corrupt-line"),
        ({"actor": "person", "action": "add-share zz"}, "table-corrupt-line"),
    ]
    for broken, key in cases:
        with subtests.test(key=key):
            evening = Evening().start("taras")
            evening.act(("olena", "taras")[evening.to_act()[0]], Shake())
            at = next(n for n, line in enumerate(evening.lines) if line.action == "shake")
            fields = {f: getattr(evening.lines[at], f) for f in LogLine.__struct_fields__}
            evening.lines[at] = LogLine(**{**fields, **broken})
            with pytest.raises(CorruptLog) as caught:
                evening.again()
            assert caught.value.reason.key == key
            assert caught.value.reason.arguments["line"] == evening.lines[at].number


def test_a_preset_that_no_longer_exists_becomes_the_default() -> None:
    evening = Evening()
    opening = evening.lines[0]
    fields = {f: getattr(opening, f) for f in LogLine.__struct_fields__}
    old = opening.action.replace(" mia standard ", " mia house ")
    assert old != opening.action
    evening.lines[0] = LogLine(**{**fields, "action": old})
    state = replayed("t1", SECRET, evening.lines, BOTS)
    assert state.lobby.chosen.preset == "standard"
    assert state.lobby.chosen.changes == ()


def test_no_log_and_no_opening_are_corrupt() -> None:
    with pytest.raises(CorruptLog, check=because("table-corrupt-empty")):
        Table.load("t", SECRET, [])
    with pytest.raises(CorruptLog, check=because("table-corrupt-line")):
        Table.load("t", SECRET, Evening().lines[1:])


def lobby_of(game: str = "mia") -> Lobby:
    """Return a lobby with Ann as the host and Ben beside her."""
    lobby = Lobby(GAMES[game], ("odds",))
    done(lobby, "ann", around.Sit("Ann"))
    done(lobby, "ben", around.Sit("Ben"))
    return lobby


def test_the_log_holds_cleaned_values(subtests: pytest.Subtests) -> None:
    cases: list[tuple[Action, Action]] = [
        (around.Sit("  Cy\u202e \u0007", mask="owl"), around.Sit("Cy", mask="owl")),
        (around.Sit("ben", mask="owl"), around.Sit("ben 2", mask="owl")),
        (around.AddBot("odds", mask="owl"), around.AddBot("odds", mask="owl")),
        (around.AddBot("odds", " bEn ", "owl"), around.AddBot("odds", "bEn 2", "owl")),
        (around.Rename("Ann"), around.Rename("Ann")),
        (around.Rename("bEn"), around.Rename("bEn 2")),
        (around.Say("well\nplayed"), around.Say("well played")),
        (around.Whisper(1, "well\u202e"), around.Whisper(1, "well")),
        (around.SayPhrase("hello"), around.SayPhrase("hello")),
        (around.Arrange((1, 0)), around.Arrange((1, 0))),
    ]
    for asked, logged in cases:
        with subtests.test(asked=asked):
            assert as_logged(lobby_of(), "ann", asked) == logged


def test_limits_on_purchases_are_asked_here_and_not_of_the_log() -> None:
    lobby = lobby_of("sword_of_lies")
    assert reason(lambda: as_logged(lobby, "ann", around.BuyIn(10**6))) == "buy-in"
    assert reason(lambda: as_logged(lobby, "cy", around.BuyIn(200))) == "no-seat"
    assert as_logged(lobby, "ann", around.BuyIn(200)) == around.BuyIn(200)
    (bought,) = done(lobby, "ann", around.BuyIn(10**6))
    assert getattr(bought, "stack", 0) == 10**6


SOME: list[Command] = [
    Act("olena", Announce(61), 7, "c1"),
    Do("taras", around.AddShare("0123456789abcdef" * 2), "c2"),
    Do("taras", around.Say("I have a 6 and a 1")),
    Readdress("olena", "0123456789", "c3"),
    KeepSeat("olena", "p0", "Robo", "c4"),
    BotAct(1, Announce(61)),
    TimeOut(0),
]


def test_the_repr_reveals_no_person_or_content(subtests: pytest.Subtests) -> None:
    for command in SOME:
        with subtests.test(command=command):
            shown = f"{command!r} {command}"
            assert not any(secret in shown for secret in ("olena", "taras", "61", "0123", "6 and"))


MIA = GAMES["mia"].edition


def load(lines: list[LogLine]) -> Table:
    return Table.load("t1", SECRET, lines, BOTS)


def spelt(line: LogLine, action: str) -> LogLine:
    return replace(line, action=action)


@pytest.mark.parametrize(
    "word", ["", "edition=0 ", "edition=01 ", "edition=x ", "edition= ", "edition=%C2%B2 "]
)
def test_an_edition_that_is_missing_or_spelt_badly_is_an_error(word: str) -> None:
    lines = [spelt(e, e.action.replace(f"edition={MIA} ", word)) for e in played().lines]
    with pytest.raises(CorruptLog, check=because("line=1 problem=rules-edition-unreadable")):
        load(lines)


@pytest.mark.parametrize("shift", [-1, 1])
def test_tables_and_records_of_other_editions_are_refused(
    shift: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, game = played(), Mia()
    text = record_at(evening.table, 1, None)
    game.edition = MIA - shift
    monkeypatch.setattr(mendax.games, "GAMES", {**GAMES, "mia": game})
    told = {"given": MIA, "known": MIA - shift}
    name = "newer" if shift > 0 else "older"
    with pytest.raises(OtherEdition) as refused:
        load(evening.lines)
    assert refused.value.reason == Reason(f"rules-edition-{name}", told)
    with pytest.raises(BrokenRecord) as caught:
        read_record(text)
    assert caught.value.reason == Reason(f"record-problem-{name}", {"line": 1, **told})
    (problem,) = judge(text).problems
    assert problem.reason == caught.value.reason


def test_a_later_game_of_another_edition_is_refused_too() -> None:
    evening = played()
    for at, line in enumerate(evening.lines):
        if f"edition={MIA}" in line.action:
            later = [*evening.lines]
            later[at] = spelt(line, line.action.replace(f"edition={MIA}", f"edition={MIA + 1}"))
            with pytest.raises(OtherEdition, check=because(f"given={MIA + 1} known={MIA}")):
                load(later)


class Upside(Mia):
    """Rules with reversed payoffs under an unchanged edition."""

    def result(self, state: Any) -> Result | None:
        found = super().result(state)
        if found is None:
            return None
        return replace(found, payoffs=tuple(-payoff for payoff in found.payoffs))


def test_changed_rules_of_one_edition_differ_from_damage(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = played(open_seed=True)
    damaged = []
    for at, line in enumerate(evening.lines):
        if line.actor != "chance" or not line.action.startswith("fall "):
            continue
        for other in ("fall 41", "fall 42"):
            lines = [*evening.lines]
            lines[at] = spelt(line, other)
            try:
                load(lines)
            except CorruptLog as error:
                damaged.append(error.reason.key)
    assert "table-corrupt-lines" in damaged
    assert set(damaged) <= {"table-corrupt-lines", "table-corrupt-line"}
    monkeypatch.setattr(mendax.games, "GAMES", {**GAMES, "mia": Upside()})
    with pytest.raises(CorruptLog, check=because(f"table-corrupt-rules game=1 edition={MIA}")):
        load(evening.lines)


def test_stacks_that_a_log_names_are_those_that_the_table_has() -> None:
    evening = Evening(game="sword_of_lies").start("taras", "ivan")
    at = next(n for n, line in enumerate(evening.lines) if line.action.startswith("begin "))
    words, _, stacks = evening.lines[at].action.rpartition(" (")
    first, _, rest = stacks.partition(" ")
    lines = [*evening.lines]
    lines[at] = spelt(evening.lines[at], f"{words} ({int(first) + 1} {rest}")
    with pytest.raises(CorruptLog, check=because("table-refused-brought-otherwise")):
        load(lines)
