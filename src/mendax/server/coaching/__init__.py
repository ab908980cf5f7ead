"""Analysis of games: records, replays, stories, reviews, hints and solved strategies."""
