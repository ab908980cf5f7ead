"""Optional protocols of a game, in addition to ``core.game.Game``.

The protocols cover chips that carry over between games, negotiation, phase clocks, interruptions,
guessing at claims, repeating draws, bounds on payoffs and lengths, lists of all actions, toy sizes
and inference of hidden draws. Tables and adapters test for each protocol with ``isinstance`` and
never refer to a game by name.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

from mendax.core.game import Action, Event, Offer, Outcome, Seat, Value
from mendax.core.lotteries import Lotteries


@runtime_checkable
class Staked(Protocol):
    """A game played for chips that carry over to the next game.

    Payoffs are whole chips. A negative sum of payoffs is the rake.
    """

    def buy_in(self, rules: Any) -> int:
        """Return the smallest stack of a newcomer."""

    def most_buy_in(self, rules: Any) -> int:
        """Return a newcomer's largest stack. A table raises this limit to the largest stack in
        play.
        """

    def to_go_on(self, rules: Any) -> int:
        """Return the smallest stack of a player who continues."""

    def rebuys(self, rules: Any) -> bool:
        """Return whether players may buy chips again."""

    def next_game(self, rules: Any, stacks: tuple[int, ...], button: Seat) -> Any:
        """Return the state before the first chance action, with these stacks.

        ``stacks`` are in seat order, and ``button`` is the dealer's seat. Raises ``RulesError``.
        """


@runtime_checkable
class Conferring(Protocol):
    """A game in which seats negotiate until all of them are done."""

    concludes: tuple[type[Action], ...]
    """Actions that end a seat's part in the negotiation.

    A bot delays these actions while a person still negotiates, to be able to counter every
    proposal.
    """


@runtime_checkable
class Timed(Protocol):
    """A game with phases that have their own clock."""

    def common_clock(self, state: Any) -> int | None:
        """Return the seconds that all actors share for the current phase, or 0 without a limit.

        The clock runs from the first state that returns a number until a state that returns None.
        With None, the table's ``turn_clock`` limits each decision.
        """


@runtime_checkable
class Interruptible(Protocol):
    """A game in which some actors may interrupt the others or let them continue.

    A table runs no clock for interrupters. Programs may not interrupt, so their speed is not an
    advantage. A table's bots interrupt after delays that people can beat.
    """

    def interrupting_option(self, rules: Any) -> str | None:
        """Return the option that lets seats interrupt others under ``rules``, or None."""

    def interrupters(self, state: Any) -> tuple[Seat, ...]:
        """Return the actors that may interrupt, which are the last ones in ``actors``.

        The game waits only for the other actors.
        """


@runtime_checkable
class Redrawable(Protocol):
    """A game whose draws a client can repeat from public events and the opened seed."""

    def lotteries(self, rules: Any, seats: int) -> Lotteries:
        """Return the lotteries of a game with these rules."""


@runtime_checkable
class InRounds(Protocol):
    """A game in rounds. Between rounds, all dice and cards are public or discarded."""

    def round_of(self, state: Any) -> int:
        """Return the current round's number. No dice or cards are hidden when it increases."""

    def still_in(self, state: Any) -> tuple[Seat, ...]:
        """Return the seats still in the game."""


@runtime_checkable
class Ranked(Protocol):
    """A game that can tell who is ahead before it is over."""

    def interim_places(self, state: Any) -> tuple[int, ...]:
        """Return the finishing places if the game ended now, from 1. Tied seats share a place.

        The places depend only on what is public, and are the result's places at the end.
        """


ClaimStep = Literal["made", "answered", "true", "false"]
"""A step of a claim.

- ``made``: a seat makes a claim; earlier claims can no longer be opened
- ``answered``: the claim is answered without being opened
- ``true``, ``false``: the claim is opened and found true or false
"""


@runtime_checkable
class Claiming(Protocol):
    """A game with claims that players believe or doubt.

    Eliminated players guess at claims. The table recognises claims only through this protocol.
    """

    def claim_in(self, event: Event) -> ClaimStep | None:
        """Return the step of the current claim that this public event shows, or None."""


@runtime_checkable
class Bounded(Protocol):
    """A game with bounds on its payoffs, which OpenSpiel needs to scale them."""

    def payoff_bounds(self, rules: Any, seats: int) -> tuple[int, int]:
        """Return a lower and an upper bound on a seat's payoff in a game from ``initial_state``."""


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

    A sampler of the worlds that an observer considers possible calls these methods for each hidden
    draw and choice, with the events that the observer received later. In a game without this
    protocol, the sampler rejects worlds that contradict those events.
    """

    def odds_given(self, state: Any, later: Sequence[Event]) -> tuple[Outcome, ...]:
        """Return the outcomes of a draw that stays hidden from an observer, given the events
        ``later``.

        The odds are exact.
        """

    def is_possible(self, state: Any, seat: Seat, action: Action, later: Sequence[Event]) -> bool:
        """Return whether an unseen legal ``action`` of ``seat`` is consistent with ``later``."""


@runtime_checkable
class WithToys(Protocol):
    """A game with smaller variants for research."""

    toy_rules: type[Any]
    """A subclass of ``rules`` that adds the sizes as options."""


@runtime_checkable
class Uncovered(Protocol):
    """A game that can show all dice and cards when it is over."""

    def open_view(self, state: Any) -> Value:
        """Return a view that shows every chance outcome.

        Private messages between players appear as a spectator sees them.
        """
