// The plugin that leaves hydration out of the build: the server renders no components, so the
// runtime never hydrates. Svelte guards that code by one variable, which is a constant here.
import type { Plugin } from "vite";

/** The statements of Svelte's module, each with its replacement. */
const CHANGES = [
  ["export let hydrating = false;", "export const hydrating = false;"],
  ["hydrating = value;", ""],
] as const;
/** The calls in compiled components that act only during hydration. */
const CALLS = /^\s*\$\.(?:reset|next|remove_input_defaults|remove_textarea_child)\([\w$]*\);$/gm;
/** The argument that a text is expected, which is read only during hydration. */
const TEXT = /(\$\.(?:child|first_child|sibling)\([\w$]+(?:, \d+)?), true\)/g;

function ofComponent(code: string): string {
  return code.replace(CALLS, "").replaceAll("$.only_child(", "$.child(").replace(TEXT, "$1)");
}

export const unhydrated: Plugin = {
  name: "mendax-unhydrated",
  apply: "build",
  transform(code, id) {
    if (id.endsWith(".svelte")) return { code: ofComponent(code), map: null };
    if (!id.endsWith("/svelte/src/internal/client/dom/hydration.js")) return null;
    return CHANGES.reduce((text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`Svelte has changed: ${from}`);
      return text.replace(from, to);
    }, code);
  },
};
