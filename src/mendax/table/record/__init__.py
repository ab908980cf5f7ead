"""One game's record: writing it for one reader, reading it, and verifying it."""
