"""Tests of round ends by the rules: true and false claims, showing, conceding and legal claims."""

from collections.abc import Iterator

import pytest

from mendax.bots.mia.round_ends import Changes, RoundEnds
from mendax.core.game import Action
from mendax.games.mia import judging
from mendax.games.mia.actions import Believe, Concede, Doubt, PassOn
from mendax.games.mia.ladder import ladder
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.mia.state import MiaState

TOP = 20


def ends(**options: object) -> RoundEnds:
    """Return the round ends under the house rules with these options."""
    rules = MiaRules(**options).checked()  # type: ignore[arg-type]
    return RoundEnds(ladder(rules), rules)


def test_conceding_costs_its_price_and_answers_follow_the_rules() -> None:
    assert ends(mia_concede="costs_two").conceded(TOP) == Changes(0, -2, 0)
    kinds: dict[str, set[type[Action]]] = {
        "costs_one": {Doubt, Concede},
        "not_allowed": {Doubt},
    }
    for concede, allowed in kinds.items():
        assert ends(mia_concede=concede).answers(TOP) == allowed
    assert ends(blind_pass="higher").answers(0) == {Believe, Doubt, PassOn}


def test_legal_claims_over_a_value() -> None:
    assert ends().sayable(-1) == tuple(range(TOP + 1))
    assert ends().sayable(TOP - 1) == (TOP,)
    assert ends().sayable(TOP) == ()
    assert ends(announce="equal_or_higher").sayable(TOP) == (TOP,)
    assert ends().rerollable(3) == ()
    assert ends(blind_reroll="same_or_higher").rerollable(3) == (3,)
    assert ends(blind_reroll="same_or_higher").rerollable(-1) == ()
    assert ends(blind_reroll="new_value").rerollable(17) == (18, 19, 20)


def every_rule_set() -> Iterator[MiaRules]:
    """Yield the presets, and some rules that count understatements as lies or double losses."""
    yield from PRESETS.values()
    yield MiaRules(under_announcing="is_lie", blind_reroll="same_or_higher").checked()
    yield MiaRules(mia_double_any=True, mia_concede="costs_two").checked()


@pytest.mark.parametrize("rules", tuple(every_rule_set()))
def test_a_change_of_the_book_changes_the_ends(
    rules: MiaRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot has no literal costs. If all costs in the rules are three, so are all losses."""
    before = RoundEnds(ladder(rules), rules).doubted("looked")

    def three(_state: MiaState, _held: bool, _revealed: bool) -> int:
        return 3

    monkeypatch.setattr(judging, "cost_of_opening", three)
    after = RoundEnds(ladder(rules), rules).doubted("looked")
    price = rules.score_decrement if rules.scoring != "lives" else 1
    gain = rules.score_increment if rules.score_all and rules.scoring != "lives" else 0
    for at, opening in after.items():
        assert opening.held == before[at].held
        assert min(opening.changes) == gain - 3 * price
