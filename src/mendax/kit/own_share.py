"""A program's share in each game's randomness: how it is bound, opened and checked.

``core.shares`` describes the protocol, which the browser client also follows. A program that was
restarted during a game has lost its share and plays that game without one.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mendax.core.draw import CLIENT_SEED_BYTES
from mendax.core.game import MendaxError, Reason
from mendax.core.shares import Noted, Published, faults, from_hex, share_hash

LEFT_OUT = "unfair-share-left-out"
"""The only fault that a slow network can also cause."""


class Unfair(MendaxError):
    """Raised when a server broke a commitment, which the reason names."""


def _random_share() -> str:
    return secrets.token_hex(CLIENT_SEED_BYTES)


class OwnShare:
    """One program's shares at one table."""

    def __init__(self, new_share: Callable[[], str] = _random_share) -> None:
        self._new_share = new_share
        self._game = 0
        self._noted: Noted | None = None
        self._bound = self._settled = False
        """``_bound`` is true once the server has bound the share, and ``_settled`` once no more
        shares are opened.
        """
        self._said: Published | None = None
        """The server's facts about the noted game, once that game has begun."""
        self._told: set[str] = set()

    def to_bind(self, table: Mapping[str, Any]) -> str | None:
        """Return the hash to bind for the next game, and note the share and commitment.

        Each game gets one hash; later calls return None.
        """
        game = table["games"] + 1
        if self._game == game:
            return None
        self._game, self._noted = game, Noted(table["commitment"], self._new_share())
        self._bound, self._settled, self._said, self._told = False, False, None, set()
        return share_hash(from_hex(self._noted.share))

    def hear(self, message: Mapping[str, Any]) -> None:
        """Process a ``welcome`` or ``news`` message. Other messages are ignored."""
        if self._noted is None:
            return
        for entry in message.get("missed", ()) or message.get("entries", ()):
            for event in entry["events"]:
                self._hear(event, self._noted, message["you"] is not None)

    def _hear(self, event: Mapping[str, Any], noted: Noted, seated: bool) -> None:
        kind, said = event["kind"], self._said
        if kind == "share-bound":
            self._bound |= event["bound"] == share_hash(from_hex(noted.share))
        elif kind == "game-started" and event["number"] == self._game and seated:
            none = (None,) * len(event["shares"])
            self._said = Published(event["commitment"], tuple(event["shares"]), none)
        elif said is None:
            return
        elif kind == "share-added":
            opened = _with(said.opened or (), event["seat"], event["share"])
            self._said = said._replace(opened=opened)
        elif kind in ("shares-left-out", "committed"):
            self._settled = True
        elif kind == "seed-opened":
            self._said = said._replace(seed=event["seed"])

    def to_open(self) -> str | None:
        """Return the share if the game waits for it and the server's facts agree with the note,
        else None.
        """
        noted, said = self._noted, self._said
        if noted is None or said is None or self._settled or said.commitment != noted.commitment:
            return None
        own = share_hash(from_hex(noted.share))
        waits = own in said.bound and noted.share not in (said.opened or ())
        return noted.share if waits else None

    def new_faults(self) -> tuple[Reason, ...]:
        """Return the contradictions to the note that have not been returned before."""
        if self._noted is None or self._said is None:
            return ()
        said = self._said if self._settled else self._said._replace(opened=None)
        found = [
            reason
            for reason in faults(self._noted, said)
            if reason.key not in self._told
            and (self._bound or reason.key != "unfair-share-missing")
        ]
        self._told.update(reason.key for reason in found)
        return tuple(found)


def _with(shares: Sequence[str | None], seat: int, share: str) -> tuple[str | None, ...]:
    return tuple(share if at == seat else one for at, one in enumerate(shares))
