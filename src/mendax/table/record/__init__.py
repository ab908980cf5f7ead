"""One game's record: how it is written for one reader, read and verified."""
