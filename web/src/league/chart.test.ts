import { expect, test } from "vitest";
import type { LeagueStanding } from "../wire.gen";
import { bandOf, lineOf, scaleOf, stepOf } from "./chart";

const FRAME = { width: 308, height: 208, left: 40, below: 20 };

function standing(...ratings: readonly number[]): LeagueStanding {
  const history = ratings.map((mu, at) => ({ round: at + 1, mu, sigma: 1 }));
  return { name: "odds", history } as unknown as LeagueStanding;
}

test("a scale contains all ratings and the start", () => {
  const shown = [standing(25, 31, 38.4), standing(25, 17, 11.2)];
  const scale = scaleOf(shown, 3, FRAME);
  for (const rating of [25, 38.4, 11.2]) {
    expect(scale.y(rating)).toBeGreaterThanOrEqual(8);
    expect(scale.y(rating)).toBeLessThanOrEqual(188);
  }
  expect(scale.y(38)).toBeLessThan(scale.y(12));
  expect([scale.x(1), scale.x(3)]).toEqual([40, 300]);
  expect(scale.ticks).toEqual([10, 20, 30, 40]);
});

test("one round is centred, and equal ratings have a scale", () => {
  const one = [standing(25)];
  const scale = scaleOf(one, 1, FRAME);
  expect(scale.x(1)).toBe(170);
  expect(lineOf(one[0]?.history ?? [], scale)).toMatch(/^M170.0 \d+\.\d$/);
  expect(bandOf(one[0]?.history ?? [], scale)).toBe("");
});

test("a band surrounds its line", () => {
  const [one] = [standing(25, 30)];
  const scale = scaleOf([one], 2, FRAME);
  const tall = bandOf(one.history, scale);
  expect(tall.match(/[ML]/g)).toHaveLength(4);
  expect(tall).toContain(scale.y(32).toFixed(1));
  expect(tall).toContain(scale.y(28).toFixed(1));
});

test("steps are one, two or five times a power of ten", () => {
  expect([0, 3, 9, 20, 40, 900].map(stepOf)).toEqual([0.2, 1, 5, 5, 10, 500]);
});
