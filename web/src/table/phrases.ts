// The phrases that a table accepts, most useful first; their words are in the catalogue.
export const PHRASES = [
  "hello",
  "good-luck",
  "thinking",
  "hurry",
  "trust-me",
  "surely-not",
  "nice-bluff",
  "well-played",
  "ouch",
  "lucky",
  "thanks",
  "again",
  "bye",
] as const;
