"""Chips that live on from game to game: who brought what, who has what, and where the rest went.

Rules of this file
1. Nobody plays with less than the game's buy-in: a person below it buys again or leaves, a bot buys
   again by itself. Who has bought nothing yet begins with the buy-in.
2. Chips change only by a purchase, by the payoffs of a game, and with whoever gets up: the stacks
   of a table, what the house raked and what was taken away always add up to all purchases.
3. Which games are played for chips, and for how many at least, is the game's to say (``Staked``).
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, Final

from mendax.core.game import AnyGame, Seat, Staked
from mendax.table.log import refused
from mendax.table.seats import Company, Purse, Sitter
from mendax.table.terms import BoughtIn, StakesView

MOST: Final = 1_000_000
"""Chips that anybody may buy at once."""


class Stacks:
    """The chips of one table, apart from the purses of those who sit there."""

    def __init__(self, game: AnyGame) -> None:
        self.game: Staked | None = game if isinstance(game, Staked) else None
        self.raked = 0
        self.taken_away = 0
        """What others left the table with, less what they had bought (may be negative)."""

    def least(self, rules: Any) -> int:
        """The buy-in. Raises ``Refusal`` at a table that does not play for chips."""
        if self.game is None:
            raise refused("no-chips")
        return self.game.buy_in(rules)

    def view(self, rules: Any) -> StakesView | None:
        """The chips as everybody sees them; None where none are played for."""
        if self.game is None:
            return None
        return StakesView(self.least(rules), self.raked, self.taken_away)

    def buy(self, company: Company, seat: Seat, chips: int, rules: Any) -> BoughtIn:
        """``seat`` buys ``chips``. Raises ``Refusal``."""
        least = self.least(rules)
        had = company.seats[seat].purse or Purse()
        needed = max(1, least - had.stack)
        if type(chips) is not int or not needed <= chips <= max(needed, MOST):
            allowed = f"{needed}–{max(needed, MOST)}"
            raise refused("buy-in", given=str(chips)[:40], allowed=allowed)
        purse = had.filled(chips)
        company.change(seat, purse=purse)
        return BoughtIn(seat, chips, purse.stack)

    def fill(self, company: Company, staying: Sequence[Seat], rules: Any) -> tuple[BoughtIn, ...]:
        """Before a game: what bots and newcomers buy, so that nobody who stays has too little.

        Raises ``Refusal`` naming the seats of people who have too little left.
        """
        if self.game is None:
            return ()
        least, sitters = self.least(rules), [company.seats[seat] for seat in staying]
        short = [seat + 1 for seat, s in zip(staying, sitters, strict=True) if _is_short(s, least)]
        if short:
            raise refused("short", seats=", ".join(map(str, short)), least=least)
        return self.bring(company, staying, None, rules)

    def at_start(
        self, company: Company, staying: Sequence[Seat], rules: Any
    ) -> tuple[int, ...] | None:
        """What those who stay will bring to the next game; None where no chips are played for."""
        if self.game is None:
            return None
        least = self.least(rules)
        return tuple(max(least, (company.seats[seat].purse or Purse()).stack) for seat in staying)

    def bring(
        self,
        company: Company,
        staying: Sequence[Seat],
        brought: tuple[int, ...] | None,
        rules: Any,
    ) -> tuple[BoughtIn, ...]:
        """Those who stay have these stacks now (None: at least the buy-in), and bought the rest."""
        stacks = self.at_start(company, staying, rules) if brought is None else brought
        if self.game is None or stacks is None:
            return ()
        events = []
        for place, (seat, stack) in enumerate(zip(staying, stacks, strict=True)):
            had = company.seats[seat].purse or Purse()
            if had.stack != stack:
                company.change(seat, purse=had.filled(stack - had.stack))
                events.append(BoughtIn(place, stack - had.stack, stack))
        return tuple(events)

    def in_play(self, company: Company) -> tuple[int, ...] | None:
        """The stacks that a game begins with; None where none are played for."""
        purses = [sitter.purse or Purse() for sitter in company.seats]
        return None if self.game is None else tuple(purse.stack for purse in purses)

    def settle(self, company: Company, payoffs: Sequence[Fraction]) -> None:
        """After a game: chips won, lost, and raked."""
        if self.game is None:
            return
        won = [int(payoff) for payoff in payoffs]
        self.raked -= sum(won)
        for seat, chips in enumerate(won):
            purse = company.seats[seat].purse or Purse()
            company.change(seat, purse=Purse(purse.stack + chips, purse.bought))

    def take_away(self, gone: Iterable[Sitter]) -> None:
        """These get up, with all they have."""
        purses = (sitter.purse for sitter in gone)
        self.taken_away += sum(purse.stack - purse.bought for purse in purses if purse)


def _is_short(sitter: Sitter, least: int) -> bool:
    """Whether a person has played, and has too little left."""
    if sitter.person is None or sitter.purse is None:
        return False
    return sitter.purse.stack < least


def first_state(
    game: AnyGame, rules: Any, seats: int, stacks: tuple[int, ...] | None, number: int
) -> Any:
    """The state before the first chance action of a table's game ``number``.

    ``stacks`` are what everybody brings, None in games without chips. Raises ``RulesError``.
    """
    if stacks is None or not isinstance(game, Staked):
        return game.initial_state(rules, seats)
    button: Seat = (number - 2) % seats
    return game.next_game(rules, stacks, button)
