// Frequencies of choices beside those of sound play: tallies, significance and sentences.
import { render, screen } from "../rendering";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { learn } from "../words.svelte";
import Mix from "./Mix.svelte";
import { choiceOf, decisions, deviations, evidence, type Mix as Tallies } from "./mix";
import { eraseTrends, mixed, progress } from "./progress";
import type { Puzzle, PuzzleOption } from "../wire.gen";

const option = (action: string, share: number, mix: string): PuzzleOption => ({
  action,
  worth: 50,
  cost: 0,
  share,
  grade: "excellent",
  doubted: null,
  mix,
});
const DOUBT = option("doubt", 0.3, "doubt-high");
const BELIEVE = option("believe", 0.7, "answer");
const ANSWER = { game: "mia", options: [DOUBT, BELIEVE] } as unknown as Puzzle;

beforeAll(() => learn("practice"));
beforeEach(() => localStorage.clear());

test("a choice counts beside its probability, given the options shown", () => {
  const claims = [
    option("announce 41", 0.2, "claim"),
    option("announce 61", 0.2, "lie-middle"),
    option("announce 63", 0.1, "lie-middle"),
  ];
  const puzzle = { game: "mia", options: claims } as unknown as Puzzle;
  const found = choiceOf(puzzle, claims[2] ?? DOUBT);
  expect(found["lie-middle"]).toMatchObject({ count: 1, done: 1 });
  expect(found["lie-middle"]?.sound).toBeCloseTo(0.6);
  expect(found["lie-middle"]?.variance).toBeCloseTo(0.24);
  expect(found["usual-claim"]).toMatchObject({ done: 0 });
  expect(choiceOf({ ...ANSWER, options: [option("doubt", 1, "")] }, DOUBT)).toEqual({});
});

test("the evidence never grows on average in sound play", () => {
  for (const kind of ["doubt-low", "usual-answer"])
    for (const sound of [0.02, 0.3, 0.5, 0.9])
      for (const before of [0, 5]) {
        const tally = { count: 9, done: before, sound: 3, variance: 2 };
        const after = (done: number): number =>
          evidence(kind, {
            count: 10,
            done: before + done,
            sound: 3 + sound,
            variance: 2 + sound * (1 - sound),
          });
        const mean = sound * after(1) + (1 - sound) * after(0);
        expect(mean).toBeLessThanOrEqual(evidence(kind, tally) * (1 + 1e-12));
      }
  expect(evidence("usual-answer", { count: 0, done: 0, sound: 0, variance: 0 })).toBe(1);
});

test("only significant differences are named, with the opponent who profits", async () => {
  const quiet: Tallies = { "doubt-high": { count: 10, done: 5, sound: 3, variance: 2.1 } };
  expect(deviations(quiet)).toEqual([]);
  mixed(ANSWER, BELIEVE);
  const { unmount } = render(Mix);
  expect(await screen.findByText("Like sound play so far, after one decision.")).toBeVisible();
  unmount();
  for (let count = 1; count < 100; count += 1) mixed(ANSWER, count % 3 ? DOUBT : BELIEVE);
  expect(decisions(progress().mix["mia"] ?? {})).toBe(100);
  render(Mix, { game: "mia" });
  expect(
    await screen.findByText(
      "High claims, which fewer than a sixth of all rolls reach: you doubted 66 of 100. " +
        "Sound play doubts 30. An opponent who never lies there would profit.",
    ),
  ).toBeVisible();
  eraseTrends();
  expect(progress().mix).toEqual({});
});
