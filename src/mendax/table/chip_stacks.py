"""Chips that persist from game to game: purchases, stacks, and chips taken away.

Rules of this file
1. A player sits down with at least the game's buy-in, and continues with at least ``to_go_on``
   chips. A person with less buys again or leaves, and a bot buys automatically. At a table without
   re-buys, both are out. A player without a purchase begins with the buy-in.
2. Chips change only through a purchase, a game's payoffs, or a player's departure. A table's
   stacks, its rake and the chips taken away always add up to all purchases.
3. A purchase is limited to the game's ``most_buy_in`` for a newcomer, or the buy-in for a
   continuing player. The limit rises to the largest other stack if that is higher.
4. The game decides whether it is played for chips, and for how many (``Staked``).
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from mendax.core.extensions import Staked
from mendax.core.game import AnyGame, Seat
from mendax.table.events import BoughtIn
from mendax.table.log import refused
from mendax.table.seats import Purse, Seating, Sitter
from mendax.table.views import StakesView


class Stacks:
    """A table's chips, except the purses of seated players."""

    def __init__(self, game: AnyGame) -> None:
        self.game: Staked | None = game if isinstance(game, Staked) else None
        self.raked = 0
        self.taken_away = 0
        """The number of chips taken away by players who left, minus their purchases (may be
        negative).
        """

    def _staked(self) -> Staked:
        """Return the game if it is played for chips. Raises ``Refusal``."""
        if self.game is None:
            raise refused("no-chips")
        return self.game

    def view(self, rules: Any) -> StakesView | None:
        """Return the public view of the chips, or None in games without chips."""
        if self.game is None:
            return None
        game = self.game
        limits = game.buy_in(rules), game.to_go_on(rules), game.most_buy_in(rules)
        return StakesView(*limits, game.rebuys(rules), self.raked, self.taken_away)

    def check_purchase(self, seating: Seating, seat: Seat, chips: int, rules: Any) -> None:
        """Raise ``Refusal`` unless ``seat`` may buy this many chips now."""
        low, high = self._span(seating, seat, rules)
        if high < low:
            raise refused("buy-in-most")
        if type(chips) is not int or not low <= chips <= high:
            raise refused("buy-in", given=str(chips)[:40], allowed=f"{low}–{high}")

    def buy(self, seating: Seating, seat: Seat, chips: int) -> BoughtIn:
        """Record that ``seat`` buys ``chips`` (at least one). Raises ``Refusal``."""
        self._staked()
        if type(chips) is not int or chips < 1:
            raise refused("buy-in", given=str(chips)[:40], allowed="1…")
        purse = (seating.seats[seat].purse or Purse()).filled(chips)
        seating.change(seat, purse=purse)
        return BoughtIn(seat, chips, purse.stack)

    def _span(self, seating: Seating, seat: Seat, rules: Any) -> tuple[int, int]:
        """Return the smallest and largest purchase open to ``seat``. Raises ``Refusal``."""
        game, had = self._staked(), seating.seats[seat].purse or Purse()
        if had.played and not game.rebuys(rules):
            raise refused("no-rebuys")
        others = (s.purse.stack for n, s in enumerate(seating.seats) if n != seat and s.purse)
        least = game.to_go_on(rules) if had.played else game.buy_in(rules)
        most = game.buy_in(rules) if had.played else game.most_buy_in(rules)
        return max(1, least - had.stack), max(most, *others, 0) - had.stack

    def able(self, seating: Seating, seats: Sequence[Seat], rules: Any) -> tuple[Seat, ...]:
        """Return the seats that can continue or may still buy chips."""
        if self.game is None or self.game.rebuys(rules):
            return tuple(seats)
        least = self.game.to_go_on(rules)
        purses = [(seat, seating.seats[seat].purse or Purse()) for seat in seats]
        return tuple(seat for seat, p in purses if not p.played or p.stack >= least)

    def check_enough(self, seating: Seating, staying: Sequence[Seat], rules: Any) -> None:
        """Raise ``Refusal``, naming the people who have too few chips left."""
        if self.game is None:
            return
        least = self.game.to_go_on(rules)
        sitters = [seating.seats[seat] for seat in staying]
        short = [sitter.name for sitter in sitters if _is_short(sitter, least)]
        if short:
            raise refused("short", names=", ".join(short), least=least)

    def fill(self, seating: Seating, staying: Sequence[Seat], rules: Any) -> tuple[BoughtIn, ...]:
        """Buy enough chips, before a game, for bots and newcomers who stay.

        Raises ``Refusal``, naming the people who have too few chips left.
        """
        self.check_enough(seating, staying, rules)
        stacks = self.at_start(seating, staying, rules)
        if stacks is None:
            return ()
        events = []
        for place, (seat, stack) in enumerate(zip(staying, stacks, strict=True)):
            had = seating.seats[seat].purse or Purse()
            if had.stack != stack:
                seating.change(seat, purse=had.filled(stack - had.stack))
                events.append(BoughtIn(place, stack - had.stack, stack))
        return tuple(events)

    def at_start(
        self, seating: Seating, staying: Sequence[Seat], rules: Any
    ) -> tuple[int, ...] | None:
        """Return the stacks of the staying seats in the next game, or None in games without
        chips.
        """
        if self.game is None:
            return None
        full, least = self.game.buy_in(rules), self.game.to_go_on(rules)
        purses = [seating.seats[seat].purse or Purse() for seat in staying]
        return tuple(p.stack if p.stack >= (least if p.played else full) else full for p in purses)

    def in_play(self, seating: Seating) -> tuple[int, ...] | None:
        """Return the stacks at the start of a game, or None in games without chips."""
        purses = [sitter.purse or Purse() for sitter in seating.seats]
        return None if self.game is None else tuple(purse.stack for purse in purses)

    def settle(self, seating: Seating, payoffs: Sequence[Fraction]) -> None:
        """Apply a game's payoffs to the purses, and count the rake."""
        if self.game is None:
            return
        won = [int(payoff) for payoff in payoffs]
        self.raked -= sum(won)
        for seat, chips in enumerate(won):
            purse = seating.seats[seat].purse or Purse()
            seating.change(seat, purse=Purse(purse.stack + chips, purse.bought, played=True))

    def take_away(self, gone: Iterable[Sitter]) -> None:
        """Add the chips of players who leave to the chips taken away."""
        purses = (sitter.purse for sitter in gone)
        self.taken_away += sum(purse.stack - purse.bought for purse in purses if purse)


def _is_short(sitter: Sitter, least: int) -> bool:
    """Return whether a person has bought chips but has fewer than ``least`` left."""
    if sitter.person is None or sitter.purse is None:
        return False
    return sitter.purse.stack < least


def first_state(
    game: AnyGame, rules: Any, seats: int, stacks: tuple[int, ...] | None, number: int
) -> Any:
    """Return the state of a table's game ``number`` before its first chance action.

    ``stacks`` contains each seat's chips, or is None in games without chips. Raises ``RulesError``.
    """
    if stacks is None or not isinstance(game, Staked):
        return game.initial_state(rules, seats)
    button: Seat = (number - 2) % seats
    return game.next_game(rules, stacks, button)
