"""Game-independent algorithms: just-in-time compilation, decision graphs, the sequence form."""
