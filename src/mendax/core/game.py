"""What a game is: seven questions about a state, and events that name their audience.

Rules of this file
1. A game is pure: no clock, disk, socket, randomness or text for people. The same arguments
   always give the same answer.
2. Chance is a player: rolls and deals are actions of ``CHANCE`` with exact odds. Who picks one
   (a table by committed draw, a solver by enumeration, a replay by reading) is not known here.
3. What a seat has been told *is* its information state. Events carry their audience from birth;
   nothing is ever made public by forgetting to hide it.
4. An illegal action is an error with a reason and the legal alternatives, never a silent no-op.
"""

import functools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from importlib import import_module
from typing import Any, ClassVar, Final, Generic, Literal, NamedTuple, Protocol, TypeVar

import msgspec

from mendax.core.meanings import DrawNumber
from mendax.core.meanings import Seat as Seat

CHANCE: Final = "chance"
Actor = Seat | Literal["chance"]


@functools.lru_cache(1024)
def kebab(name: str) -> str:
    """``BlindPass`` → ``blind-pass``: how a type is called in text, on the wire, in catalogues."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Value(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An immutable record, equal by value: the base of states, views and rules."""

    added_fields: ClassVar[tuple[str, ...]] = ()
    """The last fields, where they came with a later release than the others (``record``)."""


class Action(Value, frozen=True, tag_field="kind", tag=kebab):
    """What an actor chooses. Named in the imperative: ``Believe``, ``Announce``."""


class Event(Value, frozen=True, tag_field="kind", tag=kebab):
    """What came of an action. Named in the past tense: ``Believed``, ``Announced``."""


Opens = Mapping[type[Action], tuple[str, ...]]
"""Chance actions, each with the fields of an event that hold the fields of the action in order."""


class Opening(Event, frozen=True):
    """An event that shows its audience the outcome of a chance action.

    ``draw`` counts the chance actions of a game from 0, so a table can hand over the salt of the
    very commitment that is being opened.
    """

    opens: ClassVar[Opens] = {}
    """The chance actions that it may open; several where what is shown may have been drawn in
    several ways. Their fields are numbers or text."""

    draw: DrawNumber

    def outcomes(self) -> tuple[Action, ...]:
        """The chance actions that this very event may be the opening of."""
        return tuple(
            kind(*(getattr(self, field) for field in fields)) for kind, fields in self.opens.items()
        )


class Glimpse(Opening, frozen=True):
    """An opening for the eyes of one seat only; the laws hold it to that."""


class Unseen(Event, frozen=True):
    """Stands in for a private event towards everyone else: it happened, and to whom."""

    to: tuple[Seat, ...]


class Told(Value, frozen=True):
    """An event and who learns it: ``None`` is everyone, spectators included."""

    event: Event
    to: tuple[Seat, ...] | None = None

    def __iter__(self) -> Iterator[Any]:
        """Its two parts, for ``event, to = told``."""
        return iter((self.event, self.to))


def observation(told: Told, observer: Seat | None) -> Event:
    """The event as ``observer`` gets it (``None``: a spectator)."""
    if told.to is None or (observer is not None and observer in told.to):
        return told.event
    return Unseen(told.to)


class Turn(NamedTuple):
    """One entry of a log as somebody knows it; the action of others may be None."""

    number: int
    actor: Actor
    action: Action | None
    events: tuple[Event, ...]
    view: Any = None
    """What the seat that is gone through saw before its own action, where that is known."""
    offers: "tuple[Offer, ...]" = ()
    """What it could have done then."""


# ── what may be done ─────────────────────────────────────────────────────────────────────────


class OneOf(Value, frozen=True, tag_field="kind", tag=kebab):
    """The action's field may take any of these values, each independently of other fields."""

    field: str
    values: tuple[Any, ...]
    """No two of them are equal."""


class Rungs(OneOf, frozen=True, tag=kebab):
    """As ``OneOf``, where the values are the ladder of the game's ``reference`` from one rung up.

    So whoever has the ladder needs only the first of them.
    """


