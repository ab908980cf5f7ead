// made by `./run web` from `mendax schema`: what the fields of TableEvent mean
export type Meaning = "bot" | "seat";
export const MEANINGS: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = {
  "seated": {
    "seat": "seat",
    "bot": "bot"
  },
  "renamed": {
    "seat": "seat"
  },
  "left": {
    "seat": "seat",
    "bot": "bot"
  },
  "returned": {
    "seat": "seat"
  },
  "handed-over": {
    "seat": "seat"
  },
  "arranged": {
    "order[]": "seat"
  },
  "share-bound": {
    "seat": "seat"
  },
  "share-added": {
    "seat": "seat"
  },
  "shares-left-out": {
    "seats[]": "seat"
  },
  "bought-in": {
    "seat": "seat"
  },
  "clock-ran-out": {
    "seat": "seat"
  },
  "said": {
    "seat": "seat"
  },
  "said-to": {
    "seat": "seat",
    "to": "seat"
  },
  "phrase-said": {
    "seat": "seat"
  },
  "reacted": {
    "seat": "seat",
    "to": "seat"
  },
  "wore": {
    "seat": "seat"
  },
  "host-passed": {
    "to": "seat"
  },
  "host-returned": {
    "seat": "seat"
  },
  "ready-set": {
    "seat": "seat"
  },
  "stood-in": {
    "seat": "seat",
    "bot": "bot"
  },
  "take-over-asked": {
    "seat": "seat"
  },
  "take-over-dropped": {
    "seat": "seat"
  },
  "taken-over": {
    "seat": "seat"
  },
  "guessed": {
    "seat": "seat"
  },
  "guesses-settled": {
    "right[]": "seat",
    "wrong[]": "seat"
  },
  "device-shared": {
    "seat": "seat",
    "owner": "seat"
  },
  "muted": {
    "seat": "seat"
  },
  "seat-reserved": {
    "seat": "seat"
  }
};
