"""Tests of round ends by the rules: true and false claims, showing, conceding and legal claims."""

from collections.abc import Iterator

import pytest

from mendax.bots.mia.round_ends import Changes, RoundEnds
from mendax.core.game import Action
from mendax.games.mia import judging
from mendax.games.mia.actions import Believe, Concede, Doubt, PassOn
from mendax.games.mia.ladder import ladder
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.mia.state import How, MiaState

TOP = 20


def ends(**options: object) -> RoundEnds:
    """Return the round ends under the house rules with these options."""
    rules = MiaRules(**options).checked()  # type: ignore[arg-type]
    return RoundEnds(ladder(rules), rules)


def test_a_doubt_costs_the_liar_or_else_the_answerer() -> None:
    table = ends().doubted("looked")
    assert table[5, 4] == (False, Changes(-1, 0, 0))
    assert table[5, 5] == table[5, 6] == (True, Changes(0, -1, 0))


def test_the_top_value_has_the_cost_of_its_options() -> None:
    table = ends(mia_true_cost=2, mia_lie_cost=1).doubted("looked")
    assert table[TOP, TOP].changes == Changes(0, -2, 0)
    assert table[TOP, 0].changes == Changes(-1, 0, 0)
    assert ends(mia_double_any=True).doubted("looked")[0, TOP].changes == Changes(0, -2, 0)


def test_understatement_is_a_lie_unless_announced_as_or_over() -> None:
    strict = ends(under_announcing="is_lie", blind_reroll="same_or_higher")
    hows: tuple[How, ...] = ("looked", "unseen", "passed", "rerolled")
    assert [strict.doubted(how)[5, 6].held for how in hows] == [False, False, False, True]


def test_scores_move_by_increment_and_decrement() -> None:
    money = ends(scoring="money", score_increment=20, score_decrement=2)
    assert money.doubted("looked")[5, 4].changes == Changes(-2, 20, 0)
    assert money.unit == 22
    everybody = ends(scoring="points", score_all=True, score_increment=3, score_decrement=2)
    assert everybody.doubted("looked")[5, 4].changes == Changes(1, 3, 3)


def test_values_are_relative_to_the_mean_of_any_number() -> None:
    changes = Changes(-2, 20, 0)
    assert changes.to_announcer(2) == -22
    assert changes.to_answerer(5) == 20 - (-2 + 0 + 0 + 0) / 4
    assert changes.to_announcer(3) == -2 - 20 / 2


def test_only_where_the_top_opens_the_dice_is_it_shown() -> None:
    assert ends().shown(TOP, TOP) is None
    contest = ends(mia_reveals=True)
    assert contest.shown(TOP, TOP) == (True, Changes(0, -1, -1))
    assert contest.shown(TOP, 0) == (False, Changes(-1, 0, 0))
    assert contest.shown(TOP - 1, 0) is None


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
