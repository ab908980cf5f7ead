"""What several workers of one house have in common besides its tables."""
