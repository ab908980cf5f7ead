import { beforeAll, expect, test } from "vitest";
import { TABLE } from "../boards/mia/fixtures";
import type { AnyEvent } from "../wire.gen";
import { learn, seatName, speak } from "../words.svelte";
import { lineWords } from "./lines";

beforeAll(async () => {
  await speak("en");
  await learn("guests");
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
