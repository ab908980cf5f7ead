"""The players and spectators registered in a contest, with their addresses.

An address is a host and a port. A name belongs to the first host that registered it. That host may
register the name again from another port, or as a spectator instead of a player. The number of
participants is limited, because every message goes to all of them and addresses are easily forged.
"""

from typing import Final, Literal, NamedTuple

Address = tuple[str, int]
"""A host and a port."""

MOST: Final = 128
"""The maximum number of players and spectators together."""
SILENT_SECONDS: Final = 60.0
"""The seconds of silence after which a participant may be replaced if all places are taken."""

Awaited = Literal["join", "turn", "dice"]


class Pending(NamedTuple):
    """The last question to a player. An answer counts only if it contains the token."""

    awaited: Awaited
    token: str


class Registrant:
    """A player or spectator with a name and an address."""

    def __init__(self, name: str, address: Address, is_spectator: bool, heard: float) -> None:
        self.name = name
        self.address = address
        self.is_spectator = is_spectator
        self.heard = heard
        """The time of the last expected message or registration."""
        self.pending: Pending | None = None

    def answers(self, awaited: Awaited, token: str | None) -> bool:
        """Return whether this is the awaited answer. If so, stop waiting."""
        if self.pending != (awaited, token):
            return False
        self.pending = None
        return True


class Registrations:
    """The registrations in a contest."""

    def __init__(self, taken: tuple[str, ...]) -> None:
        """``taken`` contains the reserved names of built-in bots."""
        self._taken = taken
        self._by_name: dict[str, Registrant] = {}
        self._by_address: dict[Address, Registrant] = {}

    @property
    def everyone(self) -> tuple[Registrant, ...]:
        """Return players and spectators, in order of their latest registration."""
        return tuple(self._by_name.values())

    @property
    def players(self) -> tuple[Registrant, ...]:
        """Return the participants who are asked to join rounds."""
        return tuple(one for one in self._by_name.values() if not one.is_spectator)

    def at(self, address: Address) -> Registrant | None:
        """Return the participant at this address, or None."""
        return self._by_address.get(address)

    def is_taken(self, name: str, address: Address) -> bool:
        """Return whether the name belongs to a host other than that of ``address``."""
        if name in self._taken:
            return True
        owner = self._by_name.get(name)
        return owner is not None and owner.address[0] != address[0]

    def register(self, name: str, address: Address, is_spectator: bool, now: float) -> bool:
        """Register ``name`` at ``address``. Return False if all places are taken.

        The previous address of the name is kept until ``tidy``, so that a player can finish its
        round.
        """
        known = self._by_address.get(address)
        if known is not None and (known.name, known.is_spectator) == (name, is_spectator):
            known.heard = now
            self._enter(known)
            return True
        if known is not None and self._by_name.get(known.name) is known:
            del self._by_name[known.name]
        if name not in self._by_name and len(self._by_name) >= MOST and not self._make_room(now):
            return False
        self._enter(Registrant(name, address, is_spectator, now))
        return True

    def tidy(self) -> None:
        """Forget addresses whose name has moved to another address."""
        self._by_address = {one.address: one for one in self._by_name.values()}

    def _enter(self, guest: Registrant) -> None:
        self._by_name.pop(guest.name, None)
        self._by_name[guest.name] = guest
        self._by_address[guest.address] = guest

    def _make_room(self, now: float) -> bool:
        longest = min(self._by_name.values(), key=lambda one: one.heard)
        if now - longest.heard < SILENT_SECONDS:
            return False
        del self._by_name[longest.name]
        if self._by_address.get(longest.address) is longest:
            del self._by_address[longest.address]
        return True
