"""The coach of Mia: it advises, reviews and draws by solved policies."""
