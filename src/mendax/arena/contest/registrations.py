"""Who is registered at a contest: players and spectators by name, and the address of each.

An address is a host and a port. A name belongs to the host that registered it first; from that host
it may be registered anew, from another port, or as a spectator instead of a player. How many there
are is bounded, as every message goes to all of them and an address is easily forged.
"""

from typing import Final, Literal, NamedTuple

Address = tuple[str, int]
"""Host and port."""

MOST: Final = 128
"""Players and spectators together."""
SILENT_SECONDS: Final = 60.0
"""Who has been silent for so long makes room for somebody new when all places are taken."""

Awaited = Literal["join", "turn", "dice"]


class Pending(NamedTuple):
    """What a player was asked last: an answer counts if it has the token."""

    awaited: Awaited
    token: str


class Registrant:
    """A player or spectator under one name at one address."""

    def __init__(self, name: str, address: Address, is_spectator: bool, heard: float) -> None:
        self.name = name
        self.address = address
        self.is_spectator = is_spectator
        self.heard = heard
        """When it last sent something that it was asked for, or registered."""
        self.pending: Pending | None = None

    def answers(self, awaited: Awaited, token: str | None) -> bool:
        """Whether this is the answer that is waited for; then it is waited for no longer."""
        if self.pending != (awaited, token):
            return False
        self.pending = None
        return True


class Registrations:
    """All that are registered."""

    def __init__(self, taken: tuple[str, ...]) -> None:
        """``taken``: the names of bots of the house, which nobody else may have."""
        self._taken = taken
        self._by_name: dict[str, Registrant] = {}
        self._by_address: dict[Address, Registrant] = {}

    @property
    def everyone(self) -> tuple[Registrant, ...]:
        """Players and spectators, in the order of their (last) registration."""
        return tuple(self._by_name.values())

    @property
    def players(self) -> tuple[Registrant, ...]:
        """Those who are asked to join rounds."""
        return tuple(one for one in self._by_name.values() if not one.is_spectator)

    def at(self, address: Address) -> Registrant | None:
        """Who sends from this address."""
        return self._by_address.get(address)

    def is_taken(self, name: str, address: Address) -> bool:
        """Whether the name belongs to somebody else than this address's host."""
        if name in self._taken:
            return True
        owner = self._by_name.get(name)
        return owner is not None and owner.address[0] != address[0]

    def register(self, name: str, address: Address, is_spectator: bool, now: float) -> bool:
        """Enters ``name`` at ``address``; False if all places are taken.

        Who had the name stays where it is until ``tidy``, so it can end the round it is in.
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
        """Forgets the addresses whose name is at another one now."""
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
