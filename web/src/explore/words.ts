// A rule set written out in all its words, as the server reads it.
import { changeWords, plain, presetValues, valuesOf } from "../lobby/rules";
import type { GameSetupOut } from "../wire.gen";
import type { RuleSet } from "./address";

/** Every option as `lives=5`; what is changed over what the preset has. */
export function wordsOf(info: GameSetupOut, rules: RuleSet): string {
  const changed = new Map(rules.changes.map((word) => word.split("=", 2) as [string, string]));
  const words = changeWords(presetValues(info, rules.preset)).map((word) => {
    const name = word.split("=", 1)[0] ?? "";
    return changed.has(name) ? `${name}=${changed.get(name)}` : word;
  });
  return changeWords(plain(info, valuesOf(info, words.join(" ")))).join(" ");
}
