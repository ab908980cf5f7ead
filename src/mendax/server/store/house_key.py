"""The key that all workers of a house have, and nobody else; made with the database."""

from mendax.server.store.database import Database


def house_key(db: Database) -> bytes:
    """32 random bytes. Only a database that several workers may share has them
    (``Store.shared``)."""
    (key,) = db.execute("SELECT key FROM house").fetchone()
    return bytes(key)
