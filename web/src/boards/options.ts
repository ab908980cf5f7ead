// The rules of a table as the wire carries them: words, `name=value`, between spaces.

export type Options = Readonly<Record<string, string>>;

/** The table's rules, written as words, by name. */
export function optionsOf(rules: string): Options {
  return Object.fromEntries(
    rules
      .split(" ")
      .filter(Boolean)
      .map((word) => word.split("=", 2) as [string, string]),
  );
}
