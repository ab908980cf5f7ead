"""Scripted first games for new players.

Each game has a short script (``script``), found by ``registry``; ``graph`` plays it by the game's
rules along every allowed path. This package does not depend on a language, server or screen: texts
are catalogue keys, and highlighted parts of a board are names.
"""
