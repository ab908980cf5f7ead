"""Sword of Lies in a minute and a half: ask, answer, bet, strike; the most lives win the pot.

Each player has two cards and goes all in at once, so betting and war have one round each.
"""

from typing import Final

from mendax.games.sword_of_lies.actions import (
    AllIn,
    Believe,
    Deal,
    Disbelieve,
    Fold,
    Interrogate,
    NameColour,
    Ready,
    Reveal,
    Strike,
    StrikeTwice,
    TurnUp,
    target,
)
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.tutorial.script import LEARNER, Answers, Chooses, Falls, Plays, Reads, Script

_ANNA, _MARKO = 1, 2
_STACK: Final = 10

SCRIPT: Final = Script(
    game="sword_of_lies",
    rules=SwordRules(
        cards=2, min_buy_in=_STACK, big_blind=_STACK // 2, limit="fixed_limit", deals=0
    ),
    others=("tutorial-anna", "tutorial-marko"),
    beats=(
        Falls(tuple(map(Deal, ("Qh", "7s", "4d", "9c", "3d", "Jc")))),
        Falls(tuple(map(TurnUp, ("Kd", "8c", "5h")))),
        Reads("tutorial-sword-of-lies-goal", "own-hand"),
        Chooses(
            "tutorial-sword-of-lies-ask",
            "opponent",
            (Interrogate(_ANNA, 0),),
            "tutorial-sword-of-lies-ask-anna",
        ),
        Plays(_ANNA, NameColour("red")),
        Chooses(
            "tutorial-sword-of-lies-judge",
            "actions",
            (Disbelieve(),),
            "tutorial-sword-of-lies-judge-lie",
        ),
        Plays(_ANNA, Interrogate(LEARNER, 1)),
        Chooses(
            "tutorial-sword-of-lies-answer",
            "actions",
            (NameColour("red"), NameColour("black")),
            "tutorial-sword-of-lies-answer-any",
        ),
        # She judges either answer correctly.
        Answers(_ANNA, {NameColour("red"): Disbelieve(), NameColour("black"): Believe()}),
        Plays(_MARKO, Interrogate(_ANNA, 1)),
        Plays(_ANNA, NameColour("red")),
        Plays(_MARKO, Believe()),
        Plays(_MARKO, Fold()),
        Chooses(
            "tutorial-sword-of-lies-bet", "actions", (AllIn(),), "tutorial-sword-of-lies-bet-all"
        ),
        Plays(_ANNA, AllIn()),
        Plays(_ANNA, Reveal(0)),
        Chooses(
            "tutorial-sword-of-lies-reveal",
            "own-hand",
            (Reveal(0), Reveal(1)),
            "tutorial-sword-of-lies-reveal-any",
        ),
        Plays(_ANNA, Reveal(0)),
        Plays(LEARNER, Reveal(0)),
        Chooses(
            "tutorial-sword-of-lies-ready",
            "actions",
            (Ready(),),
            "tutorial-sword-of-lies-ready-now",
        ),
        Plays(_ANNA, Ready()),
        Chooses(
            "tutorial-sword-of-lies-strike",
            "opponent",
            (Strike(target(_ANNA, 0)), Strike(target(_ANNA, 1))),
            "tutorial-sword-of-lies-strike-anna",
        ),
        # She strikes twice at the learner's second card, and pays with her unstruck card.
        Answers(
            _ANNA,
            {
                Strike(target(_ANNA, struck)): StrikeTwice(
                    target(LEARNER, 1), target(LEARNER, 1), 1 - struck
                )
                for struck in (0, 1)
            },
        ),
        Reads("tutorial-sword-of-lies-won", "own-hand"),
    ),
    last="tutorial-sword-of-lies-last",
)
