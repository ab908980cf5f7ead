"""Tests that the plugin game is found by its entry point, played, recorded, shown and verified in
the terminal."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.packaged import SKULL, installed, mendax


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return an environment in which the package is installed."""
    return installed(tmp_path_factory.mktemp("site"))


def run(
    *words: str, environment: dict[str, str], typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run a command of Mendax with the package installed."""
    return subprocess.run(
        mendax(*words), input=typed, env=environment, capture_output=True, text=True, check=False
    )


def test_a_game_is_played_recorded_told_again_and_checked(
    environment: dict[str, str], tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    typed = "claim 99 6\n" + "claim 1 5\nd\n" * 30
    asked = ("play", "liars_dice", "--preset", "quick", "--seats", "2", "--seed", "7")
    played = run(*asked, "--record", str(record), environment=environment, typed=typed)
    assert played.returncode == 0, played.stderr
    assert "Liar’s Dice for 2. You play against Careful." in played.stdout
    assert "There are 4 dice in all." in played.stdout
    assert "Round 1: you begin." in played.stdout
    assert "All other players have lost their dice." in played.stdout
    checked = run("verify", str(record), environment=environment)
    assert checked.returncode == 0, checked.stdout
    assert "Liar’s Dice, edition 1 of the rules." in checked.stdout
    told = run("replay", str(record), "--lang", "uk", environment=environment)
    assert "Раунд 1: починаєте ви." in told.stdout


def test_rules_and_options_are_listed_and_the_bot_plays_well(
    environment: dict[str, str],
) -> None:
    rules = run("rules", "liars_dice", "--set", "wild_ones=yes", environment=environment)
    assert "A one counts as every face" in rules.stdout
    options = json.loads(run("rules", "liars_dice", "--json", environment=environment).stdout)
    assert {o["name"] for o in options["options"]} == {"dice", "wild_ones", "turn_clock"}
    asked = ("arena", "liars_dice", "--bots", "careful,random", "--games", "40", "--json")
    arena = run(*asked, environment=environment)
    assert arena.returncode == 0, arena.stderr
    first = min(json.loads(arena.stdout)["standings"], key=lambda standing: -standing["payoff"])
    assert first["bot"] == "careful"


def test_the_bot_is_listed_with_its_package_and_is_the_default(
    environment: dict[str, str],
) -> None:
    listed = json.loads(run("bots", "--json", "--lang", "en", environment=environment).stdout)
    (careful,) = (bot for bot in listed if bot["name"] == "careful")
    assert (careful["label"], careful["games"]) == ("Careful", ["liars_dice"])
    assert careful["package"] == "mendax-liars-dice"
    assert careful["help"].endswith("From the package mendax-liars-dice.")
    asked = (
        "play",
        "liars_dice",
        "--preset",
        "quick",
        "--seats",
        "2",
        "--seed",
        "7",
        "--lang",
        "uk",
    )
    played = run(*asked, environment=environment, typed="claim 1 5\nd\n" * 30)
    assert "Обережний" in played.stdout, played.stderr


def test_offers_of_one_kind_are_separate_choices(tmp_path: Path) -> None:
    environment = installed(tmp_path, SKULL)
    asked = ("play", "skull", "--seats", "3", "--seed", "1", "--plain")
    played = run(*asked, environment=environment, typed="l\n?\nl skull\nq\n")
    assert "[l rose] lay the rose face down · [l skull] lay the skull face down" in played.stdout
    assert "“l” can’t be done here. Now you can: l rose, l skull." in played.stdout
    assert "  l skull — lay the skull face down (l, lay)" in played.stdout
    assert "You lay a disc.\nIt is the skull." in played.stdout


SHY = """
[project]
name = "mendax-shy"
version = "1"

[project.entry-points."mendax.bots"]
"mia.shy" = "mendax_shy:Shy"
"mia.gone" = "mendax_shy:Gone"
"""


def test_a_package_adds_a_bot_and_a_broken_one_is_named(
    tmp_path: Path,
) -> None:
    package, site = tmp_path / "package", tmp_path / "site"
    (package / "mendax_shy").mkdir(parents=True)
    site.mkdir()
    (package / "pyproject.toml").write_text(SHY, "utf-8")
    source = "from mendax.bots.at_random import AtRandom as Shy\n"
    (package / "mendax_shy" / "__init__.py").write_text(source, "utf-8")
    environment = installed(site, package)
    asked = ("play", "mia", "--seats", "2", "--seed", "3", "--set", "lives=1", "--lang", "en")
    played = run(*asked, "--bots", "shy", environment=environment, typed="d\n21\ns\n" * 60)
    assert "You play against Shy." in played.stdout, played.stderr
    broken = run(*asked, "--bots", "gone", environment=environment)
    assert broken.returncode == 2
    assert "The bot “gone” from the package mendax-shy can’t be seated" in broken.stderr
    assert "Gone" in broken.stderr
    usual = run(*asked, environment=environment, typed="d\n21\ns\n" * 60)
    assert "Shy" not in usual.stdout


def test_a_missing_package_is_unknown_and_a_broken_one_reported(tmp_path: Path) -> None:
    environment = installed(tmp_path)
    (tmp_path / "mendax_liars_dice").unlink()
    (tmp_path / "mendax_liars_dice").mkdir()
    (tmp_path / "mendax_liars_dice" / "__init__.py").write_text("import nothing_of_the_kind")
    broken = run("play", "liars_dice", environment=environment)
    assert broken.returncode == 2
    assert (
        "The game “liars_dice” from the package mendax-liars-dice can’t be played" in broken.stderr
    )
    assert "nothing_of_the_kind" in broken.stderr
    assert run("rules", "mia", "--options", environment=environment).returncode == 0
    unknown = run("play", "two_dice", environment=environment)
    assert "Available: mia, french_poker, sword_of_lies." in unknown.stderr
