"""Rate limits for addresses and people.

Each server counts its own requests. If several servers share a database, proxies route each kind of
request to one of them, so the limit of this kind is counted there. The limits of a table are
counted at its owner.
"""

from ipaddress import IPv6Address, ip_address
from typing import Final

from mendax.server.people.buckets import Buckets, Clock
from mendax.server.people.networks import AddressLimit, AtOnce
from mendax.server.people.quotas import Quotas
from mendax.server.settings.settings import Rates

AT_ONCE: Final = 16
"""The maximum number of concurrent questions from one address to a separate process.

The number is enough for a full table, and a quarter of the capacity (``work_process.WAITING``).
"""


class Limits:
    """All rate limits: for addresses (``networks``) and, for hints, for people."""

    def __init__(self, rates: Rates, clock: Clock) -> None:
        self.requests = AddressLimit(rates.requests, clock)
        self.pages = AddressLimit(rates.pages, clock)
        self.tables = AddressLimit(rates.tables, clock)
        self.quotas = Quotas(rates, clock)
        self.sessions = AddressLimit(rates.sessions, clock)
        self.handshakes = AddressLimit(rates.handshakes, clock)
        self.lessons = AddressLimit(rates.lessons, clock)
        self.records = AddressLimit(rates.records, clock)
        self.stories = AddressLimit(rates.stories, clock)
        self.solving = AddressLimit(rates.solving, clock)
        self.at_once = AtOnce(AT_ONCE)
        self.hints = Buckets(rates.hints, clock)
        self.codes = AddressLimit(rates.codes, clock)
        self.moves = AddressLimit(rates.moves, clock)
        self.persons = AddressLimit(rates.persons, clock)
        self.wrong_codes = Buckets(rates.wrong_codes, clock)
        self.keys = AddressLimit(rates.keys, clock)
        self.calls = AddressLimit(rates.calls, clock)
        self.reports = AddressLimit(rates.reports, clock)


def network_of(address: str) -> str:
    """Return the unit that counts as one address: an IPv4 address, or the /64 of an IPv6
    address.
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(parsed, IPv6Address):
        mapped = parsed.ipv4_mapped
        return str(mapped) if mapped else str(IPv6Address(int(parsed) >> 64 << 64))
    return str(parsed)
