"""Layer 3: playing many games. No I/O."""
