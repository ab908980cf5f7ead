import { beforeAll, expect, test } from "vitest";
import { TABLE, WELCOME } from "../boards/mia/fixtures";
import type { AnyEvent } from "../wire.gen";
import { learn, seatName, speak } from "../words.svelte";
import { lineWords, recentWords } from "./lines";
import { BLANK, heard } from "./model";
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

test("guesses list names, and no name is a dash", () => {
  const [one, other] = TABLE.seats.map(seatName);
  const settled: AnyEvent = { kind: "guesses-settled", truth: false, right: [0, 1], wrong: [] };
  expect(lineWords(line(settled), TABLE, undefined)).toBe(
    `It was a lie. Guessed right: ${one}, ${other}; wrong: –.`,
  );
});

test("a guess adds no line", () => {
  expect(lineWords(line({ kind: "guessed", seat: 1 }), TABLE, undefined)).toBeNull();
});

test("the latest texts come newest first, once, without muted speakers", () => {
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

test("a player who left the lobby is named after others moved up", () => {
  const gone = { name: "Ann", bot: null, colour: 5 };
  const events: AnyEvent[] = [
    { kind: "seated", seat: 9, name: "Eve", bot: null },
    { kind: "left", seat: 9, name: "Eve", bot: null, kicked: false },
    { kind: "left", seat: 1, name: "Ann", bot: null, kicked: true },
  ];
  const table = { ...TABLE, seats: TABLE.seats.slice(1) };
  const full = { ...TABLE, seats: [TABLE.seats[1] ?? gone, gone, ...table.seats] };
  const entries = [{ number: 11, at: 0, actor: "seat0", events }];
  const news = { type: "news", entries, you: 0, game: null, due: null, table } as const;
  const live = heard(heard(BLANK, { ...WELCOME, table: full }, 0), news, 0);
  const later = heard(BLANK, { ...WELCOME, number: 11, table, missed: entries }, 0);
  for (const { lines } of [live, later])
    expect(lines.map((one) => lineWords(one, table, undefined))).toEqual([
      "Eve sits down.",
      "Eve gets up.",
      "The host removes Ann.",
    ]);
  expect(live.lines[2]?.seats[1]).toBe(gone);
});
