"""What the workers of one house tell each other by; whoever is alone has nobody to tell."""
