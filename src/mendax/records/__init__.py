"""Played games as data: one JSON object a line, to be read by the thousand.

    from mendax.records import read

    for game in read("games.jsonl.gz"):
        for decision in game.decisions():
            print(decision.seat, decision.action, decision.legal)

``mendax arena --data FILE`` and ``mendax records export`` write such files. They prove nothing: a
record (``mendax.table.record``) is evidence, with commitments and hashes; a row has neither.
"""

from mendax.records.files import UnreadableRow, read, writing
from mendax.records.rows import LegalOffer, RecordedGame, RowChoice, SeatDecision, row_of

__all__ = [
    "LegalOffer",
    "RecordedGame",
    "RowChoice",
    "SeatDecision",
    "UnreadableRow",
    "read",
    "row_of",
    "writing",
]
"""What is public."""
