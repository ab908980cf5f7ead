"""What every answer says to keep pages safe."""

from mendax.server.base.safety_lines import SAFETY, safety


def test_pages_may_load_nothing_from_elsewhere_and_run_nothing_written_in_them() -> None:
    policy = SAFETY["content-security-policy"].split("; ")
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "require-trusted-types-for 'script'" in policy
    assert not [word for word in policy if "unsafe" in word or "*" in word or "http" in word]


def test_only_who_is_reached_by_https_alone_says_so() -> None:
    assert "strict-transport-security" in safety(secure=True)
    assert safety(secure=False) == SAFETY
