"""What counts as a lie."""

import pytest

from tests.story.claims import claimed


@pytest.mark.parametrize(
    ("holds", "blind", "lie"),
    [(False, False, True), (False, True, False), (True, False, False), (None, False, False)],
)
def test_a_lie_is_a_false_claim_of_one_who_knew(holds: bool | None, blind: bool, lie: bool) -> None:
    assert claimed(1, 0, holds=holds, blind=blind).lie is lie
