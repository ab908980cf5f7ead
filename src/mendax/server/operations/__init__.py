"""Running a server: assembled and served, its admin operations, backup, check and retention."""
