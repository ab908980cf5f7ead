"""A sitting: several games with stacks that live on, re-buys, and chips that always add up.

R: a player below ``min_buy_in`` re-buys or leaves before the next game.
"""

from msgspec.structs import replace

from mendax.core.game import Reason, RulesError, Seat, Value
from mendax.games.sword_of_lies.position import SwordState
from mendax.games.sword_of_lies.rules import SwordRules


class Sitting(Value, frozen=True):
    """What the players of one table have brought, and have, between games."""

    rules: SwordRules
    stacks: tuple[int, ...]
    bought: tuple[int, ...]
    """All buy-ins of those who sit here, by seat."""
    taken_away: int = 0
    """Chips that others left the table with, less what those had bought (may be negative)."""
    raked: int = 0
    games: int = 0

    @property
    def adds_up(self) -> bool:
        """Whether the chips of the table are the buy-ins less the rake, to the last one."""
        return sum(self.stacks) + self.raked + self.taken_away == sum(self.bought)

    @property
    def short(self) -> tuple[Seat, ...]:
        """Who has to re-buy or leave before the next game."""
        return tuple(s for s, n in enumerate(self.stacks) if n < self.rules.min_buy_in)

    @property
    def button(self) -> Seat:
        """Who deals the next game, for show: it moves on clockwise with every game."""
        return (self.games - 1) % len(self.stacks)


def check_stacks(rules: SwordRules, stacks: tuple[int, ...]) -> None:
    """Raises ``RulesError`` for the first seat that has less than ``min_buy_in``."""
    for seat, chips in enumerate(stacks):
        if type(chips) is not int or chips < rules.min_buy_in:
            raise _too_little(seat, str(chips)[:40], rules.min_buy_in)


def _too_little(seat: Seat, given: str, least: int) -> RulesError:
    return RulesError(
        Reason("sword-refused-buy-in", {"seat": seat + 1, "given": given, "allowed": least})
    )


def sit_down(rules: SwordRules, buy_ins: tuple[int, ...]) -> Sitting:
    """A table before its first game. Raises ``RulesError``."""
    check_stacks(rules, buy_ins)
    return Sitting(rules, buy_ins, buy_ins)


def buy(sitting: Sitting, seat: Seat, chips: int) -> Sitting:
    """``seat`` buys more chips between games. Raises ``RulesError`` if still below the minimum."""
    stacks = tuple(n + chips * (s == seat) for s, n in enumerate(sitting.stacks))
    if chips < 1 or stacks[seat] < sitting.rules.min_buy_in:
        least = max(1, sitting.rules.min_buy_in - sitting.stacks[seat])
        raise _too_little(seat, str(chips)[:40], least)
    bought = tuple(n + chips * (s == seat) for s, n in enumerate(sitting.bought))
    return replace(sitting, stacks=stacks, bought=bought)


def leave(sitting: Sitting, seat: Seat) -> Sitting:
    """``seat`` takes its chips and goes; those after it move up."""
    stacks, bought = list(sitting.stacks), list(sitting.bought)
    gone = stacks.pop(seat) - bought.pop(seat)
    left = sitting.taken_away + gone
    return replace(sitting, stacks=tuple(stacks), bought=tuple(bought), taken_away=left)


def played(sitting: Sitting, state: SwordState) -> Sitting:
    """The table after a game that is over."""
    if state.phase != "over":
        raise ValueError("the game is not over")
    return replace(
        sitting,
        stacks=state.betting.stacks,
        raked=sitting.raked + state.raked,
        games=sitting.games + 1,
    )
