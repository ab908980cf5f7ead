"""Tests that the tutorial document matches the schema, is small, and never changes."""

import gzip

import pytest

from mendax.server.http.tutorials import tutorial_document
from mendax.server.wire.messages import encode
from mendax.tutorial.registry import SCRIPTS

LARGEST = 4096
"""The maximum size in bytes, compressed."""


@pytest.mark.parametrize("game", SCRIPTS)
def test_it_is_one_small_document(game: str) -> None:
    document = tutorial_document(game)
    assert document is not None
    assert len(gzip.compress(encode(document))) <= LARGEST
    assert document is tutorial_document(game)
    assert document.table.game == game
    assert document.table.seats[document.you].name == "tutorial-you"


def test_a_game_without_one_has_no_document() -> None:
    assert tutorial_document("go") is None
