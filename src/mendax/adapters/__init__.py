"""Mendax's games for OpenSpiel and PettingZoo. Each adapter requires the library it adapts to."""
