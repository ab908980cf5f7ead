"""Tests of sitting down, getting up, moderation and chat around a game."""

from random import Random

import pytest

from mendax.core.game import RulesError, Unseen
from mendax.games.mia.actions import Shake
from mendax.table.actions import (
    AddBot,
    Arrange,
    HandOver,
    Leave,
    Remove,
    Rename,
    Return,
    Say,
    SayPhrase,
    SetRules,
    SetTable,
    Settings,
    Sit,
    Start,
    Whisper,
)
from mendax.table.events import Arranged, Left, PhraseSaid, RulesSet, Said, SaidTo
from mendax.table.table import Table
from tests.reasons import because
from tests.table.evening import BOTS, Evening, kinds, names, reason, told


def test_people_sit_down_under_names_of_their_own() -> None:
    evening = Evening().sit("taras")
    evening.do("ivan", Sit("  ТАРАС\u202e \u0007"))
    evening.do("nina", Sit("Taras"))
    assert names(evening) == ["Олена", "Taras", "ТАРАС", "Taras 2"]
    evening.do("ivan", Rename("taras"))
    assert names(evening)[2] == "taras 3"
    evening.do("ivan", Rename("Taras 3"))
    assert names(evening)[2] == "Taras 3"


def test_no_second_seat_and_no_seat_at_a_full_table() -> None:
    evening = Evening().sit("taras")
    assert reason(lambda: evening.do("taras", Sit("T"))) == "seated"
    for _ in range(18):
        evening.do("olena", AddBot("odds"))
    assert reason(lambda: evening.sit("ivan")) == "full"
    assert reason(lambda: evening.do("olena", AddBot("odds"))) == "full"
    assert names(evening)[2:5] == ["odds", "odds 2", "odds 3"]


def test_only_the_host_manages_the_table() -> None:
    evening = Evening().sit("taras")
    for action in (
        AddBot("odds"),
        Remove(0),
        HandOver(1),
        Arrange((1, 0)),
        SetRules("meyer"),
        SetTable(Settings(chat=False)),
        Start(),
    ):
        before = evening.table.number
        assert reason(lambda a=action: evening.do("taras", a)) == "not-host"  # type: ignore[misc]
        assert evening.table.number == before


def test_bots_are_those_that_the_server_knows() -> None:
    evening = Evening()
    assert reason(lambda: evening.do("olena", AddBot("hal"))) == "bot-unknown"
    evening.do("olena", AddBot("liar"))
    assert evening.table.bot_at(1) == "liar"
    evening.do("olena", Remove(1))
    assert names(evening) == ["Олена"]
    assert reason(lambda: evening.do("olena", Remove(1))) == "no-such-seat"
    assert reason(lambda: evening.do("olena", Remove(0))) == "own-seat"


def test_the_host_arranges_seats_and_rules() -> None:
    evening = Evening().sit("taras", "ivan")
    evening.do("olena", Arrange((2, 0, 1)))
    assert names(evening) == ["Ivan", "Олена", "Taras"]
    assert evening.table.table_view().host == 1
    for order in ((0, 1), (0, 1, 1), (0, 1, 3), (False, True, 2)):
        assert reason(lambda o=order: evening.do("olena", Arrange(o))) == "order"  # type: ignore[misc]
    evening.do("olena", SetRules("meyer", ("lives=4",)))
    view = evening.table.table_view()
    assert view.preset == "meyer"
    assert "lives=4" in view.rules
    assert told(evening.batches[-1].entries) == [RulesSet("meyer", ("lives=4",))]
    bad = SetRules("standard", ("effect_11=all_pay", "order=natural"))
    with pytest.raises(RulesError):
        evening.do("olena", bad)


