// made by `./run web` from `mendax schema`: what the fields of FrenchPokerEvent mean
export type Meaning = "by-seat" | "claim" | "dice" | "die" | "draw" | "pips" | "places" | "seat";
/** By kind of event and field; "*" holds fields that mean the same in every kind. */
export const MEANINGS: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = {
  "*": {
    "draw": "draw",
    "seat": "seat",
    "die": "die",
    "pips": "pips",
    "claim": "claim",
    "kept": "places",
    "claimer": "seat",
    "dice": "dice",
    "worth": "claim",
    "places": "by-seat"
  }
};
