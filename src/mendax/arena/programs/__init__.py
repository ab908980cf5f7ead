"""Bots that are programs of any language: started, limited, spoken to by lines, and charged."""
