"""Tests of French poker solved on the command line, with policies that are packaged or solved and
saved."""

import json
from pathlib import Path
from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from mendax.coach.french_poker import policies
from mendax.core.game import RulesError
from mendax.games.french_poker.rules import PRESETS
from mendax.solver.french_poker import policy_file, round_equilibrium
from mendax.solver.french_poker.policy import RoundPolicy
from mendax.solver.french_poker.round_equilibrium import RoundSolution
from mendax.solver.french_poker.round_model import essential
from mendax.solver.generic.errors import NotCovered
from mendax.terminal.cli import run
from mendax.terminal.french_poker import solving
from mendax.terminal.parameters import OK, WRONG
from mendax.words import Words
from tests.reasons import because

WORDS = Words("en")
STANDARD = PRESETS["standard"]
UNUSUAL = replace(STANDARD, ones="wild", straights="none")
GAIN = solving.gain_by_deviating  # before the fixture replaces it


@pytest.fixture(autouse=True)
def folder(policy_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder without solutions, and replace slow measurements."""
    monkeypatch.setattr(policies, "solved_here", {})
    monkeypatch.setattr(solving, "gain_by_deviating", Mock(return_value=2e-6))
    return policy_folder


def test_the_gain_is_that_of_the_best_response(monkeypatch: pytest.MonkeyPatch) -> None:
    """The gain is a probability of winning, which is half of a payoff between −1 and 1."""
    policy = policies.at_hand(STANDARD)
    assert policy is not None
    worth = policy.value
    response = Mock(opening=worth + 0.25, following=0.5 - worth)
    whole = Mock(value=lambda own, other, opens: (0.3 if opens else -0.1) + own - other)
    exploitability = "mendax.arena.french_poker.exploitability"
    monkeypatch.setattr(f"{exploitability}.opponent_model", Mock(return_value=Mock(rules=STANDARD)))
    monkeypatch.setattr(f"{exploitability}.RoundResponse", Mock(return_value=response))
    monkeypatch.setattr(f"{exploitability}.GameResponse", Mock(return_value=whole))
    best_response = "mendax.solver.french_poker.best_response.RoundResponse"
    monkeypatch.setattr(best_response, Mock(return_value=response))
    assert GAIN(STANDARD, "round") == pytest.approx(0.25)
    assert GAIN(STANDARD, "match") == pytest.approx(0.05)


@pytest.mark.parametrize(
    ("words", "measured"), [([], "round"), (["--prove"], "match"), (["--round"], "round")]
)
def test_a_gain_is_said_of_the_game_it_was_measured_in(
    words: list[str], measured: str, capsys: pytest.CaptureFixture[str]
) -> None:
    solve = ["solve", "french_poker", *words]
    assert run([*solve, "--json"]) == OK
    assert json.loads(capsys.readouterr().out)["deviation_span"] == measured
    assert run([*solve, "--lang", "en", "--plain"]) == OK
    printed = capsys.readouterr().out
    whole = measured == "match" or "--round" in words
    assert ("No player gains more than 2.0e-06 by deviating." in printed) == whole
    assert ("for a single round" in printed) != whole


@pytest.mark.proof
@pytest.mark.parametrize("game", ["--set tokens=2", "--preset charge"])
def test_the_gain_in_a_whole_game_follows_from_those_in_rounds(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the top claim must be doubted, a round is won or lost, and a best response in the whole
    game is one in every round."""
    monkeypatch.setattr(solving, "gain_by_deviating", GAIN)
    words = ["french_poker", "--set", "top_claim=must_doubt", *game.split(), "--json"]
    assert run(["solve", *words, "--prove"]) == OK
    gain = json.loads(capsys.readouterr().out)["deviation"]
    assert run(["exploit", *words, "--bots", "equilibrium"]) == OK
    (found,) = json.loads(capsys.readouterr().out)["bots"]
    winning = {opens: (1 + found[name]) / 2 for name, opens in (("opening", 1), ("following", 0))}
    chances = won_charge(winning) if "charge" in game else won_tokens(winning, 2, 2)
    assert gain == pytest.approx(sum(chances.values()) / 2 - 0.5, abs=1e-12)


def won_tokens(winning: dict[int, float], mine: int, its: int) -> dict[int, float]:
    """Return the chances of taking all tokens, by the opener of the next round; the winner opens
    the one after."""
    if not mine or not its:
        return dict.fromkeys((0, 1), float(mine > 0))
    gone, left = won_tokens(winning, mine, its - 1)[1], won_tokens(winning, mine - 1, its)[0]
    return {opens: won * gone + (1 - won) * left for opens, won in winning.items()}


def won_charge(winning: dict[int, float]) -> dict[int, float]:
    """Return the chances that the other holds the last token of a charge with five tokens."""

    def charging(mine: int, its: int) -> dict[int, float]:
        if mine + its == 5:
            return giving_back(mine, its)
        taken, took = charging(mine, its + 1)[1], charging(mine + 1, its)[0]
        return {opens: won * taken + (1 - won) * took for opens, won in winning.items()}

    def giving_back(mine: int, its: int) -> dict[int, float]:
        if not mine or not its:
            return dict.fromkeys((0, 1), float(mine == 0))
        gave, given = giving_back(mine - 1, its)[1], giving_back(mine, its - 1)[0]
        return {opens: won * gave + (1 - won) * given for opens, won in winning.items()}

    return charging(0, 0)


@pytest.mark.parametrize(
    ("span", "opener"), [(["--round"], 0.535094941864), ([], 0.509623)], ids=["round", "game"]
)
def test_packaged_policies_are_read(
    span: list[str], opener: float, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["solve", "french_poker", *span, "--json"]) == OK
    found = json.loads(capsys.readouterr().out)
    assert found["stored"]
    assert found["values"] == pytest.approx([opener, 1 - opener], abs=1e-6)
    assert (found["unit"], found["deviation"]) == ("chance", 2e-6)


def test_other_rules_are_solved_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    standard = policies.packaged(STANDARD)
    assert standard is not None
    solution = RoundSolution(RoundPolicy(essential(UNUSUAL), standard.columns), 0.0, 30.0)
    monkeypatch.setattr(policy_file, "read", Mock(return_value=solution.policy))
    solve = Mock(return_value=solution)
    monkeypatch.setattr(round_equilibrium, "solve", solve)
    solving.introduce(UNUSUAL, 2, None, WORDS)
    assert policies.at_hand(UNUSUAL) is solution.policy
    policies.solved_here.clear()
    solving.introduce(UNUSUAL, 2, None, WORDS)
    assert solve.call_count == 1
    assert len(list(folder.iterdir())) == 1


def test_a_file_is_taken_for_its_own_rules_only(tmp_path: Path) -> None:
    standard = policies.packaged(STANDARD)
    assert standard is not None
    policy_file.save(standard, tmp_path / "standard.policy")
    solving.introduce(replace(STANDARD, tokens=2), 2, tmp_path / "standard.policy", WORDS)
    assert STANDARD.tokens == 5
    assert essential(STANDARD) in policies.solved_here
    with pytest.raises(RulesError):
        solving.introduce(UNUSUAL, 2, tmp_path / "standard.policy", WORDS)


def test_a_file_of_more_than_two_is_refused(tmp_path: Path) -> None:
    four = policies.among_more(STANDARD)
    assert four is not None
    policy_file.save(four, tmp_path / "four.policy")
    with pytest.raises(RulesError, check=because("coach-other-policy")):
        solving.introduce(STANDARD, 2, tmp_path / "four.policy", WORDS)
    assert policies.solved_here == {}


def test_unsolvable_rules_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "french_poker", "--players", "3", "--lang", "en"]) == WRONG
    assert "solved for two seats, not for 3" in capsys.readouterr().err
    with pytest.raises(NotCovered):
        solving.introduce(replace(PRESETS["brisk"], blind_pass=True), 2, None, WORDS)
