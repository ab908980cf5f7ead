"""Tests that a witness reconstructs a seat's view from its events alone."""

from random import Random

from msgspec.structs import replace

from mendax.arena.local_game import LocalGame
from mendax.bots import BOTS
from mendax.bots.mia.public_history import Witness, starter_of
from mendax.core.game import observation
from mendax.games import GAMES
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.mia.state import MiaState
from mendax.games.mia.view import MiaView
from mendax.solver.generic.covered_options import check_options
from mendax.solver.generic.errors import NotCovered
from mendax.testing.rule_sets import random_rules

MIA = GAMES["mia"]


def essence(view: MiaView) -> MiaView:
    """Return a view without places and without the account of the last round, which ``starter``
    checks.
    """
    return replace(view, places=None, last=None)


def is_covered(rules: MiaRules) -> bool:
    """Return whether the solver supports the rules, so that bots ask for the next starter."""
    try:
        check_options(rules)
    except NotCovered:
        return False
    return True


def test_witnesses_match_every_seats_view_under_all_rules() -> None:
    chosen = 0
    for number in range(120):
        luck = Random(number)
        rules = (
            random_rules(MIA, luck) if number >= len(PRESETS) else list(PRESETS.values())[number]
        )
        seats = luck.randint(2, 5)
        covered = is_covered(rules)
        bots = {s: BOTS["random"]("mia", rules, s, seats, Random(s + number)) for s in range(seats)}
        sitting = LocalGame(MIA, rules, seats, bots, luck)
        witnesses = {seat: Witness(rules, seats, seat) for seat in range(seats)}
        while (events := sitting.advance()) is not None:
            for seat, witness in witnesses.items():
                for told in events:
                    witness.hear(observation(told, seat))
                seen: MiaView = sitting.view(seat)
                if seen.phase == "lives":
                    chosen += 1
                    found, settled, starter = witness.choosing_lives(seen.turn)
                    state: MiaState = sitting.state
                    assert set(settled) == set(state.life_rerolled)
                    if covered:
                        assert starter == starter_of(rules, seen) == state.starter
                elif seen.phase in ("open", "cup", "answer", "show", "over"):
                    found = witness.sight().view
                else:
                    continue
                assert essence(found) == essence(seen)
    assert chosen > 20
