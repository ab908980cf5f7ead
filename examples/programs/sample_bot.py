#!/usr/bin/env python3
"""A bot that plays all games of Mendax, in plain Python: `mendax bot check sample_bot.py`.

The bot chooses a random offer and fills in its fields. In Mia it tells the truth if its roll is
high enough, and doubts unlikely claims. docs/programs.md describes the messages.
"""

import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


def value(slot):
    """Return a random value for the free field of an action."""
    if slot["kind"] == "one-of":
        return random.choice(slot["values"])
    if slot["kind"] == "between":
        return random.randint(slot["low"], min(slot["high"], slot["low"] + 10))
    return "please"[: slot["longest"]]


def any_of(offers):
    """Return a random offered action, with random values in its free fields."""
    offer = random.choice(offers)
    return offer["action"] | {slot["field"]: value(slot) for slot in offer["slots"]}


def mia(game, view, offers):
    """Play Mia: look, announce the truth if it is legal, and doubt by the odds."""
    kinds = {offer["action"]["kind"]: offer for offer in offers}
    if "look" in kinds:
        return kinds["look"]["action"]
    if "announce" in kinds and view["roll"] is not None:
        allowed = kinds["announce"]["slots"][0]["values"]
        said = view["roll"] if view["roll"] in allowed else random.choice(allowed[:3])
        return kinds["announce"]["action"] | {"value": said}
    if "doubt" in kinds and "believe" in kinds:
        claimed = view["claims"][-1]["value"]
        ladder = [value for rung in game["reference"]["rungs"] for value in rung["rolls"]]
        likely = 1 - ladder.index(claimed) / len(ladder)
        return kinds["believe" if random.random() < likely else "doubt"]["action"]
    return any_of(offers)


def main():
    game = view = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "begin":
            game = message
            random.seed(message.get("seed"))  # a bot with a seed repeats the same game
            say({"type": "ready", "name": "sample.py"})
        view = message.get("view", view)
        if message.get("offers"):  # events with offers, or a refusal
            play = mia if game["game"] == "mia" and message["type"] == "news" else None
            action = play(game, view, message["offers"]) if play else any_of(message["offers"])
            say({"type": "act", "after": message["after"], "action": action})


if __name__ == "__main__":
    main()
