"""What a game may answer beside the questions of ``core.game.Game``: asked only where it does.

Chips that live on between games, talks, clocks of a stretch of the game, claims that others may
guess at, earlier editions of the rules, bounds of payoffs and lengths, lists of
all that can be done, toy sizes, what may be hidden behind what was told. Table and adapters ask for
each with ``isinstance``, so they know no game by name.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

from mendax.core.game import Action, Event, Offer, Outcome, Seat, Value


@runtime_checkable
class Staked(Protocol):
    """What a game answers besides, if it is played for chips that live on to the next game.

    Its payoffs are whole chips; what they add up to below zero has gone to the house.
    """

    def buy_in(self, rules: Any) -> int:
        """The least that anybody may sit down with."""

    def most_buy_in(self, rules: Any) -> int:
        """The most that anybody may sit down with, unless somebody there has more."""

    def to_go_on(self, rules: Any) -> int:
        """The least that whoever has played may go on with."""

    def rebuys(self, rules: Any) -> bool:
        """Whether whoever has played may buy again."""

    def next_game(self, rules: Any, stacks: tuple[int, ...], button: Seat) -> Any:
        """The state before the first chance action, with these stacks. Raises ``RulesError``.

        ``button`` is the seat that deals, for show.
        """


@runtime_checkable
class Conferring(Protocol):
    """What a game answers besides, if seats confer with each other until all of them are done."""

    concludes: tuple[type[Action], ...]
    """Actions by which a seat says that it has nothing more to propose.

    A bot keeps such an action back while a person at the table still confers, so that whatever
    the person proposes can be answered and countered.
    """


@runtime_checkable
class Timed(Protocol):
    """What a game answers besides, if there are stretches of it that have a clock of their own."""

    def common_clock(self, state: Any) -> int | None:
        """Seconds that all who may act have together for such a stretch, 0 without limit.

        It runs from the first state that says a number to the next that says None; None: every
        decision has the table's ``turn_clock``.
        """


@runtime_checkable
class InRounds(Protocol):
    """What a game answers besides, if it is played in rounds that leave nothing hidden behind."""

    def round_of(self, state: Any) -> int:
        """The number of the running round. When it grows nothing is hidden on the table."""

    def still_in(self, state: Any) -> tuple[Seat, ...]:
        """The seats that are not out of the game, nor done with it."""


ClaimStep = Literal["made", "answered", "true", "false"]
"""What becomes of a claim: it is made (and no earlier one is opened any more), it is answered and
stays closed, or it is opened and was true or false."""


@runtime_checkable
class Claiming(Protocol):
    """What a game answers besides, if claims are made in it that somebody believes or doubts.

    Who is out guesses along at the table, which knows of a claim only what this says.
    """

    def claim_in(self, event: Event) -> ClaimStep | None:
        """What an event that everybody is told says of the running claim; None: nothing."""


@runtime_checkable
class Revised(Protocol):
    """What a game answers besides, if it still understands earlier editions of its rules.

    Without it, games of earlier editions are kept, but neither shown nor continued.
    """

    replayed: frozenset[int]
    """Earlier editions whose games this book replays, action for action."""

    def rules_of_edition(self, edition: int, words: tuple[str, ...]) -> tuple[str, ...]:
        """Rules in the words of an earlier edition, ``lives=5``, in those of today."""


@runtime_checkable
class Bounded(Protocol):
    """What a game answers besides, if it knows how much can be won and lost in one game.

    Libraries that scale payoffs ask for it (OpenSpiel); without it payoffs have no bounds.
    """

    def payoff_bounds(self, rules: Any, seats: int) -> tuple[int, int]:
        """The least and the most that a game begun by ``initial_state`` can pay a seat.

        They need not be tight; no payoff may be beyond them.
        """


class Length(NamedTuple):
    """How long a game can be: no game of these rules has more of any of them."""

    rounds: int
    decisions: int
    """Actions of seats."""
    chances: int
    """Actions of chance."""


@runtime_checkable
class Finite(Protocol):
    """What a game answers besides, if it knows how long it can be."""

    def longest_game(self, rules: Any, seats: int) -> Length | None:
        """How long a game begun by ``initial_state`` can be; None: these rules set no bound."""


@runtime_checkable
class Enumerable(Protocol):
    """What a game answers besides, if it knows all that can ever be done by a rule set.

    Libraries that number actions ask for it. Without it they play to see what is offered.
    """

    def every_offer(self, rules: Any, seats: int) -> tuple[Offer, ...]:
        """Offers that admit every action a seat can ever take, each once, and few besides."""


@runtime_checkable
class Inferable(Protocol):
    """What a game answers besides, if what is hidden now may come to light later.

    Who draws other worlds that an observer can't tell from the true one asks it of each hidden draw
    and choice, with the events that this observer was told from that moment on. Without it such
    worlds are drawn blindly, and thrown away where they turn out otherwise.
    """

    def odds_given(self, state: Any, later: Sequence[Event]) -> tuple[Outcome, ...]:
        """What chance can do now, with exact odds, if ``later`` is what an observer is told then.

        The draw itself stays hidden from this observer.
        """

    def is_possible(self, state: Any, seat: Seat, action: Action, later: Sequence[Event]) -> bool:
        """Whether a legal ``action`` of ``seat``, unseen by an observer, goes with ``later``."""


@runtime_checkable
class WithToys(Protocol):
    """What a game answers besides, if it can be made smaller than people play it, for research."""

    toy_rules: type[Any]
    """Its rules with such sizes as further options: a subclass of ``rules``."""


@runtime_checkable
class Uncovered(Protocol):
    """What a game answers besides, if a game that is over can be looked at with all laid open."""

    def open_view(self, state: Any) -> Value:
        """The game's view for whom nothing is hidden that chance made: dice, cards.

        What players wrote or whispered to each other is in it as a spectator sees it.
        """
