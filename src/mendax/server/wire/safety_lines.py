"""The security headers of every answer.

This module imports neither pages nor sockets, so every layer of the server can use it.
"""

from collections.abc import Mapping
from typing import Final

from mendax.server.settings.settings import ServerSettings

_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types mendax svelte-trusted-html",
    )
)
POLICY: Final = "content-security-policy"
"""The name of the header that contains the policy."""
SCRIPTS: Final = _POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""The policy for scripts. It takes effect only in web workers, where the offline worker compiles
the project's own WebAssembly.
"""
SAFETY: Final[Mapping[str, str]] = {
    POLICY: _POLICY,
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
