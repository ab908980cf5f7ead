"""Who may do what: sessions, keys, codes, bans, quotas and rate limits."""
