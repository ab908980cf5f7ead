"""Commands that give language models a seat."""
