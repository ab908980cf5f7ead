"""Evenings at a table, told from the first seat to the rematch."""

from collections.abc import Callable
from random import Random

import pytest

from mendax.core.game import IllegalAction, MendaxError, RulesError
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.terms import Announce, Fall, Look, Shake
from mendax.table import terms
from mendax.table.clock import Due
from mendax.table.log import CorruptLog, Line, Refusal
from mendax.table.table import Table
from tests.table.evening import SECRET, Evening, all_that_is_seen, kinds, told


def reason(deed: Callable[[], object]) -> str:
    """Why something is refused."""
    with pytest.raises(MendaxError) as caught:
        deed()
    return caught.value.reason.key.removeprefix("table-refused-")


def names(evening: Evening) -> list[str]:
    return [seat.name for seat in evening.table.table_view().seats]


# ── opening and sitting down ─────────────────────────────────────────────────────────────────


def test_who_opens_a_table_sits_first_and_is_the_host() -> None:
    evening = Evening({"lives": 5})
    view = evening.table.table_view()
    assert (view.phase, view.host, view.games) == ("gathering", 0, 0)
    assert names(evening) == ["Олена"]
    assert "lives=5" in view.rules
    assert evening.table.seat_of("olena") == 0
    assert [line.number for line in evening.lines] == [1, 2]
    assert kinds(evening.batches[0]) == ["TableOpened", "RulesSet", "Seated", "HandedOver"]
    assert terms.RulesSet("house", ("lives=5",)) in told(evening.entries)


def test_a_table_opens_by_any_preset_and_by_words() -> None:
    assert Evening(preset="meyer").table.table_view().preset == "meyer"
    assert "lives=9" in Evening(["lives=9"]).table.table_view().rules


def test_what_can_not_be_opened_says_why() -> None:
    def opening(**other: object) -> Callable[[], object]:
        usual = {"game": "mia", "at": 0, "person": "p", "name": "Ann", "preset": None}
        return lambda: Table.open("t", SECRET, **{**usual, **other})  # type: ignore[arg-type]

    assert reason(opening(game="chess")) == "rules-unknown-game"
    assert reason(opening(preset="nonsense")) == "no-preset"
    assert reason(opening(changes={"lives": 0})) == "rules-out-of-range"
    assert reason(opening(changes={"nonsense": 0})) == "rules-unknown-option"
    assert reason(opening(name="  ")) == "name-empty"
    with pytest.raises(ValueError, match="32 bytes"):
        Table.open("t", b"short", "mia", 0, "p", "Ann")


def test_people_sit_down_under_names_of_their_own() -> None:
    evening = Evening().sit("taras")
    evening.do("ivan", terms.Sit("  ТАРАС\u202e \u0007"))
    evening.do("nina", terms.Sit("Taras"))
    assert names(evening) == ["Олена", "Taras", "ТАРАС", "Taras 2"]
    evening.do("ivan", terms.Rename("taras"))
    assert names(evening)[2] == "taras 3"
    evening.do("ivan", terms.Rename("Taras 3"))
    assert names(evening)[2] == "Taras 3"


def test_nobody_sits_twice_or_on_a_full_table() -> None:
    evening = Evening().sit("taras")
    assert reason(lambda: evening.do("taras", terms.Sit("T"))) == "seated"
    for _ in range(18):
        evening.do("olena", terms.AddBot("odds"))
    assert reason(lambda: evening.sit("ivan")) == "full"
    assert reason(lambda: evening.do("olena", terms.AddBot("odds"))) == "full"
    assert names(evening)[2:5] == ["odds", "odds 2", "odds 3"]


def test_only_the_host_keeps_house() -> None:
    evening = Evening().sit("taras")
    for action in (
        terms.AddBot("odds"),
        terms.Remove(0),
        terms.HandOver(1),
        terms.Arrange((1, 0)),
        terms.SetRules("meyer"),
        terms.SetTable(terms.Settings(chat=False)),
        terms.Start(),
    ):
        before = evening.table.number
        assert reason(lambda a=action: evening.do("taras", a)) == "not-host"  # type: ignore[misc]
        assert evening.table.number == before


def test_bots_are_those_that_the_house_knows() -> None:
    evening = Evening()
    assert reason(lambda: evening.do("olena", terms.AddBot("hal"))) == "bot-unknown"
    evening.do("olena", terms.AddBot("liar"))
    assert evening.table.bot_at(1) == "liar"
    evening.do("olena", terms.Remove(1))
    assert names(evening) == ["Олена"]
    assert reason(lambda: evening.do("olena", terms.Remove(1))) == "no-such-seat"
    assert reason(lambda: evening.do("olena", terms.Remove(0))) == "own-seat"


