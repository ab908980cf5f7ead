"""French poker in a minute and a half: believe, keep and hide, claim, and one doubt."""

from typing import Final

from mendax.games.french_poker.actions import (
    Announce,
    Believe,
    Doubt,
    DrawLot,
    Fall,
    FallOpen,
    KeepHidden,
    KeepOpen,
    Shake,
)
from mendax.games.french_poker.rules import PRESETS
from mendax.tutorial.script import Chooses, Falls, Plays, Reads, Script

_ANNA: Final = 1
_THREE_FIVES, _FOUR_FIVES, _FIVE_FIVES = 555, 5555, 55555

SCRIPT: Final = Script(
    game="french_poker",
    rules=PRESETS["standard"],
    others=("tutorial-anna",),
    beats=(
        Falls((DrawLot(_ANNA),)),
        Plays(_ANNA, Shake()),
        Falls(tuple(map(Fall, (5, 5, 2, 3, 6)))),
        Plays(_ANNA, Announce(55)),
        Reads("tutorial-french-poker-claim", "claim-slot"),
        Chooses(
            "tutorial-french-poker-believe",
            "actions",
            (Believe(),),
            "tutorial-french-poker-believe-first",
        ),
        Chooses(
            "tutorial-french-poker-keep",
            "actions",
            (KeepHidden((0, 1)),),
            "tutorial-french-poker-keep-fives",
        ),
        Falls(tuple(map(FallOpen, (5, 2, 1)))),
        Chooses(
            "tutorial-french-poker-say",
            "actions",
            (Announce(_THREE_FIVES), Announce(_FOUR_FIVES)),
            "tutorial-french-poker-say-fives",
        ),
        Plays(_ANNA, Believe()),
        Plays(_ANNA, KeepOpen((0, 1, 2))),
        Falls(tuple(map(Fall, (1, 4)))),
        Plays(_ANNA, Announce(_FIVE_FIVES)),
        Reads("tutorial-french-poker-hands", "claim-slot"),
        Chooses(
            "tutorial-french-poker-doubt",
            "actions",
            (Doubt(),),
            "tutorial-french-poker-doubt-now",
        ),
        Reads("tutorial-french-poker-caught", "felt"),
    ),
    last="tutorial-french-poker-last",
)
