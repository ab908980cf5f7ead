"""Web Push: the encryption of a message for one browser (RFC 8291), and the signature of this
server (RFC 8292).

The package ``cryptography`` comes with the extra ``push``. Without it, this server has no Web Push.
"""

import base64
import importlib.util
import os
import struct
from typing import TYPE_CHECKING, Final

from mendax.server.wire.messages import encode

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

RECORD: Final = 4096
"""The maximum size of an encrypted message in bytes, which every push service accepts."""
_LIFETIME: Final = 12 * 3600
"""How long a signature is valid, in seconds. The limit of RFC 8292 is a day."""
_POINT: Final = 65
SECRET: Final = 16
"""The length of a browser's authentication secret in bytes."""


def is_installed() -> bool:
    """Return whether the package for Web Push is installed."""
    return importlib.util.find_spec("cryptography") is not None


def new_key() -> bytes:
    """Return a new private key of a server, in 32 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return number.to_bytes(32, "big")


def is_key(key: bytes) -> bool:
    """Return whether ``key`` is the public key of a browser, which is a point of P-256."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    except ValueError:
        return False
    return len(key) == _POINT


def encrypted(
    message: bytes,
    key: bytes,
    secret: bytes,
    salt: bytes | None = None,
    own: "EllipticCurvePrivateKey | None" = None,
) -> bytes:
    """Return ``message`` encrypted for the browser with this public key and secret.

    ``salt`` and ``own``, the ephemeral key, are random by default. Raises ``ValueError`` if the
    message is too long or the key is invalid.
    """
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt, own = salt or os.urandom(16), own or ec.generate_private_key(ec.SECP256R1())
    ours = _point(own)
    if len(message) > RECORD - len(ours) - 21 - 17:
        raise ValueError("the message is too long")
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    shared = own.exchange(ec.ECDH(), theirs)
    material = _derived(shared, secret, b"WebPush: info\0" + key + ours, 32)
    content_key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    record = AESGCM(content_key).encrypt(nonce, message + b"\x02", None)
    return salt + struct.pack("!IB", RECORD, len(ours)) + ours + record


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(material)


def _point(key: "EllipticCurvePrivateKey") -> bytes:
    from cryptography.hazmat.primitives import serialization as form

    public = key.public_key()
    return public.public_bytes(form.Encoding.X962, form.PublicFormat.UncompressedPoint)


class Signer:
    """Signs this server's requests to push services."""

    def __init__(self, key: bytes, contact: str) -> None:
        """``key`` is from ``new_key``. ``contact`` is the address of the server's owner, which push
        services may use; empty for none.
        """
        from cryptography.hazmat.primitives.asymmetric import ec

        self._key = ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())
        self._contact = contact
        self.public_key = _text(_point(self._key))
        """The public key, as browsers need it to subscribe."""

    def authorization(self, host: str, now: int) -> str:
        """Return the header for a request to the push service at ``host``.

        ``now`` is in milliseconds since 1970.
        """
        from cryptography.hazmat.primitives.asymmetric import ec, utils
        from cryptography.hazmat.primitives.hashes import SHA256

        claims = {"aud": f"https://{host}", "exp": now // 1000 + _LIFETIME}
        if self._contact:
            claims["sub"] = self._contact
        head = {"typ": "JWT", "alg": "ES256"}
        signed = f"{_text(encode(head))}.{_text(encode(claims))}"
        der = self._key.sign(signed.encode(), ec.ECDSA(SHA256()))
        pair = b"".join(n.to_bytes(32, "big") for n in utils.decode_dss_signature(der))
        return f"vapid t={signed}.{_text(pair)}, k={self.public_key}"


def _text(given: bytes) -> str:
    return base64.urlsafe_b64encode(given).rstrip(b"=").decode()


def read(text: str) -> bytes:
    """Return the bytes of URL-safe base64 without padding. Raises ``ValueError``."""
    return base64.b64decode(
        text.replace("-", "+").replace("_", "/") + "=" * (-len(text) % 4), validate=True
    )