def test_the_host_arranges_seats_and_rules() -> None:
    evening = Evening().sit("taras", "ivan")
    evening.do("olena", terms.Arrange((2, 0, 1)))
    assert names(evening) == ["Ivan", "Олена", "Taras"]
    assert evening.table.table_view().host == 1
    for order in ((0, 1), (0, 1, 1), (0, 1, 3), (False, True, 2)):
        assert reason(lambda o=order: evening.do("olena", terms.Arrange(o))) == "order"  # type: ignore[misc]
    evening.do("olena", terms.SetRules("meyer", ("lives=4",)))
    view = evening.table.table_view()
    assert view.preset == "meyer"
    assert "lives=4" in view.rules
    assert told(evening.batches[-1].entries) == [terms.RulesSet("meyer", ("lives=4",))]
    bad = terms.SetRules("house", ("blind_pass=higher", "announce=equal_or_higher"))
    with pytest.raises(RulesError):
        evening.do("olena", bad)


def test_the_host_hands_over_and_gets_up() -> None:
    evening = Evening().sit("taras", "ivan")
    evening.do("olena", terms.AddBot("odds"))
    assert reason(lambda: evening.do("olena", terms.HandOver(3))) == "nobody-there"
    evening.do("olena", terms.HandOver(2))
    assert evening.table.table_view().host == 2
    evening.do("ivan", terms.Leave())
    assert names(evening) == ["Олена", "Taras", "odds"]
    assert evening.table.table_view().host == 0
    evening.do("olena", terms.Leave())
    evening.do("taras", terms.Leave())
    assert evening.table.table_view().host is None
    evening.do("nina", terms.Sit("Nina"))
    assert evening.table.table_view().host == 1


def test_the_kicked_stay_out() -> None:
    evening = Evening().sit("taras", "ivan")
    evening.do("olena", terms.Remove(1))
    assert names(evening) == ["Олена", "Ivan"]
    for action in (terms.Sit("T"), terms.Say("hey"), terms.Rename("T"), terms.SayPhrase("bye")):
        assert reason(lambda a=action: evening.do("taras", a)) == "kicked"  # type: ignore[misc]
    assert reason(lambda: evening.do("taras", terms.Leave())) == "kicked"
    assert reason(lambda: evening.table.may_watch("taras")) == "kicked"


def test_talk() -> None:
    evening = Evening()
    evening.do("olena", terms.Say("До\u202eбрий\nвечір"))
    evening.do("nina", terms.SayPhrase("hello"))
    evening.do("nina", terms.Rename("Nina"))
    evening.do("nina", terms.Say("x" * 280))
    assert told(evening.entries)[-3:] == [
        terms.Said(0, "Олена", "Добрий вечір"),
        terms.PhraseSaid(None, "-", "hello"),
        terms.Said(None, "Nina", "x" * 280),
    ]
    assert reason(lambda: evening.do("nina", terms.SayPhrase("rude"))) == "phrase-unknown"
    assert reason(lambda: evening.do("nina", terms.Say("x" * 281))) == "text-long"
    assert reason(lambda: evening.do("nina", terms.Say("\u200b"))) == "text-empty"
    evening.do("olena", terms.SetTable(terms.Settings(chat=False, phrases=False, spectators=False)))
    assert reason(lambda: evening.do("olena", terms.Say("hm"))) == "chat-off"
    assert reason(lambda: evening.do("olena", terms.SayPhrase("bye"))) == "phrases-off"
    assert reason(lambda: evening.do("nina", terms.SayPhrase("bye"))) == "spectators-off"
    assert reason(lambda: evening.table.may_watch(None)) == "spectators-off"
    evening.table.may_watch("olena")


def test_the_view_is_the_same_object_until_it_changes() -> None:
    evening = Evening().sit("taras")
    view = evening.table.table_view()
    evening.do("olena", terms.Say("hello"))
    with pytest.raises(Refusal):
        evening.do("taras", terms.Start())
    assert evening.table.table_view() is view
    evening.do("olena", terms.Start())
    assert evening.table.table_view().phase == "playing"
    playing = evening.table.table_view()
    evening.move(Random(1))
    assert evening.table.table_view() is playing


