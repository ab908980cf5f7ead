"""The plugin game in the terminal: found by its entry point, played, recorded, told, checked."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.one_die import installed, mendax


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Where the package is installed."""
    return installed(tmp_path_factory.mktemp("site"))


def run(
    *words: str, environment: dict[str, str], typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """A command of Mendax, with the package installed."""
    return subprocess.run(
        mendax(*words), input=typed, env=environment, capture_output=True, text=True, check=False
    )


def test_a_game_is_played_recorded_told_again_and_checked(
    environment: dict[str, str], tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    typed = "claim 99\n" + "claim 5\nd\n" * 30
    asked = ("play", "one_die", "--preset", "quick", "--seats", "2", "--seed", "7")
    played = run(*asked, "--record", str(record), environment=environment, typed=typed)
    assert played.returncode == 0, played.stderr
    assert "One die for 2. You play against Random." in played.stdout
    assert "Now 2 to 12 can be claimed." in played.stdout
    assert "Round 1: you begin." in played.stdout
    assert "One player is left." in played.stdout
    checked = run("verify", str(record), environment=environment)
    assert checked.returncode == 0, checked.stdout
    assert "One die, edition 1 of the rules." in checked.stdout
    told = run("replay", str(record), "--lang", "uk", environment=environment)
    assert "Раунд 1: починаєте ви." in told.stdout


def test_its_rules_and_options_are_listed_and_bots_play_it(environment: dict[str, str]) -> None:
    rules = run("rules", "one_die", "--set", "exact_costs_two=yes", environment=environment)
    assert "and two if it was exactly right" in rules.stdout
    options = json.loads(run("rules", "one_die", "--json", environment=environment).stdout)
    assert {o["name"] for o in options["options"]} == {"lives", "exact_costs_two", "turn_clock"}
    asked = ("arena", "one_die", "--bots", "random,random", "--games", "20", "--json")
    arena = run(*asked, environment=environment)
    assert arena.returncode == 0, arena.stderr


def test_without_the_package_the_game_is_unknown_and_broken_it_says_why(tmp_path: Path) -> None:
    environment = installed(tmp_path)
    (tmp_path / "mendax_one_die").unlink()
    (tmp_path / "mendax_one_die").mkdir()
    (tmp_path / "mendax_one_die" / "__init__.py").write_text("import nothing_of_the_kind")
    broken = run("play", "one_die", environment=environment)
    assert broken.returncode == 2
    assert "The game “one_die” of the package mendax-one-die can’t be played" in broken.stderr
    assert "nothing_of_the_kind" in broken.stderr
    assert run("rules", "mia", "--options", environment=environment).returncode == 0
    unknown = run("play", "two_dice", environment=environment)
    assert "There are: mia, french_poker, sword_of_lies." in unknown.stderr
