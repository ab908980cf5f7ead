"""Tests of the security headers of every response."""

import pytest

from mendax.server.settings.settings import ServerSettings
from mendax.server.wire.safety_lines import SAFETY, safety


def test_pages_load_no_foreign_content_and_run_no_inline_code() -> None:
    policy = SAFETY["content-security-policy"].split("; ")
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "require-trusted-types-for 'script'" in policy
    assert not [word for word in policy if "unsafe" in word or "*" in word or "http" in word]


HTTPS = {"cross-origin-opener-policy"}
STRICT = {"strict-transport-security"}


@pytest.mark.parametrize(
    ("settings", "added"),
    [
        (ServerSettings(), set()),
        (ServerSettings(lan=True, tls=True), HTTPS),
        (ServerSettings(secure=True), HTTPS | STRICT),
    ],
)
def test_headers_of_https_are_sent_over_https_only(
    settings: ServerSettings, added: set[str]
) -> None:
    """``--tls`` in a local network does not bind the other ports of the machine to HTTPS."""
    assert set(safety(settings)) - set(SAFETY) == added
    assert {**safety(settings), **SAFETY} == safety(settings)
