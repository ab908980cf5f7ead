import { beforeAll, expect, test } from "vitest";
import { lineWords } from "../../table/lines";
import type { Line } from "../../table/model";
import { learn, speak } from "../../words.svelte";
import type { Board } from "../board";
import { board } from ".";
import { TABLE } from "./fixtures";

beforeAll(async () => {
  await speak("en");
  await learn("sword_of_lies");
});

function told(chips: number, mine: string, yours: string): string | null {
  const event = { kind: "deal-proposed", number: 2, seat: 0, to: 1, words: "" };
  const line = { game: TABLE.game, seats: TABLE.seats, event: { ...event, chips, mine, yours } };
  return lineWords(line as unknown as Line, TABLE, board as unknown as Board);
}

test("a deal states the payer of chips in words, without a sign", () => {
  expect(told(-7, "spare", "nothing")).toMatch(/Offered: not to attack Bob\. Asked: 7 chips\./);
  expect(told(1, "spare", "nothing")).toMatch(
    /Offered: 1 chip; not to attack Bob\. Asked: nothing\./,
  );
});
