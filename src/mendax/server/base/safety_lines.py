"""The head lines that keep pages safe: every answer of this server carries them.

Knows no page and no socket: what answers, above or below the application, asks here.
"""

from collections.abc import Mapping
from typing import Final

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
SAFETY: Final[Mapping[str, str]] = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
"""What every answer says. An address of a table is an invitation: it goes to no other site."""


def safety(secure: bool) -> dict[str, str]:
    """What every answer of a server says, one that people come to by https or not."""
    https_only = {"strict-transport-security": "max-age=31536000"} if secure else {}
    return {**SAFETY, **https_only}
