// The options of puzzles, and the moves that stand for them.
import { expect, test } from "vitest";
import type { GameAction, PositionOut, Puzzle } from "../wire.gen";
import { optionOf } from "./puzzles";

test("a move on the board is the option that the server names", () => {
  const strike = (target: string): GameAction => ({ kind: "strike", target });
  const keep = (kept: readonly number[]): GameAction => ({ kind: "keep-open", kept });
  const puzzle = { options: [{ action: "one" }, { action: "two" }, { action: "three" }] };
  const position = { answers: [[strike("seat2-1"), strike("seat2-2")], [keep([0, 2])], []] };
  const chosen = (action: GameAction) =>
    optionOf(puzzle as unknown as Puzzle, position as unknown as PositionOut, action)?.action;
  expect(chosen(strike("seat2-2"))).toBe("one");
  expect(chosen(keep([0, 2]))).toBe("two");
  expect(chosen(keep([0]))).toBeUndefined();
  expect(chosen({ kind: "hold" })).toBeUndefined();
});
