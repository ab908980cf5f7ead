"""Child processes: how programs are named, started, limited and ended."""
