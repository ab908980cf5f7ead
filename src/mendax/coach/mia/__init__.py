"""The Mia coach: advice, reviews and strategies from solved policies."""
