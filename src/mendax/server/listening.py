"""The port of a server: taken before anything else, and said where it is found."""

import asyncio
import socket
import sys
import webbrowser

from mendax.core.game import Reason
from mendax.server import network
from mendax.server.settings import ServerSettings, SettingsError
from mendax.words import Words


def listen(settings: ServerSettings) -> socket.socket:
    """The port, taken before anything else. Raises ``SettingsError``."""
    try:
        host, port = settings.address, settings.port
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=2048, reuse_port=False)
    except (OSError, UnicodeError) as error:
        shown = {"host": settings.address, "port": str(settings.port), "problem": str(error)}
        raise SettingsError(Reason("server-port-in-use", shown)) from None


def say_where(listening: socket.socket, words: Words, open_browser: bool, root: str = "") -> None:
    """Where this machine opens it and where others do; for their phones as a picture."""
    address = f"{network.own_origin(listening)}{root}/"
    others = [
        f"{origin}{root}/" for origin in network.origins(listening) if f"{origin}{root}/" != address
    ]
    print(words.say("server-ready", address=address))
    if not network.is_open(listening):
        print(words.say("server-for-this-machine"))
    elif not network.origins(listening):
        print(words.say("server-no-network"))
    for other in others:
        print(words.say("server-for-others", address=other))
    if others and sys.stdout.isatty():
        print(network.picture(others[0]))
    sys.stdout.flush()
    if open_browser:
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)
