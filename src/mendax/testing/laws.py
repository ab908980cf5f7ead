"""The laws that every game must obey, checked by walking through games.

1. A law uses only a game's seven questions, and does not depend on a particular game.
2. Randomness comes from the caller, as ``Choose``.
3. A broken law shows its history in text form, so it can be replayed.
4. Values are also compared as text, because ``1``, ``1.0`` and ``True`` are equal but sent
   differently.

``two_worlds`` contains non-interference and perft. ``every_law`` checks one rule set against all
laws; each law can also be called separately.
"""

import copy
import functools
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any

from mendax.core.concrete import concrete
from mendax.core.extensions import Ranked
from mendax.core.game import (
    CHANCE,
    LONGEST_CHANCE,
    Action,
    Actor,
    AnyGame,
    Between,
    Choose,
    Event,
    FreeText,
    Glimpse,
    IllegalAction,
    MendaxError,
    Offer,
    Opening,
    Reason,
    Result,
    Seat,
    Told,
    Unseen,
    step,
)
from mendax.core.text_form import read, write, write_actor
from mendax.testing.history import History, Law, LawBroken, Move, spelt, start
from mendax.testing.illegal_actions import near_misses
from mendax.testing.labels import labels_hold
from mendax.testing.meanings import meanings_hold, views_hold
from mendax.testing.two_worlds import (
    Count,
    heard,
    non_interference,
    non_interference_deep,
    perft,
    twin_worlds,
)

__all__ = ["Count", "Law", "LawBroken", "every_law", "non_interference", "perft", "replays"]
__all__ += ["non_interference_deep", "start", "twin_worlds", "walk"]

# ── all laws ─────────────────────────────────────────────────────────────────────────────────


def every_law(
    game: AnyGame, rules: Any, seats: int, choose: Choose, histories: int, longest: int
) -> None:
    """Check one rule set against every law. Raises ``LawBroken``.

    ``histories`` limits the levels that are walked completely, and ``longest`` the actions of a
    game.
    """
    declared_types_hold(start(game, rules, seats))
    non_interference(game, rules, seats, histories)
    twin_worlds(game, rules, seats, choose, longest)
    replays(game, rules, seats, walk(game, rules, seats, choose, longest))


def walk(game: AnyGame, rules: Any, seats: int, choose: Choose, longest: int) -> tuple[Move, ...]:
    """Play one game to its end, and check all single-state laws after each action."""
    here = start(game, rules, seats)
    drawn: list[Action] = []
    known: set[Any] = set()
    while actors := _actors(here):
        if len(here.moves) >= longest:
            raise LawBroken("termination", f"no end after {longest} actions", here)
        offers_hold(here)
        labels_hold(here, known)
        views_hold(here)
        if actors == (CHANCE,):
            odds_hold(here)
            chance_is_private(here, len(drawn))
            if not here.moves or here.moves[-1][0] != CHANCE:
                chance_ends(here)
        actor = actors[len(here.moves) % len(actors)]
        action = choose(actor, here.choices(actor))
        if actor == CHANCE:
            drawn.append(action)
        reads_back(here, action, game.actions)
        here, events = here.after(actor, action)
        _events_hold(here, events, drawn)
    offers_hold(here)
    views_hold(here)
    returns_hold(here)
    return here.moves


def _actors(here: History) -> tuple[Actor, ...]:
    """Return the actors after checking them: chance alone, or seats in order. Only a finished game
    has none.
    """
    actors = here.game.actors(here.state)
    seats = range(here.seats)
    if CHANCE in actors:
        if actors != (CHANCE,):
            raise LawBroken("offers", f"chance acts together with others: {actors}", here)
    elif len(set(actors)) < len(actors) or not all(type(a) is int and a in seats for a in actors):
        raise LawBroken("offers", f"actors {actors} are not distinct seats of this table", here)
    if (here.game.result(here.state) is None) != bool(actors):
        raise LawBroken("returns", f"result and actors {actors} disagree about the end", here)
    return actors


def _same(one: object, other: object) -> bool:
    return one == other and repr(one) == repr(other)


# ── 2 · chance, 4 · odds ─────────────────────────────────────────────────────────────────────


