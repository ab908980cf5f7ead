"""Tests that formatted messages equal those of Fluent's own runtime, for the catalogue and other
cases."""

import math
import re
from collections.abc import Mapping
from itertools import product
from typing import Any, cast

import numpy as np
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from mendax.words import LANGUAGES, Words, catalogue, fluent
from mendax.words.fluent import Arguments, Bundle

PLURALS = ("one", "few", "many", "other")
NUMBERS = (0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111, 1234567, -1)


class Uses(Visitor):
    """The variables of a message, and the variants it distinguishes."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: set[str] = set()
        self.chooses = False

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        self.chooses = True
        # the runtime takes a plural category as equal to a number's key, which no message intends
        if isinstance(node.key, ftl.Identifier) and node.key.name not in PLURALS:
            self.words.add(node.key.name)
        self.generic_visit(node)


def runtime(language: str, text: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def said_by(bundle: FluentBundle, key: str, arguments: Mapping[str, Any]) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, _ = bundle.format_pattern(pattern, dict(arguments))
    return str(text)


def tries(message: ftl.Message) -> list[Arguments]:
    """Return arguments that lead to every variant of the message."""
    uses = Uses()
    uses.visit(message)
    if not uses.chooses:
        return [dict.fromkeys(uses.variables, 1234), dict.fromkeys(uses.variables, "x")]
    values: tuple[str | int, ...] = (*NUMBERS, *sorted(uses.words))
    return [dict.fromkeys(uses.variables, value) for value in values]


@pytest.mark.parametrize(
    "language",
    [
        pytest.param(code, marks=() if code in ("en", "uk") else pytest.mark.proof)
        for code in LANGUAGES
    ],
)
def test_the_whole_catalogue_is_said_as_by_fluent_itself(language: str) -> None:
    compared = 0
    for _, text in catalogue(language):
        ours, theirs = Bundle(language, text), runtime(language, text)
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                key = entry.id.name
                assert key in ours
                for arguments in tries(entry):
                    assert ours.say(key, arguments) == said_by(theirs, key, arguments), key
                    compared += 1
    assert compared > 1500


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_and_counted_as_unicode_has_it(language: str) -> None:
    text = "n = { $n }\nc = { $n ->\n [one] one\n [few] few\n [many] many\n *[other] other\n}\n"
    ours, theirs = Bundle(language, text), runtime(language, text)
    for key, number in product("nc", (*range(131), 1000, 99999, 1234567)):
        assert ours.say(key, {"n": number}) == said_by(theirs, key, {"n": number})
    for value, places in product((0.0, 0.005, 1.25, 1234.5, 98765.4321, -2.5), (0, 1, 2)):
        shown = fluent_number(value, minimumFractionDigits=places, maximumFractionDigits=places)
        assert fluent.number(language, value, places) == said_by(theirs, "n", {"n": shown})


ODD = """\
-house = { $case ->
   *[plain] Mendax
    [of] of Mendax
}
    .short = M
in = { -house } or { -house(case: "of") }
says = { in }; { says.more }; { "{" }{ 5 }
    .more = more
lost = { nobody }{ $absent }
round = { round }
only =
    .attribute = an attribute
"""


def test_terms_attributes_and_literals() -> None:
    ours, theirs = Bundle("en", ODD), runtime("en", ODD)
    for key in ("in", "says"):
        assert ours.say(key, {}) == said_by(theirs, key, {})
    assert "nothing" not in ours
    assert ours.say("only", {}) is None


def test_unknown_references_are_named_and_cycles_end() -> None:
    ours = Bundle("en", ODD + "sum = { NUMBER($n) }\n")
    assert ours.say("lost", {}) == "{nobody}absent"
    assert ours.say("round", {}) == "{round}"
    assert ours.say("sum", {"n": 1}) == "{NUMBER}"
    assert Bundle("en", "broken ???\nok = fine\n").say("ok", {}) == "fine"


@pytest.mark.parametrize("value", [None, True, [1, 2], float("inf"), np.float64(1234.5)])
def test_any_argument_is_shown(value: Any) -> None:
    said = Bundle("en", "n = { $n }\n").say("n", {"n": value})
    assert said == (
        "1,234.5" if value == 1234.5 else "Infinity" if value == math.inf else str(value)
    )
    assert fluent.number("en", np.float64(1234.5), 1) == "1,234.5"
    assert fluent.number("en", cast("Any", np.int64(1234))) == "1,234"


def test_figures_have_the_signs_of_a_language() -> None:
    english, danish = Words("en"), Words("da")
    assert english.decimal(1234.5, 1, 8.25) == "1,234.5 ± 8.2"
    assert english.decimal(25.0, 1, float("inf")) == "25.0"
    assert english.signed(-0.0004, 3) == "+0.000"
    assert danish.signed(-1.5, 2) == "−1,50"
    assert english.percent(0.543, 1) == "54.3%"
    assert danish.percent(0.543, 1, 0.02) == "54,3 ± 2,0\u00a0%"


@pytest.mark.parametrize(("language", "of"), [("ru", "из {} жреби"), ("uk", "з {} жереб")])
@pytest.mark.parametrize(("draws", "ends"), [(1, 0), (21, 0), (2, 1), (5, 1), (11, 1), (22, 1)])
def test_a_number_of_draws_agrees_with_its_noun(
    language: str, of: str, draws: int, ends: int
) -> None:
    """After "of", 21 takes the singular in Russian and Ukrainian, and 22 the plural."""
    keys = ["web-fair-so-far", "web-fair-secret", "web-fair-salts"]
    arguments = {"opened": 1, "draws": draws, "game": 1}
    wanted = of.format(draws) + {"ru": ("я", "ев"), "uk": ("а", "ів")}[language][ends]
    for key in (*keys, "kit-fair-shown", "record-remark-seed"):
        said = Words(language).say(key, **arguments)
        assert re.search(rf"\b{wanted}\b", said, re.IGNORECASE), said
