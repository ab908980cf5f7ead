"""The game interface: seven questions about a state, and events that name their audience.

Rules of this file
1. A game is pure: no clock, disk, socket, randomness or text for people. The same arguments always
   produce the same answer.
2. Chance is a player: rolls and deals are actions of ``CHANCE`` with exact odds. A table picks one
   by a committed draw, a solver enumerates them, and a replay reads one from its record.
3. The events that a seat has received *are* its information state. An event is created with its
   audience, so a forgotten filter cannot make secrets public.
4. An illegal action is an error with a reason and the legal alternatives, never a silent no-op.
"""

import functools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, ClassVar, Final, Generic, Literal, NamedTuple, Protocol, TypeVar

import msgspec

from mendax.core.explanations import explain
from mendax.core.meanings import DrawNumber
from mendax.core.meanings import Seat as Seat

CHANCE: Final = "chance"
Actor = Seat | Literal["chance"]


@functools.lru_cache(1024)
def kebab(name: str) -> str:
    """Return a type's name as used in text, messages and catalogues: ``BlindPass`` →
    ``blind-pass``.
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Value(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An immutable record, equal by value: the base of states, views and rules."""

    added_fields: ClassVar[tuple[str, ...]] = ()
    """Trailing fields added by a later release (see ``record``)."""

    def _repr_html_(self) -> str:
        """Return an HTML table of the fields, for notebooks."""
        from mendax.core.notebook import fields_table

        return fields_table(self)


class Action(Value, frozen=True, tag_field="kind", tag=kebab):
    """An actor's choice, named in the imperative: ``Believe``, ``Announce``."""


class Event(Value, frozen=True, tag_field="kind", tag=kebab):
    """An action's consequence, named in the past tense: ``Believed``, ``Announced``."""


Opens = Mapping[type[Action], tuple[str, ...]]
"""The event fields that contain the fields of each chance action it opens, in their order."""


class Opening(Event, frozen=True):
    """An event that shows its audience a chance action's outcome.

    ``draw`` counts a game's chance actions from 0. A table uses it to send the salt of the opened
    commitment.
    """

    opens: ClassVar[Opens] = {}
    """The chance actions that this event may open. Several are listed if the shown dice could have
    been drawn in several ways. Their fields are numbers or text.
    """

    draw: DrawNumber

    def outcomes(self) -> tuple[Action, ...]:
        """Return the chance actions that this event may open."""
        return tuple(
            kind(*(getattr(self, field) for field in fields)) for kind, fields in self.opens.items()
        )


class Glimpse(Opening, frozen=True):
    """An opening that only one seat receives; ``mendax.testing.laws`` checks this."""


class Unseen(Event, frozen=True):
    """A private event as other observers receive it. It shows only that something happened, and to
    which seats.
    """

    to: tuple[Seat, ...]


class Told(Value, frozen=True):
    """An event and the seats that receive it. ``None`` means everyone, including spectators."""

    event: Event
    to: tuple[Seat, ...] | None = None

    def __iter__(self) -> Iterator[Any]:
        """Unpack as ``event, to = told``."""
        return iter((self.event, self.to))


def observation(told: Told, observer: Seat | None) -> Event:
    """Return the event as ``observer`` receives it (``None``: a spectator)."""
    if told.to is None or (observer is not None and observer in told.to):
        return told.event
    return Unseen(told.to)


class Turn(NamedTuple):
    """A log entry as one observer knows it. Other seats' hidden actions are None."""

    number: int
    actor: Actor
    action: Action | None
    events: tuple[Event, ...]
    view: Any = None
    """The view of the reviewed seat before its own action, if known."""
    offers: "tuple[Offer, ...]" = ()
    """The offers to the reviewed seat before its own action."""
    waited: bool = False
    """True if the reviewed seat's player let another player act, and could have interrupted."""


# ── legal actions ────────────────────────────────────────────────────────────────────────────────


class OneOf(Value, frozen=True, tag_field="kind", tag=kebab):
    """A slot whose field may take any of these values, independently of other fields."""

    field: str
    values: tuple[Any, ...]
    """The distinct values."""


