// Any game's values as words, with words of its own or without, and what its offers let one choose.
import { beforeAll, expect, test } from "vitest";
import { learn, speak } from "../../words.svelte";
import { actionName, choices, columns, facts, fieldName, shown, telling } from "./facts";

const NAMES = ["Ann", "Ben"];

beforeAll(async () => {
  await speak("en");
  await learn("mia");
});

test("what has one value for each seat is a column, all else that holds something a fact", () => {
  const view = { turn: 1, pot: 4, lives: [3, 2], said: [1, 2, 3], last: null, none: [] };
  expect(columns(view, 2)).toEqual([{ field: "lives", values: [3, 2] }]);
  expect(facts("chess", view, NAMES)).toEqual([
    ["turn", "Ben"],
    ["pot", "4"],
    ["said", "1, 2, 3"],
  ]);
});

test("values are shown without a word of the game in the catalogue", () => {
  expect(fieldName("chess", "last_move")).toBe("last move");
  expect(shown("chess", "open", true, NAMES)).toBe("yes");
  expect(shown("chess", "winner", 0, NAMES)).toBe("Ann");
  expect(shown("chess", "winner", 7, NAMES)).toBe("7");
  expect(shown("chess", "card", { kind: "card", rank: 3, open: false }, NAMES)).toBe(
    "rank 3, open no",
  );
  expect(shown("chess", "card", null, NAMES)).toBe("–");
});

test("words of the game are said where it has some", () => {
  expect(actionName("mia", { kind: "believe" }, NAMES)).toBe("Believe");
  expect(actionName("mia", { kind: "fly-away" }, NAMES)).toBe("fly away");
});

test("events are told by names, and what is not for one's eyes not at all", () => {
  expect(telling({ kind: "lost", seat: 1, left: 2, out: false } as never, NAMES)).toEqual({
    kind: "lost",
    seat: "Ben",
    left: 2,
    out: "no",
  });
  expect(telling({ kind: "unseen", to: [1] } as never, NAMES)).toBeNull();
});

test("values are chosen from a list, or from the ladder of the reference upwards", () => {
  expect(choices({ kind: "one-of", field: "card", values: [1, 2] }, null)).toEqual([1, 2]);
  const reference = { rungs: [{ value: 31 }, { value: 32 }, { value: 41 }] };
  expect(choices({ kind: "rungs", field: "value", lowest: 32 }, reference)).toEqual([32, 41]);
  expect(choices({ kind: "between", field: "bet", low: 1, high: 9 }, null)).toBeNull();
});
