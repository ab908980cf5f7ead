// Conversion of house rules between their written form (`lives=5 announce=higher`) and a form's
// values.
import type { GameSetupOut, Option } from "../wire.gen";

export type RuleValue = string | number | boolean;
export type RuleValues = Readonly<Record<string, RuleValue>>;

/** Return the value of a word for its option. */
function valueOf(option: Option, word: string): RuleValue {
  if (option.kind === "switch") return word === "yes";
  return option.kind === "number" ? Number(word) : word;
}

/** Return all options of a table, from its rules as words. */
export function valuesOf(info: GameSetupOut, rules: string): RuleValues {
  const words = new Map(rules.split(" ").map((word) => word.split("=", 2) as [string, string]));
  return Object.fromEntries(
    info.options.map((option) => {
      const word = words.get(option.name);
      return [option.name, word === undefined ? option.default : valueOf(option, word)];
    }),
  );
}

/** Return whether an option has an effect with these values. */
export function applies(option: Option, values: RuleValues): boolean {
  return option.applies.every(
    ({ option: other, values: some, among }) => some.includes(values[other] ?? "") === among,
  );
}

/** Return the values with every option that does not apply at its default, like the game. */
export function plain(info: GameSetupOut, values: RuleValues): RuleValues {
  const idle = info.options.filter(
    (option) => values[option.name] !== option.default && !applies(option, values),
  );
  if (!idle.length) return values;
  return plain(info, {
    ...values,
    ...Object.fromEntries(idle.map((option) => [option.name, option.default])),
  });
}

/** Return the values of a preset. */
export function presetValues(info: GameSetupOut, preset: string): RuleValues {
  return info.presets.find((one) => one.name === preset)?.values ?? {};
}

/** Return the differences from the preset; options that do not apply are left out. */
export function changesFrom(
  info: GameSetupOut,
  preset: string,
  values: RuleValues,
): Record<string, RuleValue> {
  const usual = presetValues(info, preset);
  const chosen = info.options.filter(
    (option) => usual[option.name] !== values[option.name] && applies(option, values),
  );
  return Object.fromEntries(chosen.map(({ name }) => [name, values[name] ?? ""]));
}

/** Return changes in the form of the table's `set-rules`. */
export function changeWords(changes: Readonly<Record<string, RuleValue>>): string[] {
  return Object.entries(changes).map(
    ([name, value]) => `${name}=${typeof value === "boolean" ? (value ? "yes" : "no") : value}`,
  );
}

/** Return the values of changes written as words. */
export function changedValues(
  info: GameSetupOut,
  words: readonly string[],
): Record<string, RuleValue> {
  return Object.fromEntries(
    words.map((word) => {
      const [name = "", text = ""] = word.split("=", 2);
      const option = info.options.find((one) => one.name === name);
      return [name, option ? valueOf(option, text) : text];
    }),
  );
}

/** Return every option as `lives=5`, in the server's form of a rule set, with changes applied to
 *  a preset. */
export function rulesAsWords(
  info: GameSetupOut,
  preset: string,
  changes: readonly string[],
): string {
  const values = { ...presetValues(info, preset), ...changedValues(info, changes) };
  const words = changeWords(values).join(" ");
  return changeWords(plain(info, valuesOf(info, words))).join(" ");
}
