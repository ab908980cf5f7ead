import path from "node:path";
import { Linter } from "eslint";
import { expect, test } from "vitest";
import noCycle from "./no-cycle.js";

/** Return the rule's messages for a module `ui/tune.ts` with this text, imported by
 *  `ui/sound.ts`. */
function said(text) {
  const plugins = { client: { rules: { "no-cycle": noCycle } } };
  const config = { files: ["**/*.ts"], plugins, rules: { "client/no-cycle": "error" } };
  return new Linter({ cwd: "/" })
    .verify(text, config, path.resolve("src/ui/tune.ts"))
    .map(({ message }) => message);
}

test("a module that imports itself through others is an error", () => {
  const cycle = ["Imports itself: sound.ts → tune.ts."];
  expect(said('import { play } from "./sound";')).toEqual(cycle);
  expect(said('export * from "./sound";')).toEqual(cycle);
  expect(said('export const load = () => import("./sound");')).toEqual(cycle);
  expect(said('import "./synthesis";')).toEqual(["Imports itself: synthesis.ts → tune.ts."]);
});

test("a module that nothing leads back to is no error", () => {
  expect(said('import { likes } from "../preferences.svelte"; import "svelte";')).toEqual([]);
  expect(said('import "./tune.css";')).toEqual([]);
});
