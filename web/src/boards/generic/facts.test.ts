// The values of any game as words, with and without names in the catalogue, and the choices of its
// offers.
import { beforeAll, expect, test } from "vitest";
import { learn, speak } from "../../words.svelte";
import { actionName, choices, columns, facts, fieldName, shown, telling } from "./facts";

const NAMES = ["Ann", "Ben"];
const MEANINGS = {
  view: {},
  events: { lost: { who: "seat", "by[]": "seat", draw: "draw" } },
  actions: {},
};

beforeAll(async () => {
  await speak("en");
  await learn("mia");
});

const MEANS = {
  turn: "seat",
  lives: "by-seat",
  marks: "by-seat",
  "marks[]": "seat",
  "last.sums": "by-seat",
  "last.won[]": "seat",
};

test("fields declared by seat are columns, and other non-empty fields are facts", () => {
  const view = { turn: 1, pot: 1, lives: [3, 2], own: [3, 6], marks: [], last: null, none: [] };
  expect(columns(view, MEANS, 2)).toEqual([{ field: "lives", values: [3, 2] }]);
  expect(facts("chess", view, MEANS, NAMES)).toEqual([
    ["turn", "Ben"],
    ["pot", "1"],
    ["own", "3 6"],
  ]);
});

test("nested values are shown by their declared meanings", () => {
  const last = { sums: [4, 5], won: [0, 1], seat: 1 };
  expect(shown("chess", "last", last, MEANS, NAMES)).toBe(
    "sums Ann 4, Ben 5, won Ann, Ben, seat 1",
  );
  expect(columns({ marks: [1, null] }, MEANS, 2)).toHaveLength(1);
  expect(shown("chess", "marks[]", 1, MEANS, NAMES)).toBe("Ben");
  expect(shown("chess", "marks[]", null, MEANS, NAMES)).toBe("–");
});

test("values are shown without texts of the game", () => {
  expect(fieldName("chess", "last_move")).toBe("last move");
  expect(shown("chess", "open", true, MEANS, NAMES)).toBe("yes");
  expect(shown("chess", "turn", 0, MEANS, NAMES)).toBe("Ann");
  expect(shown("chess", "turn", 7, MEANS, NAMES)).toBe("7");
  expect(shown("chess", "card", { kind: "card", rank: 3, open: false }, MEANS, NAMES)).toBe(
    "rank 3, open no",
  );
  expect(shown("chess", "card", null, MEANS, NAMES)).toBe("–");
});

test("texts of the game are used if they exist", () => {
  expect(actionName("mia", { kind: "believe" }, MEANINGS, NAMES)).toBe("Believe");
  expect(actionName("mia", { kind: "fly-away" }, MEANINGS, NAMES)).toBe("fly away");
});

test("events use names and omit private fields", () => {
  const lost = { kind: "lost", who: 1, seat: 1, left: 2, out: false, by: [0], draw: 7, why: null };
  expect(telling("chess", lost, MEANINGS, NAMES)).toEqual({
    kind: "lost",
    who: "Ben",
    seat: 1,
    left: 2,
    out: "no",
    by: "Ann",
    why: "–",
  });
  expect(telling("chess", { kind: "unseen", to: [1] }, MEANINGS, NAMES)).toBeNull();
});

test("values are chosen from a list, or from the reference's ladder upwards", () => {
  expect(choices({ kind: "one-of", field: "card", values: [1, 2] }, null)).toEqual([1, 2]);
  const reference = { rungs: [{ value: 31 }, { value: 32 }, { value: 41 }] };
  expect(choices({ kind: "rungs", field: "value", lowest: 32 }, reference)).toEqual([32, 41]);
  expect(choices({ kind: "between", field: "bet", low: 1, high: 9 }, null)).toBeNull();
});
