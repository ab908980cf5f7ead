// made by `./run web` from `mendax schema`: what the fields of MiaEvent mean
export type Meaning = "by-seat" | "draw" | "roll" | "seat" | "stake";
export const MEANINGS: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = {
  "lot-drawn": {
    "draw": "draw",
    "seat": "seat"
  },
  "round-started": {
    "seat": "seat"
  },
  "shaken": {
    "seat": "seat"
  },
  "fell": {
    "seat": "seat",
    "draw": "draw"
  },
  "looked": {
    "seat": "seat"
  },
  "saw": {
    "draw": "draw",
    "roll": "roll"
  },
  "announced": {
    "seat": "seat",
    "value": "roll"
  },
  "rerolled": {
    "seat": "seat",
    "value": "roll"
  },
  "believed": {
    "seat": "seat"
  },
  "passed-on": {
    "seat": "seat",
    "value": "roll"
  },
  "doubted": {
    "seat": "seat",
    "announcer": "seat"
  },
  "dice-shown": {
    "draw": "draw",
    "roll": "roll",
    "seat": "seat"
  },
  "dice-hidden": {
    "seat": "seat"
  },
  "conceded": {
    "seat": "seat"
  },
  "opened": {
    "draw": "draw",
    "roll": "roll",
    "announcer": "seat",
    "value": "roll"
  },
  "toasted": {
    "draw": "draw",
    "roll": "roll",
    "seat": "seat"
  },
  "lost": {
    "seat": "seat",
    "cost": "stake",
    "left": "stake"
  },
  "gained": {
    "seat": "seat",
    "gain": "stake",
    "left": "stake"
  },
  "went-out": {
    "seat": "seat"
  },
  "die-taken": {
    "seat": "seat"
  },
  "lives-rerolled": {
    "draw": "draw",
    "seat": "seat"
  },
  "lives-kept": {
    "seat": "seat"
  },
  "game-ended": {
    "places": "by-seat"
  }
};
