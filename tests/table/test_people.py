"""Tests of the people around a game: talk, moderation, programs, shared phones and guesses."""

import contextlib
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from mendax.core.draw import commit
from mendax.core.game import Action, IllegalAction, MendaxError
from mendax.core.text_form import read, write
from mendax.games.mia import Mia
from mendax.games.mia import actions as mia
from mendax.games.mia.actions import Doubt
from mendax.table import actions as around
from mendax.table import devices, fairness
from mendax.table.commands import KeepSeat
from mendax.table.events import GameStarted, Guessed, GuessesSettled
from mendax.table.log import Person
from mendax.table.record.format import Place
from mendax.table.record.write import write_record
from tests.table.evening import PEOPLE, Evening, all_that_is_seen, kinds, reason, told
from tests.table.shared_phone import ANN, BEN


def test_the_seed_is_opened_only_if_that_was_known_at_the_start() -> None:
    evening = Evening({"lives": 1}).start("taras")
    opened = around.SetTable(around.Settings(open_seed=True))
    assert reason(lambda: evening.do("olena", opened)) == "running"
    evening.do("olena", around.SetTable(around.Settings(pace="fast")))
    evening.play(Random(1))
    assert "SeedOpened" not in kinds(evening.batches[-1])
    evening.do("olena", opened)
    evening.do("olena", around.Start())
    evening.play(Random(1))
    assert kinds(evening.batches[-1])[-2:] == ["SeedOpened", "NextCommitted"]


def with_watcher() -> Evening:
    """Return a table where Olena is the host, Taras and Ivan sit, and Zoya is a spectator who has
    spoken."""
    evening = Evening().sit("taras", "ivan")
    evening.do("zoya", around.Rename("Zoya"))
    return evening


SHOUT = "SHOUTED"
LOUD: tuple[Action, ...] = (
    around.Sit(SHOUT),
    around.Sit(SHOUT, program=True),
    around.Rename(SHOUT),
    around.TakeOver(1, SHOUT),
    around.AddPerson(SHOUT),
    around.Say(SHOUT),
    around.Whisper(0, SHOUT),
    around.Leave(),
    around.Return(),
)
"""Actions by which a person could show text to others, and those that lead to them."""


@given(st.lists(st.sampled_from(LOUD), max_size=8), st.booleans(), st.booleans())
def test_muted_people_show_no_text_of_theirs(
    deeds: list[Action], begun: bool, watcher: bool
) -> None:
    evening = with_watcher()
    person = "zoya" if watcher else "taras"
    evening.do("olena", around.MuteWatcher("Zoya", True) if watcher else around.Mute(1, True))
    if begun:
        evening.start()
    for deed in deeds:
        with contextlib.suppress(MendaxError):
            evening.do(person, deed)
    with contextlib.suppress(MendaxError):
        evening.do(person, around.Sit(SHOUT))
    assert SHOUT not in repr(all_that_is_seen(evening.table))
    assert all_that_is_seen(evening.again()) == all_that_is_seen(evening.table)


PROGRAM = "f00d"
MIA = Mia()


def keep(evening: Evening, person: str = "olena", program: str = PROGRAM) -> list[object]:
    evening.at += 10
    command = KeepSeat(person, program, "Program")
    return [*told(evening.keep(evening.table.execute(command, evening.at)).entries)]


def with_program(**changes: object) -> Evening:
    """Return a table where Olena is the host and Taras and a program sit."""
    evening = Evening(changes).sit("taras")
    keep(evening)
    evening.do(PROGRAM, around.Sit("Robo"))
    return evening


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("reserve-seat f00d Program", around.ReserveSeat("f00d", "Program")),
        ("sit Ann", around.Sit("Ann")),
        ("sit Robo yes", around.Sit("Robo", True)),
        ("place Ann -", Place("Ann", None)),
        ("place Robo - yes", Place("Robo", None, True)),
    ],
)
def test_how_it_is_spelt(line: str, value: around.ReserveSeat | around.Sit | Place) -> None:
    assert write(value) == line
    assert read(line, (*around.LOGGED, Place)) == value


