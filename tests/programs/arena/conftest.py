"""Fixtures of the tests of programs in matches."""

from tests.arena.conftest import no_program_is_left

__all__ = ["no_program_is_left"]
