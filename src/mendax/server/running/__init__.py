"""Running a server: assembly, admin operations, backup, checks and retention."""