class Between(Value, frozen=True, tag_field="kind", tag=kebab):
    """The action's field is a whole number from ``low`` to ``high``, both included."""

    field: str
    low: int
    high: int


class FreeText(Value, frozen=True, tag_field="kind", tag=kebab):
    """The action's field is text of at most ``longest`` characters."""

    field: str
    longest: int


Slot = OneOf | Between | FreeText


class Offer(Value, frozen=True):
    """Something an actor may do: a legal example, and which of its fields are free to choose."""

    action: Action
    slots: tuple[Slot, ...] = ()

    def admits(self, action: Action) -> bool:
        """Whether ``action`` is this offer with its slots filled legally."""
        if type(action) is not type(self.action):
            return False
        free = {slot.field: slot for slot in self.slots}
        for field in action.__struct_fields__:
            value, slot = getattr(action, field), free.get(field)
            if slot is None:
                if not _identical(value, getattr(self.action, field)):
                    return False
            elif not _fits(slot, value):
                return False
        return True


def _identical(one: object, other: object) -> bool:
    """Equal, and in text too: ``True`` and ``1.0`` are not the whole number 1."""
    return one is other or (one == other and repr(one) == repr(other))


def _fits(slot: Slot, value: object) -> bool:
    if isinstance(slot, OneOf):
        values = slot.values
        return value in values and _identical(value, values[values.index(value)])
    if isinstance(slot, Between):
        return type(value) is int and slot.low <= value <= slot.high
    return isinstance(value, str) and 0 < len(value) <= slot.longest


# ── what goes wrong ──────────────────────────────────────────────────────────────────────────


class Reason(Value, frozen=True):
    """Why something is not so: a key of the translation catalogue and its arguments."""

    key: str
    arguments: Mapping[str, str | int] = {}


class MendaxError(Exception):
    """The root of every error that Mendax raises on purpose; carries its ``reason``.

    Its text is the reason in English; programs compare ``reason.key``.

    RulesError        the house rules are unknown, out of range or contradict each other
    IllegalAction     this actor may not do this now; ``offers`` says what is allowed
    UnreadableText    a line of text is not an action, an event or a record
    ChanceWithoutEnd  dice or cards fall and fall, and nobody ever gets to act
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        """The reason in English."""
        words: Any = import_module("mendax.words")  # of a higher layer, so not loaded before
        said: str = words.Words(words.LANGUAGES[0]).explain(self.reason)
        return said

    def __reduce__(self) -> tuple[Any, ...]:
        """As it is sent to another process: made anew without its ``__init__``, which differs."""
        return _rebuilt, (type(self), self.args, self.__dict__)


def _rebuilt(kind: type[MendaxError], said: tuple[Any, ...], fields: dict[str, Any]) -> MendaxError:
    """The error as it was in another process."""
    error = kind.__new__(kind, *said)
    error.__dict__.update(fields)
    return error


class RulesError(MendaxError):
    """House rules that no table can be opened with."""


LONGEST_CHANCE: Final = 1000
"""Chance actions that may follow each other. The longest run that a game of ours needs is a deal of
Sword of Lies: every card of the pack once, and a draw or two of every seat for who begins; under
two hundred. What goes on for longer never ends."""


class ChanceWithoutEnd(MendaxError):
    """After ``LONGEST_CHANCE`` chance actions in a row it is still chance's turn."""

    def __init__(self) -> None:
        super().__init__(Reason("rules-chance-without-end", {"limit": LONGEST_CHANCE}))


class UnreadableText(MendaxError):
    """Text that does not read back into an action, an event or a record."""


class IllegalAction(MendaxError):
    """An action that its actor may not take in this state."""

    def __init__(self, reason: Reason, offers: Sequence[Offer]) -> None:
        super().__init__(reason)
        self.offers = tuple(offers)


# ── the seven questions ──────────────────────────────────────────────────────────────────────

R = TypeVar("R", bound=Value)
S = TypeVar("S", bound=Value)


class Step(NamedTuple, Generic[S]):
    """The next state, and what the action made happen, in order."""

    state: S
    events: tuple[Told, ...]


