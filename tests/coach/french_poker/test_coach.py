"""Tests of the coach of French poker: its tables, its hints, and the files that it writes."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from mendax.coach.french_poker.coach import FrenchPokerCoach
from mendax.coach.french_poker.match_worth import MatchWorth
from mendax.coach.protocol import PackagedPolicy
from mendax.coach.results import ABOUT_EQUAL
from mendax.games.french_poker.claims import Dice, order_of
from mendax.games.french_poker.rules import PRESETS
from mendax.games.french_poker.state import Deed
from tests.coach.french_poker.test_adviser import seen

COACH = FrenchPokerCoach()
STANDARD = PRESETS["standard"]


def test_hints_match_sound_play() -> None:
    view = seen("answer", (2, 2, 5, 5, 6), (), (66, "three"), "left")
    hint = COACH.hint(STANDARD, 2, view, ())
    assert hint is not None
    assert hint.best == "doubt"
    assert hint.lie is None
    assert hint.alternatives[0].worth > 0.5
    unseen = COACH.hint(STANDARD, 2, seen("answer", (6, 6), (1, 2, 3), (66, "three")), ())
    assert unseen is not None
    assert unseen.lie is not None
    rolling = COACH.hint(STANDARD, 2, seen("cup", (1, 2, 5, 6, 6), (), (66,), "left"), ())
    assert rolling is not None
    assert rolling.best.split()[0] in ("keep-open", "keep-hidden", "roll-all", "announce")
    assert len(rolling.alternatives) <= 13


@pytest.mark.parametrize("preset", ["standard", "first_evening", "wild", "french", "passed"])
@pytest.mark.parametrize("open_dice", [(), (6,), (1, 6), (6, 6, 6)])
def test_the_top_claim_is_doubted_and_not_conceded_to(preset: str, open_dice: Dice) -> None:
    """A player who always conceded would lose a token to each such lie."""
    rules = PRESETS[preset]
    top = order_of(rules).top
    hidden = (2,) * (5 - len(open_dice))
    claims = (66, top) if open_dice else (top,)
    deed: Deed = "kept-open" if open_dice else "opened"
    hint = COACH.hint(rules, 2, seen("answer", open_dice, hidden, claims, deed, rules), ())
    assert hint is not None
    assert hint.best == "doubt"
    worth = {move.action: move.worth for move in hint.alternatives}
    assert worth["concede"] < worth["doubt"] - ABOUT_EQUAL
    assert hint.why is not None


def test_conceding_to_the_top_claim_loses_what_it_invites() -> None:
    """By hand: every roll gains by the claim if the answer is known to be a concession."""
    adviser = COACH.advice(STANDARD, 2, waits=False)
    assert adviser is not None
    policy, top = adviser.policy, order_of(STANDARD).top
    view = seen("answer", (), (2, 2, 2, 2, 2), (top,), "opened")
    match = MatchWorth(STANDARD, policy.value)
    stakes, conceded = match.stakes(view, 1), match.conceding(view, 1)
    kept = len(policy.model.falls[0].odds)
    assert kept == 252
    before = [stakes.chance(-value) for value in policy.best_payoffs(0, -1).tolist()]
    odds = policy.model.falls[0].odds.tolist()
    gain = sum(o * max(0.0, mine - conceded) for o, mine in zip(odds, before, strict=True))
    hint = COACH.hint(STANDARD, 2, view, ())
    assert hint is not None
    worth = {move.action: move.worth for move in hint.alternatives}
    assert worth["doubt"] - worth["concede"] == pytest.approx(gain)


def test_there_is_no_hint_among_three() -> None:
    view = seen("answer", (6, 6), (1, 2, 3), (66, "three"))
    among_three = replace(view, standing=(5, 5, 5))
    assert COACH.hint(STANDARD, 3, among_three, ()) is None
    left = replace(view, standing=(5, 5, 0), done=(2,))
    assert COACH.hint(STANDARD, 3, left, ()) is not None


def test_policies_are_rebuilt_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from mendax.coach.french_poker import policies
    from mendax.solver.french_poker import round_equilibrium
    from mendax.solver.french_poker.round_equilibrium import RoundSolution

    solved = policies.packaged(STANDARD)
    assert solved is not None
    monkeypatch.setattr(round_equilibrium, "solve", lambda *_: RoundSolution(solved, 0.0, 2.0))
    made = COACH.make_policies(tmp_path)
    name = policies.package_files()[0].name
    assert next(made) == PackagedPolicy(name, (tmp_path / name).stat().st_size, 2.0)
