"""The program in one seat: its conversation, its moves and the news of its table."""
