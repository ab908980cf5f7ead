"""Tests of the encryption and signature of Web Push, against the standard and ``http_ece``."""

import http_ece
import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given, settings
from hypothesis import strategies as some

from mendax.server.calling import web_push
from testbed.push_service import PushService, bytes_of, check_signature

# RFC 8291, appendix A
MESSAGE = b"When I grow up, I want to be a watermelon"
SALT = bytes_of("DGv6ra1nlYgDCS1FRnbzlw")
OURS = bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
THEIRS = bytes_of(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
SECRET = bytes_of("BTBZMqHH6r4Tts7J_aSIgg")
RESULT = bytes_of(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
    "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulc"
    "y4a-fN"
)


def private(number: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(number, "big"), ec.SECP256R1())


def test_the_example_of_the_standard() -> None:
    assert web_push.encrypted(MESSAGE, THEIRS, SECRET, SALT, private(OURS)) == RESULT


@settings(max_examples=30, deadline=None)
@given(message=some.binary(max_size=3_900))
def test_the_reference_implementation_decrypts(message: bytes) -> None:
    browser, other = PushService().browser(), PushService().browser()
    made = web_push.encrypted(message, browser.public_key, browser.secret)
    assert len(made) <= web_push.RECORD
    read = {"auth_secret": browser.secret, "version": "aes128gcm"}
    assert http_ece.decrypt(made, private_key=browser.key, **read) == message
    with pytest.raises((InvalidTag, http_ece.ECEException)):
        http_ece.decrypt(made, private_key=other.key, **read)


def test_a_longer_message_is_refused() -> None:
    browser = PushService().browser()
    with pytest.raises(ValueError, match="too long"):
        web_push.encrypted(bytes(4_000), browser.public_key, browser.secret)


def test_a_signature_names_the_service_the_time_and_the_owner() -> None:
    signer = web_push.Signer(web_push.new_key(), "mailto:host@example.org")
    said = check_signature(
        signer.authorization("push.example.net", 5_000), "https://push.example.net"
    )
    assert said == {
        "aud": "https://push.example.net",
        "exp": 5 + 12 * 3600,
        "sub": "mailto:host@example.org",
    }
    assert web_push.is_key(bytes_of(signer.public_key))


@pytest.mark.parametrize(
    "key", [b"", bytes(65), b"\x04" + bytes(64), THEIRS[:-1], b"\x03" + THEIRS[1:33]]
)
def test_other_bytes_are_no_key(key: bytes) -> None:
    assert not web_push.is_key(key)
