import { expect, test } from "vitest";
import * as rules from "./cup";
import { fairFace } from "./fair";

/** Return a repeatable source of numbers from 0 to below `limit`. */
function numbers(seed: number): (limit: number) => number {
  let state = seed * 2654435761 + 1;
  return (limit) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return state % limit;
  };
}

type Act = (cup: rules.Cup, face: rules.Throw, at: number) => rules.Cup;
const ACTS: Readonly<Record<string, Act>> = {
  roll: rules.roll,
  rollOut: rules.rollOut,
  move: (cup, _, at) => rules.move(cup, at),
  look: rules.look,
  cover: rules.cover,
  handOn: rules.handOn,
  believe: rules.believe,
  open: rules.open,
  recount: (cup, _, at) => rules.recount(cup, at + 1),
};

interface Step {
  readonly act: string;
  readonly before: rules.Cup;
  readonly after: rules.Cup;
  /** The serial number of the first face that this step drew. */
  readonly first: number;
}

/** Play at random with dice that show serial numbers, so that each face is unique. */
function* steps(): Generator<Step> {
  for (let seed = 0; seed < 300; seed += 1) {
    const next = numbers(seed);
    let cup = rules.emptyCup(next(6) + 1);
    let serial = 0;
    for (let n = 0; n < 60; n += 1) {
      const act = Object.keys(ACTS)[next(Object.keys(ACTS).length)] ?? "";
      const [before, first] = [cup, serial + 1];
      cup = ACTS[act]?.(before, () => (serial += 1), next(6)) ?? before;
      yield { act, before, after: cup, first };
    }
  }
}

test("a covered die is shown only during a look or after the cup is opened", () => {
  for (const { after } of steps())
    rules.shown(after).forEach((face, at) => {
      const die = after.dice[at];
      if (face === null) expect(after.looking || after.phase === "open" || die?.out).toBe(false);
      else expect(after.looking || after.phase === "open" || die?.out).toBe(true);
    });
});

test("a roll replaces every face that it moves, and all of them unless dice are kept", () => {
  for (const { act, before, after, first } of steps()) {
    if (act !== "roll" || after === before) continue;
    expect(after.dice).toHaveLength(after.count);
    expect(after.looking).toBe(false);
    for (const { face, out } of after.dice) {
      if (rules.armed(before)) expect([face >= first, out]).toEqual([true, false]);
      else expect(face >= first).toBe(!out);
    }
  }
});

test("a look without the right is noticed until the next whole roll", () => {
  let peeks = 0;
  for (const { act, before, after } of steps()) {
    const peek = act === "look" && after !== before && before.phase !== "own";
    if (peek) peeks += 1;
    if (peek) expect(["passed", "taken"]).toContain(before.phase);
    const cleared = !before.dice.length || (act === "roll" && rules.armed(before));
    const emptied = !after.dice.length;
    if (peek || (before.peeked && !cleared && !emptied)) expect(after.peeked).toBe(true);
    else expect(after.peeked).toBe(false);
  }
  expect(peeks).toBeGreaterThan(100);
});

test("only a roll, or taking the dice, gives the right to look", () => {
  for (const { act, before, after } of steps())
    if (after.phase === "own" && before.phase !== "own")
      expect(act === "roll" || (act === "believe" && rules.keeps(after))).toBe(true);
});

test("no step but a roll of them changes the faces of dice", () => {
  for (const { act, before, after } of steps()) {
    if (after.dice.length !== before.dice.length) continue;
    const changed = after.dice.some(({ face }, at) => face !== before.dice[at]?.face);
    if (changed) expect(["roll", "rollOut"]).toContain(act);
    if (changed && act === "rollOut")
      after.dice.forEach(({ face, out }, at) =>
        expect(out || face === before.dice[at]?.face).toBe(true),
      );
  }
});

test("a byte makes each face equally often", () => {
  const counts = new Map<number, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const bytes = [byte, 0];
    let used = 0;
    const face = fairFace(() => bytes[used++] ?? 0);
    if (used === 1) counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  expect([...counts].sort()).toEqual([1, 2, 3, 4, 5, 6].map((face) => [face, 42]));
});

test("the browser's generator draws all faces", () => {
  const drawn = new Set(Array.from({ length: 1000 }, () => fairFace()));
  expect([...drawn].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});
