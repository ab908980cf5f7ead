"""Operations on finished games that a player shows to everyone.

The address of such a replay contains neither the table's address nor its invitation.
"""

import secrets
from functools import partial
from string import ascii_uppercase
from typing import Final

from mendax.server.coaching.past_games import PastGames
from mendax.server.coaching.priced_coaching import PricedCoaching
from mendax.server.coaching.reading import FinishedGames, GameRequest
from mendax.server.coaching.story import BestLie
from mendax.server.http import previews
from mendax.server.http.parameters import GameNumber, ReplayCode, TableId
from mendax.server.http.previews import Preview
from mendax.server.people.bans import Bans
from mendax.server.people.rate_limits import Limits
from mendax.server.people.sessions import Sessions
from mendax.server.store import public_replays
from mendax.server.store.public_replays import PublicReplay
from mendax.server.store.store import Store
from mendax.server.tables.registry import TableRegistry
from mendax.server.wire import outbound
from mendax.server.wire.http_messages import DoneOut, ShownReplayOut, ShowReplayIn
from mendax.server.wire.messages import Json
from mendax.server.wire.operation import Visit, operation
from mendax.server.wire.refusal import Refused
from mendax.server.wire.review_messages import PublicAnswersOut, ReplayOut
from mendax.words import Words
from mendax.words.values import spelled

MOST: Final = 100
"""The number of games that one person may show at a time."""


class PublicReplaysApi:
    """The operations of one server on public replays."""

    def __init__(
        self,
        store: Store,
        sessions: Sessions,
        limits: Limits,
        registry: TableRegistry,
        bans: Bans,
        games: FinishedGames,
        past_games: PastGames,
        coaching: PricedCoaching,
    ) -> None:
        self._store, self._sessions, self._limits = store, sessions, limits
        self._registry, self._bans = registry, bans
        self._games, self._past_games, self._coaching = games, past_games, coaching

    @operation("POST", "/api/tables/{id}/replay/{game}", refusals=(403, 409))
    async def show(
        self, visit: Visit, id: TableId, game: GameNumber, body: ShowReplayIn
    ) -> ShownReplayOut:
        """Show a finished game of your table to everyone who has its new address.

        A second request for the same game changes its settings; the address stays.
        """
        self._limits.stories.take(visit.address)
        person = await self._sessions.surely(visit.request)
        live = await self._registry.find(id, person)
        if person is None or not outbound.has_sat(live.table, person):
            raise Refused(403, "wire-refused-not-yours")
        await self._games.read(GameRequest(live, game, person, None, visit.address))
        new = PublicReplay(
            secrets.token_hex(8),
            live.table.id,
            game,
            person,
            int(body.masked),
            int(body.listed),
            self._registry.clock.now(),
        )
        code = await self._store.change(partial(public_replays.show, new, MOST))
        if code is None:
            raise Refused(409, "wire-refused-too-many-replays", most=MOST)
        return ShownReplayOut(code)

    @operation("GET", "/api/replays/{code}", own_pages=True)
    async def replay(self, visit: Visit, code: ReplayCode) -> Json[ReplayOut]:
        """Return a public replay step by step, as everyone at the table saw the game."""
        found = await self._found(code, visit.address)
        return await self._past_games.shown(
            found.table, found.game, bool(found.masked), visit.address
        )

    @operation("GET", "/api/replays/{code}/answers", refusals=(422,), own_pages=True)
    async def answers(self, visit: Visit, code: ReplayCode) -> Json[PublicAnswersOut]:
        """Return the answers to claims in a public replay, with their costs if the game is solved.

        A page asks its visitor first. Answers that depend on hidden dice are left out.
        """
        found = await self._found(code, visit.address)
        return await self._coaching.public_answers(found.table, found.game, visit.address)

    @operation("DELETE", "/api/replays/{code}", refusals=(403,))
    async def withdraw(self, visit: Visit, code: ReplayCode) -> DoneOut:
        """Withdraw a replay that you show."""
        self._limits.stories.take(visit.address)
        person = await self._sessions.required(visit.request)
        if not await self._store.change(partial(public_replays.withdraw, code, person)):
            raise Refused(404, "wire-refused-no-replay")
        return DoneOut(True)

    async def described(self, code: str, address: str, words: Words) -> Preview:
        """Return the link preview of a replay. Raises ``Refused``."""
        found = await self._found(code, address)
        packed = await self._games.shown(found.table, found.game)
        lie = await self._past_games.best_lie(found.table, found.game, address)
        text = "" if lie is None else lie_sentence(lie, bool(found.masked), words)
        return previews.of_replay(packed.who.game, bool(found.listed), text, words)

    async def _found(self, code: str, address: str) -> PublicReplay:
        """Return the replay with this code. Raises ``Refused`` if there is none, if the server's
        owner has closed its table, or if this address asks too often.
        """
        self._limits.stories.take(address)
        found = await self._store.ask(partial(public_replays.find, code))
        if found is None:
            raise Refused(404, "wire-refused-no-replay")
        self._bans.require("table", found.table)
        return found


def lie_sentence(lie: BestLie, masked: bool, words: Words) -> str:
    """Return the best lie of a game as a sentence; ``masked`` names the players by letters."""
    names = ascii_uppercase if masked else lie.names
    seats = {name: names[seat] for name, seat in lie.told.seats.items()}
    values = {name: spelled(words, lie.rules, one) for name, one in lie.told.values.items()}
    return words.say(lie.told.key, **lie.told.figures, **seats, **values)