def test_rules_that_do_not_apply_are_refused_or_dropped() -> None:
    evening = Evening()
    with pytest.raises(RulesError, check=because("option=rounds other=scoring")):
        evening.do("olena", SetRules("standard", ("rounds=3",)))
    evening.do("olena", SetRules("points", ("scoring=money",)))
    view = evening.table.table_view()
    assert view.rules == "scoring=money mia_lie_cost=2 mia_concede=not_allowed"
    changed = RulesSet("points", ("scoring=money",))
    assert told(evening.batches[-1].entries) == [changed]


def test_the_host_hands_over_and_gets_up() -> None:
    evening = Evening().sit("taras", "ivan")
    evening.do("olena", AddBot("odds"))
    assert reason(lambda: evening.do("olena", HandOver(3))) == "nobody-there"
    evening.do("olena", HandOver(2))
    assert evening.table.table_view().host == 2
    evening.do("ivan", Leave())
    assert names(evening) == ["Олена", "Taras", "odds"]
    assert evening.table.table_view().host == 0
    evening.do("olena", Leave())
    evening.do("taras", Leave())
    assert evening.table.table_view().host is None
    evening.do("nina", Sit("Nina"))
    assert evening.table.table_view().host == 1


def test_the_kicked_stay_out() -> None:
    evening = Evening().sit("taras", "ivan")
    evening.do("olena", Remove(1))
    assert names(evening) == ["Олена", "Ivan"]
    for action in (Sit("T"), Say("hey"), Rename("T"), SayPhrase("bye")):
        assert reason(lambda a=action: evening.do("taras", a)) == "kicked"  # type: ignore[misc]
    assert reason(lambda: evening.do("taras", Leave())) == "kicked"
    assert reason(lambda: evening.table.may_watch("taras")) == "kicked"


def test_only_two_people_receive_a_whisper() -> None:
    evening = Evening().start("taras", "ivan")
    batch = evening.do("taras", Whisper(2, "Біймо\u202e Олену"))
    (entry,) = batch.entries
    said = SaidTo(1, 2, "Біймо Олену")
    assert [entry.heard_by(person) for person in ("taras", "ivan")] == [(said,), (said,)]
    for other in ("olena", "nina", None):
        assert entry.heard_by(other) == (Unseen((1, 2)),)
    again = Table.load("t1", evening.secret, evening.lines, BOTS).recent(entry.number - 1)[0][0]
    assert again == entry
    assert said not in evening.table.heard_this_game(0)


def test_whispers_need_a_seated_person() -> None:
    evening = Evening().sit("taras")
    evening.do("olena", AddBot("odds"))

    def refused(person: str, to: int, text: str = "hm") -> str:
        return reason(lambda: evening.do(person, Whisper(to, text)))

    assert refused("taras", 1) == "whisper-to"
    assert refused("taras", 2) == "whisper-to"
    assert refused("taras", 3) == "no-such-seat"
    assert refused("nina", 0) == "no-seat"
    assert refused("taras", 0, "\u200b") == "text-empty"
    evening.do("olena", SetTable(Settings(whispers=False)))
    assert refused("taras", 0) == "whispers-off"
    evening.do("olena", SetTable(Settings(chat=False)))
    assert refused("taras", 0) == "chat-off"


def test_talk() -> None:
    evening = Evening()
    evening.do("olena", Say("До\u202eбрий\nвечір"))
    evening.do("nina", SayPhrase("hello"))
    evening.do("nina", Rename("Nina"))
    evening.do("nina", Say("x" * 280))
    assert told(evening.entries)[-3:] == [
        Said(0, "Олена", "Добрий вечір"),
        PhraseSaid(None, "Guest", "hello"),
        Said(None, "Nina", "x" * 280),
    ]
    assert reason(lambda: evening.do("nina", SayPhrase("rude"))) == "phrase-unknown"
    assert reason(lambda: evening.do("nina", Say("x" * 281))) == "text-long"
    assert reason(lambda: evening.do("nina", Say("\u200b"))) == "text-empty"
    evening.do("olena", SetTable(Settings(chat=False, phrases=False, spectators=False)))
    assert reason(lambda: evening.do("olena", Say("hm"))) == "chat-off"
    assert reason(lambda: evening.do("olena", SayPhrase("bye"))) == "phrases-off"
    assert reason(lambda: evening.do("nina", SayPhrase("bye"))) == "spectators-off"
    assert reason(lambda: evening.table.may_watch(None)) == "spectators-off"
    evening.table.may_watch("olena")


