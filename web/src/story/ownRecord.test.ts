import { beforeEach, expect, test, vi } from "vitest";
import { store } from "../storage";
import { count, erase } from "./ownRecord";
import { records } from "./totals";
import { STORY } from "./fixtures";

beforeEach(() => localStorage.clear());

test("a game is counted once, for the player's seat", () => {
  count(STORY);
  count(STORY);
  expect(records()["mia"]).toMatchObject({ games: 1, won: 1, tally: { said: 9, lied: 3 } });
  count({ ...STORY, game: 2, places: [2, 1] });
  expect(records()["mia"]).toMatchObject({ games: 2, won: 1, tally: { said: 18, caught: 2 } });
});

test("spectators count no game, and each game has separate counts", () => {
  count({ ...STORY, you: null });
  expect(records()).toEqual({});
  count({ ...STORY, kind: "whist", tallies: [] });
  expect(records()["whist"]).toMatchObject({ games: 1, tally: { said: 0 } });
  expect(records()["mia"]).toBeUndefined();
});

test("erased counts do not return with an old podium", () => {
  count(STORY);
  erase(STORY.ended + 1);
  expect(records()).toEqual({});
  expect(localStorage.getItem("mendax-record")).not.toContain(String(STORY.ended));
  count(STORY);
  expect(records()).toEqual({});
  count({ ...STORY, game: 2, ended: STORY.ended + 60_000 });
  expect(records()["mia"]?.games).toBe(1);
});

test("foreign data counts from zero, and a full storage until a reload", () => {
  localStorage.setItem("mendax-record", "{");
  expect(records()).toEqual({});
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  vi.stubGlobal("localStorage", full);
  expect(() => count(STORY)).not.toThrow();
  expect(Object.keys(records())).toEqual([STORY.kind]);
  store("mendax-record", null);
  vi.unstubAllGlobals();
});
