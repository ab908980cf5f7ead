"""Optional protocols of a game, in addition to ``core.game.Game``.

The protocols cover chips that carry over between games, negotiation, phase clocks, interruptions,
guessing at claims, bounds on payoffs and lengths, lists of all actions, toy sizes and inference of
hidden draws. Tables and adapters test for each with ``isinstance``, so they never refer to a game
by name.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

from mendax.core.game import Action, Event, Offer, Outcome, Seat, Value


@runtime_checkable
class Staked(Protocol):
    """A game played for chips that players carry over to the next game.

    Payoffs are whole chips. If they sum to less than zero, the difference is the rake.
    """

    def buy_in(self, rules: Any) -> int:
        """Return the smallest stack that a newcomer may sit down with."""

    def most_buy_in(self, rules: Any) -> int:
        """Return a newcomer's largest stack; a larger stack at the table raises this limit."""

    def to_go_on(self, rules: Any) -> int:
        """Return the smallest stack that a player may continue with."""

    def rebuys(self, rules: Any) -> bool:
        """Return whether players may buy chips again."""

    def next_game(self, rules: Any, stacks: tuple[int, ...], button: Seat) -> Any:
        """Return the state before the first chance action, with these stacks by seat.

        ``button`` is the seat shown as the dealer. Raises ``RulesError``.
        """


@runtime_checkable
class Conferring(Protocol):
    """A game in which seats negotiate until all of them are done."""

    concludes: tuple[type[Action], ...]
    """Actions that end a seat's part in the negotiation.

    A bot delays these actions while a person still negotiates, so that it can answer and counter
    every proposal.
    """


@runtime_checkable
class Timed(Protocol):
    """A game with phases that have their own clock."""

    def common_clock(self, state: Any) -> int | None:
        """Return the seconds that all actors share for the current phase, or 0 without a limit.

        The clock runs from the first state that returns a number to the next that returns None.
        None means that each decision has the table's ``turn_clock``.
        """


@runtime_checkable
class Interruptible(Protocol):
    """A game in which some actors may interrupt the others, and may as well do nothing.

    A table runs no clock for them and lets no bot or program interrupt, so their speed gives them
    no advantage.
    """

    def interrupting_option(self, rules: Any) -> str | None:
        """Return the option by which seats may interrupt others under ``rules``, or None."""

    def interrupters(self, state: Any) -> tuple[Seat, ...]:
        """Return the actors that may interrupt, the last ones of ``actors``.

        The game waits for the other actors only.
        """


@runtime_checkable
class InRounds(Protocol):
    """A game in rounds; between rounds, all dice and cards are public or discarded."""

    def round_of(self, state: Any) -> int:
        """Return the current round's number. No dice or cards are hidden when it increases."""

    def still_in(self, state: Any) -> tuple[Seat, ...]:
        """Return the seats still in the game."""


ClaimStep = Literal["made", "answered", "true", "false"]
"""A claim is made (earlier claims can no longer be opened), answered without being opened, or
opened and found true or false."""


@runtime_checkable
class Claiming(Protocol):
    """A game with claims that players believe or doubt.

    Players who are out of the game guess at claims. The table learns of claims only through this
    protocol.
    """

    def claim_in(self, event: Event) -> ClaimStep | None:
        """Return the step of the current claim if this public event shows it."""


@runtime_checkable
class Bounded(Protocol):
    """A game with bounds on its payoffs, which OpenSpiel needs to scale them."""

    def payoff_bounds(self, rules: Any, seats: int) -> tuple[int, int]:
        """Return a lower and an upper bound on a seat's payoff in a game from ``initial_state``.

        The bounds need not be tight.
        """


class Length(NamedTuple):
    """Upper bounds on the length of a game under one rule set."""

    rounds: int
    decisions: int
    """The maximum number of actions by seats."""
    chances: int
    """The maximum number of chance actions."""


@runtime_checkable
class Finite(Protocol):
    """A game with a bound on its length."""

    def longest_game(self, rules: Any, seats: int) -> Length | None:
        """Return bounds for a game from ``initial_state``, or None if the rules set none."""


@runtime_checkable
class Enumerable(Protocol):
    """A game that can list every action of a rule set, for libraries that number actions.

    For other games, those libraries play games and collect the offers.
    """

    def every_offer(self, rules: Any, seats: int) -> tuple[Offer, ...]:
        """Return offers that admit every possible seat action exactly once, and few others."""


@runtime_checkable
class Inferable(Protocol):
    """A game whose hidden draws and choices can be inferred from later events.

    A sampler of the worlds an observer considers possible calls these methods for each hidden draw
    and choice, with the events that the observer received later. For other games, the sampler
    rejects worlds that contradict those events.
    """

    def odds_given(self, state: Any, later: Sequence[Event]) -> tuple[Outcome, ...]:
        """Return the possible outcomes with exact odds, given that an observer receives ``later``.

        The draw itself stays hidden from this observer.
        """

    def is_possible(self, state: Any, seat: Seat, action: Action, later: Sequence[Event]) -> bool:
        """Return whether an unseen legal ``action`` of ``seat`` is consistent with ``later``."""


@runtime_checkable
class WithToys(Protocol):
    """A game with smaller variants for research."""

    toy_rules: type[Any]
    """A subclass of ``rules`` with the sizes as additional options."""


@runtime_checkable
class Uncovered(Protocol):
    """A game that can show all dice and cards when it is over."""

    def open_view(self, state: Any) -> Value:
        """Return a view that shows every chance outcome.

        Players' private messages are shown as a spectator sees them.
        """
