"""Apply the recipe `docs/recipes/house-rule.md`: a caught lie costs the liar one life more.

The solver must refuse the option by name until it is listed, and then solve it by the rules: a walk
over the game tree of the copy looks for a deviation that gains.
"""

from pathlib import Path

import pytest

from tests.recipes.tree import Tree

NAME = "doubt_costs_winner"
LABELS = {
    "en": "A caught lie costs one more",
    "uk": "Брехня дорожча",
    "ru": "Раскрытая ложь стоит на одну больше",
    "de": "Eine ertappte Lüge kostet eins mehr",
    "da": "En afsløret løgn koster et mere",
}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """Return a copy of the tree with the house rule in it."""
    tree = Tree(tmp_path_factory.mktemp("house_rule"), "house-rule")
    tree.edit(
        "games/<game>/rules.py",
        "    mia_reveals: ",
        f'    {NAME}: Annotated[bool, Source("trial")] = False\n    mia_reveals: ',
        game="mia",
    )
    tree.edit(
        "games/<game>/",
        "    involved = state.roll == top",
        f"    if rules.{NAME} and not held and not revealed:\n        cost += 1\n"
        "    involved = state.roll == top",
        game="mia",
        file="judging.py",
    )
    for language, label in LABELS.items():
        key = "mia-option-doubt-costs-winner"
        words = f"\n{key} = {label}\n{key}-help = {label}.\n"
        said = f"mia-play-doubt-costs-winner = {label}.\n"
        tree.add("words/<language>/<game>.ftl", words + said, language=language, game="mia")
    tree.edit(
        "games/<game>/how_to_play.py",
        "def _besides(rules: MiaRules) -> Iterator[Line]:\n",
        "def _besides(rules: MiaRules) -> Iterator[Line]:\n"
        f'    if rules.{NAME}:\n        yield item("mia-play-doubt-costs-winner")\n',
        game="mia",
    )
    tree.edit(
        "tests/games/<game>/test_rules.py",
        '    "mia_reveals": (False, True),',
        f'    "{NAME}": (False, True),\n    "mia_reveals": (False, True),',
        game="mia",
    )
    return tree


def test_the_option_is_linted_tested_and_shown_everywhere(tree: Tree) -> None:
    tree.lint()
    tree.tests("tests/games/mia/test_rules.py", "tests/words/test_catalogue.py")
    shown = tree.mendax("rules", "mia", "--set", f"{NAME}=yes", "--plain")
    assert "A caught lie costs one more" in shown.stdout
    assert f"{NAME}=yes" in shown.stdout


def test_it_keeps_the_laws_and_is_played(tree: Tree) -> None:
    tree.python(
        "from mendax.games.mia import Mia\nfrom mendax.games.mia.rules import MiaRules\n"
        "from mendax.testing import check_laws\n"
        f"for lives in (2, 4):\n    rules = MiaRules(lives=lives, {NAME}=True)\n"
        "    check_laws(Mia(), rules, (2, 3), histories=200)\n"
    )
    asked = ("play", "mia", "--seats", "2", "--seed", "3", "--bots", "liar", "--set", f"{NAME}=yes")
    played = tree.mendax(*asked, "--set", "lives=4", typed="d\n21\ns\n" * 400)
    assert played.returncode == 0, played.stderr
    assert "2" in played.stdout


def test_the_solver_refuses_it_by_name_until_it_is_listed(tree: Tree) -> None:
    solved = tree.mendax("solve", "mia", "--set", "lives=1", "--set", f"{NAME}=yes")
    assert solved.returncode != 0
    assert NAME in solved.stderr or "A caught lie costs one more" in solved.stderr


WALK = """
from mendax.games.mia.rules import PRESETS, MiaRules
from msgspec.structs import replace
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.proof.tree_deviation import deviation

contest = replace(PRESETS["contest"], rounds=3, NAME=True)
for rules in (MiaRules(lives=2, NAME=True), contest):
    found = solve(rules, 2)
    walked = deviation(found.policy, None)
    assert walked.largest < 1e-9, (rules, walked)
    assert max(abs(a - b) for a, b in zip(walked.values, found.values)) < 1e-9
plain = solve(replace(contest, NAME=False), 2)
assert abs(plain.values[0] - found.values[0]) > 1e-3
print("walked")
"""


def test_once_listed_it_is_solved_as_the_book_has_it(tmp_path: Path, tree: Tree) -> None:
    tree.edit(
        "solver/mia/model/covered_options.py",
        '    "mia_reveals": (False, True),',
        f'    "{NAME}": (False, True),\n    "mia_reveals": (False, True),',
    )
    assert "walked" in tree.python(WALK.replace("NAME", NAME))
