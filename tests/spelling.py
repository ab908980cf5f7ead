"""Checks shared by the tests of actions and events: spelling, and recipients in games."""

import random
from collections.abc import Collection, Iterable, Sequence

import msgspec
import pytest

from mendax.core.game import Action, AnyGame, Event
from mendax.core.text_form import read, write
from mendax.games.rules import Rules
from mendax.testing.history import start
from mendax.testing.walks import by_kind

Spelt = Sequence[tuple[str, Event]]
"""Lines of the text form, each with the event that it spells."""


def check_spelling(
    spelt: Iterable[tuple[str, Action | Event]],
    kinds: Sequence[type[Action] | type[Event]],
    unspelt: Collection[type[Event]] = (),
) -> None:
    """Check that text form and wire are unchanged and read back, and that values are immutable.

    Every kind must have a line in ``spelt``, except those in ``unspelt``.
    """
    for line, value in spelt:
        assert write(value) == line
        assert read(line, kinds) == value
        wire = msgspec.to_builtins(value)
        assert list(wire) == ["kind", *value.__struct_fields__]
        assert wire["kind"] == line.split()[0]
        assert msgspec.json.decode(msgspec.json.encode(value), type=type(value)) == value
        if value.__struct_fields__:
            with pytest.raises(AttributeError):
                setattr(value, value.__struct_fields__[0], 0)
    assert {*kinds} - {type(value) for _, value in spelt} == {*unspelt}


def heard_in_private(
    game: AnyGame, rule_sets: Collection[Rules], seeds: range
) -> tuple[set[type[Event]], set[type[Event]]]:
    """Return the kinds of private events, and those of public events, in random games."""
    private: set[type[Event]] = set()
    public: set[type[Event]] = set()
    for rules in rule_sets:
        for seed in seeds:
            rng = random.Random(seed)
            choose = by_kind(rng)
            here = start(game, rules, 3)
            while actors := game.actors(here.state):
                actor = rng.choice(actors)
                here, told = here.after(actor, choose(actor, here.choices(actor)))
                for event, to in told:
                    (public if to is None else private).add(type(event))
    return private, public
