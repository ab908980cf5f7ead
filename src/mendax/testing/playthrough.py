"""A complete game as text, with actions, events, views and offers.

The text begins with the number of seats and the options that differ from the default preset. The
actions in an existing text are played again while they are legal. Random actions continue the game.
"""

import random
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from mendax.core.game import (
    CHANCE,
    AnyGame,
    Between,
    Offer,
    OneOf,
    Reason,
    Told,
    UnreadableText,
    Value,
    kebab,
)
from mendax.core.text_form import read, read_actor, write, write_actor
from mendax.games.rules import changed_options, parse_options, write_option
from mendax.testing.history import History, Move, start
from mendax.testing.walks import by_kind

LONGEST: Final = 300
"""The maximum number of actions in a playthrough."""
_HEAD: Final = re.compile(r"━━ \w+, (\d+) seats\n(.*)\n")
_MOVE: Final = re.compile(r"^\d+ (\w+: .*)$", re.MULTILINE)


class GoldenDiffers(AssertionError):
    """Raised when a game differs from its golden files. The message is the diff."""


def playthrough(game: AnyGame, written: str = "") -> str:
    """Return the text of the game in ``written`` as the game plays it now.

    If ``written`` is empty, return a random game with the default preset. The head of ``written``
    alone is enough to play a random game with its rules.
    """
    rules, seats, scripted = _script(game, written)
    here, lines = start(game, rules, seats), _head(game, rules, seats)
    lines += _seen(here, None)
    choose = by_kind(random.Random(f"{game.name} {seats}"))
    while (actors := game.actors(here.state)) and len(here.moves) < LONGEST:
        number = len(here.moves)
        move = _scripted(here, scripted[number]) if number < len(scripted) else None
        if move is None:
            scripted, actor = (), actors[number % len(actors)]
            move = actor, choose(actor, here.choices(actor))
        before = here
        here, told = here.after(*move)
        lines.append(f"\n{len(here.moves)} {_written(move)}")
        lines += [*map(_told, told), *_seen(here, before)]
    result = game.result(here.state)
    lines.append(f"\nended: {_word(result)}" if result else "\n… and so on")
    return "\n".join(lines) + "\n"


class _Script(NamedTuple):
    rules: Any
    seats: int
    moves: Sequence[str]
    """The actor and the action of each entry."""


def _script(game: AnyGame, written: str) -> _Script:
    base = game.presets[game.default_preset]
    head = _HEAD.match(written)
    if head is None:
        return _Script(base, game.seats[:2][-1], ())
    return _Script(parse_options(base, head[2].split()), int(head[1]), _MOVE.findall(written))


def _head(game: AnyGame, rules: Any, seats: int) -> list[str]:
    changed = changed_options(game.presets[game.default_preset], rules)
    named = " ".join(write_option(rules, option) for option in changed)
    return [f"━━ {game.name}, {seats} seats", named, ""]


def _scripted(here: History, written: str) -> Move | None:
    """Return the move that an entry names, or None if it is not legal now."""
    word, _, text = written.partition(": ")
    try:
        move = read_actor(word), read(text, here.game.actions)
    except UnreadableText:
        return None
    return move if here.allows(move) else None


def _written(move: Move) -> str:
    actor, action = move
    return f"{write_actor(actor)}: {write(action)}"


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
