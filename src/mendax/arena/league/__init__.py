"""Standing leagues: rounds that go on, and what is kept of them in a folder."""