class Rungs(OneOf, frozen=True, tag=kebab):
    """A ``OneOf`` whose values are consecutive rungs of the ladder in the game's ``reference``, up
    to the top.

    A client that has the ladder needs only the first value.
    """


class Between(Value, frozen=True, tag_field="kind", tag=kebab):
    """A slot whose field is a whole number from ``low`` to ``high``, inclusive."""

    field: str
    low: int
    high: int


class FreeText(Value, frozen=True, tag_field="kind", tag=kebab):
    """A slot whose field is text of at most ``longest`` characters."""

    field: str
    longest: int


Slot = OneOf | Between | FreeText


class Offer(Value, frozen=True):
    """A legal action of an actor, and the fields that the actor may fill in."""

    action: Action
    slots: tuple[Slot, ...] = ()

    def admits(self, action: Action) -> bool:
        """Return whether ``action`` is this offer with legal values in its slots."""
        if type(action) is not type(self.action):
            return False
        free = {slot.field: slot for slot in self.slots}
        for field in action.__struct_fields__:
            value, slot = getattr(action, field), free.get(field)
            if slot is None:
                if not _identical(value, getattr(self.action, field)):
                    return False
            elif not fits(slot, value):
                return False
        return True


def _identical(one: object, other: object) -> bool:
    """Return whether value and text form are equal (``True`` and ``1.0`` differ from 1)."""
    return one is other or (one == other and repr(one) == repr(other))


def fits(slot: Slot, value: object) -> bool:
    """Return whether ``value`` is legal in ``slot``, with its exact type."""
    if isinstance(slot, OneOf):
        values = slot.values
        return value in values and _identical(value, values[values.index(value)])
    if isinstance(slot, Between):
        return type(value) is int and slot.low <= value <= slot.high
    return isinstance(value, str) and 0 < len(value) <= slot.longest


# ── errors ───────────────────────────────────────────────────────────────────────────────────────


class Reason(Value, frozen=True):
    """The reason for a refusal: a catalogue key and its arguments."""

    key: str
    arguments: Mapping[str, str | int] = {}


class MendaxError(Exception):
    """The base of every error that Mendax raises on purpose, with its ``reason``.

    ``str`` returns the reason in English. Programs compare ``reason.key``.

    - ``RulesError``: the house rules are unknown, out of range or contradict each other
    - ``IllegalAction``: this actor may not do this now; ``offers`` lists the legal actions
    - ``UnreadableText``: a line of text is not an action, an event or a record
    - ``ChanceWithoutEnd``: chance has acted ``LONGEST_CHANCE`` times in a row
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        """Return the reason in English."""
        return explain(self.reason.key, self.reason.arguments)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle without ``__init__``, whose arguments differ by class."""
        return _rebuilt, (type(self), self.args, self.__dict__)


def _rebuilt(kind: type[MendaxError], said: tuple[Any, ...], fields: dict[str, Any]) -> MendaxError:
    """Rebuild an error that another process raised."""
    error = kind.__new__(kind, *said)
    error.__dict__.update(fields)
    return error


class RulesError(MendaxError):
    """Raised for house rules that no table can use."""


LONGEST_CHANCE: Final = 1000
"""The maximum number of consecutive chance actions.

The longest run in the built-in games is a deal in Sword of Lies, with fewer than 200: one per card,
and up to two per seat to decide the first move.
"""


class ChanceWithoutEnd(MendaxError):
    """Raised when chance is still to act after ``LONGEST_CHANCE`` consecutive actions."""

    def __init__(self) -> None:
        super().__init__(Reason("rules-chance-without-end", {"limit": LONGEST_CHANCE}))


class UnreadableText(MendaxError):
    """Raised for text that is not an action, an event or a record."""


class IllegalAction(MendaxError):
    """Raised for an action that its actor may not take in this state."""

    def __init__(self, reason: Reason, offers: Sequence[Offer]) -> None:
        super().__init__(reason)
        self.offers = tuple(offers)


