"""Programs in matches: their processes, limits and faults."""
