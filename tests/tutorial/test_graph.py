"""Tests of scripts played by the engine: equal steps merge, and illegal games are refused."""

import pytest

from mendax.core.game import CHANCE, Action, Actor, IllegalAction, Unseen, step
from mendax.games.mia import Mia
from mendax.games.mia.actions import Announce, Believe, Doubt, DrawLot, Fall, Look, Shake
from mendax.games.mia.events import Saw
from mendax.games.mia.rules import PRESETS
from mendax.tutorial.graph import ScriptError, played
from mendax.tutorial.script import LEARNER, Answers, Beat, Chooses, Falls, Plays, Reads, Script


def script(*beats: Beat) -> Script:
    return Script("mia", PRESETS["standard"], ("tutorial-anna",), beats, "the end")


OPENING = (Falls((DrawLot(LEARNER),)), Reads("hello", "seats"))
MINE = (Chooses("shake", "hand", (Shake(),), "no"), Falls((Fall(31),)))
LOOK = Chooses("look", "hand", (Look(),), "no")


def test_the_learner_sees_only_the_seats_view() -> None:
    made = played(script(*OPENING, *MINE, LOOK))
    assert [step.text for step in made.steps] == ["hello", "shake", "look", "the end"]
    (looked,) = made.steps[2].ways[0].moments
    assert Saw(1, 31) in looked.lines[0].events
    theirs = played(
        script(
            Falls((DrawLot(1),)),
            Plays(1, Shake()),
            Falls((Fall(31),)),
            Plays(1, Look()),
            Reads("she looked", "seats"),
        )
    )
    assert Unseen((1,)) in theirs.opening[-1].lines[0].events
    assert "31" not in repr(theirs).replace("effect_31", "")


def test_ways_that_meet_again_go_on_together() -> None:
    made = played(
        script(
            *OPENING,
            *MINE,
            LOOK,
            Chooses("say", "ladder", (Announce(51), Announce(52)), "no"),
            Answers(1, {Announce(51): Doubt(), Announce(52): Doubt()}),
            Reads("caught", "seats"),
        )
    )
    say = made.steps[3]
    assert [way.action for way in say.ways] == [Announce(51), Announce(52)]
    one, other = (made.steps[way.to] for way in say.ways)
    assert one == other or one.text == other.text == "caught"
    same = played(script(*OPENING, *MINE, Chooses("look", "hand", (Look(), Look()), "no")))
    assert len({way.to for way in same.steps[2].ways}) == 1


@pytest.mark.parametrize(
    "beats",
    [
        (Falls((DrawLot(1),)), Chooses("shake", "hand", (Shake(),), "no")),
        (*OPENING, Plays(1, Shake())),
        (*OPENING, Falls((Fall(31),))),
        (*OPENING, *MINE, LOOK, Chooses("say", "ladder", (Believe(),), "no")),
        (*OPENING, Answers(1, {})),
    ],
)
def test_invalid_scripts_are_refused(beats: tuple[Beat, ...]) -> None:
    with pytest.raises((ScriptError, IllegalAction)):
        played(script(*beats))


def test_chance_belongs_to_the_action_before_it() -> None:
    made = played(script(*OPENING, *MINE))
    (shaken,) = made.steps[1].ways[0].moments
    assert [line.actor for line in shaken.lines] == [LEARNER, "chance"]
    game, state = Mia(), Mia().initial_state(PRESETS["standard"], 2)
    deeds: tuple[tuple[Actor, Action], ...] = (
        (CHANCE, DrawLot(LEARNER)),
        (LEARNER, Shake()),
        (CHANCE, Fall(31)),
    )
    for actor, action in deeds:
        state = step(game, state, actor, action).state
    assert shaken.offers == game.legal_actions(state, LEARNER)
    assert shaken.view == game.view(state, LEARNER)
