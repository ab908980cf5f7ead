"""Tests of the coach of French poker: its tables, its hints, and the files that it writes."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from mendax.coach.french_poker.coach import FrenchPokerCoach
from mendax.coach.protocol import Packaged, PackagedPolicy, Solving
from mendax.games.french_poker.rules import PRESETS
from tests.coach.french_poker.test_adviser import seen

COACH = FrenchPokerCoach()
STANDARD = PRESETS["standard"]


def test_no_solving_while_players_wait() -> None:
    assert not isinstance(COACH, Solving)
    assert isinstance(COACH, Packaged)


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


def test_there_is_no_hint_among_three() -> None:
    view = seen("answer", (6, 6), (1, 2, 3), (66, "three"))
    among_three = replace(view, standing=(5, 5, 5))
    assert COACH.hint(STANDARD, 3, among_three, ()) is None
    left = replace(view, standing=(5, 5, 0), done=(2,))
    assert COACH.hint(STANDARD, 3, left, ()) is not None


def test_unsolved_rules_have_no_coach() -> None:
    rules = replace(STANDARD, kickers="full")
    assert COACH.coverage(rules, 2).solved == "no"
    assert COACH.advice(rules, 2, waits=True) is None
    assert COACH.strategy(rules, 2, ()) is None
    assert COACH.review(rules, 2, 0, ()) is None


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
