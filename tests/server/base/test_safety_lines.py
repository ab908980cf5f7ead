"""Security headers of every answer."""

from mendax.server.base.safety_lines import SAFETY, safety


def test_pages_load_no_foreign_content_and_run_no_inline_code() -> None:
    policy = SAFETY["content-security-policy"].split("; ")
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "require-trusted-types-for 'script'" in policy
    assert not [word for word in policy if "unsafe" in word or "*" in word or "http" in word]


def test_only_who_is_reached_by_https_alone_says_so() -> None:
    assert "strict-transport-security" in safety(secure=True)
    assert safety(secure=False) == SAFETY
