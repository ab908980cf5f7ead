import { beforeEach, expect, test } from "vitest";
import { LANGUAGES, seatName, speak, type Language } from "../words.svelte";
import { botNames } from "./botNames";

beforeEach(() => speak("en"));

test("bots get names that no other seat has", () => {
  const taken = botNames(20, []);
  expect(new Set(taken).size).toBe(20);
  const more = botNames(
    20,
    taken.map((name) => name.toUpperCase()),
  );
  expect(more).toHaveLength(5);
  expect(more.filter((name) => taken.includes(name))).toEqual([]);
});

test("names are the same in every language, in its script", async () => {
  const stored = botNames(99, []).sort();
  expect(stored).toHaveLength(25);
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await speak(language);
    expect(botNames(99, []).sort()).toEqual(stored);
    const shown = stored.map((name) => seatName({ name, bot: "odds" }));
    if (language === "uk" || language === "ru") expect(shown.join("")).toMatch(/^[\p{sc=Cyrl}]+$/u);
    else expect(shown).toEqual(stored);
  }
});

test("a person keeps the name that they wrote", async () => {
  await speak("uk");
  expect(seatName({ name: "Minerva", bot: "odds" })).toBe("Мінерва");
  expect(seatName({ name: "Minerva" })).toBe("Minerva");
  expect(seatName({ name: "Minerva", bot: "odds", away: true })).toBe("Minerva");
  expect(seatName({ name: "odds 2", bot: "odds" })).toBe("Рахівник 2");
});
