"""Random whole games at a table without a server, for the tests of stories and replays."""

from random import Random
from typing import Any, Final

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, Actor, step
from mendax.table.actions import BuyIn, SetTable, Settings, Sit, Start
from mendax.table.chip_stacks import first_state
from mendax.table.commands import Act, Do
from mendax.table.game_run import GameRun
from mendax.table.table import Table

_SECRET: Final = bytes(range(32))
GAMES: Final = ("mia", "french_poker", "sword_of_lies")


def played(
    game: str, seed: int, open_seed: bool, seats: int = 3, changes: tuple[str, ...] = ()
) -> Table:
    """Return a table at which one game was played to its end."""
    luck = Random(seed)
    secret = bytes([seed % 256]) + _SECRET[1:]
    table, _ = Table.open("t1", secret, game, 1, "person0", "Ann", None, changes)
    for number in range(1, seats):
        table.execute(Do(f"person{number}", Sit(f"Ben {number}")), 2)
    table.execute(Do("person0", SetTable(Settings(open_seed=open_seed))), 3)
    stakes = table.table_view().stakes
    for number in range(seats if stakes else 0):
        assert stakes is not None
        table.execute(Do(f"person{number}", BuyIn(stakes.buy_in)), 4)
    table.execute(Do("person0", Start()), 5)
    for moment in range(6, 5000):
        run = run_of(table)
        if not run.asked:
            return table
        seat = luck.choice(list(run.asked))
        action = luck.choice(list(concrete(table.offers(seat), sample=4, most=16)))
        table.execute(Act(f"person{seat}", action, table.number), moment)
    raise AssertionError("the game does not end")


def run_of(table: Table) -> GameRun:
    """Return the current or last game at the table."""
    assert table.game_run is not None
    return table.game_run


def rules_of(run: GameRun) -> Any:
    """Return its rules, with the type of its game."""
    return run.rules


def last_standing(run: GameRun) -> tuple[int, ...]:
    """Return the final standing, in a game that has one."""
    standing: tuple[int, ...] = run.state.standing
    return standing


def states(run: GameRun) -> list[tuple[int, Any, Actor, Action]]:
    """Return every move with its entry and the state before it, secrets included."""
    state: Any = first_state(run.game, run.rules, len(run.names), run.stacks, run.number)
    made = []
    for number, actor, action in run.moves:
        made.append((number, state, actor, action))
        state, _ = step(run.game, state, actor, action)
    return made


def moves_of_players(run: GameRun) -> int:
    """Return the number of moves that players made."""
    return sum(actor != CHANCE for _, actor, _ in run.moves)
