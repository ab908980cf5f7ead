// made by `./run web` from `mendax schema`: what the fields of TableEvent mean
export type Meaning = "bot" | "seat";
/** By kind of event and field; "*" holds fields that mean the same in every kind. */
export const MEANINGS: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = {
  "*": {
    "seat": "seat",
    "bot": "bot",
    "order[]": "seat",
    "seats[]": "seat",
    "to": "seat",
    "right[]": "seat",
    "wrong[]": "seat",
    "owner": "seat"
  }
};
