"""What outlives the process: the database, its journal, and the lock on its folder."""
