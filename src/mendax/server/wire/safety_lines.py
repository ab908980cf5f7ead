"""The security headers of every answer.

This module imports neither pages nor sockets, so every layer of the server can use it.
"""

from collections.abc import Mapping
from typing import Final

from mendax.server.settings.settings import ServerSettings

_DIRECTIVES: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
    "object-src": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "mendax svelte-trusted-html",
}
POLICY: Final = "content-security-policy"
"""The name of the header that contains the policy."""


def _policy(**other: str) -> str:
    """Return the policy with ``other`` directives, whose names have underscores for hyphens."""
    changed = {name.replace("_", "-"): value for name, value in other.items()}
    return "; ".join(f"{name} {value}" for name, value in {**_DIRECTIVES, **changed}.items())


SCRIPTS: Final = _policy(script_src="'self' 'wasm-unsafe-eval'")
"""The policy for scripts. It takes effect only in web workers, where the offline worker compiles
the project's own WebAssembly.
"""
_EMBEDDED_READS: Final = ("games", "practice/", "reference/", "replays/", "words/")
"""The operations that embedded pages call, below ``/api/``."""


def embedded(home: str) -> dict[str, str]:
    """Return the headers of a page that every site may embed.

    ``home`` is the server's origin with its path prefix. The page reaches neither tables nor
    people.
    """
    policy = _policy(
        connect_src=" ".join(f"{home}/api/{path}" for path in _EMBEDDED_READS),
        font_src="'none'",
        media_src="'none'",
        worker_src="'none'",
        frame_ancestors="*",
        sandbox="allow-same-origin allow-scripts allow-popups allow-popups-to-escape-sandbox",
    )
    return {POLICY: policy, "cross-origin-resource-policy": "cross-origin"}


SAFETY: Final[Mapping[str, str]] = {
    POLICY: _policy(),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
"""The headers of every answer.

A table's address is an invitation, so other sites never receive it.
"""


_HTTPS: Final = {"cross-origin-opener-policy": "same-origin"}
"""The header of HTTPS answers. Over plain HTTP, browsers ignore it and complain."""
_STRICT: Final = {"strict-transport-security": "max-age=31536000"}
"""The header of a server that is published with HTTPS.

It concerns all ports of a host, so ``--tls`` in a local network does not send it.
"""


def safety(settings: ServerSettings) -> dict[str, str]:
    """Return the headers of every answer of a server with these settings."""
    https = _HTTPS if settings.https else {}
    return {**SAFETY, **https, **(_STRICT if settings.secure else {})}
