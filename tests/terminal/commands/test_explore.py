"""Tests of strategies in the terminal: drawn, in lines and for programs."""

import io
import json
import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from mendax.coach.mia.coach import MiaCoach
from mendax.games.mia.rules import PRESETS
from mendax.terminal.cli import run
from mendax.terminal.commands import explore
from mendax.words import Words


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Return what the command prints."""
    assert run(["explore", *words]) == 0
    return capsys.readouterr().out


def percent(chance: float) -> str:
    return f"{round(100 * chance)}%"


@pytest.mark.parametrize("rules", [(), ("--set", "lives=1", "--set", "blind_reroll=new_value")])
def test_lines_have_the_figures_of_the_picture(
    capsys: pytest.CaptureFixture[str], rules: tuple[str, ...]
) -> None:
    picture = json.loads(told(capsys, "--json", *rules))
    lines = told(capsys, "mia", "--over", "61", *rules).splitlines()
    page = next(page for page in picture["pages"] if page["over"] == 61)
    assert any(line.startswith("What is said over 61 ") for line in lines)
    for row in page["rolls"]:
        said = zip(page["claims"], row["say"], strict=True)
        parts = [f"{claim['value']} {percent(x)}" for claim, x in said if x >= 0.005]
        if row["again"] >= 0.005:
            parts.append(f"roll again unseen {percent(row['again'])}")
        assert f"{row['roll']}: {', '.join(parts)}" in lines
    assert any(row["again"] >= 0.005 for row in page["rolls"]) == bool(rules)
    for claim in page["claims"]:
        often, lie, doubt = (percent(claim[key]) for key in ("chance", "lie", "doubt"))
        assert f"{claim['value']}: said {often}, a lie {lie}, doubted {doubt}" in lines


@pytest.mark.parametrize("language", ["en", "ru"])
def test_cells_are_shaded_and_coloured_by_chance_and_truth(language: str) -> None:
    words, paper = Words(language), io.StringIO()
    seen = explore.picture(MiaCoach(), PRESETS["standard"], 2, (), words)
    console = Console(file=paper, width=80, force_terminal=True, color_system="standard")
    explore.show(console, words, "x", seen, seen.pages[0], lines=False)
    saying, doubting, lying = (
        [line[2:] for line in Text.from_ansi(panel).split("\n")]
        for panel in paper.getvalue().split("╭")[1:]
    )
    opener = seen.pages[0]
    for row in opener.rolls:
        [line] = (one for one in saying if one.plain.startswith(f" {row.roll} "))
        for claim, chance in zip(opener.claims, row.say, strict=True):
            column = next(
                at
                for at, two in enumerate(zip(saying[1].plain, saying[2].plain, strict=True))
                if "".join(two) == str(claim.value)
            )
            assert line.plain[column] == "·░▒▓█"[math.ceil(4 * round(chance, 3))]
            color = line.get_style_at_offset(console, column).color
            shown = 2 if claim.value == row.roll else 3 if chance > 0 else 6
            assert (color and color.number) == shown
    for lines, chances in (
        (doubting, [claim.doubt for claim in opener.claims]),
        (lying, [claim.lie for claim in opener.claims]),
    ):
        [first] = (one for one in lines if one.plain.startswith("  – "))
        shades = ["·░▒▓█"[math.ceil(4 * round(chance, 3))] for chance in chances]
        assert first.plain.split()[1 : 1 + len(shades)] == shades


def figures(pages: Sequence[Any]) -> list[str]:
    """Return how often the opener lies and is doubted, and where the cup loses most."""
    claims = pages[0]["claims"]
    often = sum(claim["chance"] for claim in claims)
    doubted = sum(claim["chance"] * claim["doubt"] for claim in claims) / often
    before, after = max(pairwise(pages), key=lambda two: two[0]["worth"] - two[1]["worth"])
    fall = f"{before['over'] or '–'} → {after['over']}"
    return [f"{100 * pages[0]['lies']:.1f}%", f"{100 * doubted:.1f}%", fall]


def test_figures_and_biggest_differences_of_two_rule_sets(
    capsys: pytest.CaptureFixture[str],
) -> None:
    both = [one["pages"] for one in json.loads(told(capsys, "--json", "--against", "points"))]
    *_, lies, doubts, fall, first, second, third = told(capsys, "--against", "points").splitlines()
    for line, one, two in zip((lies, doubts, fall), *map(figures, both), strict=True):
        assert line.endswith(f": {one} | {two}")
    here, there = (
        {
            f"{claim['value']} over {page['over'] or '–'}": claim["doubt"]
            for page in pages
            for claim in page["claims"]
            if claim["chance"] > 0.005
        }
        for pages in both
    )
    apart = {at: abs(here[at] - there[at]) for at in here.keys() & there.keys()}
    told_of = {line.partition(" is doubted ")[0]: line for line in (first, second, third)}
    for at, line in told_of.items():
        assert line == f"{at} is doubted {percent(here[at])} and {percent(there[at])}."
    assert sorted(apart.values())[-3:] == sorted(apart[at] for at in told_of)


def test_with_three_players_it_says_that_this_is_one_of_many(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "many equilibria" in told(capsys, "--players", "3", "--lives", "2,1")
    assert "many equilibria" not in told(capsys)


def test_unsolved_rules_are_refused(
    subtests: pytest.Subtests, capsys: pytest.CaptureFixture[str]
) -> None:
    cases: list[tuple[list[str], str]] = [
        (["--lives", "7,1"], "No position"),
        (["--lives", "a"], "is not a position"),
        (["--over", "21"], "no value 21 to beat"),
        (["--against", "nobody"], "nobody"),
        (["french_poker", "--lives", "99,0,7"], "No position"),
        (["french_poker", "--players", "3"], "once two are left"),
        (["sword_of_lies"], "to show. available: mia, french_poker"),
        (["--players", "3", "--set", "lives=1", "--set", "blind_pass=higher"], "blind passing"),
    ]
    for words, complaint in cases:
        with subtests.test(complaint=complaint):
            assert run(["explore", *words]) in (1, 2)
            assert complaint in capsys.readouterr().err.lower().replace(
                "no position", "No position"
            )


def test_with_blind_passes_only_first_claims_are_shown_as_noted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    both = told(capsys, "mia", "--against", "blind_pass=higher", "--lang", "en")
    assert "Opening is worth: 53.48% | 53.49%" in both
    assert "every claim since the roll" in both
    assert "every claim since the roll" not in told(capsys, "mia", "--lang", "en")
