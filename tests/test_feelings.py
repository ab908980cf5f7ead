"""The games that the client's test of faces reads equal those played by this version."""

from pathlib import Path

from mendax.table.actions import MASKS, REACTIONS
from tests.feelings import FILE, written

WEB = Path(__file__).parents[1] / "web" / "src"


def test_what_the_faces_are_tested_with_is_fresh() -> None:
    assert FILE.read_text("utf-8") == written(), "make it anew: python -m tests.feelings"


def test_the_client_draws_all_faces_and_masks_that_there_are() -> None:
    drawn = (WEB / "ui" / "masks.ts").read_text("utf-8")
    assert [mask for mask in MASKS if f"\n  {mask}: {{" not in drawn] == []
    ready = (WEB / "heard" / "reactions.ts").read_text("utf-8")
    assert [name for name in REACTIONS if f'"{name}"' not in ready] == []
