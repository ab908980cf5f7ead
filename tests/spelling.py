"""What the tests of events share: the spelling of each, and who hears what in games played."""

import random
from collections.abc import Collection, Iterable, Sequence

import msgspec
import pytest

from mendax.core.game import AnyGame, Event
from mendax.core.record import read, write
from mendax.games.rules import Rules
from mendax.testing.history import start
from mendax.testing.walks import by_kind

Spelt = Sequence[tuple[str, Event]]
"""Lines of the text form, each with the event that it spells."""


def check_spelling(line: str, event: Event, kinds: Sequence[type[Event]]) -> None:
    """Text form and wire are as they were, read back, and the event can't be changed."""
    assert write(event) == line
    assert read(line, kinds) == event
    wire = msgspec.to_builtins(event)
    assert list(wire) == ["kind", *event.__struct_fields__]
    assert wire["kind"] == line.split()[0]
    assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event
    if event.__struct_fields__:
        with pytest.raises(AttributeError):
            setattr(event, event.__struct_fields__[0], 0)


def without_example(spelt: Spelt, kinds: Iterable[type[Event]]) -> list[str]:
    """The kinds that ``spelt`` has no line of; a new kind needs one."""
    have = {type(event) for _, event in spelt}
    return [kind.__name__ for kind in kinds if kind not in have]


def heard_in_private(
    game: AnyGame, rule_sets: Collection[Rules], seeds: range
) -> tuple[set[type[Event]], set[type[Event]]]:
    """The kinds of event that some seats alone heard, and that all heard, in random games."""
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
