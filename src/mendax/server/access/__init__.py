"""Who may ask, and how much: guests known by a cookie, and limits by address or person."""
