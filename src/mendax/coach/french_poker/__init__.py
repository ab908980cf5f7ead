"""French poker coached: its solved rounds, introduced to bots and to players."""
