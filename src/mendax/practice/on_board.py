"""The position of a puzzle on the board of its game, with the moves that are options."""

from collections.abc import Collection, Sequence
from typing import Final

from msgspec.structs import replace

from mendax.core.concrete import concrete
from mendax.core.game import Action, Offer, OneOf, Value
from mendax.practice.refuting import PuzzlePosition, read

_ORDERS: Final = 4096
"""More than the orders of a war, all of which have values."""


class BoardPosition(Value, frozen=True):
    """The position of a puzzle as its game's board shows it."""

    view: Value
    offers: tuple[Offer, ...]
    """The legal actions that are options of the puzzle."""
    aid: Value | None
    answers: tuple[tuple[Action, ...], ...]
    """The actions that stand for each option."""


def on_board(position: PuzzlePosition, options: Sequence[str]) -> BoardPosition:
    """Return the position of a puzzle with these options. ``position.option`` is ignored.

    Raises ``RulesError`` for anything but a decision of the game.
    """
    game, example, seat, state = read(position)
    legal = game.legal_actions(state, seat)
    words = {action: example.word(action) for action in concrete(legal, most=_ORDERS)}
    answers = tuple(
        tuple(action for action, word in words.items() if word == option) for option in options
    )
    asked = {action for actions in answers for action in actions}
    offers = tuple(kept for offer in legal if (kept := _narrowed(offer, asked)) is not None)
    view = game.view(state, seat)
    return BoardPosition(view, offers, game.aid(state.rules, view), answers)


def _narrowed(offer: Offer, asked: Collection[Action]) -> Offer | None:
    """Return an offer with the asked actions only, or None without any.

    An offer with several fields stays as it is: a war's puzzle has all orders.
    """
    kept = [action for action in asked if offer.admits(action)]
    if not kept or len(offer.slots) != 1 or not isinstance(offer.slots[0], OneOf):
        return offer if kept else None
    field = offer.slots[0].field
    taken = {getattr(action, field) for action in kept}
    values = tuple(value for value in offer.slots[0].values if value in taken)
    return Offer(replace(offer.action, **{field: values[0]}), (OneOf(field, values),))
