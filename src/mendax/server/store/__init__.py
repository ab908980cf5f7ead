"""The database, its journal, and the folder lock."""