# ── playing ──────────────────────────────────────────────────────────────────────────────────


def test_a_game_needs_two() -> None:
    evening = Evening()
    assert reason(lambda: evening.do("olena", terms.Start())) == "too-few"
    assert reason(lambda: evening.act("olena", Shake())) == "not-running"


def test_a_whole_game_and_a_rematch() -> None:
    evening = Evening({"lives": 2}).start("taras", "ivan")
    view = evening.table.table_view()
    assert (view.phase, view.games) == ("playing", 1)
    assert kinds(evening.batches[-1])[0] == "GameStarted"
    assert [line.actor for line in evening.batches[-1].lines] == ["person", "chance"]
    assert reason(lambda: evening.sit("nina")) == "running"
    evening.play(Random(5))
    result = evening.table.result()
    assert result is not None
    view = evening.table.table_view()
    assert view.phase == "finished"
    assert view.wins == tuple(int(place == 1) for place in result.places)
    assert sum(view.wins) == 1
    assert kinds(evening.batches[-1])[-1] == "NextCommitted"
    assert evening.to_act() == []
    assert reason(lambda: evening.act("olena", Shake())) == "not-running"
    first = view.commitment
    evening.do("olena", terms.Start())
    assert evening.table.table_view().games == 2
    assert evening.table.table_view().commitment == first
    evening.play(Random(6))
    assert sum(evening.table.table_view().wins) == 2
    assert evening.table.table_view().commitment != first


def test_the_first_player_is_drawn_by_lot_anew_each_game() -> None:
    firsts = set()
    evening = Evening({"lives": 1}).start("taras", "ivan")
    for game in range(12):
        firsts.add(evening.to_act()[0])
        evening.play(Random(game))
        evening.do("olena", terms.Start())
    assert firsts == {0, 1, 2}


def test_a_move_is_settled_together_with_chance() -> None:
    evening = Evening().start("taras")
    seat = evening.to_act()[0]
    person = ("olena", "taras")[seat]
    batch = evening.act(person, Shake(), command="c1")
    assert [line.actor for line in batch.lines] == [f"seat{seat + 1}", "chance"]
    assert batch.lines[0].person == person
    assert batch.lines[1].person is None
    assert batch.number == batch.lines[0].number
    assert evening.table.number == batch.lines[1].number


def test_dice_are_told_to_those_alone_who_looked() -> None:
    evening = Evening().start("taras", "ivan")
    seat = evening.to_act()[0]
    person = ("olena", "taras", "ivan")[seat]
    fallen = evening.act(person, Shake()).lines[1].action
    looked = evening.act(person, Look())
    own = [type(e).__name__ for e in looked.entries[0].heard_by(person)]
    others = [type(e).__name__ for e in looked.entries[0].heard_by("nina")]
    assert own == ["Looked", "Saw", "Salted"]
    assert others == ["Looked", "Unseen", "Unseen"]
    saw = looked.entries[0].heard_by(person)[1]
    assert fallen == f"fall {saw.roll}"  # type: ignore[attr-defined]
    secret = str(saw.roll)  # type: ignore[attr-defined]
    for other in {0, 1, 2, None} - {seat}:
        assert secret not in str([*looked.entries[0].heard_at(other)])


def test_moves_of_others_and_wrong_moves_are_refused() -> None:
    evening = Evening().start("taras")
    seat = evening.to_act()[0]
    mover, other = ("olena", "taras")[seat], ("taras", "olena")[seat]
    number = evening.table.number
    assert reason(lambda: evening.act(other, Shake())) == "mia-refused-not-your-turn"
    assert reason(lambda: evening.act("nina", Shake())) == "no-seat"
    with pytest.raises(IllegalAction) as caught:
        evening.act(mover, Announce(61))
    assert [offer.action for offer in caught.value.offers] == [Shake()]
    with pytest.raises(IllegalAction):
        evening.act(mover, Fall(21))
    assert reason(lambda: evening.table.bot_act(seat, Shake(), 1)) == "not-a-bot"
    assert evening.table.number == number


def test_a_stale_move_is_refused_but_talk_makes_nothing_stale() -> None:
    evening = Evening().start("taras")
    person = ("olena", "taras")[evening.to_act()[0]]
    seen = evening.table.number
    evening.do("nina", terms.SayPhrase("hello"))
    evening.act(person, Shake(), after=seen)
    assert reason(lambda: evening.act(person, Look(), after=seen)) == "stale"
    with pytest.raises(Refusal) as caught:
        evening.act(person, Look(), after=evening.table.number - 1)
    assert caught.value.reason.arguments == {"number": evening.table.number}


