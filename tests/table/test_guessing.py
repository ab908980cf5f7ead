"""Tests that players who are out can guess: guesses stay hidden until the opening, then score a
point."""

from random import Random
from typing import Any

import pytest

from mendax.core.draw import commit
from mendax.core.game import Action
from mendax.games.mia import actions as mia
from mendax.table import fairness
from mendax.table.actions import Guess, Leave
from mendax.table.events import Guessed, GuessesSettled
from mendax.table.log import Person
from tests.table.evening import PEOPLE, Evening, all_that_is_seen, reason, told

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
    (entry,) = evening.do("taras", Guess(at, False)).entries
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
    evening.do("taras", Guess(evening.table.number, True))
    evening.act("nina", mia.Believe())
    acts(evening, ("nina", mia.Look()), ("nina", mia.Announce(62)))
    evening.do("taras", Guess(evening.table.number, True))
    batch = evening.act("olena", mia.Doubt())
    settled = [event for event in told(batch.entries) if isinstance(event, GuessesSettled)]
    assert settled == [GuessesSettled(False, (), (1,))]
    everything = told(evening.entries)
    assert sum(isinstance(event, GuessesSettled) for event in everything) == 1
    assert evening.table.table_view().seats[1].bonus == 0


def test_refused_guesses_get_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = claimed(monkeypatch)
    at = evening.table.number
    assert reason(lambda: evening.do("olena", Guess(at, True))) == "guess-in-game"
    assert reason(lambda: evening.do("zoya", Guess(at, True))) == "no-seat"
    assert reason(lambda: evening.do("taras", Guess(at - 1, True))) == "guess-late"
    evening.do("taras", Guess(at, True))
    assert reason(lambda: evening.do("taras", Guess(at, False))) == "guessed"
    evening.act("nina", mia.Doubt())
    assert reason(lambda: evening.do("taras", Guess(at, True))) == "guess-late"
    evening.do("taras", Leave())
    assert reason(lambda: evening.do("taras", Guess(at, True))) == "guess-in-game"


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
        evening.do("taras", Guess(evening.table.number, believe))
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
        evening.do("taras", Guess(evening.table.number, True))
        worlds.append((before, heard(evening, other)))
    assert worlds[0] == worlds[1]


def test_in_french_poker_too() -> None:
    """In random games, all players who are out guess "true", and some are right."""
    luck, evening = Random(4), Evening({"tokens": 1}, game="french_poker")
    evening.start("taras", "ivan", "nina")
    for _ in range(2000):
        if not evening.to_act():
            break
        for person in SEATED:
            at = claim(evening, person)
            if at is not None:
                evening.do(person, Guess(at, True))
        evening.move(luck)
    settled = [e for e in told(evening.entries) if isinstance(e, GuessesSettled)]
    points = [seat.bonus for seat in evening.table.table_view().seats]
    assert sum(points) == sum(len(e.right) for e in settled)
    assert settled
    assert all_that_is_seen(evening.again()) == all_that_is_seen(evening.table)
