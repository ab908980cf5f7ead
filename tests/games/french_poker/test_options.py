"""Tests of refusals under the options of French poker.

The second engine plays every option; these tests check what a refusal says.
"""

from mendax.games.french_poker import actions
from tests.games.french_poker.story import Story


def test_a_refused_reroll_names_the_number_of_rerolls() -> None:
    story = Story().opens(66521, 55).believes().keeps_open((0, 1), 346)
    assert story.refused(actions.KeepOpen((0, 1, 4))).arguments == {"rerolls": 1}


def test_a_refused_claim_names_the_faces_of_poker_dice() -> None:
    refused = Story(faces="poker").opens(66521, 6655).believes().refused(actions.Announce(66))
    assert refused.arguments == {"claim": "AA", "beat": "AAKK", "top": "AAAAA"}
