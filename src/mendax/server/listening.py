"""The port of a server: taken before anything else, and said where it is found."""

import asyncio
import errno
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable
from typing import Final

from mendax.core.game import Reason
from mendax.server import network
from mendax.server.settings import ServerSettings, SettingsError
from mendax.words import Words

PATIENCE: Final = 15.0
PAUSE: Final = 0.25
"""Seconds between two tries to take the port."""


def listen(settings: ServerSettings) -> socket.socket:
    """The port, taken before anything else. Raises ``SettingsError``."""
    try:
        return _taken(settings)
    except (OSError, UnicodeError) as error:
        shown = {"host": settings.address, "port": str(settings.port), "problem": str(error)}
        raise SettingsError(Reason("server-port-in-use", shown)) from None


async def listen_once_free(
    settings: ServerSettings,
    words: Words,
    ends: Callable[[], bool],
    pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> socket.socket:
    """Take the port, and wait up to ``PATIENCE`` seconds for it: the workers of a killed server
    keep it until they have left. ``ends``: whether to wait no more. Raises ``SettingsError``."""
    for tried in range(round(PATIENCE / PAUSE)):
        try:
            return _taken(settings)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or ends():
                break
        except UnicodeError:
            break
        if not tried:
            port, seconds = str(settings.port), round(PATIENCE)
            waiting = words.say("server-port-waiting", port=port, seconds=seconds)
            print(waiting, file=sys.stderr, flush=True)
        await pause(PAUSE)
    return listen(settings)


def _taken(settings: ServerSettings) -> socket.socket:
    """Raises ``OSError`` or ``UnicodeError``."""
    host, port = settings.address, settings.port
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    both = host == network.ANY_IPV6 and socket.has_dualstack_ipv6()
    return socket.create_server(
        (host, port), family=family, backlog=2048, reuse_port=False, dualstack_ipv6=both
    )


def say_where(
    listening: socket.socket,
    words: Words,
    open_browser: bool,
    root: str = "",
    fronted: bool = False,
) -> None:
    """Where this machine opens it and where others do; for their phones as a picture.

    ``fronted``: others come in by a proxy.
    """
    address = f"{network.own_origin(listening)}{root}/"
    others = [
        f"{origin}{root}/" for origin in network.origins(listening) if f"{origin}{root}/" != address
    ]
    print(words.say("server-ready", address=address))
    if not network.is_open(listening):
        print(words.say("server-behind-proxy" if fronted else "server-for-this-machine"))
    elif network.is_wsl():
        print(words.say("server-in-wsl"))
    elif not network.origins(listening):
        print(words.say("server-no-network"))
    for other in others:
        print(words.say("server-for-others", address=other))
    if others and sys.stdout.isatty():
        print(network.picture(others[0]))
    sys.stdout.flush()
    if open_browser:
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)
