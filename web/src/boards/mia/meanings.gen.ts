// made by `./run web` from `mendax schema`: what the fields of MiaEvent mean
export type Meaning = "by-seat" | "draw" | "roll" | "seat" | "stake";
/** By kind of event and field; "*" holds fields that mean the same in every kind. */
export const MEANINGS: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = {
  "*": {
    "draw": "draw",
    "seat": "seat",
    "roll": "roll",
    "value": "roll",
    "answerer": "seat",
    "announcer": "seat",
    "cost": "stake",
    "left": "stake",
    "gain": "stake",
    "places": "by-seat"
  }
};
