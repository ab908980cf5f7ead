"""The coach of Mia: it advises, reviews and shows strategies by solved policies."""