def test_a_repeated_command_gets_its_first_answer() -> None:
    evening = Evening().start("taras")
    person = ("olena", "taras")[evening.to_act()[0]]
    seen = evening.table.number
    first = evening.act(person, Shake(), after=seen, command="c1")
    for table in (evening.table, evening.again()):
        again = table.act(person, Shake(), seen, "c1", evening.at)
        assert (again.number, again.lines, again.entries) == (first.number, (), ())
        assert table.answer_to(person, "c1") == first.number
        assert table.answer_to("nina", "c1") is None
    said = evening.do("nina", terms.Say("hm"), "c1")
    assert evening.do("nina", terms.Say("hm"), "c1").number == said.number
    assert len(evening.do("nina", terms.Say("hm"), "c2").lines) == 1


# ── coming, going, clocks ────────────────────────────────────────────────────────────────────


def test_a_bot_takes_over_and_gives_back() -> None:
    evening = Evening().start("taras", "ivan")
    evening.do("taras", terms.Leave())
    seat = evening.table.table_view().seats[1]
    assert (seat.name, seat.bot, seat.away) == ("Taras", "odds", True)
    assert kinds(evening.batches[-1]) == ["Left"]
    assert evening.table.seat_of("taras") == 1
    assert reason(lambda: evening.act("taras", Shake())) == "away"
    assert reason(lambda: evening.do("taras", terms.Leave())) == "away"
    evening.do("taras", terms.Return())
    seat = evening.table.table_view().seats[1]
    assert (seat.bot, seat.away) == (None, False)
    assert reason(lambda: evening.do("taras", terms.Return())) == "not-away"


def test_whoever_left_for_good_is_gone_when_the_next_game_starts() -> None:
    evening = Evening({"lives": 1}).start("taras", "ivan", "nina")
    evening.do("taras", terms.Leave())
    evening.play(Random(2))
    assert names(evening) == ["Олена", "Taras", "Ivan", "Nina"]
    evening.do("nina", terms.Leave())
    assert evening.table.table_view().seats[3].bot is None
    evening.do("nina", terms.Return())
    evening.do("olena", terms.Start())
    assert names(evening) == ["Олена", "Ivan", "Nina"]
    assert evening.table.seat_of("taras") is None
    assert terms.Arranged((0, 2, 3)) in told(evening.batches[-1].entries)


def test_the_host_leaves_a_running_game() -> None:
    evening = Evening().start("taras", "ivan")
    evening.do("olena", terms.Leave())
    assert evening.table.table_view().host == 1
    assert kinds(evening.batches[-1]) == ["Left", "HandedOver"]


def test_kicked_from_a_running_game() -> None:
    evening = Evening().start("taras", "ivan")
    evening.do("olena", terms.Remove(1))
    seat = evening.table.table_view().seats[1]
    assert (seat.bot, seat.away) == ("odds", True)
    assert terms.Left(1, True, "odds") in told(evening.batches[-1].entries)
    assert evening.table.people() == ("olena", None, "ivan")
    assert reason(lambda: evening.do("taras", terms.Return())) == "kicked"
    assert reason(lambda: evening.do("olena", terms.Remove(1))) == "running"
    entry = evening.table.recent()[0][-1]
    assert "taras" not in entry.people


def test_secrets_stay_with_the_person_when_seats_are_moved() -> None:
    evening = Evening({"lives": 1}).start("taras")
    person = ("olena", "taras")[evening.to_act()[0]]
    evening.act(person, Shake())
    looked = evening.act(person, Look()).entries[0]
    evening.play(Random(3))
    evening.do("olena", terms.Arrange((1, 0)))
    other = "olena" if person == "taras" else "taras"
    recent = {entry.number: entry for entry in evening.table.recent()[0]}
    assert [type(e).__name__ for e in recent[looked.number].heard_by(person)][1] == "Saw"
    assert [type(e).__name__ for e in recent[looked.number].heard_by(other)][1] == "Unseen"


