"""Matches as the terminal plays and reports them: who takes part, records, text, JSON, a page."""
