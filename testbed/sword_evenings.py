"""Evenings of Sword of Lies: a person and marshals who remember their earlier games.

A game ends when its war begins, because then all answers of the seats in the war are revealed.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from mendax.arena.local_game import LocalGame
from mendax.arena.sword_of_lies.compiled_wars import quickened
from mendax.bots.earlier_games import EarlierGames
from mendax.bots.sword_of_lies.habits import Observed, observed
from mendax.core.game import Event, observation
from mendax.games.cards import colour
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.events import CardMarked
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import SwordState

SWORD: Final = SwordOfLies()
PERSON: Final = 0
"""The number of the person. The marshals are 1, 2, and so on."""
_WAR: Final = ("side", "negotiation", "orders", "over")


class Verdict(NamedTuple):
    """A verdict, with the numbers of its two players."""

    by: int
    of: int
    right: bool


class EveningGame(NamedTuple):
    """A game of an evening."""

    players: tuple[int, ...]
    """The number of the player in each seat."""
    verdicts: tuple[Verdict, ...]
    states: tuple[SwordState, ...]
    observed: tuple[tuple[Observed, ...], ...]
    """The observations of each seat."""

    def right(self, by: int | None = None, of: int | None = None) -> list[bool]:
        """Return which verdicts by or about a player, or about all, were right."""
        chosen = (v for v in self.verdicts if by in (None, v.by) and of in (None, v.of))
        return [verdict.right for verdict in chosen]


def evening(
    rules: SwordRules, person: Any, marshal: Any, seats: int, games: int, seed: str
) -> Iterator[EveningGame]:
    """Play games of a ``person`` among marshals, with every player one seat further in each game.

    ``person`` and ``marshal`` make players. Every player remembers the earlier games.
    """
    luck, earlier = Random(seed), EarlierGames()
    for number in range(games):
        cards, *own = [Random(luck.getrandbits(64)) for _ in range(seats + 1)]
        order = tuple((seat + number) % seats for seat in range(seats))
        bots = {}
        for seat, player in enumerate(order):
            make = person if player == PERSON else marshal
            bots[seat] = quickened(make(SWORD.name, rules, seat, seats, own[seat]))
            bots[seat].remember(earlier.known(player, order))
        game = _played(LocalGame(SWORD, rules, seats, bots, cards), order)
        earlier.add(order, dict(enumerate(game.observed)))
        yield game


def _played(run: LocalGame, order: tuple[int, ...]) -> EveningGame:
    heard: list[list[Event]] = [[] for _ in order]
    states, verdicts = [run.state], list[Verdict]()
    while run.state.phase not in _WAR:
        for told in run.advance() or ():
            for seat, own in enumerate(heard):
                own.append(observation(told, seat))
            if isinstance(told.event, CardMarked):
                verdicts.append(_verdict(run.state, told.event, order))
        states.append(run.state)
    seen = tuple(observed(len(order), [(one, True) for one in events]) for events in heard)
    return EveningGame(order, tuple(verdicts), tuple(states), seen)


def _verdict(state: SwordState, mark: CardMarked, order: tuple[int, ...]) -> Verdict:
    true = mark.named == colour(state.rows[mark.of][mark.place].face)
    return Verdict(order[mark.by], order[mark.of], true == mark.believed)
