"""The PostgreSQL of the testbed, as tests of the store ask for it."""

from testbed.postgresql import PostgresServer

__all__ = ["PostgresServer"]
