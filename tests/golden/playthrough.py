"""Whole games written down for people to read: what was done, told, seen and offered.

A playthrough is chosen by a hash, so it is the same on every machine. ``python -m tests.golden``
writes all files anew; read the difference before you commit it.
"""

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

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
from mendax.core.record import write, write_actor
from mendax.games.rules import parse_options, write_options
from mendax.testing import laws
from mendax.testing.history import History
from mendax.testing.rule_sets import game_options, reconciled, some_values

FOLDER = Path(__file__).parent
PERFT = FOLDER.parent / "perft"
OPENING = 25
"""How many entries are shown of presets other than the default."""
LONGEST = 10_000
TRIES = 100
MOST_HISTORIES = 25_000
T = TypeVar("T")


class Oracle:
    """Chooses by a hash of its name and of how often it was asked."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._asked = 0

    def _number(self, below: int) -> int:
        self._asked += 1
        digest = hashlib.sha256(f"{self._name} {self._asked}".encode()).digest()
        return int.from_bytes(digest[:8]) % below

    def __call__(self, _: Actor, actions: Sequence[Action]) -> Action:
        """Any kind of action, and of that kind one among the first few, or now and then any."""
        kinds = list(dict.fromkeys(type(action) for action in actions))
        kind = self.one_of(kinds)
        same = [action for action in actions if type(action) is kind]
        few = same if self._number(4) == 0 or len(kinds) == 1 else same[:5]
        return self.one_of(few)

    def one_of(self, things: Sequence[T]) -> T:
        """Any of them."""
        return things[self._number(len(things))]


def playthrough(game: AnyGame) -> str:
    """The text of a game's golden file.

    The default preset to its end, the beginnings of the others, and of as many other rule sets as
    it takes until every kind of action and of event is in it.
    """
    played = [_played(game, game.default_preset, game.presets[game.default_preset], LONGEST)]
    for name, rules in game.presets.items():
        if name != game.default_preset:
            played.append(_played(game, name, rules, OPENING))
    played += [_rarity(game, name) for name in rarities(game)]
    missing = {*game.actions, *game.events}.difference(*(kinds for _, kinds in played))
    for number in range(TRIES):
        text, kinds = _played(game, f"rule set {number}", rule_set(game, number), 3 * OPENING)
        if missing & kinds:
            played.append((text, kinds))
            missing -= kinds
    if missing:
        raise AssertionError(f"no game found that shows {missing}")
    return "\n".join(text for text, _ in played)


def rarities(game: AnyGame) -> list[str]:
    """Rule sets, each with the number of a game, that show what chance alone rarely brings.

    They are the lines of ``tests/golden/<game>.rare``; a game whose events are common needs none.
    """
    file = FOLDER / f"{game.name}.rare"
    return file.read_text("utf-8").splitlines() if file.exists() else []


def _rarity(game: AnyGame, name: str) -> tuple[str, "Kinds"]:
    words, _, _ = name.rpartition(" ")
    rules = parse_options(game.presets[game.default_preset], words.split())
    return _played(game, name, rules, LONGEST)


def rule_set(game: AnyGame, number: int) -> Any:
    """Some house rules, the same for the same number."""
    oracle = Oracle(f"{game.name} rule set {number}")
    drawn = {o.name: oracle.one_of(some_values(o)) for o in game_options(game)}
    return reconciled(game, drawn)


Kinds = set[type[Action | Event]]


def _played(game: AnyGame, name: str, rules: Any, most: int) -> tuple[str, Kinds]:
    here = laws.start(game, rules, game.seats[1])
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
    """What a spectator sees (what changed of it), how seats see it otherwise, who may do what."""
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


# ── perft ────────────────────────────────────────────────────────────────────────────────────


def perft_file(game: AnyGame) -> str:
    """The text of a game's perft file: every preset at the smallest table, one at the next."""
    lines = [
        f"# {game.name}: histories/information states after 0, 1, 2, … actions",
        "# (what seats have been told, over all seats). Written by `python -m tests.golden`.",
    ]
    instances = [(name, game.seats[0]) for name in game.presets]
    for name, seats in (*instances, (game.default_preset, game.seats[1])):
        counts = laws.perft(game, game.presets[name], seats, LONGEST, MOST_HISTORIES)
        shown = " ".join(f"{c.histories}/{c.informed}" for c in counts)
        lines.append(f"{name} {seats}: {shown}")
    return "\n".join(lines) + "\n"
