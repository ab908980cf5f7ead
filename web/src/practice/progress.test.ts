// Progress in practice: ratings, streaks, and returning cards.
import { beforeEach, expect, test } from "vitest";
import { LESSON } from "../coach/fixtures";
import type { Puzzle, PuzzleOption } from "../wire.gen";
import {
  addCards,
  answered,
  dailyResult,
  dayOf,
  dueCards,
  eraseTrends,
  finishDaily,
  progress,
  ratedAfter,
  ratingOf,
  repeated,
  reviewed,
  shared,
  shownLately,
  streak,
} from "./progress";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 27, 12);
const option = (grade: PuzzleOption["grade"]): PuzzleOption => ({
  action: "doubt",
  worth: 50,
  cost: 0,
  share: 0,
  grade,
  doubted: null,
  mix: "",
});
const puzzle = (id: string): Puzzle =>
  ({
    id,
    game: "mia",
    rating: 1500,
    options: [option("excellent"), option("blunder")],
  }) as unknown as Puzzle;

beforeEach(() => localStorage.clear());

test("a rating changes by Elo's rule as on the server", () => {
  expect(ratedAfter(1500, 1500, 0, true, 0)).toBe(1532);
  expect(ratedAfter(1500, 1500, 0, false, 0)).toBe(1468);
  expect(ratedAfter(1500, 1500, 0, true, 10)).toBe(1512);
});

test("a right answer raises a rating less if it is easily guessed", () => {
  expect(ratedAfter(1500, 1500, 0.5, true, 0)).toBe(1516);
  expect(ratedAfter(1500, 1500, 0.5, false, 0)).toBe(1452);
  expect(ratedAfter(610, 600, 0.5, false, 0)).toBe(600);
});

test("puzzles rest for 60 days after an answer, separately in each game", () => {
  const rested = () => shownLately("mia");
  answered(puzzle("aaaa111111"), option("good"), NOW);
  answered(puzzle("bbbb222222"), option("blunder"), NOW + DAY);
  expect(rested()).toBe("aaaabbbb");
  answered(puzzle("aaaa111111"), option("good"), NOW + 2 * DAY);
  expect(rested()).toBe("bbbbaaaa");
  answered(puzzle("cccc333333"), option("good"), NOW + 61 * DAY);
  expect(rested()).toBe("aaaacccc");
  expect(shownLately("french_poker")).toBe("");
});

test("a request for drills names at most 1,500 puzzles", () => {
  const mark = (n: number) => n.toString(16).padStart(4, "0");
  const shown = Array.from({ length: 1500 }, (_, n) => [mark(n), Math.floor(NOW / DAY)]);
  localStorage.setItem("mendax-practice", JSON.stringify({ shown: { mia: shown } }));
  for (const n of [1500, 1501]) answered(puzzle(mark(n)), option("good"), NOW);
  expect(shownLately("mia")).toHaveLength(4 * 1500);
  expect(shownLately("mia").slice(0, 4)).toBe("0002");
});

test("answers change the rating of their game and are counted by day", () => {
  answered(puzzle("a"), option("good"), NOW);
  answered(puzzle("b"), option("blunder"), NOW);
  expect(ratingOf("mia")).toBeLessThan(1510);
  expect(ratingOf("french_poker")).toBe(1500);
  expect(progress().days).toEqual([{ day: "2026-11-27", right: 1, count: 2 }]);
});

test("a streak survives a single missed day, but not two", () => {
  for (const before of [1, 2, 4, 7]) finishDaily("mia", dayOf(NOW - before * DAY), ["good"]);
  expect(streak("mia", NOW)).toBe(3);
  expect(streak("mia", NOW + DAY)).toBe(3);
  expect(streak("mia", NOW + 2 * DAY)).toBe(0);
  finishDaily("mia", dayOf(NOW), ["good"]);
  expect(streak("mia", NOW)).toBe(4);
});

test("a day without a right answer does not count for a streak", () => {
  finishDaily("mia", dayOf(NOW), ["blunder", "inaccurate"]);
  expect(streak("mia", NOW)).toBe(0);
  expect(dailyResult("mia", dayOf(NOW))).toEqual(["blunder", "inaccurate"]);
});

test("a result to share has one sign for each answer, a link and no answers", () => {
  const grades = ["excellent", "good", "inaccurate", "blunder"] as const;
  expect(shared("Mia · 2026-11-27", grades, "https://dice.example/practice/mia/daily")).toBe(
    "Mendax · Mia · 2026-11-27\n🟩🟨🟧🟥 2/4\nhttps://dice.example/practice/mia/daily",
  );
});

test("mistakes of tomorrow are counted for their game alone", () => {
  addCards([puzzle("a"), { ...puzzle("b"), game: "french_poker" }], NOW);
  expect(dueCards("mia", NOW, 1).map(({ id }) => id)).toEqual(["a"]);
  expect(dueCards("mia", NOW)).toEqual([]);
});

test("a mistake returns after a day, three days and a week, then never", () => {
  const one = puzzle("a");
  addCards([one], NOW);
  expect(dueCards("mia", NOW)).toEqual([]);
  let now = NOW + DAY;
  for (const pause of [3, 7]) {
    expect(dueCards("mia", now).map(({ id }) => id)).toEqual(["a"]);
    repeated(one, option("excellent"), now);
    expect(dueCards("mia", now + (pause - 1) * DAY)).toEqual([]);
    now += pause * DAY;
  }
  expect(dueCards("mia", now)).toHaveLength(1);
  repeated(one, option("good"), now);
  expect(progress().cards).toEqual([]);
});

test("a card that is missed again starts again", () => {
  const one = puzzle("a");
  addCards([one, one], NOW);
  expect(progress().cards).toHaveLength(2 - 1);
  repeated(one, option("excellent"), NOW + DAY);
  repeated(one, option("blunder"), NOW + 4 * DAY);
  expect(dueCards("mia", NOW + 5 * DAY)).toHaveLength(1);
});

test("a review of an own game is stored once, with its mistakes as cards", () => {
  const lesson = { ...LESSON, cards: [puzzle("a")] };
  reviewed("table 1", lesson, NOW);
  reviewed("table 1", lesson, NOW);
  const { lost, decisions } = LESSON.review;
  const cost = Math.round((1000 * lost) / decisions.length) / 10;
  expect(progress().habits).toEqual([
    { which: "table 1", game: "mia", day: "2026-11-27", against: "people", costs: { bluff: 20 } },
  ]);
  expect(progress().reviews).toEqual([{ which: "table 1", game: "mia", day: "2026-11-27", cost }]);
  expect(dueCards("mia", NOW + DAY).map(({ id }) => id)).toEqual(["a"]);
});

test("costs of habits are in points of 100, or in chips", () => {
  const { review } = LESSON;
  const habits = { bluff: 0.1234, doubt: 2 };
  reviewed("one", { ...LESSON, habits }, NOW);
  reviewed("two", { ...LESSON, habits, review: { ...review, unit: "chips" } }, NOW);
  expect(progress().habits.map(({ costs }) => costs)).toEqual([
    { bluff: 12.3, doubt: 200 },
    { bluff: 0.1, doubt: 2 },
  ]);
  eraseTrends();
  expect(progress()).toMatchObject({ habits: [], reviews: [], days: [] });
});
