"""The coach of Mia: it advises, reviews and shows strategies, based on solved policies."""
