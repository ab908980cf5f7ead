"""Tests of a known player as a model: rolls and claims with their probabilities, each computed
once."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from mendax.core.game import Action, Offer, RulesError
from mendax.games.french_poker.actions import Announce, Doubt, PassOn
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.solver.french_poker.opponent_model import OpponentModel
from mendax.solver.generic.errors import NotCovered
from tests.reasons import because

RULES = FrenchPokerRules()


class Steady:
    """Doubts every other claim, and otherwise takes the first offer."""

    def __init__(self) -> None:
        self.asked = 0

    def mixture(self, view: Any, offers: Sequence[Offer]) -> Mapping[Action, float]:
        self.asked += 1
        kinds = {type(offer.action): offer.action for offer in offers}
        if Doubt in kinds:
            return {Doubt(): 0.25, kinds[next(k for k in kinds if k is not Doubt)]: 0.75}
        claims = next(o.slots[0].values for o in offers if isinstance(o.action, Announce))  # type: ignore[union-attr]
        return {Announce(claims[0]): 0.5, Announce(claims[-1]): 0.5}


def test_claims_are_heard_with_the_hands_they_may_be_made_with() -> None:
    model = OpponentModel(RULES, Steady())
    to_beat = len(model.order.claims) - 4
    said = model.says((1, 2, 3, 4), (6,), to_beat, "kept-open")
    assert sum(said.values()) == pytest.approx(1)
    assert min(said) > to_beat
    heard = model.claimed_hands((1, 2, 3, 4), to_beat)
    assert sum(float(hands.chances.sum()) for hands in heard.values()) == pytest.approx(1)
    assert {len(hands.hands) for hands in heard.values()} == {6}
    assert np.all(next(iter(heard.values())).chances > 0)


def test_rules_that_it_does_not_cover_are_refused() -> None:
    with pytest.raises(NotCovered, check=because("solver-refused-option")):
        OpponentModel(replace(RULES, rerolls=2), Steady())


class PassesOn(Steady):
    """Passes unseen dice on whenever possible."""

    def mixture(self, view: Any, offers: Sequence[Offer]) -> Mapping[Action, float]:
        passes = [offer.action for offer in offers if isinstance(offer.action, PassOn)]
        return {passes[0]: 1.0} if passes else super().mixture(view, offers)


class GoesByWhatItSaid(Steady):
    """Doubts a pass of its dice if it announced them after it had kept some."""

    def mixture(self, view: Any, offers: Sequence[Offer]) -> Mapping[Action, float]:
        if view.claims and view.claims[-1].deed == "passed":
            return {Doubt(): float(view.claims[0].deed == "kept-hidden")}
        return super().mixture(view, offers)


def test_answers_to_passes_by_own_claims_are_refused() -> None:
    model = OpponentModel(replace(RULES, blind_pass=True), GoesByWhatItSaid())
    with pytest.raises(RulesError, check=because("exploit-refused-rules")):
        _ = model.doubts_of_passes


def test_a_player_who_never_passes_on_is_covered() -> None:
    rules = replace(RULES, blind_pass=True)
    with pytest.raises(RulesError, check=because("exploit-refused-rules")):
        OpponentModel(rules, PassesOn())
    assert OpponentModel(RULES, PassesOn()).doubts((), -1)[0] == 0.25
    doubts = OpponentModel(rules, Steady()).doubts_of_passes
    assert not doubts[0].any()
    assert (doubts[1:] == 0.25).all()
