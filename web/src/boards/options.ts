// The rules of a table in the form in which they are sent: words such as `name=value`, separated by
// spaces. Options at their defaults may be left out.

export type Options = Readonly<Record<string, string>>;

/** Return the table's rules by name, from their words. */
export function optionsOf(rules: string): Options {
  return Object.fromEntries(
    rules
      .split(" ")
      .filter(Boolean)
      .map((word) => word.split("=", 2) as [string, string]),
  );
}
