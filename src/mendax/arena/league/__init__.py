"""Standing leagues: round robins that go on, and what is kept of them in a folder."""
