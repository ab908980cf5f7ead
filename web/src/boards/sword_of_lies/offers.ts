// The server's offers, looked up by the kind of action and the name of a field.
import type { GameAction, GameOut } from "../../wire.gen";

export type Offers = GameOut["offers"];
export type Kind = GameAction["kind"];
export interface Range {
  readonly low: number;
  readonly high: number;
}

export function may(offers: Offers, kind: Kind): boolean {
  return offers.some((one) => one.action.kind === kind);
}

/** Return the values of a field in the offers of this kind. */
export function values(offers: Offers, kind: Kind, field: string): readonly unknown[] {
  return offers.flatMap((one) =>
    one.action.kind !== kind
      ? []
      : one.slots.flatMap((slot) =>
          slot.kind === "one-of" && slot.field === field ? slot.values : [],
        ),
  );
}

/** Return the range of a number in the offers of this kind, or null. */
export function range(offers: Offers, kind: Kind, field: string): Range | null {
  for (const one of offers)
    if (one.action.kind === kind)
      for (const slot of one.slots)
        if (slot.kind === "between" && slot.field === field) return slot;
  return null;
}

/** Return the maximum length of a text, or 0 if no text is accepted. */
export function longest(offers: Offers, kind: Kind, field: string): number {
  for (const one of offers)
    if (one.action.kind === kind)
      for (const slot of one.slots)
        if (slot.kind === "free-text" && slot.field === field) return slot.longest;
  return 0;
}