def odds_hold(here: History) -> None:
    """Check that outcomes are distinct and have positive, exact odds that sum to one."""
    outcomes = here.game.chance_outcomes(here.state)
    total = sum(odds for _, odds in outcomes)
    if total != 1:
        raise LawBroken("odds", f"the odds sum to {total}", here)
    if not all(type(odds) is Fraction and odds > 0 for _, odds in outcomes):
        raise LawBroken("odds", "some odds are not positive fractions", here)
    if len({spelt(action) for action, _ in outcomes}) < len(outcomes):
        raise LawBroken("odds", "an outcome is listed twice", here)


def chance_ends(here: History) -> None:
    """Check that chance acts only a limited number of times before a seat acts or the game ends.

    The tested runs always take the first, last or middle outcome, or repeat the previous outcome if
    possible.
    """
    for way in _ONE_SIDED:
        there, last = here, None
        for _ in range(LONGEST_CHANCE + 1):
            if here.game.actors(there.state) != (CHANCE,):
                break
            last = way(there.choices(CHANCE), last)
            there, _events = there.after(CHANCE, last)
        else:
            problem = f"chance goes on after {LONGEST_CHANCE} of its actions"
            raise LawBroken("termination", problem, there)


def _again(choices: Sequence[Action], last: Action | None) -> Action:
    return last if last in choices and last is not None else choices[0]


