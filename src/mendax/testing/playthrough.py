"""Complete games as text, with actions, events, views and offers.

Hashes select the actions, so a playthrough is the same on every machine.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, TypeVar

from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    AnyGame,
    Between,
    Event,
    Offer,
    OneOf,
    Reason,
    Told,
    Value,
    kebab,
)
from mendax.core.text_form import write, write_actor
from mendax.games.rules import parse_options, write_options
from mendax.testing.history import History, start
from mendax.testing.rule_sets import game_options, reconciled, some_values

OPENING: Final = 25
"""The number of entries shown for each preset other than the default."""
LONGEST: Final = 10_000
"""The maximum number of entries in a complete game."""
TRIES: Final = 100
"""The maximum number of rule sets tried to find missing kinds of actions and events."""
T = TypeVar("T")


class GoldenDiffers(AssertionError):
    """Raised when a game differs from its golden files. The message is the diff."""


class Oracle:
    """A source of choices that hashes its name and the number of calls so far."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._asked = 0

    def _number(self, below: int) -> int:
        self._asked += 1
        digest = hashlib.sha256(f"{self._name} {self._asked}".encode()).digest()
        return int.from_bytes(digest[:8]) % below

    def __call__(self, _: Actor, actions: Sequence[Action]) -> Action:
        """Choose a kind of action, then one of the first few actions of that kind or, sometimes,
        any of them.
        """
        kinds = list(dict.fromkeys(type(action) for action in actions))
        kind = self.one_of(kinds)
        same = [action for action in actions if type(action) is kind]
        few = same if self._number(4) == 0 or len(kinds) == 1 else same[:5]
        return self.one_of(few)

    def one_of(self, things: Sequence[T]) -> T:
        """Return one of ``things``."""
        return things[self._number(len(things))]


def playthrough(game: AnyGame, rare: Iterable[str] = ()) -> str:
    """Return the text for a game's golden file.

    The text contains a complete game with the default preset, the beginnings of games with the
    other presets, and games with more rule sets until every kind of action and event occurs.
    ``rare`` lists the options and numbers of games with rare events. Raises ``GoldenDiffers`` if a
    kind never occurs.
    """
    played = [_played(game, game.default_preset, game.presets[game.default_preset], LONGEST)]
    for name, rules in game.presets.items():
        if name != game.default_preset:
            played.append(_played(game, name, rules, OPENING))
    played += [_rarity(game, name) for name in rare]
    missing = {*game.actions, *game.events}.difference(*(kinds for _, kinds in played))
    for number in range(TRIES):
        text, kinds = _played(game, f"rule set {number}", rule_set(game, number), 3 * OPENING)
        if missing & kinds:
            played.append((text, kinds))
            missing -= kinds
    if missing:
        names = ", ".join(sorted(kind.__name__ for kind in missing))
        raise GoldenDiffers(f"no game was found that shows {names}")
    return "\n".join(text for text, _ in played)


def _rarity(game: AnyGame, name: str) -> tuple[str, "Kinds"]:
    words, _, _ = name.rpartition(" ")
    rules = parse_options(game.presets[game.default_preset], words.split())
    return _played(game, name, rules, LONGEST)


def rule_set(game: AnyGame, number: int) -> Any:
    """Return the house rules with this number."""
    oracle = Oracle(f"{game.name} rule set {number}")
    drawn = {o.name: oracle.one_of(some_values(o)) for o in game_options(game)}
    return reconciled(game, drawn)


Kinds = set[type[Action | Event]]


def _played(game: AnyGame, name: str, rules: Any, most: int) -> tuple[str, Kinds]:
    here = start(game, rules, game.seats[:2][-1])
    lines = [f"━━ {game.name}, {name}, {here.seats} seats", write_options(rules), ""]
    lines += _seen(here, None)
    oracle, kinds = Oracle(f"{game.name} {name}"), set[type[Action | Event]]()
    while (actors := game.actors(here.state)) and len(here.moves) < most:
        actor = actors[len(here.moves) % len(actors)]
        action = oracle(actor, here.choices(actor))
        before = here
        here, told = here.after(actor, action)
        kinds |= {type(action), *(type(event) for event, _ in told)}
        lines.append(f"\n{len(here.moves)} {write_actor(actor)}: {write(action)}")
        lines += [*map(_told, told), *_seen(here, before)]
    result = game.result(here.state)
    lines.append(f"\nended: {_word(result)}" if result else "\n… and so on")
    return "\n".join(lines) + "\n", kinds


def _told(told: Told) -> str:
    to = "all" if told.to is None else ", ".join(map(write_actor, told.to))
    return f"   {to} hear: {write(told.event)}"


def _seen(here: History, before: History | None) -> Iterator[str]:
    """Yield the changes of the spectator's view, the differences in the seats' views, and the
    offers.
    """
    game, state = here.game, here.state
    plain = _fields(here, None)
    old = _fields(before, None) if before else {}
    changed = {name: text for name, text in plain.items() if old.get(name) != text}
    yield "   all see: " + _shown(changed)
    for seat in range(here.seats):
        other = {n: t for n, t in _fields(here, seat).items() if plain[n] != t and n != "you"}
        if other:
            yield f"   {write_actor(seat)} sees: " + _shown(other)
    for actor in game.actors(state):
        if actor == CHANCE:
            outcomes = game.chance_outcomes(state)
            kinds = sorted({kebab(type(action).__name__) for action, _ in outcomes})
            yield f"   chance: {len(outcomes)} × {', '.join(kinds)}"
        else:
            offers = game.legal_actions(state, actor)
            yield f"   {write_actor(actor)} may: {' | '.join(map(_offer, offers))}"
            yield f"   {write_actor(actor)} by default: {write(game.default_action(state, actor))}"


def _fields(here: History, observer: int | None) -> dict[str, str]:
    view = here.game.view(here.state, observer)
    words = {name: getattr(view, name) for name in view.__struct_fields__}
    return {name: _word(value) for name, value in words.items()}


def _word(value: Any) -> str:
    if isinstance(value, Reason):
        return value.key
    if isinstance(value, Value):
        return "(" + " ".join(_word(getattr(value, f)) for f in value.__struct_fields__) + ")"
    if isinstance(value, tuple):
        return "(" + " ".join(map(_word, value)) + ")"
    return "-" if value is None else str(value)


def _shown(fields: dict[str, str]) -> str:
    return " ".join(f"{name}={text}" for name, text in fields.items())


def _offer(offer: Offer) -> str:
    slots = " ".join(
        f"{slot.field} of {_word(slot.values)}"
        if isinstance(slot, OneOf)
        else f"{slot.field} {slot.low}–{slot.high}"
        if isinstance(slot, Between)
        else f"{slot.field} up to {slot.longest} characters"
        for slot in offer.slots
    )
    return f"{kebab(type(offer.action).__name__)} {slots}" if slots else write(offer.action)
