// The summary of a run: the best theme, and the costliest answer.
import { expect, test } from "vitest";
import type { Puzzle, PuzzleOption } from "../wire.gen";
import type { Answer } from "./progress";
import { bestSort, costliest } from "./summary";

const option = (grade: PuzzleOption["grade"], cost: number, worth = 50): PuzzleOption => ({
  action: `${grade} ${cost} ${worth}`,
  worth,
  cost,
  share: 0,
  grade,
  doubted: null,
  mix: "",
});
const BEST = { ...option("excellent", 0, 60), share: 0.7 };

function answer(kind: string, themes: readonly string[], chosen: PuzzleOption): Answer {
  const options = [option("good", 0, 61), BEST, option("blunder", 20, 40)];
  return { puzzle: { kind, themes, options } as unknown as Puzzle, option: chosen };
}
const RIGHT = option("good", 1);

test("the kind or theme with the largest share of right answers went well", () => {
  const answers = [
    answer("answer", ["opening"], RIGHT),
    answer("answer", ["opening"], RIGHT),
    answer("announce", ["opening"], option("blunder", 9)),
    answer("announce", ["must_lie"], RIGHT),
  ];
  expect(bestSort(answers)).toEqual({ name: "answer", right: 2, count: 2 });
});

test("a theme does not count if it came once, went mostly wrong, or is the whole run", () => {
  const wrong = option("blunder", 9);
  const alike = [answer("keep", [], RIGHT), answer("keep", [], RIGHT)];
  expect(bestSort(alike)).toBeNull();
  expect(
    bestSort([...alike.slice(1), answer("answer", [], wrong), answer("answer", [], RIGHT)]),
  ).toBe(null);
});

test("the costliest wrong answer is shown with the usual right one", () => {
  const answers = [
    answer("answer", [], option("inaccurate", 3)),
    answer("answer", [], option("blunder", 12)),
    answer("answer", [], RIGHT),
  ];
  expect(costliest(answers)).toEqual({ ...answers[1], best: BEST });
  expect(costliest([answer("answer", [], RIGHT)])).toBeNull();
});