# ── the seven questions ──────────────────────────────────────────────────────────────────────

R = TypeVar("R", bound=Value)
S = TypeVar("S", bound=Value)


class Step(NamedTuple, Generic[S]):
    """The next state, and the action's events in order."""

    state: S
    events: tuple[Told, ...]


class Result(Value, frozen=True):
    """The end of a game: exact payoffs and places (1 is best) in seat order, and the reason."""

    payoffs: tuple[Fraction, ...]
    places: tuple[int, ...]
    reason: Reason


Outcome = tuple[Action, Fraction]
"""A chance action and its exact probability."""


class Game(Protocol[R, S]):
    """A rule book, which answers every question of tables, bots and solvers about a game.

    A game that derives from this class inherits the answers of games without public chance actions,
    reference and aid.
    """

    name: str
    """The game's key in the registry, messages and catalogues."""
    edition: int
    """The version of the rules, from 1, which increases when earlier games can't be replayed."""
    seats: range
    rules: type[R]
    presets: Mapping[str, R]
    default_preset: str
    actions: tuple[type[Action], ...]
    public_chance: tuple[type[Action], ...] = ()
    """Chance actions whose outcome is immediately public (a lot, an open die)."""
    events: tuple[type[Event], ...]
    view_type: type[Value]
    reference_type: type[Value] = Value
    aid_type: type[Value] | None = None
    """The type of ``aid``, or None if this game has no aid."""
    zero_sum: bool
    """True if payoffs always sum to zero; a law checks this."""

    def initial_state(self, rules: R, seats: int) -> S:
        """Return the state before the first chance action. Raises ``RulesError``."""

    def actors(self, state: S) -> tuple[Actor, ...]:
        """Return the seats that may act, or ``CHANCE`` alone; empty when the game is over."""

    def legal_actions(self, state: S, seat: Seat) -> tuple[Offer, ...]:
        """Return every offer to ``seat``, or none if ``seat`` is not among the actors."""

    def chance_outcomes(self, state: S) -> tuple[Outcome, ...]:
        """Return every outcome with its odds when chance is to act; the odds sum to 1."""

    def apply(self, state: S, actor: Actor, action: Action) -> Step[S]:
        """Return the next state and the events. Call ``step``, which checks legality first."""

    def view(self, state: S, observer: Seat | None) -> Value:
        """Return the observer's view, built field by field (``None``: a spectator)."""

    def result(self, state: S) -> Result | None:
        """Return the result, or ``None`` while the game is running."""

    def default_action(self, state: S, seat: Seat) -> Action:
        """Return the action for a seat whose clock ran out, based only on what it can see."""

    def refusal(self, state: S, actor: Actor, action: Action) -> Reason:
        """Return the reason why ``action`` is illegal in this state."""

    def reference(self, rules: R) -> Value:
        """Return facts that follow from the rules alone, such as orders and chances."""
        return Value()

    def aid(self, rules: R, view: Any) -> Value | None:
        """Return facts that a player could compute from ``view``, or None if there are none.

        The view is the only argument, so the aid cannot reveal more than the view does.
        """
        return None


AnyGame = Game[Any, Any]


def step(
    game: Game[R, S],
    state: S,
    actor: Actor,
    action: Action,
    offers: tuple[Offer, ...] | None = None,
) -> Step[S]:
    """Apply a legal action. Raises ``IllegalAction`` for any other action.

    A caller that already knows the legal actions of the seat ``actor`` can pass them as ``offers``.
    """
    asked: object = action  # an author's bot may return anything
    if not isinstance(asked, Action):
        given = {"given": repr(asked)[:80]}
        legal = () if actor == CHANCE else game.legal_actions(state, actor)
        raise IllegalAction(Reason("rules-not-an-action", given), legal)
    if actor == CHANCE:
        odds = game.chance_outcomes(state) if CHANCE in game.actors(state) else ()
        for outcome, _ in odds:
            if outcome is action:  # drawn from these odds
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
"""A function that picks one of several actions for an actor, used to walk through games."""
