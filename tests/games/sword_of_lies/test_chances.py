"""The reference of a table: what marks become, what attacks cost, what the deck holds."""

from mendax.games.sword_of_lies.chances import AttackRow, mark_table
from mendax.games.sword_of_lies.reveal import arms
from mendax.games.sword_of_lies.rules import SwordRules


def test_a_mark_becomes_a_sword_where_the_answer_was_read_right() -> None:
    table = mark_table(SwordRules())
    assert {(row.named_truly, row.believed): row.becomes for row in table.marks} == {
        (truly, believed): "sword" if arms(truly, believed) else "shield"
        for truly in (False, True)
        for believed in (False, True)
    }
    assert arms(named_truly=True, believed=True)
    assert arms(named_truly=False, believed=False)


def test_the_triple_attack_is_there_where_it_is_played() -> None:
    triple = AttackRow("triple", 3, 0)
    assert triple not in mark_table(SwordRules()).attacks
    assert mark_table(SwordRules(triple_attack=True)).attacks[-1] == triple


def test_the_deck_is_as_large_as_its_lowest_rank_says() -> None:
    assert mark_table(SwordRules(lowest_rank=2)).deck == 52
    assert mark_table(SwordRules(lowest_rank=14)).deck == 4
    assert mark_table(SwordRules()).alike == 3
