// made by `./run web` from `mendax schema`: what the fields of SwordOfLiesEvent mean
export type Meaning = "by-seat" | "colour" | "draw" | "face" | "order" | "place" | "pledge" | "pot" | "seat";
export const MEANINGS: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = {
  "dealt": {
    "seat": "seat",
    "draw": "draw"
  },
  "saw": {
    "draw": "draw",
    "place": "place",
    "face": "face"
  },
  "turned-up": {
    "draw": "draw",
    "seat": "seat",
    "face": "face"
  },
  "tied": {
    "seats[]": "seat"
  },
  "lot-drawn": {
    "draw": "draw",
    "seat": "seat",
    "seats[]": "seat"
  },
  "castling-began": {
    "seat": "seat"
  },
  "trade-offered": {
    "seat": "seat",
    "own": "place",
    "of": "seat",
    "theirs": "place"
  },
  "trade-refused": {
    "seat": "seat"
  },
  "price-named": {
    "seat": "seat"
  },
  "trade-withdrawn": {
    "seat": "seat"
  },
  "cards-swapped": {
    "seat": "seat",
    "own": "place",
    "of": "seat",
    "theirs": "place"
  },
  "favour-promised": {
    "seat": "seat",
    "to": "seat"
  },
  "interrogated": {
    "seat": "seat",
    "of": "seat",
    "place": "place"
  },
  "colour-named": {
    "seat": "seat",
    "colour": "colour"
  },
  "card-marked": {
    "of": "seat",
    "place": "place",
    "by": "seat",
    "named": "colour"
  },
  "skipped": {
    "seat": "seat"
  },
  "castling-ended": {
    "seat": "seat"
  },
  "posted": {
    "seat": "seat"
  },
  "betting-began": {
    "seat": "seat"
  },
  "folded": {
    "seat": "seat"
  },
  "checked": {
    "seat": "seat"
  },
  "called": {
    "seat": "seat"
  },
  "bet-made": {
    "seat": "seat"
  },
  "raised": {
    "seat": "seat"
  },
  "went-all-in": {
    "seat": "seat"
  },
  "returned": {
    "seat": "seat"
  },
  "card-chosen": {
    "seat": "seat"
  },
  "chose": {
    "place": "place"
  },
  "revealed": {
    "draw": "draw",
    "seat": "seat",
    "place": "place",
    "face": "face"
  },
  "folded-open": {
    "draw": "draw",
    "seat": "seat",
    "place": "place",
    "face": "face"
  },
  "sword-won": {
    "seat": "seat",
    "of": "seat"
  },
  "sword-lost": {
    "seat": "seat",
    "of": "seat"
  },
  "pot-won": {
    "pot": "pot",
    "chips": "by-seat"
  },
  "game-ended": {
    "stacks": "by-seat",
    "places": "by-seat"
  },
  "armed": {
    "swords": "by-seat",
    "boldest": "seat"
  },
  "side-chosen": {
    "seat": "seat"
  },
  "deal-proposed": {
    "seat": "seat",
    "to": "seat",
    "mine": "pledge",
    "yours": "pledge"
  },
  "whispered": {
    "seat": "seat",
    "to": "seat"
  },
  "whisper-judged": {
    "seat": "seat",
    "to": "seat"
  },
  "deal-signed": {
    "seat": "seat"
  },
  "deal-declined": {
    "seat": "seat"
  },
  "deal-lapsed": {
    "seat": "seat",
    "to": "seat"
  },
  "chips-paid": {
    "seat": "seat",
    "to": "seat"
  },
  "got-ready": {
    "seat": "seat"
  },
  "war-round-began": {
    "seats[]": "seat"
  },
  "order-sealed": {
    "seat": "seat"
  },
  "wrote-order": {
    "order": "order"
  },
  "order-opened": {
    "seat": "seat",
    "order": "order"
  },
  "card-hit": {
    "seat": "seat",
    "place": "place"
  },
  "promise-kept": {
    "seat": "seat",
    "to": "seat",
    "pledge": "pledge"
  },
  "promise-broken": {
    "seat": "seat",
    "to": "seat",
    "pledge": "pledge"
  }
};
