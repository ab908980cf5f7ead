"""Converts the values of settings, and describes wrong ones in a sentence.

Every error names the setting, the given value and the allowed values. A value that may contain a
secret is not shown.
"""

import math
import re
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from mendax.core.game import MendaxError, Reason
from mendax.server.settings.host_names import address_in, host_in

UNIX: Final = "unix:"
"""The prefix of a Unix socket's path in ``host``."""
BROWSERS: Final = "browsers"
"""The word in ``push_services`` that stands for the services of all browsers."""
LISTS: Final = ("host", "names", "origins", "proxies", "push_services", "rates", "webhooks")
SECRETS: Final = ("database", "metrics_token")
_ROOT_PATH: Final = re.compile(
    r"(?!/(about|api|assets|explore|icons|j|learn|me|metrics|practice|previews|rules|strength|t|tv)(/|$))(/[A-Za-z0-9._~-]+)*/?"
)
"""Excludes the server's own paths, which would be ambiguous if a proxy strips the prefix."""


class SettingsError(MendaxError):
    """Raised for an invalid setting. The reason names the setting."""


class _Wrong(ValueError):
    """Raised for a value that the setting can't have."""


def converted(name: str, hint: Any, given: object) -> Any:
    """Return the value of a setting in its type ``hint``. Raises ``SettingsError``."""
    if name in LISTS and isinstance(given, str):
        given = given.split(",")
    try:
        value = msgspec.convert(given, hint, strict=False, dec_hook=read_path)
        if isinstance(value, float) and not math.isfinite(value):
            raise _Wrong(str(value))
        if name in _EACH:
            return tuple(_EACH[name](str(one).strip()) for one in value)
        if name in _WHOLE and not _WHOLE[name].fullmatch(value):
            raise _Wrong(value)
    except (msgspec.ValidationError, _Wrong, OverflowError) as error:
        shown = str(error) if isinstance(error, _Wrong) else _shown(given)
        raise wrong(name, hint, shown) from None
    return value


def read_path(kind: type, word: object) -> object:
    """Convert text to a ``Path``, as a msgspec ``dec_hook`` for settings and similar files."""
    if kind is Path and isinstance(word, str | Path) and "\0" not in str(word):
        return Path(word)
    if kind is Path:
        raise msgspec.ValidationError("not the path of a folder")
    raise NotImplementedError(kind)  # tells msgspec that the hook can't convert the type


def wrong(name: str, hint: Any, given: str) -> SettingsError:
    """Return the error for a value, with the allowed values."""
    shown = {"setting": name, **_allowed(name, inspect.type_info(hint))}
    if name in SECRETS:
        return SettingsError(Reason("server-bad-secret", shown))
    return SettingsError(Reason("server-bad-setting", shown | {"given": given[:80]}))


def _shown(given: object) -> str:
    """Return a value as it is written in a settings file."""
    match given:
        case bool():
            return str(given).lower()
        case list() | tuple() if all(isinstance(one, str) for one in given):
            return ", ".join(map(str, given))
        case _:
            return str(given)


def _allowed(name: str, kind: inspect.Type) -> Mapping[str, str]:
    """Return the arguments that describe the allowed values of a setting."""
    match kind:
        case inspect.BoolType():
            return {"kind": "switch"}
        case inspect.LiteralType(values=values):
            return {"kind": "choice", "allowed": ", ".join(map(str, values))}
        case inspect.IntType(ge=low, le=high):
            return {"kind": "whole", "low": str(low), "high": str(high)}
        case inspect.FloatType(gt=None, ge=low, le=high):
            return {"kind": "number", "low": f"{low:g}", "high": f"{high:g}"}
        case inspect.FloatType(gt=low, le=high):
            return {"kind": "above", "low": f"{low:g}", "high": f"{high:g}"}
    return {"kind": name if name in _DESCRIBED else "folder"}


def _host(given: str) -> str:
    """Return an address to listen on."""
    if given.startswith(UNIX):
        if Path(given.removeprefix(UNIX)).is_absolute() and "\0" not in given:
            return given
    elif (address := address_in(given)) is not None:
        return address
    elif ":" not in given and "/" not in given and host_in(given) is not None:
        return given
    raise _Wrong(given)


def _name(given: str) -> str:
    name = host_in(given)
    if name is None:
        raise _Wrong(given)
    return name


def _origin(given: str) -> str:
    """Return an origin as browsers send it: without a final slash."""
    origin = given.rstrip("/")
    if not origin.startswith(("http://", "https://")) or host_in(origin) is None:
        raise _Wrong(given)
    return origin


def _proxy(given: str) -> str:
    """Return the address or network of a proxy."""
    if given == "*":
        return given
    try:
        ip_network(address_in(given) or given, strict=False)
    except ValueError:
        raise _Wrong(given) from None
    return address_in(given) or given


def _pattern(given: str) -> str:
    """Return a host name, all names below one (``*.example.org``), or ``*``."""
    name = given.removeprefix("*.")
    if given != "*" and (host_in(name) != name or "." not in name or address_in(name) is not None):
        raise _Wrong(given)
    return given


_EACH: Final[Mapping[str, Callable[[str], str]]] = {
    "host": _host,
    "names": _name,
    "origins": _origin,
    "proxies": _proxy,
    "push_services": lambda given: given if given == BROWSERS else _pattern(given),
    "webhooks": _pattern,
}
"""The functions that convert each value of a list."""
_WHOLE: Final = {
    "contact": re.compile(r"([^\s:@]+@[^\s:@]+|https://[!-~]+)?"),
    "database": re.compile(r"(postgres(ql)?://.*)?", re.DOTALL),
    "metrics_token": re.compile(r"([!-~]{16,})?"),
    "root_path": _ROOT_PATH,
}
_DESCRIBED: Final = (*_EACH, *_WHOLE, "rates")
"""The settings whose allowed values have their own description."""
