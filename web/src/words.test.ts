// Words may arrive in any order: loaded words are never lost, and the last request wins.
import { beforeEach, expect, test, vi } from "vitest";
import { load, ROOMS } from "virtual:rooms";
import {
  explain,
  knows,
  language,
  learn,
  learnOptions,
  say,
  speak,
  valueInWords,
} from "./words.svelte";

beforeEach(() => speak("en"));

test("texts loaded at the same time are all available afterwards", async () => {
  expect(knows("web-fair-how")).toBe(false);
  const first = learn("fair");
  await Promise.all([learn("sword_of_lies"), first]);
  expect(
    ["web-fair-how", "web-sword-of-lies-seal", "web-fair"].filter((key) => !knows(key)),
  ).toEqual([]);
});

test("a request for texts being loaded waits for them", async () => {
  void learn("french_poker");
  await learn("french_poker");
  expect(knows("french-poker-action-believe")).toBe(true);
});

test("the language requested last wins over earlier requests", async () => {
  const all = [speak("uk"), learn("fair"), speak("en"), speak("uk"), learn("coach")];
  await Promise.all(all);
  expect(language()).toBe("uk");
  expect(knows("solver-refused-seats") && knows("coach-title")).toBe(true);
  expect(say("web-fair")).toBe("Чесні кубики");
});

test("an unsolved option has the players' name", async () => {
  await Promise.all([learn("coach"), learn("mia")]);
  const of = (option: string, given: string) => ({
    key: "solver-refused-option",
    arguments: { option, given, allowed: "off" },
  });
  expect(explain(of("show_believed", "may"))).toBe(
    "Not solved with “Believed players may show the dice” set to “yes, if they want”. The solver knows only: no: they are never shown.",
  );
  expect(explain(of("hats", "3"))).toBe(
    "Not solved with “hats” set to “3”. The solver knows only: off.",
  );
});

test("names of options are loaded separately from texts of a game", async () => {
  const keys = ["sword-of-lies-option-any-target-help", "sword-of-lies-preset-siege-help"];
  await learn("sword_of_lies");
  expect(knows("sword-of-lies-preset-siege") && knows("sword-of-lies-action-hold")).toBe(true);
  expect(keys.filter(knows)).toEqual([]);
  await learnOptions("sword_of_lies");
  expect(keys.filter((key) => !knows(key))).toEqual([]);
  expect(knows("sword-of-lies-option-limit-pot-limit")).toBe(true);
});

test("texts of refusals are loaded on first use", async () => {
  const full = { key: "table-refused-full", arguments: { most: 4 } };
  const told = (): string => explain(full);
  expect([told(), knows(full.key)]).toEqual(["", false]);
  await vi.waitFor(() => expect(told()).toBe("Every seat is taken: this table has 4."));
  const over = { key: "sword-refused-over", arguments: {} };
  expect(explain(over)).toBe("");
  await vi.waitFor(() => expect(explain(over)).toContain("over"));
});

test("a reason without a text is shown by its key", async () => {
  const odd = { key: "table-refused-of-tomorrow", arguments: {} };
  explain(odd);
  await vi.waitFor(() => expect(explain(odd)).toBe(odd.key));
  expect(explain({ key: "another-game-refused-hats", arguments: {} })).toBe(
    "another-game-refused-hats",
  );
});

test("right-to-left names are isolated from a number after them", async () => {
  await speak("en");
  expect(say("web-take-over-next", { name: "אבא", of: "Ann" })).toContain("\u2068אבא\u2069");
  expect(say("web-take-over-next", { name: "Bo", of: "Ann" })).not.toContain("\u2068");
});

test("each message of the browser is in one file, and none of the terminal", async () => {
  const keysOf = (text: string) => [...text.matchAll(/^([\w-]+) *=/gm)].map(([, key = ""]) => key);
  const files = import.meta.glob<string>("$words/en/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const all = keysOf(Object.values(files).join("\n"));
  const rooms = await Promise.all(ROOMS.map(async (room) => (await load("en", room)).default));
  const spoken = rooms.flatMap(keysOf);
  expect(spoken.length).toBe(new Set(spoken).size);
  expect(spoken.filter((key) => !all.includes(key) || key.startsWith("terminal-"))).toEqual([]);
  const wanted = /^(web|wire|table|bot|coach|rules|mia|french-poker|sword-of-lies|story)-/;
  const terminalOnly =
    /-solver-|-action-(ask|draw-lot|fall|forfeit)|-(title|value-joker|how-looked|event-(fell|game-ended))$|^table-event-((table|seed)-opened|share-(added|bound)|(next-)?committed|salted|voted|(phrase-)?said|guessed|wore)$/;
  const missing = all.filter((key) => wanted.test(key) && !spoken.includes(key));
  expect(missing.filter((key) => !terminalOnly.test(key))).toEqual([]);
});

test("a number that encodes another value is shown in words", async () => {
  await learnOptions("sword_of_lies");
  const value = (option: string, given: number | boolean | string): string =>
    valueInWords("sword_of_lies", option, given);
  expect(value("trade_limit", 0)).toBe("as many as cards in a row");
  expect(value("turn_clock", 0)).toBe("no limit");
  expect(value("trade_limit", 3)).toBe("3");
  expect(value("cards", 4)).toBe("4");
  expect(value("limit", "pot_limit")).toBe(say("sword-of-lies-option-limit-pot-limit"));
  expect(value("may_hold", true)).toBe(say("rules-yes"));
});
