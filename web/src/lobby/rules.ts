// House rules between their written form (`lives=5 announce=higher`) and a form's values.
import type { GameInfoOut, OptionOut } from "../wire.gen";

export type RuleValue = string | number | boolean;
export type RuleValues = Readonly<Record<string, RuleValue>>;

/** The value that a word means for its option. */
function valueOf(option: OptionOut, word: string): RuleValue {
  if (option.kind === "switch") return word === "yes";
  return option.kind === "number" ? Number(word) : word;
}

/** All options of a table, from its rules as words. */
export function valuesOf(info: GameInfoOut, rules: string): RuleValues {
  const words = new Map(rules.split(" ").map((word) => word.split("=", 2) as [string, string]));
  return Object.fromEntries(
    info.options.map((option) => [option.name, valueOf(option, words.get(option.name) ?? String(option.default))]),
  );
}

/** The values of a preset. */
export function presetValues(info: GameInfoOut, preset: string): RuleValues {
  return info.presets.find((one) => one.name === preset)?.values ?? {};
}

/** What differs from the preset. */
export function changesFrom(info: GameInfoOut, preset: string, values: RuleValues): Record<string, RuleValue> {
  const usual = presetValues(info, preset);
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => usual[name] !== value));
}

/** Changes as the table's `set-rules` takes them. */
export function changeWords(changes: Readonly<Record<string, RuleValue>>): string[] {
  return Object.entries(changes).map(([name, value]) => `${name}=${typeof value === "boolean" ? (value ? "yes" : "no") : value}`);
}
