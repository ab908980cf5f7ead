import { beforeAll, expect, test } from "vitest";
import { spelling as faces } from "../boards/french_poker/spelling";
import { spelling } from "../boards/mia/spelling";
import { learn, speak } from "../words.svelte";
import { REVIEW, decision } from "./fixtures";
import {
  figure,
  moments,
  move,
  nextMistake,
  placed,
  praise,
  rounded,
  sentence,
  span,
  spotAddress,
  ticks,
} from "./telling";

beforeAll(async () => {
  await speak("en");
  await learn("coach");
});

test("a decision that ends a round precedes the next round", () => {
  const found = moments(REVIEW);
  expect(found.map((moment) => [moment.entry, moment.round, moment.decision])).toEqual([
    [2, 1, null],
    [5, 1, 0],
    [9, 1, 1],
    [9, 2, null],
    [12, 2, 2],
    [20, 2, null],
  ]);
  expect(found[2]).toMatchObject({ before: 0.45, after: 0.3 });
  expect(found[1]).toMatchObject({ before: 0.5, after: 0.5 });
});

test("each round appears once, side by side", () => {
  const { dots, rounds } = placed(moments(REVIEW));
  expect(rounds.map((round) => round.round)).toEqual([1, 2]);
  expect(dots[0]?.x).toBe(0);
  expect(dots.at(-1)?.x).toBe(1);
  expect(placed([]).dots).toEqual([]);
});

test("chances are drawn from 0 to 1, points from lowest to highest", () => {
  expect(span(REVIEW, moments(REVIEW))).toEqual([0, 1]);
  const points = {
    ...REVIEW,
    unit: "points" as const,
    course: [{ entry: 1, round: 1, worth: -3 }],
  };
  expect(span(points, moments(points))).toEqual([-3, 0.5]);
});

test("moves, values and sentences use this table's terms", () => {
  expect(move("announce 21", spelling(""))).toBe("say Mia");
  expect(move("announce 21", spelling("order=natural"))).toBe("say 21");
  expect(move("announce 11", spelling("order=natural"))).toBe("say Mia 11");
  expect(move("announce 11", spelling("ones_top=yes"))).toBe("say Mia 11");
  expect(move("announce 42", spelling("order=pips second=half_mia"))).toBe("say half Mia");
  expect(move("announce 51", spelling("order=pips second=half_mia"))).toBe("say 6 pips");
  expect(move("doubt", spelling(""))).toBe("doubt");
  expect(figure(0.5348, "chance")).toBe("53.5%");
  expect(figure(1.5, "points")).toBe("1.50 points");
  expect(sentence(REVIEW.verdict, spelling(""))).toContain(
    "you believed Mia, which a sound player would have made up 80",
  );
});

test("one kept die is a die and no claim", async () => {
  await learn("french_poker");
  expect(move("keep-hidden 4", faces(""))).toMatch(/keep 4 hidden/);
  expect(move("announce 4", faces(""))).toMatch(/highest die/);
  const reason = {
    key: "french-poker-coach-mistake-cup",
    arguments: { kind: "keep-open", said: "4", better: "announce", value: "5", roll: "1 4" },
  };
  const told = sentence(reason, faces(""));
  expect(told).toContain("laid 4 open");
  expect(told).toMatch(/Saying highest die/);
  const cause = { key: "cause-truth", arguments: { value: "555" } };
  expect(sentence(cause, faces(""))).toBe("Three fives is true, so a doubt can’t hurt it.");
});

test("numbers follow the language's format", async () => {
  await speak("uk");
  expect(figure(0.5348, "chance")).toBe("53,5\u00a0%");
  expect(figure(-1.5, "points")).toContain("−1,50");
  await speak("en");
});

test("a slightly worse move is about equal, and a sound one is sound", () => {
  const moves = [
    { action: "announce 61", worth: 0.5, chance: 0.9 },
    { action: "announce 21", worth: 0.49, chance: 0 },
    { action: "announce 65", worth: 0.48, chance: 0.1 },
  ];
  const done = (action: string, worth: number) =>
    praise(decision({ alternatives: moves, done: action, worth, best_worth: 0.5 }));
  expect(done("announce 61", 0.5)).toBe("A sound move");
  expect(done("announce 65", 0.48)).toBe("A sound move");
  expect(done("announce 21", 0.49)).toBe("About equal to the best move");
});

test("a cause names values in this table's terms", () => {
  const told = { claim: "66", other: "21", action: "doubt" };
  expect(sentence({ key: "cause-only-top", arguments: told }, spelling(""))).toBe(
    "Only Mia beats 66: if you believe it, you have to say Mia.",
  );
});

test("the search for the next mistake wraps around", () => {
  expect(nextMistake(REVIEW.decisions, 0)).toBe(1);
  expect(nextMistake(REVIEW.decisions, 1)).toBe(2);
  expect(nextMistake(REVIEW.decisions, 2)).toBe(1);
  expect(nextMistake([decision({})], 0)).toBeNull();
});

test("a position has an address on the strategy page", () => {
  const answer = REVIEW.decisions[1];
  expect(answer && spotAddress("mia", "lives=2", 2, answer)).toBe(
    "/explore/mia?rules=lives%3D2&seats=2&lives=2%2C1&over=61&map=doubt",
  );
  expect(spotAddress("mia", "scoring=money", 2, decision({ lives: [0, 4], over: null }))).toBe(
    "/explore/mia?rules=scoring%3Dmoney&seats=2",
  );
});

test("a chance to survive is shown like a chance to win", () => {
  const kept = { ...REVIEW, unit: "kept" as const };
  expect(span(kept, [])).toEqual([0, 1]);
  expect(ticks(kept, [0, 1])).toEqual(ticks(REVIEW, [0, 1]));
  expect(figure(0.5, "kept")).toBe(figure(0.5, "chance"));
});

test("a value that rounds to zero has no sign and one label", () => {
  expect(figure(-0.04, "chips")).toBe(figure(0, "chips"));
  expect(figure(-0.004, "points")).toBe("0.00 points");
  expect(figure(-0.0004, "chance")).toBe("0.0%");
  expect(figure(-0.05, "points")).toBe("−0.05 points");
  expect([rounded(-0.4, 0), rounded(-0.6, 0), rounded(12.3, 1)]).toEqual(["0", "−1", "12.3"]);
  const chips = { ...REVIEW, unit: "chips" as const };
  expect(ticks(chips, [-0.4, 12])).toEqual([12, 0]);
  expect(ticks(chips, [-7, 0])).toEqual([-7, 0]);
  expect(ticks(chips, [-7, 12])).toEqual([-7, 12, 0]);
  expect(ticks(REVIEW, [0, 1])).toHaveLength(5);
});
