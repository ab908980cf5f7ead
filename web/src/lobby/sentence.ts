// The rules of a table in one sentence, such as "Our rules: doubles reversed, little Mia". The
// server decides which preset is nearest and what differs (`words/house_rules.py` makes the same
// sentence).
import { keyed, knows, learn, say } from "../words.svelte";

/** A rule set: the nearest preset, and the options that differ from it, as words (`lives=5`). */
export interface RuleSet {
  readonly game: string;
  readonly preset: string;
  readonly changes: readonly string[];
  /** The group's name for the rules, or empty. */
  readonly rules_name: string;
}

/** Return the options that differ, each as a phrase. The phrases are loaded on first use; empty
 *  until then. */
export function rulesPhrases({ game, changes }: RuleSet): readonly string[] {
  const words = changes.map((word) => word.split("=", 2) as [string, string]);
  if (!words.every(([option]) => knows(keyed(game, "ours", option)))) {
    void learn(`ours_${game}`).catch(() => undefined);
    if (!words.every(([option]) => knows(keyed(game, "option", option)))) return [];
  }
  return words.map(([option, value]) => phrase(game, option, value));
}

function phrase(game: string, option: string, value: string): string {
  const key = keyed(game, "ours", option);
  if (knows(key)) return say(key, { value: /^\d+$/.test(value) ? Number(value) : value });
  const label = keyed(game, "option", option);
  const shown = [keyed(label, value), `rules-${value}`].find(knows);
  return `${say(label)}: ${shown ? say(shown) : value}`;
}

/** Return the sentence without a full stop; empty until its words are loaded. A preset is named
 *  alone only if the rules equal it. */
export function rulesSentence(rules: RuleSet): string {
  const { game, preset: base, changes, rules_name: name } = rules;
  const key = keyed(game, "preset", base);
  const preset = knows(key) ? say(key) : "";
  if (!changes.length || !preset) return preset;
  const phrases = rulesPhrases(rules).join(", ");
  const sentence = name ? "table-rules-named" : "table-rules-ours";
  return phrases && say(sentence, { name, base, preset, changes: phrases });
}

/** Return the line of the log about rules that were set. */
export function rulesLine(rules: RuleSet): string | null {
  const said = rulesSentence(rules);
  const own = rules.changes.length ? "yes" : "no";
  return said ? say("table-event-rules-set", { own, rules: said }) : null;
}
