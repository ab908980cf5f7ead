// The fields of an event as arguments for the catalogue's lines, each formatted by its meaning. The
// server declares the meaning of a field (`meanings.gen.ts`); the names of fields are irrelevant.
import type { FluentVariable } from "@fluent/bundle";

/** Meanings by kind of event and field; "*" has the fields with the same meaning in every kind. */
export type Meanings<Meaning extends string> = Readonly<
  Record<string, Readonly<Record<string, Meaning>>>
>;
export type Told = Record<string, FluentVariable>;

/** Return the name of a seat. */
export function nameOf(seat: unknown, names: readonly string[]): string {
  return typeof seat === "number" ? (names[seat] ?? String(seat + 1)) : "–";
}

/** Return the names of several seats. */
export function namesOf(seats: readonly unknown[], names: readonly string[]): string {
  return seats.map((seat) => nameOf(seat, names)).join(", ") || "–";
}

/** Return the arguments of an event's line; `tell` formats all meanings but seats. */
export function toldBy<Meaning extends string>(
  event: { readonly kind: string },
  meanings: Meanings<Meaning>,
  names: readonly string[],
  tell: (value: unknown, meaning: Meaning) => FluentVariable = plain,
): Told {
  const meant: Readonly<Record<string, Meaning | undefined>> = {
    ...meanings["*"],
    ...meanings[event.kind],
  };
  return Object.fromEntries(
    Object.entries(event).map(([field, value]: [string, unknown]) => {
      const meaning = meant[field];
      if (meaning === "seat") return [field, nameOf(value, names)];
      if (meaning !== undefined && value !== null) return [field, tell(value, meaning)];
      const ofSeats = meant[`${field}[]`] === "seat" && Array.isArray(value);
      return [field, ofSeats ? namesOf(value, names) : plain(value)];
    }),
  );
}

/** Return a value without a special meaning. */
export function plain(value: unknown): FluentVariable {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" || typeof value === "string") return value;
  return value === null ? "–" : "";
}
