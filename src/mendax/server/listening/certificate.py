"""A self-signed certificate for a server in a local network, kept as one file in its data folder.

Rules of this file
1. A certificate is kept as long as it contains all of the machine's names and addresses and is
   valid for another month. Browsers show a new warning for each new certificate.
2. Only the server's user can read the file, which also contains the key.
3. The validity is the longest that phones accept.
"""

import os
import socket
import ssl
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mendax.core.game import Reason
from mendax.server.listening import network
from mendax.server.settings.host_names import plain_name
from mendax.server.settings.setting_values import SettingsError

if TYPE_CHECKING:
    from cryptography import x509

FILE: Final = "lan.pem"
VALID: Final = timedelta(days=825)
_SPARE: Final = timedelta(days=30)
_SKEW: Final = timedelta(days=1)
"""The largest expected lag of a phone's clock."""


def machine_names() -> tuple[str, ...]:
    """Return the names and addresses that a local network can use to reach this machine."""
    own = plain_name(socket.gethostname()).partition(".")[0]
    named = (own, f"{own}.local") if own else ()
    return ("localhost", *named, "127.0.0.1", *network.own_addresses())


def context_of(folder: Path, names: Iterable[str], now: datetime | None = None) -> ssl.SSLContext:
    """Return a server context for these names and addresses. A missing certificate is created in
    ``folder``.

    Raises ``SettingsError``, or ``OSError`` for problems with the folder.
    """
    file, wanted, at = folder / FILE, tuple(dict.fromkeys(names)), now or datetime.now(UTC)
    try:
        if not _is_usable(file, wanted, at):
            _write(file, _made(wanted, at))
    except ImportError as error:
        shown = {"problem": str(error)}
        raise SettingsError(Reason("server-tls-not-installed", shown)) from None
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(file)
    return context


def _is_usable(file: Path, names: tuple[str, ...], now: datetime) -> bool:
    from cryptography import x509

    try:
        found = x509.load_pem_x509_certificate(file.read_bytes())
        known = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (FileNotFoundError, ValueError, x509.ExtensionNotFound):
        return False
    return set(_alternatives(names)) <= set(known) and now + _SPARE < found.not_valid_after_utc


def _made(names: tuple[str, ...], now: datetime) -> bytes:
    """Return a new key and its certificate in PEM format."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

    key = ec.generate_private_key(ec.SECP256R1())
    called = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Mendax")])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(called)
        .issuer_name(called)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - _SKEW)
        .not_valid_after(now - _SKEW + VALID)
        .add_extension(x509.SubjectAlternativeName(_alternatives(names)), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    encoded = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return encoded + certificate.public_bytes(serialization.Encoding.PEM)


def _alternatives(names: Iterable[str]) -> "list[x509.GeneralName]":
    from cryptography import x509

    made: list[x509.GeneralName] = []
    for name in names:
        try:
            made.append(x509.IPAddress(ip_address(name)))
        except ValueError:
            made.append(x509.DNSName(name))
    return made


def _write(file: Path, content: bytes) -> None:
    """Write a file that only the server's user can read, replacing any older file."""
    growing = file.with_suffix(".new")
    growing.unlink(missing_ok=True)
    with os.fdopen(os.open(growing, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
        opened.write(content)
    growing.replace(file)
