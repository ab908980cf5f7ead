// A friendly name to begin with, so that nobody is asked before they play.
import { say } from "../words.svelte";

/** One of the catalogue's names, another than `not`. */
export function randomName(not = ""): string {
  const names = say("web-names")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name && name !== not);
  return names[Math.floor(Math.random() * names.length)] ?? "Fox";
}
