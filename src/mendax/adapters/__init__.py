"""Mendax's games for OpenSpiel and PettingZoo. Each adapter needs its library."""
