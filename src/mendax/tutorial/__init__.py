"""Scripted first games for new players.

Each game has a short script (``script``), found by ``registry``; ``graph`` plays it with the game's
rules on every allowed path. This package knows no language, server or screen: texts are keys of the
catalogue, and highlighted parts of a board are names.
"""
