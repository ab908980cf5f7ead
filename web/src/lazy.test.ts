// Parts that are loaded late may fail to load: the network may be down, or a new release may have
// other files.
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const COMPONENTS = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".svelte"),
);

/** Return the number of blocks in a template that await a part without a fallback. */
function careless(node: unknown): number {
  if (typeof node !== "object" || node === null) return 0;
  const { type, catch: instead } = node as { type?: unknown; catch?: unknown };
  const here = type === "AwaitBlock" && instead === null ? 1 : 0;
  return Object.values(node).reduce<number>((sum, child) => sum + careless(child), here);
}

test("every await block of a template handles failure", () => {
  const found = COMPONENTS.filter((path) =>
    careless(parse(readFileSync(`src/${path}`, "utf8"), { modern: true }).fragment),
  );
  expect(COMPONENTS.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test("an await block without a failure branch is found", () => {
  const careful = "{#if a}{#await b then c}{c}{:catch}–{/await}{/if}";
  expect(careless(parse(careful, { modern: true }).fragment)).toBe(0);
  expect(careless(parse(careful.replace("{:catch}–", ""), { modern: true }).fragment)).toBe(1);
});
