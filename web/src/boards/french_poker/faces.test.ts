import { render } from "../../rendering";
import { beforeEach, expect, test } from "vitest";
import { learn, speak } from "../../words.svelte";
import type { FrenchPokerEvent } from "../../wire.gen";
import Die from "../../ui/Die.svelte";
import Face from "../../ui/Face.svelte";
import { called, handName } from "./claims";
import { telling } from "./telling";

beforeEach(async () => {
  await learn("french_poker");
  await speak("en");
});

test("claims of poker dice are named by their faces", () => {
  expect(called(6655)).toBe("sixes and fives");
  expect(called(6655, true)).toBe("aces and kings");
  expect(called(665, true)).toBe("a pair of aces, with K");
  expect(handName("straight-to-6", true)).toBe("straight 10–A");
  expect(handName("straight-to-6")).toBe("straight 2–6");
});

test("lines of a table with poker dice name the faces", () => {
  const landed = { kind: "landed", draw: 1, die: 0, pips: 5 } as unknown as FrenchPokerEvent;
  expect(telling(landed, ["Ann"], "faces=poker")).toMatchObject({ die: 1, pips: "K" });
  expect(telling(landed, ["Ann"], "faces=pips")).toMatchObject({ die: 1, pips: "5" });
});

test("a poker die shows its mark and no pips", () => {
  const { container } = render(Die, { face: 6, poker: true });
  expect(container.querySelector(".top")?.textContent?.trim()).toBe("A");
  expect(container.querySelector("i")).toBeNull();
  const flat = render(Face, { face: 1, poker: true });
  expect(flat.container.querySelector("text")?.textContent).toBe("9");
  expect(flat.container.querySelector("circle")).toBeNull();
});