_ONE_SIDED: tuple[Callable[[Sequence[Action], Action | None], Action], ...] = (
    lambda choices, _: choices[0],
    lambda choices, _: choices[-1],
    lambda choices, _: choices[len(choices) // 2],
    _again,
)


def chance_is_private(here: History, draw: int) -> None:
    """Check that at most one seat learns the outcome of a draw from its events.

    The exceptions are actions in ``public_chance``, and draws that are always opened to all.
    """
    outcomes = here.choices(CHANCE)
    told = [here.after(CHANCE, action)[1] for action in outcomes]
    if all(type(action) in here.game.public_chance for action in outcomes):
        return
    if all(any(t.to is None and _opens(t, draw) for t in events) for events in told):
        return
    learners = [who for who in here.observers if len({heard(e, who) for e in told}) > 1]
    if None in learners or len(learners) > 1:
        names = ", ".join("a spectator" if s is None else write_actor(s) for s in learners)
        raise LawBroken("chance", f"how chance falls here is told to {names}", here)


def _opens(told: Told, draw: int) -> bool:
    return isinstance(told.event, Opening) and told.event.draw == draw


def _events_hold(here: History, events: Iterable[Told], drawn: Sequence[Action]) -> None:
    """Check that events parse back, and that openings show their audience the actual draw."""
    for event, to in events:
        reads_back(here, event, here.game.events)
        meanings_hold(here, event)
        if to is not None:
            reads_back(here, Unseen(to), (Unseen,))
        if not isinstance(event, Opening):
            continue
        if isinstance(event, Glimpse) != (to is not None) or (to is not None and len(to) != 1):
            raise LawBroken("chance", f"{event!r} was told to {to or 'all'}", here)
        if not 0 <= event.draw < len(drawn):
            raise LawBroken("chance", f"{event!r} opens a draw that never was", here)
        outcome = drawn[event.draw]
        if outcome not in event.outcomes():
            problem = f"{event!r} opens what fell as {spelt(outcome)}"
            raise LawBroken("chance", problem, here)
        if not all(isinstance(getattr(outcome, f), int | str) for f in outcome.__struct_fields__):
            problem = f"{spelt(outcome)} has fields that are neither numbers nor text"
            raise LawBroken("chance", problem, here)


# ── 3 · replay ───────────────────────────────────────────────────────────────────────────────


def replays(game: AnyGame, rules: Any, seats: int, history: Sequence[Move]) -> None:
    """Check that the same actions, written and read back, produce the same states and events."""
    one, other = start(game, rules, seats), start(game, rules, seats)
    for actor, action in history:
        again = read(write(action), game.actions)
        (one, events), (other, others) = one.after(actor, action), other.after(actor, again)
        if not _same(events, others):
            raise LawBroken("replay", f"events differ: {events} and {others}", other)
        if not _same(one.state, other.state):
            raise LawBroken("replay", "the states differ", other)


# ── 4 · returns ──────────────────────────────────────────────────────────────────────────────


def returns_hold(here: History) -> None:
    """Check the result: payoffs are exact and have the right sum, places are consistent, and a
    reason is present.
    """
    result = here.game.result(here.state)
    if not isinstance(result, Result):
        raise LawBroken("returns", f"the game ended with {result!r}", here)
    payoffs, places = result.payoffs, result.places
    if len(payoffs) != here.seats or not all(type(p) is Fraction for p in payoffs):
        raise LawBroken("returns", f"payoffs {payoffs} are not a fraction for each seat", here)
    if here.game.zero_sum and sum(payoffs, Fraction(0)) != 0:
        raise LawBroken("returns", f"payoffs sum to {sum(payoffs)}, not zero", here)
    if list(places) != [1 + sum(other < own for other in places) for own in places]:
        raise LawBroken("returns", f"{places} are not finishing places", here)
    pairs = list(zip(places, payoffs, strict=True))
    if any(a < b and gain < loss for a, gain in pairs for b, loss in pairs):
        raise LawBroken("returns", f"a better place pays less: {places}, {payoffs}", here)
    if isinstance(here.game, Ranked) and here.game.interim_places(here.state) != places:
        raise LawBroken("returns", "the places of a finished game are not those of its end", here)
    if not result.reason.key:
        raise LawBroken("returns", "the end has no reason", here)


# ── 5 · offers ───────────────────────────────────────────────────────────────────────────────


def offers_hold(here: History) -> None:
    """Check that the game applies offered actions and refuses others with a reason.

    The tested actions are near misses of the offers, other seats' actions, chance actions by seats,
    seats' actions by chance, and actions by actors outside the table.
    """
    actors = here.game.actors(here.state)
    offered: list[Action] = []
    here = here._replace(game=_remembering(here.game, here.state))
    for seat in range(here.seats):
        offers = here.game.legal_actions(here.state, seat)
        if bool(offers) != (seat in actors):
            raise LawBroken("offers", f"{write_actor(seat)} is offered {offers}", here)
        for action in concrete(offers):
            _accepted(here, seat, action)
            offered.append(action)
        if offers:
            for action in near_misses(here.game.actions, offers):
                _judged(here, seat, action, offers)
            _default_holds(here, seat, offers)
    chances = here.choices(CHANCE) if CHANCE in actors else []
    for action in chances:
        _accepted(here, CHANCE, action)
    chance_offers = tuple(Offer(action) for action in chances)
    for action in (*offered[:3], *near_misses(here.game.actions, chance_offers)):
        _judged(here, CHANCE, action, chance_offers)
    for actor in (-1, here.seats, *(seat for seat in range(here.seats) if seat not in actors)):
        for action in (*offered[:3], *chances[:3]):
            _refused(here, actor, action, ())


def _remembering(game: AnyGame, state: Any) -> AnyGame:
    """Return the game with a cache of the offers in ``state``.

    Every tested action needs the offers; without the cache, they took over half of the time for
    Sword of Lies. Raises ``LawBroken`` if two calls return different offers.
    """
    asked: dict[Actor, tuple[Offer, ...]] = {}

    def legal_actions(at: Any, seat: Seat) -> tuple[Offer, ...]:
        if at is not state:
            return game.legal_actions(at, seat)
        if seat not in asked:
            asked[seat] = game.legal_actions(state, seat)
            if game.legal_actions(state, seat) != asked[seat]:
                problem = f"{write_actor(seat)} is offered something else when asked again"
                raise LawBroken("offers", problem)
        return asked[seat]

    remembering: Any = copy.copy(game)
    remembering.legal_actions = legal_actions
    known: AnyGame = remembering
    return known


def _accepted(here: History, actor: Actor, action: Action) -> None:
    if type(action) not in here.game.actions:
        raise LawBroken("offers", f"{type(action).__name__} is no action of this game", here)
    try:
        step(here.game, here.state, actor, action)
    except Exception as error:
        problem = f"{write_actor(actor)} is offered {spelt(action)}, but it raised {error!r}"
        raise LawBroken("offers", problem, here) from error


def _judged(here: History, actor: Actor, action: Action, offers: Sequence[Offer]) -> None:
    """Check that an action is accepted exactly if the offers list it."""
    if any(_lists(offer, action) for offer in offers):
        _accepted(here, actor, action)
    else:
        _refused(here, actor, action, offers)


def _lists(offer: Offer, action: Action) -> bool:
    """Return the result that ``Offer.admits`` should have, computed independently."""
    if type(action) is not type(offer.action):
        return False
    slots = {slot.field: slot for slot in offer.slots}
    for field in action.__struct_fields__:
        value, slot = getattr(action, field), slots.get(field)
        if isinstance(slot, Between):
            fits = type(value) is int and value in range(slot.low, slot.high + 1)
        elif isinstance(slot, FreeText):
            fits = type(value) is str and len(value) in range(1, slot.longest + 1)
        else:
            known = slot.values if slot else (getattr(offer.action, field),)
            fits = repr(value) in map(repr, known)
        if not fits:
            return False
    return True


def _refused(here: History, actor: Actor, action: Action, offers: Sequence[Offer]) -> None:
    def broken(problem: str) -> LawBroken:
        return LawBroken("offers", f"{actor} doing {action!r} is {problem}", here)

    try:
        step(here.game, here.state, actor, action)
    except IllegalAction as refusal:
        reason = refusal.reason
        if not reason.key or not _has_text(reason.key, frozenset(reason.arguments.items())):
            raise broken("refused without a reason") from refusal
        if refusal.offers != tuple(offers):
            raise broken("refused with other offers") from refusal
    except Exception as error:
        raise broken(f"not refused but raised {error!r}") from error
    else:
        raise broken("accepted, but not offered")


@functools.lru_cache(maxsize=10_000)
def _has_text(key: str, arguments: frozenset[tuple[str, str | int]]) -> bool:
    """Return whether a reason has a text. Writing it takes longer than most refusals."""
    return bool(str(MendaxError(Reason(key, dict(arguments)))))


def _default_holds(here: History, seat: Seat, offers: Sequence[Offer]) -> None:
    """Check that the default action needs no free text, so a muted player always has a move."""
    default = here.game.default_action(here.state, seat)
    fitting = [offer.slots for offer in offers if _lists(offer, default)]
    if not fitting:
        raise LawBroken("default", f"{write_actor(seat)}'s {default!r} is not offered", here)
    if all(FreeText in map(type, slots) for slots in fitting):
        raise LawBroken("default", f"{write_actor(seat)}'s {default!r} needs free text", here)


# ── 6 · text forms────────────────────────────────────────────────────────────────────


def declared_types_hold(here: History) -> None:
    """Check that views, the reference and aids have the types declared by the game."""
    game = here.game
    for view in (game.view(here.state, observer) for observer in here.observers):
        if type(view) is not game.view_type:
            raise LawBroken("text", f"{view!r} is no {game.view_type.__name__}", here)
    reference = game.reference(here.rules)
    if type(reference) is not game.reference_type:
        raise LawBroken("text", f"{reference!r} is no {game.reference_type.__name__}", here)
    for view in (game.view(here.state, observer) for observer in here.observers):
        aid = game.aid(here.rules, view)
        if aid is not None and type(aid) is not game.aid_type:
            raise LawBroken("text", f"{aid!r} is no aid that the game declares", here)


def reads_back(here: History, value: Action | Event, kinds: tuple[type[Any], ...]) -> None:
    """Check that ``value`` has one of the types in ``kinds`` and parses back from its text form."""
    if type(value) not in kinds:
        raise LawBroken("text", f"{value!r} is none of the kinds that the game declares", here)
    try:
        again = read(write(value), kinds)
    except (MendaxError, TypeError, ValueError) as error:
        raise LawBroken("text", f"{value!r} has no text form: {error}", here) from error
    if not _same(again, value):
        raise LawBroken("text", f"{value!r} is written {write(value)!r}, read {again!r}", here)
