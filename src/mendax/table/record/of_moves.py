"""Records of games played without a table, made from all their moves, for the arena and for
programs.

Such a record is for a reader who may know everything, so ``replay`` can show it and ``verify``
checks its moves against the rules. The commitments are made afterwards, with salts from a seed that
did not draw the outcomes. These commitments do not prove that the outcomes were random, and the
seed is never opened.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256

from mendax.core.draw import SCHEME, commit_seed, game_seed
from mendax.core.extensions import Staked
from mendax.core.game import CHANCE, Actor, AnyGame, step
from mendax.core.text_form import read, read_actor, write, write_actor
from mendax.games.editions import full_words
from mendax.games.rules import Rules
from mendax.table.chip_stacks import first_state
from mendax.table.fairness import Fairness
from mendax.table.record.format import ALL, Brought, Heading, Place
from mendax.table.record.write import chained


def record_of_moves(
    game: AnyGame,
    rules: Rules,
    names: tuple[str, ...],
    moves: Iterable[str],
    *,
    number: int = 1,
    seed: str = "",
) -> str:
    """Return a game's record from all its ``moves``, such as ``seat1 announce 61``.

    The salts are derived from ``seed``, which may be any text. A game for chips counts as the first
    game of its table. Raises ``IllegalAction`` or ``UnreadableText`` for illegal moves.
    """
    return chained(_lines(game, rules, names, moves, number, seed))


def _lines(
    game: AnyGame,
    rules: Rules,
    names: tuple[str, ...],
    moves: Iterable[str],
    number: int,
    seed: str,
) -> Iterator[str]:
    own, stacks = game_seed(sha256(seed.encode()).digest(), number), None
    if isinstance(game, Staked):
        number, stacks = 1, (game.buy_in(rules),) * len(names)
    words = full_words(game, rules)
    yield write(Heading(SCHEME, game.name, number, ALL, commit_seed(own), words, False))
    for name in names:
        yield write(Place(name, None))
    if stacks is not None:
        yield write(Brought(stacks))
    fairness = Fairness(own, (None,) * len(names))
    state = first_state(game, rules, len(names), stacks, number)
    for line, move in enumerate(moves, 2):
        who, _, what = move.partition(" ")
        actor: Actor = read_actor(who)
        action = read(what, game.actions)
        state, events = step(game, state, actor, action)
        yield f"{line} {write_actor(actor)} {what}"
        for told in fairness.told(events, action if actor == CHANCE else None):
            yield "  " + write(told.event)
    yield "end running" if game.actors(state) else "end over"