def test_a_bot_takes_over_and_gives_back() -> None:
    evening = Evening().start("taras", "ivan")
    evening.do("taras", Leave())
    seat = evening.table.table_view().seats[1]
    assert (seat.name, seat.bot, seat.away) == ("Taras", "odds", True)
    assert kinds(evening.batches[-1]) == ["Left"]
    assert evening.table.seat_of("taras") == 1
    assert reason(lambda: evening.act("taras", Shake())) == "away"
    assert reason(lambda: evening.do("taras", Leave())) == "away"
    evening.do("taras", Return())
    seat = evening.table.table_view().seats[1]
    assert (seat.bot, seat.away) == (None, False)
    assert reason(lambda: evening.do("taras", Return())) == "not-away"


def test_departed_players_are_gone_at_the_next_start() -> None:
    evening = Evening({"lives": 1}).start("taras", "ivan", "nina")
    evening.do("taras", Leave())
    evening.play(Random(2))
    assert names(evening) == ["Олена", "Taras", "Ivan", "Nina"]
    evening.do("nina", Leave())
    assert evening.table.table_view().seats[3].bot is None
    evening.do("nina", Return())
    evening.do("olena", Start())
    assert names(evening) == ["Олена", "Ivan", "Nina"]
    assert evening.table.seat_of("taras") is None
    assert Arranged((0, 2, 3)) in told(evening.batches[-1].entries)


def test_the_host_leaves_a_running_game() -> None:
    evening = Evening().start("taras", "ivan")
    evening.do("olena", Leave())
    assert evening.table.table_view().host == 1
    assert kinds(evening.batches[-1]) == ["Left", "HandedOver"]


def test_kicked_from_a_running_game() -> None:
    evening = Evening().start("taras", "ivan")
    evening.do("olena", Remove(1))
    seat = evening.table.table_view().seats[1]
    assert (seat.bot, seat.away) == ("odds", True)
    assert Left(1, True, "odds", "Taras") in told(evening.batches[-1].entries)
    assert evening.table.people() == ("olena", None, "ivan")
    assert reason(lambda: evening.do("taras", Return())) == "kicked"
    assert reason(lambda: evening.do("olena", Remove(1))) == "running"
    entry = evening.table.recent()[0][-1]
    assert "taras" not in entry.people


def test_the_seed_is_opened_only_if_that_was_known_at_the_start() -> None:
    evening = Evening({"lives": 1}).start("taras")
    opened = SetTable(Settings(open_seed=True))
    assert reason(lambda: evening.do("olena", opened)) == "running"
    evening.do("olena", SetTable(Settings(pace="fast")))
    evening.play(Random(1))
    assert "SeedOpened" not in kinds(evening.batches[-1])
    evening.do("olena", opened)
    evening.do("olena", Start())
    evening.play(Random(1))
    assert kinds(evening.batches[-1])[-2:] == ["SeedOpened", "NextCommitted"]


def test_a_bot_may_have_a_name_of_its_own() -> None:
    evening = Evening().sit("taras")
    evening.do("olena", AddBot("liar", "Flora"))
    evening.do("olena", AddBot("liar", "flora"))
    evening.do("olena", AddBot("liar"))
    seats = evening.table.table_view().seats[2:]
    named = [(seat.name, seat.bot) for seat in seats]
    assert named == [("Flora", "liar"), ("flora 2", "liar"), ("liar", "liar")]
    spelt = [line.action.split()[:3] for line in evening.lines[-3:]]
    assert [words[1:] for words in spelt] == [
        ["liar", "Flora"],
        ["liar", "flora%202"],
        ["liar", "-"],
    ]
    assert evening.again().table_view() == evening.table.table_view()
