"""The database, its journal, and the lock on its folder."""
