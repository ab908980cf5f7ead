"""A table's public view (``views``), computed from its state."""

from collections.abc import Iterator

from msgspec.structs import replace

from mendax.table import fairness
from mendax.table.devices import device_of, is_companion
from mendax.table.state import TableState
from mendax.table.views import SeatView, TableView


def _seat_views(state: TableState) -> Iterator[SeatView]:
    """Yield the seats' public views, with the next player, the shared device, and the share."""
    lobby, seating, opening = state.lobby, state.lobby.seating, state.awaited_shares()
    for seat, seen in enumerate(seating.views()):
        asker, person, view = lobby.askers.get(seat), seating.people[seat], seen
        if asker is not None:
            view = replace(view, next=asker.name)
        if person is not None and is_companion(person):
            view = replace(view, device=seating.seat_of(device_of(person)))
        if person is not None and seating.is_muted(person):
            view = replace(view, muted=True)
        if person in lobby.bound or seat in opening:
            view = replace(view, shared=person in lobby.bound, opens=seat in opening)
        yield view


def viewed(state: TableState) -> TableView:
    """Return the table's public view."""
    lobby = state.lobby
    number = state.games if lobby.phase == "playing" else state.games + 1
    return TableView(
        id=lobby.address or state.id,
        game=lobby.game.name,
        phase=lobby.phase,
        seats=tuple(_seat_views(state)),
        host=lobby.seating.seat_of(lobby.seating.host),
        preset=lobby.chosen.preset,
        rules=lobby.chosen.words,
        changes=lobby.chosen.changes,
        rules_name=lobby.chosen.name,
        settings=lobby.settings,
        commitment=fairness.commitment(state.secret, number),
        games=state.games,
        edition=lobby.game.edition,
        score=lobby.score.view(lobby.seating),
        stakes=lobby.stacks.view(lobby.chosen.rules),
        tournament=lobby.tournament,
    )
