"""Apply the recipe `docs/recipes/house-rule.md`: a caught lie costs the liar one to nine lives.

Without the mark ``Solved``, the solver must refuse the option by name. With the mark, the solution
must agree with the rules: a walk over the game tree of the copy looks for a deviation that gains.
"""

import pytest

from tests.recipes.tree import Tree

FIELD = '    lie_cost: Annotated[int, Range(1, 9), Source("a friend"), LOSING] = 1\n'
TEXTS = """
mia-option-lie-cost = A caught lie costs
mia-option-lie-cost-help = What a lie costs the announcer; Mia has a price of its own.
mia-ours-lie-cost = a caught lie costs { $value }
mia-play-lie-cost = A lie below { $top } counts { $cost } times.
"""
STORY = """

def test_a_caught_lie_may_cost_more_than_a_wrong_doubt() -> None:
    assert Story(lie_cost=3).opens(31, say=53).doubts().standing == (3, 6, 6)
    assert Story(lie_cost=3).opens(53).doubts().standing == (6, 5, 6)
    assert Story(lie_cost=3).opens(31, say=21).doubts().standing == (5, 6, 6), "Mia has its price"
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """Return a copy of the tree with the house rule in it."""
    tree = Tree(tmp_path_factory.mktemp("house_rule"), "house-rule")
    before = "    mia_true_cost: Annotated["
    tree.edit("games/<game>/rules.py", before, FIELD + before, game="mia")
    tree.edit(
        "games/mia/judging.py",
        "    cost = rules.doubt_cost if held and not revealed else 1\n",
        "    cost = 1 if revealed else rules.doubt_cost if held else rules.lie_cost\n",
    )
    tree.edit(
        "games/mia/judging.py", "max(2, rules.doubt_cost", "max(2, rules.lie_cost, rules.doubt_cost"
    )
    tree.add("words/en/<game>.ftl", TEXTS, game="mia")
    tree.edit(
        "games/<game>/how_to_play.py",
        "    if rules.life_reroll",
        "    if rules.lie_cost > 1:\n"
        '        yield item("mia-play-lie-cost", top=top, cost=rules.lie_cost)\n'
        "    if rules.life_reroll",
        game="mia",
    )
    claims = "tests/words/sentences/"
    tree.edit(claims, '@claim("uneven"', '@claim("lie-cost")\n@claim("uneven"', file="mia_aim.py")
    tree.edit(
        claims,
        '        known = wrong and says(m, "doubt-cost")\n'
        '        return int(m.argument(PLAY + "doubt-cost", "cost")) if known else 1\n',
        '        key = "doubt-cost" if wrong else "lie-cost"\n'
        '        return int(m.argument(PLAY + key, "cost")) if says(m, key) else 1\n',
        file="mia_facts.py",
    )
    tree.add("tests/games/mia/test_book.py", STORY)
    return tree


def test_the_checks_and_tests_pass_without_translations(tree: Tree) -> None:
    tree.lint()
    tree.tests("tests/games", "tests/words", "tests/golden", "tests/solver/mia/model")
    missing = tree.run("-m", "tools.untranslated")
    listed = "not translated: words/{}/mia.ftl: mia-option-lie-cost\n"
    assert all(listed.format(language) in missing.stdout for language in ("uk", "ru", "de", "da"))


def test_it_is_shown_in_every_language_and_played(tree: Tree) -> None:
    for language in ("en", "da"):
        shown = tree.mendax("rules", "mia", "--set", "lie_cost=3", "--plain", "--lang", language)
        assert "A lie below 21 counts 3 times." in shown.stdout
    shown = tree.mendax("rules", "mia", "--options", "--plain", "--set", "lie_cost=3")
    assert "A caught lie costs: 3." in shown.stdout
    asked = ("play", "mia", "--seats", "2", "--seed", "3", "--bots", "liar", "--set", "lie_cost=3")
    played = tree.mendax(*asked, "--set", "lives=4", typed="d\n21\ns\n" * 400)
    assert played.returncode == 0, played.stderr


def test_the_solver_refuses_it_by_name_until_it_is_marked(tree: Tree) -> None:
    solved = tree.mendax("solve", "mia", "--set", "lives=1", "--set", "lie_cost=2")
    assert solved.returncode != 0
    assert "lie_cost" in solved.stderr


WALK = """
from mendax.games.mia.rules import PRESETS, MiaRules
from msgspec.structs import replace
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.proof.tree_deviation import deviation

points = MiaRules(scoring="points", rounds=3, lie_cost=3)
for rules in (MiaRules(lives=2, lie_cost=2), points):
    found = solve(rules, 2)
    walked = deviation(found.policy, None)
    assert walked.largest < 1e-9, (rules, walked)
    assert max(abs(a - b) for a, b in zip(walked.values, found.values)) < 1e-9
plain = solve(replace(points, lie_cost=1), 2)
assert abs(plain.values[0] - found.values[0]) > 1e-3
print("walked")
"""


def test_once_marked_it_is_solved_as_the_book_has_it(tree: Tree) -> None:
    marked = FIELD.replace("LOSING", "Solved(), LOSING")
    tree.edit("games/<game>/rules.py", FIELD, marked, game="mia")
    assert "walked" in tree.python(WALK)
    tree.tests("tests/solver/mia/model/test_coverage.py", "-k", "lie_cost")
