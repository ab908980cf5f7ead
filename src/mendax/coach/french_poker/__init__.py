"""The French poker coach, which supplies solved rounds to bots and players."""
