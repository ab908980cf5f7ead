"""Rule sets for tests of the solver, with small dice, and random rules."""

from typing import Final

from hypothesis import strategies as st

from mendax.games.mia.rules import PRESETS, MiaRules, ToyMiaRules
from mendax.games.rules import options, parse_options
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia.model.coverage import check
from mendax.testing.rule_sets import some_values

SIDES: Final = (3, 6)
"""The sides of dice. Six values are solved and walked in a tenth of the time of 21 values."""


def _covered(rules: MiaRules) -> bool:
    try:
        check(rules, 2, "match")
    except NotCovered:
        return False
    return True


COVERED: Final = tuple(name for name, rules in PRESETS.items() if _covered(rules))
"""The presets that the solver covers."""


def rules_with(words: str, sides: int) -> MiaRules:
    """Return the default rules with the options that ``words`` set, for dice with these sides."""
    return parse_options(MiaRules() if sides == 6 else ToyMiaRules(sides=sides), words.split())


@st.composite
def house_rules(draw: st.DrawFn) -> MiaRules:
    """Return random rules that the solver covers. Blind passing has separate tests."""
    chosen: dict[str, object] = {}
    for option in options(MiaRules):
        if option.kind != "number":
            solved = [value for value in some_values(option) if option.is_solved(value)]
            chosen[option.name] = draw(st.sampled_from(solved))
    chosen |= {"blind_pass": "off", "mia_true_cost": draw(st.integers(1, 2))}
    chosen |= {"mia_lie_cost": draw(st.integers(1, 2))}
    if (chosen["joker_32"], chosen["effect_61"]) != ("off", "off") and chosen["order"] == "pips":
        chosen["order"] = "standard"
    if chosen["effect_11"] != "off" and (chosen["ones_top"] or chosen["order"] == "natural"):
        chosen["effect_11"] = "off"
    if chosen["dice_seen_by"] != "roller":
        chosen["doubter"] = "next"
    if chosen["order"] in ("natural", "numeric"):
        chosen["doubles"] = "sixes_high"
    if chosen["order"] == "natural":
        chosen |= {"second": "none", "ones_top": False}
    return MiaRules(**chosen).checked()  # type: ignore[arg-type]
