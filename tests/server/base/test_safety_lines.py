"""Tests of the security headers of every response."""

from mendax.server.base.safety_lines import SAFETY, safety


def test_pages_load_no_foreign_content_and_run_no_inline_code() -> None:
    policy = SAFETY["content-security-policy"].split("; ")
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "require-trusted-types-for 'script'" in policy
    assert not [word for word in policy if "unsafe" in word or "*" in word or "http" in word]


def test_headers_of_https_are_sent_over_https_only() -> None:
    https_only = {"strict-transport-security", "cross-origin-opener-policy"}
    assert set(safety(secure=True)) - set(safety(secure=False)) == https_only
    assert safety(secure=False) == SAFETY
