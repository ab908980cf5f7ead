// Words that come at their own pace: what came is never undone, and the last wish holds.
import { beforeEach, expect, test } from "vitest";
import { knows, language, learn, say, speak } from "./words.svelte";

beforeEach(() => speak("en"));

test("what is learnt at the same time is all known afterwards", async () => {
  expect(knows("web-fair-how")).toBe(false);
  const first = learn("fair");
  await Promise.all([learn("sword_of_lies"), first]);
  expect(["web-fair-how", "web-sword-of-lies-seal", "web-fair"].filter((key) => !knows(key))).toEqual([]);
});

test("who asks for what is on its way waits for it", async () => {
  void learn("french_poker");
  await learn("french_poker");
  expect(knows("french-poker-title")).toBe(true);
});

test("the language asked for last is spoken, whatever else is learnt meanwhile", async () => {
  const all = [speak("uk"), learn("fair"), speak("en"), speak("uk"), learn("coach")];
  await Promise.all(all);
  expect(language()).toBe("uk");
  expect(knows("solver-refused-seats") && knows("coach-title")).toBe(true);
  expect(say("web-fair")).toBe("Чесні кубики");
});
