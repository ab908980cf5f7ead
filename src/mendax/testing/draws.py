"""The tables of ``docs/fairness.md``: the outcomes of each game in order, and test vectors.

``python -m mendax.testing.draws docs/fairness.md`` writes the tables between the markers of that
page. The tables are generated from the rules, so a verifier written from the page repeats the
server's draws.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from math import lcm
from pathlib import Path
from typing import Any, Final

from mendax.core.concrete import concrete
from mendax.core.draw import Dealer, commit, game_seed, mix
from mendax.core.game import CHANCE, Actor, AnyGame, Outcome
from mendax.core.text_form import write
from mendax.games import BUILT_IN
from mendax.testing.rule_sets import reconciled

BEGIN: Final = "<!-- made by python -m mendax.testing.draws; edit nothing below -->"
END: Final = "<!-- end of what is made -->"
SECRET: Final = bytes(range(32))
SHARES: Final = (bytes.fromhex("00112233445566778899aabbccddeeff"), None, bytes(16))
DRAWS: Final = 8
"""The number of draws in the test vector of each game."""
_MOVES: Final = 200
_GAMES: Final = 8
_RARE: Final[Mapping[str, Sequence[Mapping[str, Any]]]] = {
    "mia": ({"life_reroll": "must", "lives": 4},),
    "sword_of_lies": ({"lowest_rank": 12, "cards": 3},),
}
"""Options of games in which rare kinds of chance actions occur."""


def tables() -> str:
    """Return the outcomes and a test vector for every bundled game, as Markdown."""
    lines: list[str] = []
    for game in BUILT_IN.values():
        lines += [f"### {game.name.replace('_', ' ').capitalize()}", ""]
        lines += [*_outcomes(game), "", *_vector(game), ""]
    return "\n".join(lines[:-1]) + "\n"


def _outcomes(game: AnyGame) -> Iterator[str]:
    """Yield a row per kind of chance action, with its outcomes in order."""
    kinds: dict[str, tuple[str, ...]] = {}
    for rules in _rule_sets(game):
        found = _kinds_of(game, rules)
        kinds |= {name: found[name] for name in found.keys() - kinds.keys()}
    yield "| kind | outcomes in order, with their tickets |"
    yield "|---|---|"
    for number, (name, tickets) in enumerate(sorted(kinds.items())):
        earlier = sorted(kinds)[:number]
        whole = next((one for one in earlier if _is_among(tickets, kinds[one])), None)
        listed = ", ".join(tickets) if whole is None else f"as `{whole}`, of those that are left"
        yield f"| `{name}` | {listed} |"


def _rule_sets(game: AnyGame) -> Iterator[Any]:
    """Yield rule sets of ``game``, starting with the default."""
    yield game.presets[game.default_preset]
    yield from game.presets.values()
    yield from (reconciled(game, changes) for changes in _RARE.get(game.name, ()))


def _kinds_of(game: AnyGame, rules: Any) -> dict[str, tuple[str, ...]]:
    """Return, for each kind of chance action, the longest list of outcomes found in a few games."""
    kinds: dict[str, tuple[str, ...]] = {}
    for luck in range(_GAMES):
        for state, actor in _walk(game, rules, Dealer(bytes([luck] * 32), bytes(32))):
            if actor == CHANCE:
                outcomes = game.chance_outcomes(state)
                name = write(outcomes[0][0]).split()[0]
                if len(outcomes) > len(kinds.get(name, ())):
                    kinds[name] = tuple(_tickets(outcomes))
    return kinds


def _is_among(tickets: tuple[str, ...], others: tuple[str, ...]) -> bool:
    """Return whether another kind has the same outcomes under a different name."""
    values = iter([other.partition(" ")[2] for other in others])
    return all(ticket.partition(" ")[2] in values for ticket in tickets)


def _tickets(outcomes: tuple[Outcome, ...]) -> Iterator[str]:
    whole = lcm(*(odds.denominator for _, odds in outcomes))
    for action, odds in outcomes:
        tickets = odds * whole
        yield f"`{write(action)}`" + ("" if tickets == 1 else f" {tickets}")


def _vector(game: AnyGame) -> Iterator[str]:
    """Yield the first draws of a three-seat game with the default rules."""
    dealer = Dealer(game_seed(SECRET, 1), mix(SHARES))
    yield "| draw | outcomes | outcome | salt | commitment |"
    yield "|---|---|---|---|---|"
    draws = 0
    for state, actor in _walk(game, game.presets[game.default_preset], dealer):
        if actor != CHANCE:
            continue
        outcomes = game.chance_outcomes(state)
        outcome, salt = write(dealer.draw(draws, outcomes)), dealer.salt(draws)
        bound = commit(salt, draws, outcome)
        yield f"| {draws} | {len(outcomes)} | `{outcome}` | `{salt.hex()}` | `{bound}` |"
        draws += 1
        if draws == DRAWS:
            return


def _walk(game: AnyGame, rules: Any, dealer: Dealer) -> Iterator[tuple[Any, Actor]]:
    """Yield the states and actors of a three-seat game in which each seat takes its first
    action.
    """
    state, draws = game.initial_state(rules, len(SHARES)), 0
    for _ in range(_MOVES):
        actors = game.actors(state)
        if not actors:
            return
        actor = actors[0]
        yield state, actor
        if actor == CHANCE:
            action = dealer.draw(draws, game.chance_outcomes(state))
            draws += 1
        else:
            action = next(iter(concrete(game.legal_actions(state, actor))))
        state = game.apply(state, actor, action).state


def refreshed(page: str) -> str:
    """Return the page with up-to-date tables."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{tables()}\n{END}{after}"


if __name__ == "__main__":
    parser = ArgumentParser("python -m mendax.testing.draws", description=__doc__)
    parser.add_argument("page", type=Path)
    file = parser.parse_args().page
    file.write_text(refreshed(file.read_text()))
