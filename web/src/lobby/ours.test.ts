// The rules that a group keeps on its device, and their link. Each test uses another game.
import { expect, test } from "vitest";
import {
  forgetRules,
  keepRules,
  lastRules,
  linkedRules,
  namedRules,
  nameRules,
  readRules,
  rulesLink,
} from "./ours.svelte";

const grandma = (game: string) => ({
  game,
  name: "Grandma’s: 100 %",
  preset: "meyer",
  changes: ["doubles=ones_high", "lives=5"],
});
const storedRules = () => readRules(localStorage.getItem("mendax-rules"));

test("the last choice and its name are stored at once", () => {
  const rules = grandma("one");
  keepRules({ ...rules, name: "" });
  expect(storedRules()[0]).toEqual({ ...rules, name: "" });
  nameRules("one", rules.name);
  expect(storedRules()[0]).toEqual(rules);
  expect(lastRules("one")).toEqual(rules);
  expect(lastRules("other")).toBeUndefined();
});

test("rules with the same name are replaced, others are kept", () => {
  const rules = grandma("two");
  keepRules(rules);
  keepRules({ ...rules, name: "Ours" });
  keepRules({ ...rules, changes: [] });
  expect(lastRules("two")?.changes).toEqual([]);
  expect(namedRules("two").map((one) => one.name)).toEqual([rules.name, "Ours"]);
});

test("forgotten rules lose their name and stay selected", () => {
  const rules = grandma("three");
  keepRules(rules);
  forgetRules(rules);
  expect(namedRules("three")).toEqual([]);
  expect(lastRules("three")).toEqual({ ...rules, name: "" });
});

test("a link carries rules of any name", () => {
  const { hash } = new URL(rulesLink(grandma("mia")), "https://mendax.example/");
  expect(linkedRules(hash)).toEqual(grandma("mia"));
});

test.each(["", "#rules", "#rules=", "#rules=mia", "#rules=mia:<b>:x=1:", "#rules=mia:meyer::%"])(
  "the address part %j holds no rules",
  (hash) => expect(linkedRules(hash)).toBeNull(),
);

test("damaged data is left out", () => {
  const kept = grandma("mia");
  expect(readRules(JSON.stringify([kept, { game: 1 }, null]))).toEqual([kept]);
  expect(readRules("{")).toEqual([]);
  expect(readRules(null)).toEqual([]);
});
