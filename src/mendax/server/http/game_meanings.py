"""The meanings of a game's fields, for a client that was built without this game."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from mendax.core.game import AnyGame
from mendax.core.meanings import meanings

Means = Mapping[str, str]


class MeaningsOut(Struct, frozen=True):
    """The meanings of a game's fields, keyed by path: `seat`, `lives`, `claims[].by`.

    `seat` is a seat, `by-seat` one value per seat, `draw` the number of a chance action. Games may
    declare other meanings.
    """

    view: Means
    events: Mapping[str, Means]
    """The meanings of event fields, keyed by kind of event."""
    actions: Mapping[str, Means]
    """The meanings of action fields, keyed by kind of action."""


def meanings_of(game: AnyGame) -> MeaningsOut:
    """Return the meanings that this game declares."""
    return MeaningsOut(
        dict(meanings(game.view_type)), _by_kind(game.events), _by_kind(game.actions)
    )


def _by_kind(kinds: Iterable[type[Struct]]) -> Mapping[str, Means]:
    declared = ((str(kind.__struct_config__.tag), dict(meanings(kind))) for kind in kinds)
    return {kind: means for kind, means in declared if means}
