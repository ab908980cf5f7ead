import { expect, test } from "vitest";
import type { GameOut, GameView } from "../wire.gen";
import { asCovered } from "./covered";

const GAME = {
  view: { turn: 1, dice: [null, 4] },
  covered: { dice: [null, null] },
} as unknown as GameOut;

test("a shared phone shows no private state while it is handed on", () => {
  expect(asCovered(GAME, undefined).view).toEqual({ turn: 1, dice: [null, null] });
  const veil = (view: GameView): GameView => ({ ...view, turn: 0 });
  expect(asCovered(GAME, { veil }).view).toEqual({ turn: 0, dice: [null, 4] });
});