def test_a_program_and_a_person_have_the_same_information() -> None:
    """The dice and moves are equal; the seat belongs to a person in one world and to a program in
    the other."""
    worlds = []
    for program in (False, True):
        evening = with_program() if program else Evening().sit("taras", "ivan")
        evening.do("olena", around.Start())
        evening.play(Random(5))
        seen = evening.table.seen_by(PROGRAM if program else "ivan")
        heard = evening.table.heard_by(PROGRAM if program else "ivan")
        worlds.append((seen.seat, seen.watches, seen.view, seen.result, heard))
    assert worlds[0][:4] == worlds[1][:4]
    persons, programs = ([e for e in world[4] if type(e) is not GameStarted] for world in worlds)
    assert persons == programs
    assert len(persons) > 20


def test_a_program_never_interrupts() -> None:
    evening = with_program(doubter="anybody")
    evening.do("olena", around.Start())
    table = evening.table
    while (run := table.game_run) and MIA.interrupters(run.state) != (2,):
        (seat,) = evening.to_act()
        person = table.people()[seat]
        assert person is not None
        evening.act(person, evening.choices(seat)[0])
    assert table.seen_by(PROGRAM).interrupts == ()
    with pytest.raises(IllegalAction):
        evening.act(PROGRAM, Doubt())


def test_turns_on_a_shared_device_have_time_for_the_way() -> None:
    people = ("a", "a/1", "b")
    assert devices.handing(people, (2,)) == 0
    assert devices.handing(people, (0,)) == devices.HANDING
    assert devices.handing(people, (0, 1, 2)) == 2 * devices.HANDING


@pytest.mark.parametrize("game", ["mia", "french_poker", "sword_of_lies"])
def test_each_person_of_a_device_receives_separate_events(game: str) -> None:
    """Three players on one phone get the same information as on three phones."""
    alone = Evening(game=game).sit("taras", "ivan")
    together = Evening(game=game)
    together.do("olena", around.AddPerson("Taras"))
    together.do("olena", around.AddPerson("Ivan"))
    pairs = (
        ("olena", "olena"),
        ("taras", ANN),
        ("ivan", BEN),
        ("zoya", devices.nobody_at("olena")),
    )
    for evening in (alone, together):
        evening.do("olena", around.Start())
        evening.play(Random(4), most=4000)
    assert kinds(alone.batches[-1]) == kinds(together.batches[-1])
    for apart, beside in pairs:
        assert alone.table.heard_by(apart) == together.table.heard_by(beside)
        own, seen = alone.table.seen_by(apart), together.table.seen_by(beside)
        assert own == replace(seen, seat=own.seat, open_view=None)
        shown = None if seen.seat is None else together.table.game_view(None)
        assert seen.open_view == shown
        records = (write_record(alone.table, 1, apart), write_record(together.table, 1, beside))
        assert records[0] == records[1]
    assert together.again().table_view() == together.table.table_view()


SEATED = PEOPLE[:4]


def fixed(monkeypatch: pytest.MonkeyPatch, rolls: list[int]) -> None:
    """Make the lot select Olena, and roll these dice in order."""
    falls = iter(rolls)

    def draw(_: fairness.Fairness, outcomes: Any) -> Any:
        actions = [action for action, _ in outcomes]
        if isinstance(actions[0], mia.DrawLot):
            return mia.DrawLot(0)
        wanted = next(falls)
        return next(action for action in actions if action.roll == wanted)

    monkeypatch.setattr(fairness.Fairness, "draw", draw)
    monkeypatch.setattr(fairness, "commit", lambda _, number, __: commit(b"", number, ""))


def acts(evening: Evening, *moves: tuple[Person, Action]) -> None:
    for person, action in moves:
        evening.act(person, action)


