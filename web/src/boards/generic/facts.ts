// Views, events and offers of any game as words. What a field is called comes from the catalogue
// (`<game>-field-<field>`), and so does what a word means (`<game>-<field>-<word>`); the terminal's
// generic screen (`terminal/generic/screen.py`) goes by the same names.
import type { FluentVariable } from "@fluent/bundle";
import type { Happening } from "../../table/model";
import type { OfferOut } from "../../wire.gen";
import { keyed, knows, say } from "../../words.svelte";

export type GenericValue = Readonly<Record<string, unknown>>;
export interface GenericEvent {
  readonly kind: string;
}
export type SlotOut = OfferOut["slots"][number];

/** Fields that hold a seat, wherever they stand. */
const SEATS: ReadonlySet<string> = new Set([
  "seat",
  "turn",
  "claimer",
  "announcer",
  "doubter",
  "dealer",
  "starter",
  "winner",
  "loser",
]);
export const HIDDEN = "–";

/** A field that has one value for each seat. */
export interface Column {
  readonly field: string;
  readonly values: readonly unknown[];
}

/** The fields of a view that have one value for each seat. */
export function columns(view: GenericValue, seats: number): readonly Column[] {
  return Object.entries(view).flatMap(([field, values]) =>
    Array.isArray(values) && values.length === seats ? [{ field, values }] : [],
  );
}

/** All other fields that hold something: name and value, in words. */
export function facts(
  game: string,
  view: GenericValue,
  names: readonly string[],
): readonly (readonly [string, string])[] {
  const inColumns = new Set(columns(view, names.length).map((column) => column.field));
  return Object.entries(view)
    .filter(([field, value]) => !inColumns.has(field) && holdsSomething(value))
    .map(([field, value]) => [fieldName(game, field), shown(game, field, value, names)]);
}

function holdsSomething(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** What a field is called. */
export function fieldName(game: string, field: string): string {
  const key = keyed(game, "field", field);
  return knows(key) ? say(key) : field.replaceAll("_", " ");
}

/** A value of a field as people read it. */
export function shown(
  game: string,
  field: string,
  value: unknown,
  names: readonly string[],
): string {
  if (value === null || value === undefined) return HIDDEN;
  if (typeof value === "boolean") return say(value ? "rules-yes" : "rules-no");
  if (typeof value === "number")
    return (SEATS.has(field) ? names[value] : undefined) ?? String(value);
  if (typeof value === "string") {
    const key = keyed(game, field, value);
    return knows(key) ? say(key) : value;
  }
  if (Array.isArray(value))
    return value.map((item) => shown(game, field, item, names)).join(", ") || HIDDEN;
  return Object.entries(value as GenericValue)
    .filter(([name]) => name !== "kind")
    .map(([name, item]) => `${fieldName(game, name)} ${shown(game, name, item, names)}`)
    .join(", ");
}

/** The arguments of an event's line in the catalogue. */
export function telling(
  event: Happening<GenericEvent>,
  names: readonly string[],
): Record<string, FluentVariable> | null {
  return event.kind === "unseen" ? null : argumentsOf(event as unknown as GenericValue, names);
}

function argumentsOf(
  value: GenericValue,
  names: readonly string[],
): Record<string, FluentVariable> {
  const told: Record<string, FluentVariable> = {};
  for (const [field, item] of Object.entries(value)) {
    if (typeof item === "boolean") told[field] = item ? "yes" : "no";
    else if (typeof item === "number")
      told[field] = SEATS.has(field) ? (names[item] ?? String(item + 1)) : item;
    else if (typeof item === "string") told[field] = item;
    else if (Array.isArray(item)) told[field] = item.join(", ");
  }
  return told;
}

/** What an offered action is called. */
export function actionName(game: string, action: GenericValue, names: readonly string[]): string {
  const kind = String(action["kind"]);
  const key = keyed(game, "action", kind);
  return knows(key) ? say(key, argumentsOf(action, names)) : kind.replaceAll("-", " ");
}

/** The values there are to choose from; null where any number or text between bounds will do. */
export function choices(slot: SlotOut, reference: GenericValue | null): readonly unknown[] | null {
  if (slot.kind === "one-of") return slot.values;
  if (slot.kind !== "rungs") return null;
  const rungs = (reference?.["rungs"] ?? []) as readonly GenericValue[];
  const values = rungs.map((rung) => rung["value"] ?? rung["claim"]);
  return values.slice(Math.max(0, values.indexOf(slot.lowest)));
}
