"""Facts that follow from the rules: the effects of marks, the cost of attacks, and the deck."""

from typing import Literal

from mendax.core.game import Value
from mendax.games.cards import SUITS, faces
from mendax.games.sword_of_lies.reveal import arms
from mendax.games.sword_of_lies.rules import SwordRules


class MarkRow(Value, frozen=True):
    """One row of the table of marks."""

    named_truly: bool
    believed: bool
    becomes: Literal["sword", "shield"]


class AttackRow(Value, frozen=True):
    """An attack and its cost, which is swords and lives of the attacker's card."""

    attack: Literal["standard", "double", "triple"]
    swords: int
    lives: int


class MarkTable(Value, frozen=True):
    """The effects of marks at the reveal, the attacks, and the deck."""

    marks: tuple[MarkRow, ...]
    attacks: tuple[AttackRow, ...]
    deck: int
    """The number of cards in one deck. Half of them are red."""
    alike: int
    """The number of other cards in a deck with the same rank as a given card. They tie with it."""


def mark_table(rules: SwordRules) -> MarkTable:
    """Return the reference table under these rules."""
    marks = tuple(
        MarkRow(truly, believed, "sword" if arms(truly, believed) else "shield")
        for truly in (False, True)
        for believed in (True, False)
    )
    attacks = [AttackRow("standard", 1, 0), AttackRow("double", 2, 1)]
    if rules.triple_attack:
        attacks.append(AttackRow("triple", 3, 0))
    return MarkTable(marks, tuple(attacks), len(faces(rules.lowest_rank)), alike=len(SUITS) - 1)
