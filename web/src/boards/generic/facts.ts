// Views, events and offers of any game as words. What a field is called comes from the catalogue
// (`<game>-field-<field>`), and so does what a word means (`<game>-<field>-<word>`). What a field
// means, a seat or a value for each seat, the game declares in its types and the server says
// (`/api/meanings`). The terminal's generic screen (`terminal/generic/screen.py`) has the same rules.
import type { FluentVariable } from "@fluent/bundle";
import type { Happening } from "../../table/model";
import type { MeaningsOut, OfferOut } from "../../wire.gen";
import { keyed, knows, say } from "../../words.svelte";

export type GenericValue = Readonly<Record<string, unknown>>;
export interface GenericEvent {
  readonly kind: string;
}
export type SlotOut = OfferOut["slots"][number];

/** What is meant at which path (`claims[].by`), as the game declares it. */
export type Means = Readonly<Record<string, string>>;

export const HIDDEN = "–";

/** A field that has one value for each seat. */
export interface Column {
  readonly field: string;
  readonly values: readonly unknown[];
}

/** The fields of a view that have one value for each seat. */
export function columns(view: GenericValue, means: Means, seats: number): readonly Column[] {
  return Object.entries(view).flatMap(([field, values]) =>
    means[field] === "by-seat" && Array.isArray(values) && values.length === seats
      ? [{ field, values }]
      : [],
  );
}

/** All other fields that hold something: name and value, in words. */
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

/** What a field is called. */
export function fieldName(game: string, field: string): string {
  const key = keyed(game, "field", field);
  return knows(key) ? say(key) : field.replaceAll("_", " ");
}

/** The name of the field that a path ends in. */
function fieldOf(path: string): string {
  return path.replaceAll("[]", "").split(".").at(-1) ?? path;
}

/** The value at a path as people read it, by what is meant there. */
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
    return items.map((item, seat) => (bySeat ? `${names[seat]} ${item}` : item)).join(", ");
  }
  return Object.entries(value as GenericValue)
    .filter(([name]) => name !== "kind")
    .map(
      ([name, item]) =>
        `${fieldName(game, name)} ${shown(game, `${path}.${name}`, item, means, names)}`,
    )
    .join(", ");
}

/** The arguments of an event's line in the catalogue. */
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

/** What an offered action is called. */
export function actionName(
  game: string,
  action: GenericValue,
  meanings: MeaningsOut,
  names: readonly string[],
): string {
  const kind = String(action["kind"]);
  const key = keyed(game, "action", kind);
  const means = meanings.actions[kind] ?? {};
  return knows(key) ? say(key, argumentsOf(game, action, means, names)) : kind.replaceAll("-", " ");
}

/** The values there are to choose from; null where any number or text between bounds will do. */
export function choices(slot: SlotOut, reference: GenericValue | null): readonly unknown[] | null {
  if (slot.kind === "one-of") return slot.values;
  if (slot.kind !== "rungs") return null;
  const rungs = (reference?.["rungs"] ?? []) as readonly GenericValue[];
  const values = rungs.map((rung) => rung["value"] ?? rung["claim"]);
  return values.slice(Math.max(0, values.indexOf(slot.lowest)));
}