def claimed(monkeypatch: pytest.MonkeyPatch, roll: int = 43) -> Evening:
    """Return a game in which Taras is out, and Ivan has ``roll`` under the cup and announced 61 to
    Nina."""
    fixed(monkeypatch, [53, roll, 43, 43])
    evening = Evening({"lives": 1}).start("taras", "ivan", "nina")
    acts(evening, ("olena", mia.Shake()), ("olena", mia.Look()), ("olena", mia.Announce(53)))
    acts(evening, ("taras", mia.Doubt()))
    acts(evening, ("ivan", mia.Shake()), ("ivan", mia.Look()), ("ivan", mia.Announce(61)))
    return evening


def claim(evening: Evening, person: Person) -> int | None:
    return evening.table.seen_by(person).guess


def test_eliminated_players_guess_and_get_the_result(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = claimed(monkeypatch)
    at = claim(evening, "taras")
    assert at == evening.table.number
    assert [claim(evening, person) for person in PEOPLE if person != "taras"] == [None] * 5
    (entry,) = evening.do("taras", around.Guess(at, False)).entries
    assert [told.event for told in entry.events] == [Guessed(1)]
    assert claim(evening, "taras") is None
    assert evening.table.table_view().seats[1].bonus == 0
    batch = evening.act("nina", mia.Doubt())
    assert GuessesSettled(False, (1,), ()) in told(batch.entries)
    assert evening.table.table_view().seats[1].bonus == 1
    assert all_that_is_seen(evening.again()) == all_that_is_seen(evening.table)


def test_wrong_guesses_score_0_and_believed_claims_stay_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = claimed(monkeypatch)
    evening.do("taras", around.Guess(evening.table.number, True))
    evening.act("nina", mia.Believe())
    acts(evening, ("nina", mia.Look()), ("nina", mia.Announce(62)))
    evening.do("taras", around.Guess(evening.table.number, True))
    batch = evening.act("olena", mia.Doubt())
    settled = [event for event in told(batch.entries) if isinstance(event, GuessesSettled)]
    assert settled == [GuessesSettled(False, (), (1,))]
    everything = told(evening.entries)
    assert sum(isinstance(event, GuessesSettled) for event in everything) == 1
    assert evening.table.table_view().seats[1].bonus == 0


def test_refused_guesses_get_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = claimed(monkeypatch)
    at = evening.table.number
    assert reason(lambda: evening.do("olena", around.Guess(at, True))) == "guess-in-game"
    assert reason(lambda: evening.do("zoya", around.Guess(at, True))) == "no-seat"
    assert reason(lambda: evening.do("taras", around.Guess(at - 1, True))) == "guess-late"
    evening.do("taras", around.Guess(at, True))
    assert reason(lambda: evening.do("taras", around.Guess(at, False))) == "guessed"
    evening.act("nina", mia.Doubt())
    assert reason(lambda: evening.do("taras", around.Guess(at, True))) == "guess-late"
    evening.do("taras", around.Leave())
    assert reason(lambda: evening.do("taras", around.Guess(at, True))) == "guess-in-game"


def heard(evening: Evening, person: Person) -> object:
    table = evening.table
    seen = table.seen_by(person)
    return (
        table.table_view(),
        seen.guess,
        seen.offers,
        [entry.heard_by(person) for entry in evening.entries if entry.number > 10],
    )


@pytest.mark.parametrize("other", SEATED)
def test_worlds_that_differ_in_a_guess_are_alike_until_opening(
    other: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds = []
    for believe in (True, False):
        evening = claimed(monkeypatch)
        evening.do("taras", around.Guess(evening.table.number, believe))
        worlds.append(heard(evening, other))
        evening.act("nina", mia.Believe())
        worlds.append(heard(evening, other))
    assert worlds[:2] == worlds[2:]


@pytest.mark.parametrize("other", ["taras", "olena", "nina", "zoya"])
def test_two_worlds_that_differ_in_the_dice_ask_the_same_guesses(
    other: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds = []
    for roll in (43, 64):
        evening = claimed(monkeypatch, roll)
        before = heard(evening, other)
        evening.do("taras", around.Guess(evening.table.number, True))
        worlds.append((before, heard(evening, other)))
    assert worlds[0] == worlds[1]
