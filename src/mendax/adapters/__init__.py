"""Mendax's games for OpenSpiel and PettingZoo. Each adapter needs the library that it adapts to."""
