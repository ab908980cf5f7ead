// made by `./run web` from `mendax schema`: what the fields of SwordOfLiesEvent mean
export type Meaning = "by-seat" | "colour" | "draw" | "face" | "order" | "place" | "pledge" | "pot" | "seat";
/** By kind of event and field; "*" holds fields that mean the same in every kind. */
export const MEANINGS: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = {
  "*": {
    "seat": "seat",
    "draw": "draw",
    "place": "place",
    "face": "face",
    "seats[]": "seat",
    "own": "place",
    "of": "seat",
    "theirs": "place",
    "colour": "colour",
    "by": "seat",
    "named": "colour",
    "pot": "pot",
    "stacks": "by-seat",
    "places": "by-seat",
    "boldest": "seat",
    "order": "order",
    "struck[]": "face",
    "pledge": "pledge"
  },
  "pot-won": {
    "chips": "by-seat"
  },
  "favour-promised": {
    "to": "seat"
  },
  "deal-proposed": {
    "to": "seat",
    "mine": "pledge",
    "yours": "pledge"
  },
  "whispered": {
    "to": "seat"
  },
  "whisper-judged": {
    "to": "seat"
  },
  "deal-lapsed": {
    "to": "seat"
  },
  "chips-paid": {
    "to": "seat"
  },
  "promise-kept": {
    "to": "seat"
  },
  "promise-broken": {
    "to": "seat"
  },
  "armed": {
    "swords": "by-seat"
  },
  "order-opened": {
    "paid": "face"
  }
};
