"""Mia in a minute and a half: believe once, lie once, catch once."""

from typing import Final

from mendax.games.mia.actions import Announce, Believe, Doubt, DrawLot, Fall, Look, Shake
from mendax.games.mia.rules import PRESETS
from mendax.tutorial.script import Chooses, Falls, Plays, Reads, Script

_ANNA: Final = 1
_SMALL_LIES: Final = (61, 62, 63, 64, 65)
"""Values above 54 that are not doubles: lies that the opponent can still beat."""

SCRIPT: Final = Script(
    game="mia",
    rules=PRESETS["standard"],
    others=("tutorial-anna",),
    beats=(
        Falls((DrawLot(_ANNA),)),
        Plays(_ANNA, Shake()),
        Falls((Fall(54),)),
        Plays(_ANNA, Look()),
        Plays(_ANNA, Announce(54)),
        Reads("tutorial-mia-claim", "claim-slot"),
        Chooses("tutorial-mia-believe", "actions", (Believe(),), "tutorial-mia-believe-first"),
        Falls((Fall(43),)),
        Chooses("tutorial-mia-look", "actions", (Look(),), "tutorial-mia-look-first"),
        Chooses(
            "tutorial-mia-lie",
            "actions",
            tuple(map(Announce, _SMALL_LIES)),
            "tutorial-mia-lie-small",
        ),
        Plays(_ANNA, Believe()),
        Falls((Fall(41),)),
        Plays(_ANNA, Look()),
        Plays(_ANNA, Announce(66)),
        Reads("tutorial-mia-ladder", "claim-slot"),
        Chooses("tutorial-mia-doubt", "actions", (Doubt(),), "tutorial-mia-doubt-now"),
        Reads("tutorial-mia-caught", "felt"),
    ),
    last="tutorial-mia-last",
)
