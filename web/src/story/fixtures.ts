// A story of Mia for tests.
import type { StoryOut, Tally } from "../wire.gen";

const TALLY: Tally = {
  said: 9,
  known: 6,
  lied: 3,
  caught: 1,
  doubts: 4,
  doubts_right: 2,
  believed: 3,
  believed_right: 2,
};

export const STORY: StoryOut = {
  game: 1,
  kind: "mia",
  rules: "lives=6 order=standard",
  seats: [{ name: "Ann" }, { name: "Ben" }],
  you: 0,
  open: true,
  places: [1, 2],
  reason: { key: "mia-end-last-standing", arguments: {} },
  ended: 1_800_000_000_000,
  seconds: 200,
  moves: 48,
  highlights: [
    {
      key: "story-best-lie",
      entry: 12,
      seats: { seat: 1, other: 0 },
      values: { claim: 66, truth: 31 },
      figures: { chance: 8 },
    },
    { key: "story-lead", entry: 20, seats: { seat: 0 }, values: {}, figures: { round: 4 } },
  ],
  tallies: [TALLY, { ...TALLY, caught: 3 }],
  against: "people",
  loss: null,
};
