"""Operations on calls to absent players: the requester's browsers, and a table's webhook."""

from functools import partial
from typing import Final

from mendax.core.game import Reason
from mendax.practice.collection import GAMES
from mendax.server.calling import web_push
from mendax.server.calling.due_calls import CallTold
from mendax.server.calling.outgoing import permitted
from mendax.server.calling.sender import CallSender
from mendax.server.http.parameters import TableId
from mendax.server.people.rate_limits import Limits
from mendax.server.people.sessions import Sessions
from mendax.server.settings.settings import ServerSettings
from mendax.server.store import calls
from mendax.server.store.calls import Subscription, Webhook
from mendax.server.store.store import Store
from mendax.server.tables.admission import sits
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.registry import TableRegistry
from mendax.server.wire.http_messages import (
    BrowserIn,
    CallsOut,
    DoneOut,
    EndpointIn,
    MuteIn,
    ReminderIn,
    TableCallsOut,
    WebhookIn,
)
from mendax.server.wire.messages import encode
from mendax.server.wire.operation import Visit, operation
from mendax.server.wire.refusal import Refused
from mendax.table.devices import device_of
from mendax.table.log import Person
from mendax.words import LANGUAGES

MOST_DAYS: Final = 30
"""The number of days that a reminder may lie ahead."""
_DAY: Final = 24 * 3_600_000


class CallsApi:
    """The operations of one server on calls."""

    def __init__(
        self,
        store: Store,
        settings: ServerSettings,
        sessions: Sessions,
        limits: Limits,
        registry: TableRegistry,
        sender: CallSender,
    ) -> None:
        self._store, self._settings, self._sessions = store, settings, sessions
        self._limits, self._registry, self._sender = limits, registry, sender

    @operation("GET", "/api/calls")
    async def calls(self, visit: Visit) -> CallsOut:
        """Return how this server calls absent players of slow games."""
        signer = await self._sender.signer()
        key = None if signer is None else signer.public_key
        return CallsOut(key, bool(self._settings.webhooks))

    @operation("POST", "/api/calls/browser", refusals=(403, 422))
    async def subscribe(self, visit: Visit, body: BrowserIn) -> DoneOut:
        """Call the requester by Web Push on this browser, or change how."""
        person = await self._person(visit)
        if await self._sender.signer() is None:
            raise Refused(403, "calls-off")
        permitted(body.endpoint, self._settings.push_hosts)
        key, secret = _read(body.key), _read(body.secret)
        if len(secret) != web_push.SECRET or not web_push.is_key(key):
            raise Refused(422, "calls-bad-key")
        language = body.language if body.language in LANGUAGES else LANGUAGES[0]
        at, quiet = self._registry.clock.now(), (body.quiet_from, body.quiet_to)
        new = Subscription(body.endpoint, person, key, secret, language, *quiet, at)
        most = self._settings.rates.browsers_per_person
        await self._store.change(partial(calls.subscribe, new, most))
        return DoneOut(True)

    @operation("POST", "/api/calls/end", refusals=(403,))
    async def unsubscribe(self, visit: Visit, body: EndpointIn) -> DoneOut:
        """Call the requester no longer on this browser."""
        person = await self._person(visit)
        known = await self._store.ask(partial(calls.subscription, body.endpoint))
        if known is not None and known.person == person:
            await self._store.change(partial(calls.unsubscribe, body.endpoint))
        return DoneOut(True)

    @operation("POST", "/api/calls/reminder", refusals=(403, 422))
    async def remind(self, visit: Visit, body: ReminderIn) -> DoneOut:
        """Call the requester on this browser when mistakes are due in practice.

        The mistakes themselves stay on the device.
        """
        person, now = await self._person(visit), self._registry.clock.now()
        at = body.at if body.count and body.at > now else 0
        if at > now + MOST_DAYS * _DAY:
            raise Refused.because(422, Reason("calls-too-late", {"days": MOST_DAYS}))
        if at and body.game not in GAMES:
            known = {"game": body.game, "allowed": ", ".join(GAMES)}
            raise Refused.because(422, Reason("practice-refused-game", known))
        told = encode(CallTold(body.game, calls.PRACTICE, (), body.count)).decode()
        if not await self._store.change(partial(calls.remind, person, body.endpoint, told, at)):
            raise Refused(403, "calls-no-browser")
        return DoneOut(True)

    # ── tables ───────────────────────────────────────────────────────────────────────────────

    @operation("GET", "/api/tables/{id}/calls", refusals=(403,), own_pages=True)
    async def of_table(self, visit: Visit, id: TableId) -> TableCallsOut:
        """Return how this table calls its players; seated players only."""
        live, person = await self._seated(visit, id)
        muted = await self._store.ask(partial(calls.muted_by, person))
        webhook = await self._store.ask(partial(calls.webhook, live.table.id))
        host = None if webhook is None else permitted(webhook.url, ("*",)).host
        return TableCallsOut(live.table.id in muted, host, _is_host(live, person))

    @operation("POST", "/api/tables/{id}/calls", refusals=(403,))
    async def mute(self, visit: Visit, id: TableId, body: MuteIn) -> DoneOut:
        """Call the requester no longer from this table, or again."""
        self._limits.calls.take(visit.address)
        live, person = await self._seated(visit, id)
        await self._store.change(partial(calls.mute, person, live.table.id, body.muted))
        return DoneOut(True)

    @operation("POST", "/api/tables/{id}/webhook", refusals=(403, 422))
    async def set_webhook(self, visit: Visit, id: TableId, body: WebhookIn) -> DoneOut:
        """Send this table's calls to an address; the host of the table only."""
        self._limits.calls.take(visit.address)
        live = await self._hosted(visit, id)
        if not self._settings.webhooks:
            raise Refused(403, "calls-off")
        address = permitted(body.url, self._settings.webhooks)
        try:
            await self._sender.outgoing.check(address)
        except OSError:
            shown = {"host": address.host[:80]}
            raise Refused.because(422, Reason("calls-not-found", shown)) from None
        language = body.language if body.language in LANGUAGES else LANGUAGES[0]
        new = Webhook(live.table.id, body.url, language)
        await self._store.change(partial(calls.set_webhook, new))
        return DoneOut(True)

    @operation("DELETE", "/api/tables/{id}/webhook", refusals=(403,))
    async def remove_webhook(self, visit: Visit, id: TableId) -> DoneOut:
        """Remove this table's webhook; the host of the table only."""
        live = await self._hosted(visit, id)
        await self._store.change(partial(calls.remove_webhook, live.table.id))
        return DoneOut(True)

    async def _person(self, visit: Visit) -> Person:
        self._limits.calls.take(visit.address)
        return await self._sessions.required(visit.request)

    async def _seated(self, visit: Visit, id: str) -> tuple[LiveTable, Person]:
        person = await self._sessions.surely(visit.request)
        live = await self._registry.find(id, person)
        await live.settled()
        if person is None or not sits(live.table, person):
            raise Refused(403, "calls-not-seated")
        return live, person

    async def _hosted(self, visit: Visit, id: str) -> LiveTable:
        live, person = await self._seated(visit, id)
        if not _is_host(live, person):
            raise Refused(403, "calls-not-host")
        return live


def _is_host(live: LiveTable, person: Person) -> bool:
    host = live.table.state.lobby.seating.host
    return host is not None and device_of(host) == person


def _read(text: str) -> bytes:
    try:
        return web_push.read(text)
    except ValueError:
        raise Refused(422, "calls-bad-key") from None
