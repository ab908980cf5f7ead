import { beforeAll, expect, test } from "vitest";
import { TABLE } from "../boards/mia/fixtures";
import type { AnyEvent } from "../wire.gen";
import { learn, seatName, speak } from "../words.svelte";
import { lineWords, recentWords } from "./lines";
import { speaker } from "./speech";

beforeAll(async () => {
  await speak("en");
  await learn("around");
});

const line = (event: AnyEvent) => ({
  number: 7,
  at: 0,
  event,
  seats: TABLE.seats,
  game: TABLE.game,
});

test("guesses are told by name, and nobody is a dash", () => {
  const [one, other] = TABLE.seats.map(seatName);
  const settled: AnyEvent = { kind: "guesses-settled", truth: false, right: [0, 1], wrong: [] };
  expect(lineWords(line(settled), TABLE, undefined)).toBe(
    `It was a lie. Guessed right: ${one}, ${other}; wrong: –.`,
  );
});

test("that somebody has guessed is no line", () => {
  expect(lineWords(line({ kind: "guessed", seat: 1 }), TABLE, undefined)).toBeNull();
});

test("the latest words come newest first, each once, without those of muted speakers", () => {
  const said = (name: string, text: string): AnyEvent => ({ kind: "said", seat: null, name, text });
  const lines = [said("Eve", "hi"), said("Dan", "spam"), said("Eve", "so"), said("Eve", "hi")];
  const told = lines.map(line);
  const dan = speaker(said("Dan", ""), TABLE.seats) ?? "";
  expect(recentWords(told, new Set(), TABLE, undefined)).toEqual([
    "Eve: hi",
    "Eve: so",
    "Dan: spam",
  ]);
  expect(recentWords(told, new Set([dan]), TABLE, undefined)).toEqual(["Eve: hi", "Eve: so"]);
});
