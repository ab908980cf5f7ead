import { expect, test } from "vitest";
import type { FrenchPokerView, GameOut } from "../../wire.gen";
import { prompt } from "./prompt";

// No words are loaded here, so texts are keys of the catalogue.

const view = {
  phase: "cup",
  deed: "left",
  turn: 0,
  done: [],
  claims: [{ seat: 1, claim: 66, deed: "opened", kept: [] }],
} as unknown as FrenchPokerView;
const offers = (...kinds: readonly string[]): GameOut["offers"] =>
  kinds.map((kind) => ({ action: { kind }, slots: [] })) as unknown as GameOut["offers"];

test("dice can be left only if a claim is offered at once", () => {
  const line = (...kinds: readonly string[]): string =>
    prompt(view, offers(...kinds), 0, ["A", "B"], false);
  expect(line("keep-open", "keep-hidden", "announce")).toBe("web-french-poker-you-choose");
  expect(line("keep-open", "keep-hidden")).toBe("web-french-poker-you-must-roll");
});

test("a player with a pending move is not asked to wait for themselves", () => {
  const waits = (you: number): string => prompt(view, [], you, ["A", "B"], false);
  expect(waits(1)).toBe("web-french-poker-waits-cup");
  expect(waits(0)).toBe("");
});
