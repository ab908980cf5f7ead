"""Host names and addresses as people and clients write them: with ports, brackets and capitals."""

import re
from functools import lru_cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

_NAME: Final = re.compile(r"(?=.{1,253}$)[a-z0-9_-]+(\.[a-z0-9_-]+)*")
_SCOPE: Final = re.compile(r"[A-Za-z0-9_.-]{1,32}")
"""The name or number of a network interface in an IPv6 address."""


def plain_name(name: str) -> str:
    """Return a host name normalised for comparison: lower case, in ASCII, without a final dot."""
    short = name.rstrip(".").lower()
    try:
        return short.encode("idna").decode("ascii")
    except UnicodeError:
        return short


@lru_cache(1024)
def host_in(text: str) -> str | None:
    """Return the normalised host in a name, a Host header or an origin, or None if it has none.

    A scheme (http or https), a port, brackets, capitals and a final dot are removed.
    """
    if (address := address_in(text)) is not None:
        return address
    try:
        parts = urlsplit(text if "://" in text else f"//{text}")
        host, _ = parts.hostname, parts.port
    except ValueError:
        return None
    more = parts.path.rstrip("/") or parts.query or parts.fragment or "@" in parts.netloc
    if more or not host or parts.scheme not in ("", "http", "https") or " " in text:
        return None
    name = address_in(host) or plain_name(host)
    return name if address_in(name) or _NAME.fullmatch(name) else None


def address_in(text: str) -> str | None:
    """Return an IP address without brackets and with its scope, or None for any other text."""
    bare = text[1:-1] if text.startswith("[") and text.endswith("]") else text
    _, percent, scope = bare.partition("%")
    if percent and not _SCOPE.fullmatch(scope):
        return None
    try:
        return str(ip_address(bare))
    except ValueError:
        return None
