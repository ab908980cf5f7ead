"""Tests that findings carry their check and reason."""

from mendax.core.game import Reason
from mendax.server.doctor.findings import Diagnosis, bad, good


def test_findings_name_their_check() -> None:
    assert good("disk", "doctor-disk", megabytes=9) == Diagnosis(
        "disk", True, Reason("doctor-disk", {"megabytes": 9})
    )
    assert not bad("disk", "doctor-disk-low").good
