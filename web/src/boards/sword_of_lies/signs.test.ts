// None of the signs in this game's interface is a suit, which would look like the suit of a card.
import { expect, test } from "vitest";
import { SUITS } from "./cards";

const sources = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const using = (what: RegExp): string[] =>
  Object.keys(sources)
    .filter((path) => what.test(sources[path] ?? ""))
    .sort();

test("only the faces of cards have suits", () => {
  expect(using(/SUITS\[/)).toEqual(["./CardSides.svelte"]);
  expect(using(/[♠♥♦♣♡♢♤♧❤]/u)).toEqual(["./cards.ts"]);
  const signs = sources["./Sign.svelte"] ?? "";
  expect(signs).toContain("life:");
  for (const path of Object.values(SUITS)) expect(signs).not.toContain(path);
});
