import { beforeEach, expect, test } from "vitest";
import { clear, kept } from "../persons/persons";
import { store } from "../storage";
import type { Lie } from "./lie";
import { dropLie, isKept, keepLie, keptLies, MOST } from "./shelf";

const lie = (claim: string): Lie => ({
  ...{ game: "mia", claimer: { name: "Ann" }, answerer: { name: "Ben" }, claim, dice: [6, 6] },
  ...{ looked: true, believed: true, open: [], truth: [3, 1], later: true, held: false },
});
beforeEach(clear);

test("the newest claims are kept once, and the oldest make way", () => {
  const all = Array.from({ length: MOST + 2 }, (_, number) => lie(String(number)));
  all.forEach(keepLie);
  keepLie(lie("5"));
  expect(keptLies().map(({ claim }) => claim)).toEqual(
    ["5", ...all.map(({ claim }) => claim).reverse()].filter(
      (claim, at, list) => list.indexOf(claim) === at && Number(claim) > 1,
    ),
  );
  dropLie(lie("5"));
  expect([isKept(lie("5")), isKept(lie("6"))]).toEqual([false, true]);
});

test("the shelf is part of the device's data, and a spoilt one is empty", () => {
  keepLie(lie("66"));
  expect(JSON.stringify(kept())).toContain("Ann");
  clear();
  expect(keptLies()).toEqual([]);
  store("mendax-lies", "{");
  expect(keptLies()).toEqual([]);
});
