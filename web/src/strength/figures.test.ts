import { expect, test } from "vitest";
import type { StrengthTable } from "../wire.gen";
import { along, between, drawn, duelsOf, milliseconds, side, spanOf, written } from "./figures";

const estimate = (mean: number, low: number, high: number) => ({ mean, low, high });
const bot = (name: string) => ({
  bot: name,
  overall: null,
  best_response: null,
  habit: null,
  thinks: { decisions: 1, median: 1, most: 1, slowest: 1 },
});
const WINS: StrengthTable = {
  game: "mia",
  preset: "standard",
  rules: "",
  seats: 2,
  unit: "wins",
  fair: 0.5,
  seed: "s",
  games: 10,
  bots: [bot("odds"), bot("liar"), bot("random")],
  duels: [
    { bot: "odds", others: "random", games: 10, result: estimate(1, 0.72, 1) },
    { bot: "liar", others: "random", games: 10, result: estimate(0.9, 0.6, 0.98) },
    { bot: "odds", others: "liar", games: 10, result: estimate(0.8, 0.49, 0.94) },
  ],
};
const CHIPS: StrengthTable = {
  ...WINS,
  unit: "chips",
  fair: 0,
  duels: [{ bot: "odds", others: "liar", games: 10, result: estimate(-12, -30, 6) }],
};

test("bars of wins range from none to all, bars of chips from loss to gain", () => {
  expect(spanOf(WINS)).toEqual({ low: 0, high: 1 });
  expect(spanOf(CHIPS)).toEqual({ low: -30, high: 6 });
  expect(along(-12, spanOf(CHIPS))).toBe(50);
});

test("a bar shows its interval, the fair value and its certain side", () => {
  expect(drawn(estimate(0.75, 0.6, 1), WINS)).toEqual({
    low: 60,
    mean: 75,
    high: 100,
    fair: 50,
    side: "above",
  });
});

test("a figure is surely above or below only if its interval is", () => {
  expect(side(estimate(0.6, 0.51, 0.7), 0.5)).toBe("above");
  expect(side(estimate(0.4, 0.3, 0.49), 0.5)).toBe("below");
  expect(side(estimate(0.6, 0.5, 0.7), 0.5)).toBe("even");
});

test("duels of a bot have the order of the table", () => {
  expect(duelsOf(WINS, "odds").map((duel) => duel.others)).toEqual(["liar", "random"]);
});

test("figures are written in the language's format", () => {
  expect(written(0.5, WINS, "en")).toBe("50%");
  expect(written(0.50017, WINS, "uk", 2)).toBe("50,02\u00a0%");
  expect(written(-12.4, CHIPS, "en")).toBe("−12");
  expect(written(-0.2, CHIPS, "en")).toBe("0");
  expect(between(estimate(0.5, 0.4, 0.6), WINS, "en")).toBe("40–60%");
  expect(between(estimate(-12, -30, 6), CHIPS, "en")).toBe("−30 … +6");
  expect(milliseconds(0.1234, "en")).toBe("0.12");
  expect(milliseconds(0.0021, "de")).toBe("0,1");
});
