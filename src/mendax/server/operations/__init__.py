"""Running a server: its assembly, admin operations, backup, check and retention."""
