// The review of a short game, for tests.
import type { Decision, LessonOut, Review } from "../wire.gen";

export function decision(more: Partial<Decision>): Decision {
  return {
    entry: 5,
    round: 1,
    roll: 52,
    claim: 43,
    done: "announce 61",
    worth: 0.5,
    best: "announce 61",
    best_worth: 0.5,
    lost: 0,
    lie: null,
    expected: true,
    here: false,
    over: 43,
    lives: [2, 1],
    alternatives: [
      { action: "announce 61", worth: 0.5, chance: 0.9 },
      { action: "announce 21", worth: 0.3, chance: 0.1 },
    ],
    moment: null,
    known: [],
    shown: [],
    why: null,
    ...more,
  };
}

export const REVIEW: Review = {
  seat: 0,
  unit: "chance",
  fair: 0.5,
  notes: [],
  course: [
    { entry: 2, round: 1, worth: 0.4 },
    { entry: 9, round: 2, worth: 0.2 },
    { entry: 20, round: 2, worth: 0 },
  ],
  decisions: [
    decision({}),
    decision({
      entry: 9,
      done: "believe",
      best: "doubt",
      worth: 0.3,
      best_worth: 0.45,
      lost: 0.15,
      claim: 21,
      lie: 0.8,
      roll: null,
      over: 61,
      alternatives: [
        { action: "doubt", worth: 0.45, chance: 1 },
        { action: "believe", worth: 0.3, chance: 0 },
      ],
    }),
    decision({
      entry: 12,
      round: 2,
      lost: 0.05,
      worth: 0.1,
      best_worth: 0.15,
      done: "announce 21",
    }),
  ],
  biggest: 1,
  lost: 0.2,
  verdict: {
    key: "coach-mistake-believe",
    arguments: {
      round: 1,
      lost: "15.0",
      unit: "chance",
      said: "-",
      roll: "-",
      claim: 21,
      better: "doubt",
      value: "-",
      lie: 80,
      opening: "no",
      made: "sometimes",
    },
  },
};

export const LESSON: LessonOut = {
  kind: "mia",
  game: 1,
  names: ["Ann", "Ben"],
  rules: "order=standard lives=2 scoring=lives ends_when=last_standing",
  open: false,
  coverage: { seats: 2, solved: "whole", reason: null },
  review: REVIEW,
  cards: [],
  against: "people",
  habits: { bluff: 0.2 },
  mix: {},
  claims: [],
};
