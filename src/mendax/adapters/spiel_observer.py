"""OpenSpiel's observers: one seat's information as text and as tensors.

With perfect recall, the information is all observed events; without it, the information is the
current view. The public part is what a spectator knows, and the private part is what the seat knows
in addition. Tensors contain both parts together; single parts are available only as text.
"""

from typing import Any

import numpy as np
import pyspiel

from mendax.adapters.encodings.codes import Vector
from mendax.adapters.encodings.encoding import Encoding
from mendax.adapters.numbered import NumberedState
from mendax.core.text_form import write_fields


class SpielObserver:
    """An OpenSpiel observer."""

    def __init__(self, kind: Any, encoding: Encoding) -> None:
        """Raises ``ValueError`` if a seat would see others' secrets."""
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observer shows what is public, or what one seat knows, or both")
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public, self._recalls = kind.public_info, kind.perfect_recall
        self._encoding = encoding if self._own and self._public else None
        self.tensor: Vector | None = None
        """The last tensor written, or None for observers without tensors."""
        self.dict: dict[str, Vector] = {}
        """The parts of the tensor by name. With perfect recall, ``told`` contains all rows."""
        if self._encoding is not None:
            self._allot(self._encoding)

    def _allot(self, encoding: Encoding) -> None:
        layout = encoding.observation
        size = encoding.recollection_size if self._recalls else layout.size
        self.tensor = np.zeros(size, np.float32)
        for part in layout.parts:
            start = layout.start[part.name]
            self.dict[part.name] = self.tensor[start : start + part.code.size]
        if self._recalls:
            rows = self.tensor[layout.size :]
            self.dict["told"] = rows.reshape(encoding.rows, encoding.row.size)

    def set_from(self, state: Any, player: int) -> None:
        """Write the seat's information to the tensor, if there is a tensor."""
        if self._encoding is None or self.tensor is None:
            return
        position: NumberedState = state.position
        view = position.table.game.view(position.state, player)
        if self._recalls:
            self.tensor[:] = self._encoding.recollected(view, position.heard(player), player)
        else:
            self.tensor[:] = self._encoding.observed(view, player)

    def string_from(self, state: Any, player: int) -> str:
        """Return the observation in the text form of events and views."""
        position, one = state.position, player if self._own else None
        if self._own and self._public and self._recalls:
            return told(position, player)
        heard_or_seen = _heard if self._recalls else _seen
        own, public = heard_or_seen(position, one), heard_or_seen(position, None)
        if self._public:
            return "\n".join(own)
        return "\n".join(mine for mine, other in zip(own, public, strict=True) if mine != other)


def told(position: NumberedState, seat: int) -> str:
    """Return an information state: the seat, and every event as it observed it."""
    if not 0 <= seat < position.table.seats:
        raise ValueError(f"there is no seat {seat}")
    return f"seat{seat + 1}\n{position.told(seat)}"


def _heard(position: NumberedState, observer: int | None) -> list[str]:
    return position.told(observer).splitlines()


def _seen(position: NumberedState, observer: int | None) -> tuple[str, ...]:
    return write_fields(position.table.game.view(position.state, observer))
