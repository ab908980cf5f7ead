"""Sentences about Sword of Lies whose claims are not compared with the rules yet."""

from typing import Final

PLAY: Final = "sword-of-lies-play-"
UNCHECKED: Final = frozenset(
    PLAY + name
    for name in (
        "aim",
        "ante",
        "attack",
        "betting",
        "big-blind",
        "button",
        "buy-in",
        "cards",
        "castled",
        "castling",
        "clock",
        "deck",
        "double",
        "double-any",
        "doubled",
        "end",
        "first",
        "fold-face-down",
        "fold-face-up",
        "four",
        "hard",
        "in-turn",
        "last-one",
        "limit-fixed-limit",
        "limit-no-limit",
        "limit-pot-limit",
        "marks",
        "may-hold",
        "most",
        "must-attack",
        "question",
        "rake",
        "rebuys",
        "reveal-in-turn",
        "reveal-simultaneous",
        "set-up",
        "shields",
        "side",
        "small-blind",
        "talks",
        "talks-clock",
        "trade",
        "trade-limit",
        "triple",
        "war",
        "wins",
    )
)
"""This list only gets shorter: a new sentence needs a claim."""
