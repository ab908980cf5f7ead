"""A push service and a webhook on this machine, and browsers that subscribe to the service.

The service refuses requests that a real one refuses: without a valid signature of the server
(RFC 8292), or with content that the browser can't decrypt. It checks the encryption with
``http_ece``, the reference implementation, which the server does not use.
"""

import asyncio
import base64
import json
import secrets
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import h11
import http_ece
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

HOST: Final = "push.example.net"
PUBLIC: Final = "93.184.215.14"
"""The address to which every name resolves, unless ``names`` says otherwise. Connections lead to
this machine instead.
"""


class Browser(NamedTuple):
    """A browser's subscription, with the private key that a server never receives."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey
    secret: bytes

    @property
    def public_key(self) -> bytes:
        """The public key as an uncompressed point."""
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self) -> dict[str, str]:
        """Return the fields that a page sends to a server."""
        return {
            "endpoint": self.endpoint,
            "key": text_of(self.public_key),
            "secret": text_of(self.secret),
        }


class Received(NamedTuple):
    """A request to a host."""

    host: str
    path: str
    headers: dict[str, str]
    said: Any
    """The JSON content, decrypted if it is a push message."""


class PushService:
    """Receives all requests of a server to foreign addresses."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.connected: list[tuple[str, str]] = []
        """The IP address and host of each connection."""
        self.names: dict[str, list[Sequence[str]]] = {}
        """The addresses of some names: one entry for each lookup, the last one for all later."""
        self.answers: dict[str, list[bytes]] = {}
        """The raw answers for some paths, one for each request; an empty one never comes."""
        self.endless: bytes = b""
        """If it is set, every answer repeats this text without an end."""
        self._browsers: dict[str, Browser] = {}
        self._server: asyncio.Server | None = None
        self._starting = asyncio.Lock()
        self._open: set[asyncio.StreamWriter] = set()

    def browser(self) -> Browser:
        """Return the subscription of a new browser."""
        path = f"/send/{secrets.token_urlsafe(24)}"
        key = ec.generate_private_key(ec.SECP256R1())
        self._browsers[path] = Browser(f"https://{HOST}{path}", key, secrets.token_bytes(16))
        return self._browsers[path]

    def to(self, browser: Browser) -> list[Any]:
        """Return the messages that a browser has received."""
        path = browser.endpoint.removeprefix(f"https://{HOST}")
        return [one.said for one in self.received if one.path == path]

    # ── as the server's ``Outgoing`` uses it ─────────────────────────────────────────────────

    async def resolve(self, host: str) -> Sequence[str]:
        """Return the addresses of a name."""
        known = self.names.get(host, [(PUBLIC,)])
        found = known.pop(0) if len(known) > 1 else known[0]
        if not found:
            raise OSError("no such name")
        return found

    async def connect(
        self, address: str, host: str
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to this service, whatever the address is."""
        self.connected.append((address, host))
        async with self._starting:
            if self._server is None:
                self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        return await asyncio.open_connection("127.0.0.1", port)

    async def close(self) -> None:
        """Stop the service."""
        for writer in tuple(self._open):
            writer.transport.abort()
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    # ── the service ──────────────────────────────────────────────────────────────────────────

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        try:
            request, body = await _request(reader)
            answer = self._answer(request, body)
            if not answer and not self.endless:
                await reader.read()  # until the server gives up
            writer.write(answer)
            while self.endless:
                writer.write(self.endless)
                await writer.drain()
            await writer.drain()
        except OSError:
            pass  # the server has closed the connection
        finally:
            self._open.discard(writer)
            writer.close()

    def _answer(self, request: h11.Request, body: bytes) -> bytes:
        path = request.target.decode()
        headers = {name.decode(): value.decode() for name, value in request.headers}
        planned = self.answers.get(path)
        if planned:
            return planned.pop(0)
        browser = self._browsers.get(path)
        if browser is None:
            said = json.loads(body) if headers["host"] != HOST else None
        else:
            check_signature(headers["authorization"], f"https://{HOST}")
            plain = http_ece.decrypt(
                body, private_key=browser.key, auth_secret=browser.secret, version="aes128gcm"
            )
            said = json.loads(plain)
        if said is None:
            return answer(404)
        self.received.append(Received(headers["host"], path, headers, said))
        return answer(201)


async def _request(reader: asyncio.StreamReader) -> tuple[h11.Request, bytes]:
    link, body = h11.Connection(h11.SERVER), b""
    request: h11.Request | None = None
    while True:
        event = link.next_event()
        if event is h11.NEED_DATA:
            link.receive_data(await reader.read(65_536))
        elif isinstance(event, h11.Request):
            request = event
        elif isinstance(event, h11.Data):
            body += event.data
        else:
            assert request is not None
            return request, body


def answer(status: int, *headers: str) -> bytes:
    """Return an answer without content."""
    lines = (f"HTTP/1.1 {status} -", "content-length: 0", *headers)
    return "".join(f"{line}\r\n" for line in (*lines, "")).encode()


def check_signature(authorization: str, audience: str) -> dict[str, Any]:
    """Return the claims of a server's signature.

    Raises an exception if a push service would refuse it.
    """
    scheme, _, fields = authorization.partition(" ")
    given = dict(field.strip().split("=", 1) for field in fields.split(","))
    signed, _, signature = given["t"].rpartition(".")
    pair = bytes_of(signature)
    numbers = (int.from_bytes(pair[:32], "big"), int.from_bytes(pair[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(given["k"]))
    key.verify(utils.encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    head, claims = (json.loads(bytes_of(part)) for part in signed.split("."))
    assert scheme == "vapid"
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == audience
    return dict(claims)


def text_of(given: bytes) -> str:
    """Return bytes in URL-safe base64 without padding."""
    return base64.urlsafe_b64encode(given).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """Return the bytes of URL-safe base64 without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
