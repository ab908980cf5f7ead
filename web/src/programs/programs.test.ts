// The programs offered at a table, and the command that connects a person's own program.
import { expect, test } from "vitest";
import type { ProgramOnlineOut } from "../wire.gen";
import { command, fitting, labelled } from "./programs";

const program = (number: number, more: Partial<ProgramOnlineOut> = {}): ProgramOnlineOut => ({
  number,
  name: `P${number}`,
  games: [{ game: "mia", presets: [], most_seats: 3 }],
  tables: 0,
  most_tables: 1,
  ...more,
});

test("a program is offered if it plays the game and has capacity", () => {
  const all = [
    program(1),
    program(2, { tables: 1 }),
    program(3, { games: [{ game: "french_poker", presets: [], most_seats: 20 }] }),
  ];
  const numbers = (seats: number): number[] => fitting(all, "mia", seats).map((p) => p.number);
  expect(numbers(2)).toEqual([1]);
  expect(numbers(3)).toEqual([]);
});

test("a key for a seat is listed with its table", () => {
  const key = { id: "1", name: "Program", table: null, created: 0, used: 0 };
  expect(labelled(key).name).toBe("Program");
  expect(labelled({ ...key, table: "abcd" }).name).toBe("Program · abcd");
});

test("the command names the table's link and the key", () => {
  const said = command("abc", "mendax-k");
  expect(said).toContain(`--table ${location.origin}/t/abc `);
  expect(said.endsWith("--key mendax-k")).toBe(true);
});
