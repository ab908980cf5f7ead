"""Facts that follow from the rules alone: what marks become, what attacks cost, the deck."""

from typing import Literal

from mendax.core.game import Value
from mendax.games.cards import SUITS, faces
from mendax.games.sword_of_lies.reveal import arms
from mendax.games.sword_of_lies.rules import SwordRules


class MarkRow(Value, frozen=True):
    """One line of the table of marks."""

    named_truly: bool
    believed: bool
    becomes: Literal["sword", "shield"]


class AttackRow(Value, frozen=True):
    """One attack: how many swords it takes and how many lives of one's own."""

    attack: Literal["standard", "double", "triple"]
    swords: int
    lives: int


class MarkTable(Value, frozen=True):
    """What a marked card becomes at its reveal; the attacks there are; the deck."""

    marks: tuple[MarkRow, ...]
    attacks: tuple[AttackRow, ...]
    deck: int
    """Cards in one deck, half of them red."""
    alike: int
    """How many of the other cards of one deck have the rank of a given one: they tie with it."""


def mark_table(rules: SwordRules) -> MarkTable:
    """The reference of a table's rules."""
    marks = tuple(
        MarkRow(truly, believed, "sword" if arms(truly, believed) else "shield")
        for truly in (False, True)
        for believed in (True, False)
    )
    attacks = [AttackRow("standard", 1, 0), AttackRow("double", 2, 1)]
    if rules.triple_attack:
        attacks.append(AttackRow("triple", 3, 0))
    return MarkTable(marks, tuple(attacks), len(faces(rules.lowest_rank)), alike=len(SUITS) - 1)
