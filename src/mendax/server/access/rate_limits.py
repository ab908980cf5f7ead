"""How much is too much: what is counted by address, and by person."""

from ipaddress import IPv6Address, ip_address

from mendax.server.access.buckets import Buckets, Clock
from mendax.server.access.quotas import Quotas
from mendax.server.settings import Rates


class Limits:
    """The limits by address, those on hints by person."""

    def __init__(self, rates: Rates, clock: Clock) -> None:
        self.requests = Buckets(rates.requests, clock)
        self.pages = Buckets(rates.pages, clock)
        self.tables = Buckets(rates.tables, clock)
        self.quotas = Quotas(rates, clock)
        self.sessions = Buckets(rates.sessions, clock)
        self.handshakes = Buckets(rates.handshakes, clock)
        self.lessons = Buckets(rates.lessons, clock)
        self.records = Buckets(rates.records, clock)
        self.stories = Buckets(rates.stories, clock)
        self.solving = Buckets(rates.solving, clock)
        self.hints = Buckets(rates.hints, clock)
        self.codes = Buckets(rates.codes, clock)
        self.moves = Buckets(rates.moves, clock)
        self.persons = Buckets(rates.persons, clock)
        self.keys = Buckets(rates.keys, clock)


def network_of(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 that an IPv6 address is in."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(parsed, IPv6Address):
        mapped = parsed.ipv4_mapped
        return str(mapped) if mapped else str(IPv6Address(int(parsed) >> 64 << 64))
    return str(parsed)