def test_nobody_here_the_table_idles() -> None:
    evening = Evening({"turn_clock": 10})
    evening.do("olena", terms.AddBot("odds"))
    evening.do("olena", terms.AddBot("odds"))
    evening.do("olena", terms.Start())
    evening.do("olena", terms.Leave())
    assert evening.table.bot_seats_to_act() == ()
    assert evening.table.table_view().host is None
    assert evening.table.due(evening.at) is None
    evening.at += 86_400_000
    evening.do("olena", terms.Return())
    assert evening.table.table_view().host == 0
    while evening.to_act() != [0]:
        assert evening.table.bot_seats_to_act() == tuple(evening.to_act())
        evening.move(Random(1))
    left = evening.table.due(evening.at)
    assert left is not None
    assert left.milliseconds == 10_000


def test_whoever_wakes_a_table_has_the_whole_time_before_them() -> None:
    evening = Evening({"turn_clock": 10})
    evening.do("olena", terms.AddBot("odds"))
    evening.do("olena", terms.Start())
    while evening.to_act() != [0]:
        evening.move(Random(1))
    evening.at += 4_000
    evening.do("olena", terms.Leave())
    evening.at += 86_400_000
    evening.do("olena", terms.Return())
    assert evening.table.due(evening.at) == Due((0,), 10_000)


def test_getting_up_wins_nobody_time_while_others_are_here() -> None:
    evening = Evening({"turn_clock": 10}).start("taras")
    seat = evening.to_act()[0]
    since = evening.at
    evening.do(("olena", "taras")[seat], terms.Leave())
    evening.do(("olena", "taras")[seat], terms.Return())
    assert evening.table.due(evening.at) == Due((seat,), 10_000 - (evening.at - since))


def test_the_clock_runs_out() -> None:
    evening = Evening({"turn_clock": 30}).start("taras")
    seat = evening.to_act()[0]
    table, since = evening.table, evening.at
    assert table.due(since) == Due((seat,), 30_000)
    assert table.due(since + 29_000) == Due((seat,), 1000)
    assert reason(lambda: table.run_out(seat, since + 29_999)) == "clock"
    assert reason(lambda: table.run_out(1 - seat, since + 30_000)) == "clock-not-running"
    batch = evening.keep(table.run_out(seat, since + 30_000))
    assert [line.actor for line in batch.lines] == ["table", f"seat{seat + 1}", "chance"]
    assert kinds(batch)[:2] == ["ClockRanOut", "Shaken"]
    assert table.due(since + 31_000) == Due((seat,), 29_000)
    assert Evening().start("taras").table.due(5) is None
    assert evening.again().due(since + 31_000) == table.due(since + 31_000)


def test_bots_have_no_clock() -> None:
    evening = Evening({"turn_clock": 30})
    evening.do("olena", terms.AddBot("odds"))
    evening.do("olena", terms.Start())
    while evening.to_act() != [1]:
        evening.move(Random(4))
    assert evening.table.due(evening.at + 99_000) is None
    assert evening.table.bot_seats_to_act() == (1,)
    assert reason(lambda: evening.table.run_out(1, evening.at + 99_000)) == "clock-not-running"


# ── fairness ─────────────────────────────────────────────────────────────────────────────────


def test_shares_are_added_once_between_games() -> None:
    evening = Evening().sit("taras")
    evening.do("taras", terms.AddShare("ab" * 16))
    assert evening.table.table_view().seats[1].shared
    assert reason(lambda: evening.do("taras", terms.AddShare("cd" * 16))) == "share-added"
    assert reason(lambda: evening.do("olena", terms.AddShare("AB" * 16))) == "share"
    assert reason(lambda: evening.do("olena", terms.AddShare("ab"))) == "share"
    assert reason(lambda: evening.do("nina", terms.AddShare("ab" * 16))) == "no-seat"
    evening.do("olena", terms.Start())
    started = told(evening.batches[-1].entries)[0]
    assert isinstance(started, terms.GameStarted)
    assert started.shares == (None, "ab" * 16)
    assert not evening.table.table_view().seats[1].shared
    assert reason(lambda: evening.do("olena", terms.AddShare("ab" * 16))) == "running"


def test_the_seed_is_opened_only_if_that_was_known_at_the_start() -> None:
    evening = Evening({"lives": 1}).start("taras")
    opened = terms.SetTable(terms.Settings(open_seed=True))
    assert reason(lambda: evening.do("olena", opened)) == "running"
    evening.do("olena", terms.SetTable(terms.Settings(pace="fast")))
    evening.play(Random(1))
    assert "SeedOpened" not in kinds(evening.batches[-1])
    evening.do("olena", opened)
    evening.do("olena", terms.Start())
    evening.play(Random(1))
    assert kinds(evening.batches[-1])[-2:] == ["SeedOpened", "NextCommitted"]


