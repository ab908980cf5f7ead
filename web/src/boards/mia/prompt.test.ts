import { beforeEach, expect, test } from "vitest";
import { speak } from "../../words.svelte";
import type { GameOut } from "../../wire.gen";
import { VIEW } from "./fixtures";
import { prompt } from "./prompt";
import type { Options } from "../options";

const NAMES = ["Ann", "Ben"];
const announce = (...values: number[]): GameOut["offers"] => [
  {
    action: { kind: "announce", value: values[0] ?? 0 },
    slots: [{ kind: "one-of", field: "value", values }],
  },
];
const over = (
  value: number,
  looked: boolean,
  offers: GameOut["offers"],
  options: Options = {},
): string =>
  prompt(
    { ...VIEW, looked, roll: looked ? 42 : null, claims: [{ seat: 1, value, how: "looked" }] },
    offers,
    0,
    NAMES,
    options,
    false,
  );

beforeEach(() => speak("en"));

test("the prompt asks for a higher or an equal value, as offered", () => {
  expect(over(65, true, announce(11, 22, 21))).toBe("Announce more than 65.");
  expect(over(65, true, announce(65, 11, 22, 21))).toBe("Announce 65 or more.");
  expect(over(65, false, announce(11, 22, 21))).toBe("Rolled. Beat 65, or say you do.");
  expect(over(65, false, announce(65, 11, 22, 21))).toBe("Rolled. Reach 65, or say you do.");
});

test("the prompt counts pips in games for pips", () => {
  expect(over(62, true, announce(62, 63), { order: "pips" })).toBe("Announce 8 pips or more.");
  expect(over(62, true, announce(63, 64), { order: "pips" })).toBe("Announce more than 8 pips.");
});

test("a believed player is asked about showing the dice, and others wait", () => {
  const claims = [{ seat: 0, value: 53, how: "looked" as const }];
  const asked = { ...VIEW, phase: "show" as const, claims, looked: true, roll: 42 };
  const offers: GameOut["offers"] = [
    { action: { kind: "hide-dice" }, slots: [] },
    { action: { kind: "show-dice" }, slots: [] },
  ];
  expect(prompt(asked, offers, 0, NAMES, {}, false)).toBe("You were believed. Show what you had?");
  expect(prompt({ ...asked, you: 1, roll: null }, [], 1, NAMES, {}, false)).toBe(
    "Ann was believed, and may show the dice.",
  );
});

test("a player with a pending move is not asked to wait for themselves", () => {
  const waits = (you: number) => prompt({ ...VIEW, you }, [], you, NAMES, {}, false);
  expect(waits(1 - VIEW.turn)).toBe("Ann has the cup.");
  expect(waits(VIEW.turn)).toBe("");
});
