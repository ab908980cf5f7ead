// Views, events and offers of any game as words. The name of a field comes from the catalogue
// (`<game>-field-<field>`), and so do a word (`<game>-<field>-<word>`) and a record
// (`<game>-value-<field>`, with its fields as variables). The game declares in its types which fields are seats or values by seat, and the server sends that
// (`/api/meanings`). The terminal's generic screen (`terminal/generic/screen.py`) has the same
// rules.
import type { FluentVariable } from "@fluent/bundle";
import type { Happening } from "../../table/model";
import type { MeaningsOut, OfferOut } from "../../wire.gen";
import { keyed, knows, say } from "../../words.svelte";

export type GenericValue = Readonly<Record<string, unknown>>;
export interface GenericEvent {
  readonly kind: string;
}
export type SlotOut = OfferOut["slots"][number];

/** The meaning of each path (`claims[].by`), as the game declares it. */
export type Means = Readonly<Record<string, string>>;

export const HIDDEN = "–";

/** A field that has one value for each seat. */
export interface Column {
  readonly field: string;
  readonly values: readonly unknown[];
}

/** Return the fields of a view that have one value for each seat. */
export function columns(view: GenericValue, means: Means, seats: number): readonly Column[] {
  return Object.entries(view).flatMap(([field, values]) =>
    means[field] === "by-seat" && Array.isArray(values) && values.length === seats
      ? [{ field, values }]
      : [],
  );
}

/** Return all other fields that have a value: name and value, in words. */
export function facts(
  game: string,
  view: GenericValue,
  means: Means,
  names: readonly string[],
): readonly (readonly [string, string])[] {
  const inColumns = new Set(columns(view, means, names.length).map((column) => column.field));
  return Object.entries(view)
    .filter(([field, value]) => !inColumns.has(field) && holdsSomething(value))
    .map(([field, value]) => [fieldName(game, field), shown(game, field, value, means, names)]);
}

function holdsSomething(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** Return the name of a field. */
export function fieldName(game: string, field: string): string {
  const key = keyed(game, "field", field);
  return knows(key) ? say(key) : field.replaceAll("_", " ");
}

/** Return the name of the field at the end of a path. */
function fieldOf(path: string): string {
  return path.replaceAll("[]", "").split(".").at(-1) ?? path;
}

/** Return the value at a path as a player reads it, by the path's meaning. */
export function shown(
  game: string,
  path: string,
  value: unknown,
  means: Means,
  names: readonly string[],
): string {
  if (value === null || value === undefined) return HIDDEN;
  if (typeof value === "boolean") return say(value ? "rules-yes" : "rules-no");
  if (typeof value === "number")
    return (means[path] === "seat" ? names[value] : undefined) ?? String(value);
  if (typeof value === "string") {
    const key = keyed(game, fieldOf(path), value);
    return knows(key) ? say(key) : value;
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => shown(game, `${path}[]`, item, means, names));
    const bySeat = means[path] === "by-seat" && items.length === names.length;
    const separator = !bySeat && items.every((item) => [...item].length === 1) ? " " : ", ";
    return items.map((item, seat) => (bySeat ? `${names[seat]} ${item}` : item)).join(separator);
  }
  const record = keyed(game, "value", fieldOf(path));
  if (knows(record)) return say(record, argumentsOf(game, value, nested(means, path), names));
  return Object.entries(value as GenericValue)
    .filter(([name]) => name !== "kind")
    .map(
      ([name, item]) =>
        `${fieldName(game, name)} ${shown(game, `${path}.${name}`, item, means, names)}`,
    )
    .join(", ");
}

/** Return the meanings of the fields of the record at a path. */
function nested(means: Means, path: string): Means {
  const inside = Object.entries(means).filter(([key]) => key.startsWith(`${path}.`));
  return Object.fromEntries(inside.map(([key, meaning]) => [key.slice(path.length + 1), meaning]));
}

/** Return the arguments of an event's line in the catalogue. */
export function telling(
  game: string,
  event: Happening<GenericEvent>,
  meanings: MeaningsOut,
  names: readonly string[],
): Record<string, FluentVariable> | null {
  if (event.kind === "unseen") return null;
  return argumentsOf(game, event, meanings.events[event.kind] ?? {}, names);
}

function argumentsOf(
  game: string,
  value: object,
  means: Means,
  names: readonly string[],
): Record<string, FluentVariable> {
  const told: Record<string, FluentVariable> = {};
  for (const [field, item] of Object.entries(value) as [string, unknown][]) {
    if (means[field] === "draw") continue;
    if (typeof item === "boolean") told[field] = item ? "yes" : "no";
    else if (typeof item === "string") told[field] = item;
    else if (typeof item === "number" && means[field] !== "seat") told[field] = item;
    else told[field] = shown(game, field, item, means, names);
  }
  return told;
}

/** Return the name of an offered action; without words for it, its kind and its values. */
export function actionName(
  game: string,
  action: GenericValue,
  meanings: MeaningsOut,
  names: readonly string[],
): string {
  const kind = String(action["kind"]);
  const key = keyed(game, "action", kind);
  const means = meanings.actions[kind] ?? {};
  if (knows(key)) return say(key, argumentsOf(game, action, means, names));
  const fields = Object.entries(action).filter(([field]) => field !== "kind");
  const values = fields.map(([field, value]) => shown(game, field, value, means, names));
  return [kind.replaceAll("-", " "), ...values].join(" ").trim();
}

/** Return the values to choose from; null if any number or text within bounds is valid. */
export function choices(slot: SlotOut, reference: GenericValue | null): readonly unknown[] | null {
  if (slot.kind === "one-of") return slot.values;
  if (slot.kind !== "rungs") return null;
  const rungs = (reference?.["rungs"] ?? []) as readonly GenericValue[];
  const values = rungs.map((rung) => rung["value"] ?? rung["claim"]);
  return values.slice(Math.max(0, values.indexOf(slot.lowest)));
}
