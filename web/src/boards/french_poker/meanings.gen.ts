// made by `./run web` from `mendax schema`: what the fields of FrenchPokerEvent mean
export type Meaning = "by-seat" | "claim" | "dice" | "die" | "draw" | "pips" | "places" | "seat";
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
    "die": "die",
    "draw": "draw"
  },
  "saw": {
    "draw": "draw",
    "die": "die",
    "pips": "pips"
  },
  "landed": {
    "draw": "draw",
    "die": "die",
    "pips": "pips"
  },
  "announced": {
    "seat": "seat",
    "claim": "claim"
  },
  "believed": {
    "seat": "seat"
  },
  "kept-hidden": {
    "seat": "seat",
    "kept": "places"
  },
  "kept-open": {
    "seat": "seat",
    "kept": "places"
  },
  "shown": {
    "draw": "draw",
    "die": "die",
    "pips": "pips"
  },
  "passed-on": {
    "seat": "seat",
    "claim": "claim"
  },
  "doubted": {
    "seat": "seat",
    "claimer": "seat"
  },
  "conceded": {
    "seat": "seat"
  },
  "opened": {
    "dice": "dice",
    "worth": "claim",
    "claimer": "seat",
    "claim": "claim"
  },
  "laid-off": {
    "seat": "seat"
  },
  "charged": {
    "seat": "seat"
  },
  "gave-back": {
    "seat": "seat"
  },
  "went-out": {
    "seat": "seat"
  },
  "came-safe": {
    "seat": "seat"
  },
  "game-ended": {
    "places": "by-seat"
  }
};
