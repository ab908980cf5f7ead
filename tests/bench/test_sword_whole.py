"""Test that the reveals in the whole game of two seats are those of a marshal."""

from itertools import islice

import numpy as np
import pytest

from bench.sword_bets import RULES, SWORD, positions, reveal_odds
from bench.sword_whole import marshals_reveals
from mendax.bots.sword_of_lies.hidden_bets import own_cards
from mendax.games.sword_of_lies.actions import Call, Check
from mendax.games.sword_of_lies.reveal import is_right
from mendax.games.sword_of_lies.state import SwordState


def test_a_marshals_reveals_depend_on_its_bare_cards() -> None:
    """20 draws estimate a chance of 0.85 within 0.3."""
    starts = (at for at in positions(12) if at.state.round == 1 and at.seen())
    bare = set[int]()
    for at in islice(starts, 3):
        revealing = at
        while revealing.state.phase == "betting":
            offers = SWORD.legal_actions(revealing.state, revealing.state.turn)
            [passive] = [o.action for o in offers if isinstance(o.action, Check | Call)]
            revealing = revealing.after(revealing.state.turn, passive)
        seat, odds = revealing.state.turn, reveal_odds(revealing)
        shields = own_cards(SWORD.view(revealing.state, seat)).shields
        drawn = sum(odds[place] for place in odds if not _is_shield(revealing.state, seat, place))
        types = marshals_reveals(RULES.cards, np.zeros(1, dtype=np.intp))[0]
        assert drawn == pytest.approx(types[RULES.cards - shields], abs=0.3)
        bare.add(RULES.cards - shields)
    assert len(bare) > 1


def _is_shield(state: SwordState, seat: int, place: int) -> bool:
    hidden = SWORD.view(state, seat).rows[seat][place]
    assert hidden.mark is not None
    assert hidden.face is not None
    return not is_right(hidden.mark, hidden.face)
