"""The meanings of a game's fields, for a client built without the game."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from mendax.core.game import AnyGame
from mendax.core.meanings import meanings

Means = Mapping[str, str]


class MeaningsOut(Struct, frozen=True):
    """The meanings of a game's fields, by path: `seat`, `lives`, `claims[].by`.

    `seat` is a seat, `by-seat` one value per seat, `draw` the number of a chance action. Games may
    declare further meanings.
    """

    view: Means
    events: Mapping[str, Means]
    """Meanings of event fields, by kind of event."""
    actions: Mapping[str, Means]
    """Meanings of action fields, by kind of action."""


def meanings_of(game: AnyGame) -> MeaningsOut:
    """Return the meanings declared by this game."""
    return MeaningsOut(
        dict(meanings(game.view_type)), _by_kind(game.events), _by_kind(game.actions)
    )


def _by_kind(kinds: Iterable[type[Struct]]) -> Mapping[str, Means]:
    declared = ((str(kind.__struct_config__.tag), dict(meanings(kind))) for kind in kinds)
    return {kind: means for kind, means in declared if means}
