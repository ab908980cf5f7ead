"""Attacks by addresses to which a server is made to send requests."""

from collections.abc import AsyncIterator

import h11
import pytest
from hypothesis import given
from hypothesis import strategies as some

from mendax.server.calling import outgoing
from mendax.server.calling.outgoing import (
    AddressRefused,
    Outgoing,
    OutsideAddress,
    is_public,
    permitted,
)
from mendax.words import LANGUAGES, Words
from testbed.push_service import PUBLIC, PushService, answer
from tests.reasons import because

HOSTS = ("hooks.example.org", "*.push.example.net")
ADDRESS = OutsideAddress("hooks.example.org", "/a?b=c")


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    """Yield the only place that this server reaches."""
    made = PushService()
    yield made
    await made.close()


def sent(service: PushService) -> Outgoing:
    return Outgoing(service.resolve, service.connect)


@pytest.mark.parametrize(
    "url",
    [
        *(
            "http://hooks.example.org/",
            "ftp://hooks.example.org/",
            "hooks.example.org",
            "",
            "https:",
        ),
        *("https://hooks.example.org:22/", "https://a@hooks.example.org/", "https://[::1"),
        *("https://hooks.example.org/#x", "https://hooks.example.org\\@127.0.0.1/", "https://a b/"),
        *("https://hooks.example.org/\r\nhost: a", "https://hooks.example.org/ä", "//127.0.0.1"),
        *("https://hooks.example.org:443@127.0.0.1/", "https://hooks.example.org/" + "a" * 1_000),
    ],
)
def test_addresses_of_another_form_are_refused(url: str) -> None:
    with pytest.raises(AddressRefused, check=because("calls-bad-address")):
        permitted(url, ("*",))


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "2130706433", "0x7f000001", "localhost", "[::1]"),
        *("[::ffff:127.0.0.1]", "8.8.8.8", "[2606:4700::1111]", "push", "localhost."),
    ],
)
def test_numbers_and_local_names_are_refused_even_if_every_host_is_allowed(host: str) -> None:
    with pytest.raises(AddressRefused, check=because("calls-host-not-allowed")):
        permitted(f"https://{host}/", ("*",))


@pytest.mark.parametrize(
    "host",
    ["example.org", "xhooks.example.org", "hooks.example.org.evil.net", "push.example.net"],
)
def test_hosts_that_the_owner_did_not_name_are_refused(host: str) -> None:
    with pytest.raises(AddressRefused, check=because("calls-host-not-allowed")):
        permitted(f"https://{host}/", HOSTS)


def test_named_hosts_are_permitted() -> None:
    assert permitted("https://HOOKS.example.org./a?b=c", HOSTS) == ADDRESS
    assert permitted("https://a.b.push.example.net:443", HOSTS) == OutsideAddress(
        "a.b.push.example.net", "/"
    )


PRIVATE = (
    *("127.0.0.1", "127.255.0.3", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.0.1", "100.64.0.1"),
    *("169.254.169.254", "224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "240.0.0.1"),
    *(
        "::1",
        "::",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "fd12::1",
        "fec0::1",
        "ff02::1",
        "2001:db8::1",
    ),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::127.0.0.1", "64:ff9b::a00:1"),
    *(
        "64:ff9b:1::7f00:1",
        "2002:7f00:1::",
        "2002:c0a8:1::1",
        "2001:0:4136:e378:8000:63bf:807f:fffe",
    ),
    *("2001:0:4136:e378:8000:63bf:3fff:fdd2", "::ffff:0:127.0.0.1", "100::1", "4000::1"),
)


@pytest.mark.parametrize("address", PRIVATE)
async def test_a_name_of_a_private_address_is_refused(service: PushService, address: str) -> None:
    """Even if only one of its addresses is private."""
    for found in ((address,), (PUBLIC, address)):
        service.names[ADDRESS.host] = [found]
        with pytest.raises(AddressRefused, check=because("calls-private-address")):
            await sent(service).post(ADDRESS, {}, b"{}")
    assert service.connected == []


@pytest.mark.parametrize("host", ["127.1", "0177.0.0.1", "127.0.1"])
async def test_a_number_in_the_form_of_a_name_is_resolved_and_refused(host: str) -> None:
    with pytest.raises(AddressRefused, check=because("calls-private-address")):
        await Outgoing().check(permitted(f"https://{host}/", ("*",)))


def test_public_addresses_are_known() -> None:
    for address in ("8.8.8.8", PUBLIC, "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"):
        assert is_public(address)


@given(some.ip_addresses(v=4))
def test_an_embedded_address_is_public_only_if_it_is_public_itself(address: object) -> None:
    for form in ("::ffff:{}", "64:ff9b::{}"):
        assert is_public(form.format(address)) == is_public(str(address))


async def test_the_connection_goes_to_the_checked_address(service: PushService) -> None:
    """A name that changes after the check is not looked up again."""
    service.names[ADDRESS.host] = [(PUBLIC,), ("127.0.0.1",)]
    assert (await sent(service).post(ADDRESS, {}, b'{"a": 1}')).status == 201
    assert service.connected == [(PUBLIC, ADDRESS.host)]
    assert service.received[0].said == {"a": 1}
    with pytest.raises(AddressRefused, check=because("calls-private-address")):
        await sent(service).post(ADDRESS, {}, b"{}")


async def test_a_redirect_is_an_answer(service: PushService) -> None:
    service.answers["/a?b=c"] = [answer(307, "location: https://127.0.0.1/")]
    assert (await sent(service).post(ADDRESS, {}, b"{}")).status == 307
    assert len(service.connected) == 1


async def test_a_wait_is_read(service: PushService) -> None:
    for asked, wait in (("120", 120), ("-5", 0), ("soon", 0), ("9" * 30, 0)):
        service.answers["/a?b=c"] = [answer(429, f"retry-after: {asked}")]
        assert await sent(service).post(ADDRESS, {}, b"{}") == (429, wait)


async def test_an_answer_that_never_comes_ends(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outgoing, "LIMIT", 0)  # the next time that the loop looks
    service.answers["/a?b=c"] = [b""]
    with pytest.raises(TimeoutError):
        await sent(service).post(ADDRESS, {}, b"{}")


@pytest.mark.parametrize(
    "endless",
    [b"HTTP/1.1 103 -\r\n\r\n", b"x" * 4_096, b"HTTP/1.1 200 -\r\n" + b"a: b\r\n" * 9_000],
)
async def test_an_answer_without_end_is_cut_off(service: PushService, endless: bytes) -> None:
    service.answers["/a?b=c"] = [b""]
    service.endless = endless
    with pytest.raises(h11.RemoteProtocolError):
        await sent(service).post(ADDRESS, {}, b"{}")


async def test_a_body_without_end_is_not_read(service: PushService) -> None:
    service.answers["/a?b=c"] = [b"HTTP/1.1 200 -\r\n\r\n"]
    service.endless = b"x" * 65_536
    assert (await sent(service).post(ADDRESS, {}, b"{}")).status == 200


async def test_a_host_without_an_address_is_an_error(service: PushService) -> None:
    service.names[ADDRESS.host] = [()]
    with pytest.raises(OSError, match="no such name"):
        await sent(service).post(ADDRESS, {}, b"{}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    words = Words(language)
    for key in ("off", "bad-address", "host-not-allowed", "private-address", "not-found"):
        said = words.say(f"calls-{key}", host="a.example")
        assert said.endswith(".")
        assert "{" not in said
