"""Tests of the vote for the next game: voters, the deciding majority, and the resulting rules."""

from random import Random

import pytest

from mendax.table.actions import (
    AddBot,
    AddPerson,
    Leave,
    SetGame,
    SetRules,
    Sit,
    Start,
    Vote,
)
from mendax.table.events import GameSet, Voted
from mendax.table.line_kinds import commands_of
from tests.table.evening import BOTS, Evening, played, reason, told


def game(evening: Evening) -> str:
    assert evening.again().table_view() == evening.table.table_view()
    return evening.table.table_view().game


def votes(evening: Evening) -> list[str | None]:
    return [seat.vote for seat in evening.table.table_view().seats]


def test_more_than_half_decide() -> None:
    evening = played()
    evening.do("taras", Vote("sword_of_lies"))
    assert told(evening.entries)[-1] == Voted(1, "sword_of_lies")
    assert (game(evening), votes(evening)) == ("mia", [None, "sword_of_lies", None])
    batch = evening.do("ivan", Vote("sword_of_lies"))
    assert told(batch.entries)[0] == Voted(2, "sword_of_lies")
    assert isinstance(told(batch.entries)[1], GameSet)
    assert (game(evening), votes(evening)) == ("sword_of_lies", [None, None, None])
    assert list(commands_of(evening.lines))[-1] == batch.lines
    evening.do("olena", Start())
    evening.play(Random(1))


def test_votes_can_be_withdrawn_or_keep_the_game() -> None:
    evening = played()
    evening.do("taras", Vote("sword_of_lies"))
    evening.do("taras", Vote(None))
    assert votes(evening) == [None, None, None]
    for person in ("taras", "ivan", "olena"):
        evening.do(person, Vote("mia"))
    assert game(evening) == "mia"
    assert votes(evening) == ["mia"] * 3
    evening.do("olena", Start())
    assert votes(evening) == [None] * 3


def test_the_host_decides_a_tie_once_all_have_voted() -> None:
    evening = Evening().sit("taras")
    evening.do("olena", AddBot("odds"))
    evening.do("olena", Vote("french_poker"))
    assert game(evening) == "mia", "one of two is no majority"
    evening.do("taras", Vote("mia"))
    assert game(evening) == "french_poker"


def test_a_host_alone_with_bots_chooses_at_once() -> None:
    evening = Evening()
    evening.do("olena", AddBot("odds"))
    evening.do("olena", Vote("french_poker"))
    assert game(evening) == "french_poker"


def test_players_on_one_device_vote_together() -> None:
    evening = Evening()
    evening.do("olena", AddPerson("Ann"))
    batch = evening.do("olena", Vote("french_poker"))
    assert told(batch.entries)[:2] == [Voted(0, "french_poker"), Voted(1, "french_poker")]
    assert game(evening) == "french_poker"


def test_a_leaver_does_not_hold_up_the_vote() -> None:
    evening = played()
    evening.do("taras", Vote("french_poker"))
    evening.do("ivan", Leave())
    evening.do("olena", Vote("french_poker"))
    assert game(evening) == "french_poker"


def test_votes_without_effect_are_refused() -> None:
    evening = Evening().start("taras")
    assert reason(lambda: evening.do("taras", Vote("french_poker"))) == "running"
    evening.play(Random(1))
    assert reason(lambda: evening.do("nina", Vote("french_poker"))) == "no-seat"
    with pytest.raises(Exception, match="no game called"):
        evening.do("taras", Vote("chess"))
    for number in range(9):
        evening.do("olena", AddBot("odds", f"Bot{number}"))
    evening.do("nina", Sit("Nina", program=True))
    assert reason(lambda: evening.do("nina", Vote("mia"))) == "program-seat"


@pytest.mark.parametrize("other", ["french_poker", "sword_of_lies"])
def test_a_preset_of_the_same_name_is_kept(other: str) -> None:
    evening = Evening(preset="first_evening").sit("taras", "ivan")
    evening.do("olena", SetGame(other))
    assert evening.table.table_view().preset == "first_evening"
    evening.do("olena", SetGame("mia"))
    evening.do("olena", SetRules(evening.table.state.lobby.game.default_preset))
    evening.do("olena", SetGame(other))
    assert evening.table.table_view().preset == "first_evening", "it was played here before"
    assert BOTS