class Result(Value, frozen=True):
    """How a game ended: exact payoffs by seat, finishing places (1 is best), and why."""

    payoffs: tuple[Fraction, ...]
    places: tuple[int, ...]
    reason: Reason


Outcome = tuple[Action, Fraction]
"""A chance action and its exact probability."""


class Game(Protocol[R, S]):
    """A rule book. Everything else in the house — tables, bots, solvers — asks only this."""

    name: str
    """The key in the registry, on the wire and in catalogues."""
    edition: int
    """Of the rules, from 1: raised when games begun before can't be replayed by this book."""
    seats: range
    rules: type[R]
    presets: Mapping[str, R]
    default_preset: str
    actions: tuple[type[Action], ...]
    public_chance: tuple[type[Action], ...]
    """Chance actions whose outcome everyone learns at once (a lot, an open die)."""
    events: tuple[type[Event], ...]
    view_type: type[Value]
    reference_type: type[Value]
    aid_type: type[Value] | None
    """What ``aid`` gives; None if this game has none."""
    zero_sum: bool
    """Whether payoffs always add up to zero (the law checks it)."""

    def initial_state(self, rules: R, seats: int) -> S:
        """The state before the first chance action. Raises ``RulesError``."""

    def actors(self, state: S) -> tuple[Actor, ...]:
        """Who may act now: seats, or ``CHANCE`` alone; nobody when the game is over."""

    def legal_actions(self, state: S, seat: Seat) -> tuple[Offer, ...]:
        """All that ``seat`` may do; empty when it is not among the actors."""

    def chance_outcomes(self, state: S) -> tuple[Outcome, ...]:
        """Every outcome with its odds, when chance is to act; the odds sum to one."""

    def apply(self, state: S, actor: Actor, action: Action) -> Step[S]:
        """The next state and the events, for a legal action: ``step`` checks, this does not."""

    def view(self, state: S, observer: Seat | None) -> Value:
        """What the observer sees now, built field by field (``None``: a spectator)."""

    def result(self, state: S) -> Result | None:
        """The end of the game, or ``None`` while it goes on."""

    def default_action(self, state: S, seat: Seat) -> Action:
        """What stands in for a seat whose clock ran out; depends on nothing the seat can't see."""

    def refusal(self, state: S, actor: Actor, action: Action) -> Reason:
        """Why ``action``, which is not legal here, is not: in words of the game."""

    def reference(self, rules: R) -> Value:
        """Facts that follow from the rules alone (orders, chances): for aids, books and docs."""

    def aid(self, rules: R, view: Any) -> Value | None:
        """What whoever has this ``view`` could reckon from it, for those who ask for help.

        It is given nothing else, so it cannot tell more than the view does; None: nothing now.
        """


AnyGame = Game[Any, Any]


def step(
    game: Game[R, S],
    state: S,
    actor: Actor,
    action: Action,
    offers: tuple[Offer, ...] | None = None,
) -> Step[S]:
    """``apply``, checked: raises ``IllegalAction`` unless the action is among the legal ones.

    ``offers``: all that ``actor``, a seat, may do in ``state``, where the game was asked already.
    """
    if actor == CHANCE:
        odds = game.chance_outcomes(state) if CHANCE in game.actors(state) else ()
        for outcome, _ in odds:
            if outcome is action:  # one that was drawn from these very odds
                return game.apply(state, actor, action)
        if any(_identical(outcome, action) for outcome, _ in odds):
            return game.apply(state, actor, action)
        raise IllegalAction(game.refusal(state, actor, action), [Offer(a) for a, _ in odds])
    if offers is None:
        offers = game.legal_actions(state, actor)
    kind = type(action)
    for offer in offers:
        if type(offer.action) is kind and offer.admits(action):
            return game.apply(state, actor, action)
    raise IllegalAction(game.refusal(state, actor, action), offers)


Choose = Callable[[Actor, Sequence[Action]], Action]
"""Picks one of several actions for an actor; used to walk games."""
