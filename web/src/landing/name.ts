// A random initial name, so that playing needs no form.
import { say } from "../words.svelte";

/** Return one of the catalogue's names, other than `not`. */
export function randomName(not = ""): string {
  const names = say("web-names")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name && name !== not);
  return names[Math.floor(Math.random() * names.length)] ?? "Fox";
}
