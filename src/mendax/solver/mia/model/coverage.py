"""The limits of the solver, which can be checked without solving."""

from typing import Final

from mendax.core.game import Reason
from mendax.games.mia import effects
from mendax.games.mia.rules import MiaRules
from mendax.solver.generic.covered_options import check_options
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia.model.positions import Span, essential, points_matter

SEATS: Final = range(2, 9)
"""The supported numbers of seats."""
LARGEST: Final = 120_000
"""The largest number of ways in which lives can be spread over the seats of a covered game. Six
seats with six lives take four minutes; eight seats with three lives take one."""
ROUNDS: Final = 20
"""The maximum number of rounds in two-seat games in which points can run short."""


def check(rules: MiaRules, seats: int, span: Span) -> None:
    """Raise ``NotCovered`` for unsupported rules, seats or span, ``RulesError`` for a conflict."""
    rules.checked()
    check_options(essential(rules, span, seats))
    check_size(rules, seats, span)
    back = any(effects.wipes(rules, value) for value in effects.OPTIONS)
    if rules.blind_pass != "off" and (rules.mia_on_mia or back):
        raise NotCovered(Reason("solver-refused-pass-back"))
    if seats > 2 and rules.doubter == "anybody":
        _check_race(rules)
    short = span == "round" or (rules.scoring == "lives" and rules.lives == 1)
    if (
        seats > 2
        and rules.blind_pass != "off"
        and not (short and rules.blind_pass in ("higher", "same"))
    ):
        raise NotCovered(Reason("solver-refused-blind-pass", {"seats": seats}))
    if points_matter(essential(rules, span, seats), seats, span) and (
        seats > 2 or rules.rounds > ROUNDS
    ):
        raise NotCovered(Reason("solver-refused-points", {"rounds": ROUNDS}))


def _check_race(rules: MiaRules) -> None:
    """Raise ``NotCovered`` for options that are not solved if any seat may doubt."""
    back = [name for name in effects.OPTIONS.values() if getattr(rules, name) != "off"]
    others = {"blind_pass": "off", "blind_reroll": "off", "announce": "higher"}
    mixed = [name for name, solved in others.items() if getattr(rules, name) != solved]
    if back or mixed:
        raise NotCovered(Reason("solver-refused-race-with", {"option": (mixed + back)[0]}))


def check_size(rules: MiaRules, seats: int, span: Span) -> None:
    """Raise ``NotCovered`` for too many seats, or too many lives for these seats."""
    if seats not in SEATS:
        raise NotCovered(Reason("solver-refused-seats", {"seats": seats, "most": SEATS[-1]}))
    if span == "match" and rules.scoring == "lives" and (rules.lives + 1) ** seats > LARGEST:
        most = max(n for n in range(rules.lives) if (n + 1) ** seats <= LARGEST)
        shown = {"seats": seats, "lives": rules.lives, "most": most}
        raise NotCovered(Reason("solver-refused-lives", shown))
