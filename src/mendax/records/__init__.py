"""Played games as data: one JSON object per line.

    from mendax.records import read

    for game in read("games.jsonl.gz"):
        for decision in game.decisions():
            print(decision.seat, decision.action, decision.legal)

``mendax arena --data FILE`` and ``mendax records export`` write such files. Rows, unlike records
(``mendax.table.record``), cannot be verified, because they lack commitments and hashes.
"""

from mendax.records.files import UnreadableRow, read, writing
from mendax.records.rows import FreeField, LegalOffer, RecordedGame, RowChoice, SeatDecision, row_of

__all__ = [
    "FreeField",
    "LegalOffer",
    "RecordedGame",
    "RowChoice",
    "SeatDecision",
    "UnreadableRow",
    "read",
    "row_of",
    "writing",
]
"""The public names."""
