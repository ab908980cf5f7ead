"""What knows no game: just-in-time compilation, decision graphs, the sequence form."""
