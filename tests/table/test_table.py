"""Tests of evenings at a table, from its opening to the rematch, with clocks and bots."""

from collections.abc import Callable
from random import Random

import pytest

from mendax.core.game import IllegalAction
from mendax.games.mia.actions import Announce, Fall, Look, Shake
from mendax.table.actions import Arrange, Say, SayPhrase, Start
from mendax.table.commands import Act, BotAct
from mendax.table.events import RulesSet
from mendax.table.log import Refusal
from mendax.table.table import Table
from tests.table.evening import SECRET, Evening, kinds, names, reason, told


def test_the_opener_sits_first_and_is_host() -> None:
    evening = Evening({"lives": 5})
    view = evening.table.table_view()
    assert (view.phase, view.host, view.games) == ("gathering", 0, 0)
    assert names(evening) == ["Олена"]
    assert "lives=5" in view.rules
    assert evening.table.seat_of("olena") == 0
    assert [line.number for line in evening.lines] == [1, 2]
    assert kinds(evening.batches[0]) == ["TableOpened", "RulesSet", "Seated", "HandedOver"]
    assert RulesSet("standard", ("lives=5",)) in told(evening.entries)


def test_refused_openings_get_a_reason() -> None:
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


def test_the_view_is_the_same_object_until_it_changes() -> None:
    evening = Evening().sit("taras")
    view = evening.table.table_view()
    evening.do("olena", Say("hello"))
    with pytest.raises(Refusal):
        evening.do("taras", Start())
    assert evening.table.table_view() is view
    evening.do("olena", Start())
    assert evening.table.table_view().phase == "playing"
    playing = evening.table.table_view()
    evening.move(Random(1))
    assert evening.table.table_view() is playing


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
    assert view.score.won == tuple((1,) if place == 1 else () for place in result.places)
    assert kinds(evening.batches[-1])[-1] == "NextCommitted"
    assert evening.to_act() == []
    assert reason(lambda: evening.act("olena", Shake())) == "not-running"
    first = view.commitment
    evening.do("olena", Start())
    assert evening.table.table_view().games == 2
    assert evening.table.table_view().commitment == first
    evening.play(Random(6))
    assert evening.table.table_view().score.played == (2,)
    assert evening.table.table_view().commitment != first


def test_each_game_draws_its_first_player_by_lot() -> None:
    firsts = set()
    evening = Evening({"lives": 1}).start("taras", "ivan")
    for game in range(12):
        firsts.add(evening.to_act()[0])
        evening.play(Random(game))
        evening.do("olena", Start())
    assert firsts == {0, 1, 2}


def test_dice_are_sent_only_to_seats_that_looked() -> None:
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
    assert reason(lambda: evening.table.execute(BotAct(seat, Shake()), 1)) == "not-a-bot"
    assert evening.table.number == number


def test_stale_moves_are_refused_and_talk_is_ignored() -> None:
    evening = Evening().start("taras")
    person = ("olena", "taras")[evening.to_act()[0]]
    seen = evening.table.number
    evening.do("nina", SayPhrase("hello"))
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
        again = table.execute(Act(person, Shake(), seen, "c1"), evening.at)
        assert (again.number, again.lines, again.entries) == (first.number, (), ())
        assert table.answer_to(person, "c1") == first.number
        assert table.answer_to("nina", "c1") is None
    said = evening.do("nina", Say("hm"), "c1")
    assert evening.do("nina", Say("hm"), "c1").number == said.number
    assert len(evening.do("nina", Say("hm"), "c2").lines) == 1


def test_secrets_stay_with_the_person_when_seats_are_moved() -> None:
    evening = Evening({"lives": 1}).start("taras")
    person = ("olena", "taras")[evening.to_act()[0]]
    evening.act(person, Shake())
    looked = evening.act(person, Look()).entries[0]
    evening.play(Random(3))
    evening.do("olena", Arrange((1, 0)))
    other = "olena" if person == "taras" else "taras"
    recent = {entry.number: entry for entry in evening.table.recent()[0]}
    assert [type(e).__name__ for e in recent[looked.number].heard_by(person)][1] == "Saw"
    assert [type(e).__name__ for e in recent[looked.number].heard_by(other)][1] == "Unseen"
