"""``mendax serve``, ``settings`` and ``schema``: the commands of the server."""

import sys
from dataclasses import dataclass
from os import environ
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from cyclopts.validators import Number

from mendax.server.settings.settings import (
    ServerSettings,
    from_environment,
    open_secrets,
    with_changes,
    with_rates,
)
from mendax.server.settings.settings_example import example
from mendax.terminal.parameters import OK, Lang, spoken
from mendax.words import Words, best_language

_Port = Annotated[
    int | None, Parameter(help="The port; 0: any free port.", validator=Number(gte=0, lte=65535))
]
_Origins = Annotated[
    tuple[str, ...],
    Parameter(negative=(), help="Another origin whose pages may use this server; repeatable."),
]
_Names = Annotated[
    tuple[str, ...],
    Parameter(negative=(), help="A host name of this server: mendax.example.org; repeatable."),
]
_Proxies = Annotated[
    tuple[str, ...],
    Parameter(negative=(), help="A proxy that is trusted about addresses; repeatable."),
]
_Rates = Annotated[
    tuple[str, ...],
    Parameter(
        negative=(),
        help="A rate limit for clients: `messages=200/20` (in 20 seconds) or "
        "`sockets=500`; repeatable.",
    ),
]
_Hosts = Annotated[
    tuple[str, ...],
    Parameter(
        negative=(),
        help="An address to listen on (`::` is all of IPv6 and IPv4), or `unix:/path` for a proxy; "
        "repeatable.",
    ),
]
_SettingsFile = Annotated[
    Path | None, Parameter(help="A settings file; `mendax settings` prints an example.")
]
_Lan = Annotated[
    bool, Parameter(negative=(), help="Allow access from the local network, and print the address.")
]

_Tls = Annotated[
    bool,
    Parameter(negative=(), help="With --lan: HTTPS, by a certificate that this machine makes."),
]


_Share = Annotated[
    str, Parameter(help="Let friends anywhere join, by a tunnel to your own SSH host: name@host.")
]
_ShareService = Annotated[
    str,
    Parameter(help="The same by an SSH service that prints an address: nokey@localhost.run."),
]
_ShareAt = Annotated[
    str,
    Parameter(
        help="With --share: the public address. With https, a proxy on your host forwards to its "
        "port 8000."
    ),
]


@Parameter(name="*")
@dataclass(frozen=True)
class ServerOptions:
    """The settings on the command line, which `mendax serve` and `mendax doctor` share."""

    host: _Hosts = ()
    port: _Port = None
    data: Annotated[Path | None, Parameter(help="The folder of the tables.")] = None
    database: Annotated[
        str | None, Parameter(help="Store tables in PostgreSQL: postgresql://name@host/database.")
    ] = None
    origin: _Origins = ()
    name: _Names = ()
    root_path: Annotated[
        str | None, Parameter(help="The path prefix of the server, such as /mendax.")
    ] = None
    proxy: _Proxies = ()
    secure: Annotated[
        bool, Parameter(negative=(), help="Served over HTTPS: Secure cookies and HSTS.")
    ] = False
    lan: _Lan = False
    tls: _Tls = False
    rate: _Rates = ()
    settings: _SettingsFile = None

    def known(self) -> ServerSettings:
        """Return the settings from the options, the environment and the file. Raises
        ``SettingsError``.
        """
        given = {
            "host": self.host,
            "port": self.port,
            "data": self.data,
            "database": self.database,
            "origins": self.origin,
            "proxies": self.proxy,
            "names": self.name,
            "root_path": self.root_path,
        }
        changes: dict[str, Any] = {
            name: value for name, value in given.items() if value not in (None, ())
        }
        known = from_environment(environ, self.settings)
        changes["rates"] = with_rates(known.rates, self.rate)
        flags = {"secure": self.secure, "lan": self.lan, "tls": self.tls}
        changes |= {name: given or getattr(known, name) for name, given in flags.items()}
        return with_changes(known, changes)


_OPTIONS: Final = ServerOptions()


def serve(
    *,
    options: ServerOptions = _OPTIONS,
    browser: Annotated[
        bool, Parameter(name="--open", negative="--no-browser", help="Open it in a browser.")
    ] = False,
    share: _Share = "",
    share_service: _ShareService = "",
    share_at: _ShareAt = "",
) -> int:
    """Start the server: tables for everyone who can reach this address.

    Options default to MENDAX_HOST, MENDAX_PORT, MENDAX_DATA and so on, then to the settings file.
    Unknown names that begin with MENDAX_ are refused.
    """
    known = options.known()
    from_file = from_environment(environ, options.settings)
    readable = open_secrets(from_file, environ, options.settings)
    if readable is not None:
        language = best_language(environ.get("LC_ALL") or environ.get("LANG") or "")
        said = Words(language).say("server-settings-open", file=str(readable))
        print(said, file=sys.stderr)
    serve_forever(known, browser, (share, share_service, share_at))
    return OK


def serve_forever(
    settings: ServerSettings,
    open_browser: bool = False,
    shares: tuple[str, str, str] = ("", "", ""),
) -> None:
    """Call ``server.running.serving.serve``. ``shares`` are the options of ``tunnel.share``."""
    from mendax.server.listening import tunnel
    from mendax.server.running import serving  # requires starlette

    serving.serve(settings, open_browser, tunnel.share(*shares))


def settings(
    file: Annotated[Path | None, Parameter(help="Check this file instead.")] = None,
    /,
    *,
    lang: Lang = None,
) -> int:
    """Print a settings file with explanations and defaults, or check one."""
    if file is None:
        sys.stdout.write(example())
        return OK
    from_environment({}, file)
    console, words = spoken(lang)
    console.print(words.say("server-settings-right", file=str(file)), markup=False, soft_wrap=True)
    return OK


def schema(
    *,
    markdown: Annotated[
        bool, Parameter(negative=(), help="Print Markdown tables instead.")
    ] = False,
) -> int:
    """Print the server's OpenAPI description, including its socket messages."""
    from mendax.server.running.openapi import openapi_text  # requires starlette
    from mendax.server.running.reference import reference

    sys.stdout.write(reference() if markdown else openapi_text())
    return OK
