import { expect, test } from "vitest";
import type { AnyEvent } from "../wire.gen";
import { standInCost } from "./away";

const lines = (...events: AnyEvent[]) =>
  events.map((event, index) => ({ number: index + 1, at: 0, event, seats: [], game: "mia" }));
const lost = (seat: number): AnyEvent => ({ kind: "lost", seat, cost: 1, left: 2 });
const stood: AnyEvent = { kind: "stood-in", seat: 1, bot: "odds" };

test("own losses count from the start of the bot", () => {
  expect(standInCost(lines(lost(1), stood, lost(0), lost(1), lost(1)), 1, false)).toEqual({
    losses: 2,
    out: false,
  });
  expect(standInCost(lines(stood, lost(1), { kind: "went-out", seat: 1 }), 1, false)).toEqual({
    losses: 1,
    out: true,
  });
});

test("no report is shown if no bot has played", () => {
  expect(standInCost(lines(lost(1)), 1, false)).toBeNull();
  expect(standInCost(lines(stood, lost(1)), 0, false)).toBeNull();
  expect(standInCost(lines(stood), null, false)).toBeNull();
});

test("a stand-in that started earlier counts with all lines", () => {
  expect(standInCost(lines(lost(1), lost(0)), 1, true)).toEqual({ losses: 1, out: false });
});
