"""Answers from games: records, replays, stories, reviews, hints and solved strategies."""
