import { beforeEach, expect, test } from "vitest";
import { learn, speak } from "../words.svelte";
import type { SeatView } from "../wire.gen";
import { marksOf } from "./seatMarks";

beforeEach(async () => {
  await speak("en");
  await learn("around");
});

const kinds = (one: Partial<SeatView>, absent = false): string[] =>
  marksOf({ name: "Ann", ...one }, absent).map(({ kind }) => kind);

test("each state of a seat has one mark", () => {
  expect(kinds({})).toEqual([]);
  expect(kinds({ bonus: 2 })).toEqual(["bonus"]);
  expect(kinds({ bot: "odds" })).toEqual(["bot"]);
  expect(kinds({ bot: "odds", next: "Bo" })).toEqual(["bot", "next"]);
  expect(kinds({ program: true })).toEqual(["program"]);
});

test("a seat is marked as away or as lost, and a bot is neither", () => {
  expect(kinds({}, true)).toEqual(["lost"]);
  expect(kinds({ away: true }, true)).toEqual(["away"]);
  expect(kinds({ away: true, bot: "odds" })).toEqual(["away"]);
  expect(kinds({ bot: "odds" }, true)).toEqual(["bot"]);
});