# ── the log ──────────────────────────────────────────────────────────────────────────────────


def test_another_worker_follows() -> None:
    evening = Evening({"lives": 2}).start("taras")
    other = evening.again()
    luck = Random(8)
    while evening.to_act():
        batch = evening.move(luck)
        assert other.follow(batch.lines) == batch.entries
    assert all_that_is_seen(other) == all_that_is_seen(evening.table)


def test_the_loser_of_a_race_loads_anew() -> None:
    evening = Evening().start("taras")
    other = evening.again()
    person = ("olena", "taras")[evening.to_act()[0]]
    won = evening.act(person, Shake())
    lost = other.do("nina", terms.Say("me too"), "c", evening.at)
    assert lost.lines[0].number == won.lines[0].number
    with pytest.raises(CorruptLog):
        other.follow(won.lines)
    assert all_that_is_seen(evening.again()) == all_that_is_seen(evening.table)


@pytest.mark.parametrize(
    ("broken", "key"),
    [
        ({"number": 99}, "table-corrupt-gap"),
        ({"action": "shake it"}, "table-corrupt-line"),
        ({"action": "announce 61"}, "table-corrupt-line"),
        ({"actor": "seat9"}, "table-corrupt-line"),
        ({"actor": "chance"}, "table-corrupt-line"),
        ({"actor": "nobody"}, "table-corrupt-line"),
        ({"actor": "person"}, "table-corrupt-line"),
        ({"actor": "person", "action": "start"}, "table-corrupt-line"),
        ({"actor": "person", "action": "open mia house () odds"}, "table-corrupt-line"),
        ({"actor": "table", "action": "leave", "person": None}, "table-corrupt-line"),
        ({"actor": "person", "action": "add-share zz"}, "table-corrupt-line"),
    ],
)
def test_a_log_that_can_not_be_is_named_by_its_line(broken: dict[str, object], key: str) -> None:
    evening = Evening().start("taras")
    evening.act(("olena", "taras")[evening.to_act()[0]], Shake())
    at = next(n for n, line in enumerate(evening.lines) if line.action == "shake")
    fields = {f: getattr(evening.lines[at], f) for f in Line.__struct_fields__}
    evening.lines[at] = Line(**{**fields, **broken})
    with pytest.raises(CorruptLog) as caught:
        evening.again()
    assert caught.value.reason.key == key
    assert caught.value.reason.arguments["line"] == evening.lines[at].number


def test_no_log_and_no_opening_are_corrupt() -> None:
    with pytest.raises(CorruptLog, match="table-corrupt-empty"):
        Table.load("t", SECRET, [])
    with pytest.raises(CorruptLog, match="table-corrupt-line"):
        Table.load("t", SECRET, Evening().lines[1:])


def test_old_logs_outlive_bots_and_presets(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(preset="points")
    evening.do("olena", terms.AddBot("liar"))
    words = evening.table.table_view().rules
    from mendax.games.mia import Mia

    monkeypatch.setattr(Mia, "presets", {"house": MiaRules()})
    table = Table.load("t1", SECRET, evening.lines, bots=())
    assert table.table_view().rules == words
    assert table.bot_at(1) == "liar"


def test_time_never_runs_backwards() -> None:
    evening = Evening()
    evening.at = 5
    evening.do("olena", terms.Say("hm"))
    assert evening.lines[-1].at == evening.lines[-2].at == 1_000_000


def test_the_recent_entries_are_bounded_and_say_how_far_they_reach() -> None:
    evening = Evening()
    for number in range(40):
        evening.do("olena", terms.Say(f"{number}"))
    entries, complete = evening.table.recent(since=evening.table.number - 30)
    assert (len(entries), complete) == (30, True)
    assert evening.table.recent(since=evening.table.number) == ((), True)
    entries, complete = evening.table.recent()
    assert (len(entries), complete) == (30, False)


def test_bots_that_join_late_hear_the_whole_game_as_their_seat_did() -> None:
    evening = Evening().start("taras")
    luck = Random(2)
    for _ in range(12):
        evening.move(luck)
    started = next(n for n, e in enumerate(evening.entries) if "GameStarted" in str(e.events))
    heard = [event for entry in evening.entries[started:] for event in entry.heard_at(1)]
    assert list(evening.table.heard_this_game(1)) == heard
    assert len(heard) > 12
