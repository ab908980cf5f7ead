"""Debriefs are computed in the server's child processes, which get normal priority here."""

from tests.server.coaching.conftest import prompt_processes

__all__ = ["prompt_processes"]
