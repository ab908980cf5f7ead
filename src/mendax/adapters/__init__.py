"""Layer 2: Mendax's games for other libraries. Each adapter needs the library it adapts to."""
