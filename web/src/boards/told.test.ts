// Events as arguments for the catalogue's lines.
import { expect, test } from "vitest";
import { toldBy } from "./told";

test("a field has the meaning of its event kind, or the common one", () => {
  const meanings = { "*": { seat: "seat", "rest[]": "seat" }, called: { to: "seat" } };
  const told = (kind: string) =>
    toldBy({ kind, seat: 0, to: 1, rest: [1, 0] } as { kind: string }, meanings, ["Ann", "Bo"]);
  expect(told("called")).toEqual({ kind: "called", seat: "Ann", to: "Bo", rest: "Bo, Ann" });
  expect(told("raised")).toEqual({ kind: "raised", seat: "Ann", to: 1, rest: "Bo, Ann" });
});
