"""Authentication and limits: sessions, keys, codes, bans, quotas and rate limits."""
