"""The entry point of the kit, which checks a game against all laws with random but repeatable play.

    from mendax.testing import check_laws

    check_laws(LiarsDice())                      # every preset, three sizes of table
    check_laws(LiarsDice(), LiarsDiceRules(dice=2), seats=3, seed=7)

Random choices depend only on ``seed`` and the rules, so a violation appears in every run.
"""

import random
from collections.abc import Iterable
from typing import Any, Final

from mendax.core.game import CHANCE, AnyGame, MendaxError, RulesError
from mendax.core.text_form import read, write
from mendax.games.rules import Rules, parse_options, write_options
from mendax.testing.history import LawBroken, start
from mendax.testing.laws import every_law
from mendax.testing.rule_sets import random_rules
from mendax.testing.walks import by_kind

HISTORIES: Final = 1000
"""The size of the largest level of the history tree that is walked completely."""
LONGEST: Final = 20_000
"""The maximum number of actions in a game."""


def check_laws(
    game: AnyGame,
    rules: Rules | None = None,
    seats: int | Iterable[int] | None = None,
    *,
    seed: object = 0,
    histories: int = HISTORIES,
    longest: int = LONGEST,
) -> None:
    """Check ``game`` against every law. Raises ``LawBroken`` with the history.

    ``rules`` is one rule set, or None for every preset. ``seats`` is one or more table sizes; None
    means the smallest size, the next size and the largest. ``histories`` is the size of the largest
    tree level that is walked completely, and determines the running time. ``longest`` is the
    maximum number of actions.
    """
    check_seats(game)
    sizes = table_sizes(game) if seats is None else [seats] if isinstance(seats, int) else [*seats]
    for each in game.presets.values() if rules is None else (rules,):
        check_rules(game, each)
        for size in sizes:
            choose = by_kind(random.Random(f"{game.name} {write_options(each)} {size} {seed}"))
            check_absent_players(game, each, size, longest)
            every_law(game, each, size, choose, histories, longest)


def check_random_rules(
    game: AnyGame, seed: object, *, histories: int = 200, longest: int = LONGEST
) -> None:
    """Check ``game`` against every law under a random rule set, with up to five seats."""
    rng = random.Random(f"{game.name} {seed}")
    rules, seats = random_rules(game, rng), rng.choice(game.seats[:4])
    check_laws(game, rules, seats, seed=seed, histories=histories, longest=longest)


def table_sizes(game: AnyGame) -> list[int]:
    """Return the smallest table size, the next size, and the largest."""
    return sorted({*game.seats[:2], game.seats[-1]})


def check_seats(game: AnyGame) -> None:
    """Check that a game refuses other table sizes, and that the refusal names the allowed sizes."""
    rules = game.presets[game.default_preset]
    allowed = f"{game.seats[0]}–{game.seats[-1]}"
    wrong: tuple[Any, ...] = (-1, 0, game.seats[0] - 1, game.seats[-1] + 1, True, 3.0, "3")
    for seats in wrong:
        try:
            game.initial_state(rules, seats)
        except RulesError as refusal:
            if refusal.reason.arguments.get("allowed") != allowed:
                problem = f"{seats!r} seats are refused without «allowed={allowed}»: {refusal}"
                raise LawBroken("rules", problem) from refusal
        except Exception as error:
            problem = f"{seats!r} seats are not refused but raised {error!r}"
            raise LawBroken("rules", problem) from error
        else:
            raise LawBroken("rules", f"{seats!r} seats are accepted; allowed are {allowed}")


def check_rules(game: AnyGame, rules: Rules) -> None:
    """Check that a rule set has only plain values, and parses back from its words and text form."""
    if type(rules) is not game.rules:
        raise LawBroken("rules", f"{rules!r} is no {game.rules.__name__}")
    if rules.checked() != rules:
        raise LawBroken("rules", f"{rules!r} is played as {rules.checked()!r}")
    unchanged: Rules = game.rules()
    try:
        from_words = parse_options(unchanged, write_options(rules).split())
        from_text = read(write(rules), [type(rules)])
    except (MendaxError, TypeError) as error:
        raise LawBroken("text", f"{rules!r} does not read back: {error}") from error
    if (from_words, from_text) != (rules, rules):
        raise LawBroken("text", f"{rules!r} reads back as {from_words!r} and {from_text!r}")


def check_absent_players(game: AnyGame, rules: Rules, seats: int, longest: int = LONGEST) -> None:
    """Check that a game ends when every seat always takes its default action."""
    rng = random.Random(f"{game.name} {write_options(rules)} {seats}")
    here = start(game, rules, seats)
    while actors := game.actors(here.state):
        if len(here.moves) >= longest:
            raise LawBroken("termination", f"no end after {longest} default actions", here)
        actor = actors[0]
        if actor == CHANCE:
            action = rng.choice(here.choices(actor))
        else:
            action = game.default_action(here.state, actor)
        here, _ = here.after(actor, action)
