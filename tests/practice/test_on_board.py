"""Tests of puzzles on the boards of their games: the facts, and the moves that are options."""

from itertools import islice
from typing import Any

import msgspec
import pytest

from mendax.core.concrete import concrete
from mendax.practice.collection import GAMES, packaged
from mendax.practice.on_board import BoardPosition, on_board
from mendax.practice.puzzle import Puzzle
from mendax.practice.refuting import PuzzlePosition

EVERY = 40


def boards(game: str) -> list[tuple[Puzzle, BoardPosition]]:
    """Return a sample of the packaged puzzles with exact values, on their boards."""
    sample = (p for p in islice(packaged(game), 0, None, EVERY) if not p.error)
    found = []
    for puzzle in sample:
        told = (puzzle.game, puzzle.preset, puzzle.rules, puzzle.seats, puzzle.view)
        options = [option.action for option in puzzle.options]
        found.append((puzzle, on_board(PuzzlePosition(*told, "", None), options)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_offers_are_exactly_the_options(game: str) -> None:
    for puzzle, board in boards(game):
        assert all(board.answers), puzzle.id
        meant = [action for actions in board.answers for action in actions]
        offered = list(concrete(board.offers, most=10_000))
        assert len(meant) == len(set(meant))
        assert set(offered) == set(meant), puzzle.id


@pytest.mark.parametrize("game", ["mia", "french_poker"])
def test_dice_games_show_the_view_of_the_puzzle(game: str) -> None:
    for puzzle, board in boards(game):
        assert msgspec.json.decode(msgspec.json.encode(board.view)) == puzzle.view


def test_wars_show_their_cards_and_swords() -> None:
    for puzzle, board in boards("sword_of_lies"):
        view: Any = board.view
        if puzzle.kind == "order":
            lives = [[card.lives for card in row] for row in view.rows]
            assert lives == puzzle.view["rows"]
            assert list(view.swords) == puzzle.view["swords"]
            assert list(view.armed) == puzzle.view["armed"]
            assert view.phase == "orders"
            sides = {(card.lives, card.side) for row in view.rows for card in row}
            assert sides <= {(1, "face_up"), (2, "face_down")}


def test_last_bets_show_their_chips_and_cards() -> None:
    for puzzle, board in boards("sword_of_lies"):
        view: Any = board.view
        told = puzzle.view
        if puzzle.kind == "bet":
            assert [list(view.stacks), list(view.bets)] == [told["stacks"], told["bets"]]
            assert sum(pot.chips for pot in view.pots) + sum(view.bets) == told["pot"]
            assert view.level - view.bets[0] == told["price"]
            assert (view.boldest.seat, view.boldest.to) == (told["boldest"], told["highest"])
            for row, cards in zip(view.rows, told["rows"], strict=True):
                for card, fact in zip(row, cards, strict=True):
                    assert (card.side == "face_down") == (fact["shield"] == 100)
                    assert (card.mark and card.mark.by) == fact["by"]
            for seat in range(puzzle.seats):
                swords = [c for row in told["rows"] for c in row if c["by"] == seat]
                assert view.swords[seat] == sum(not card["shield"] for card in swords)
