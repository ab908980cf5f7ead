// Events of French poker as arguments for the catalogue's lines.
import type { FluentVariable } from "@fluent/bundle";
import type { FrenchPokerEvent } from "../../wire.gen";
import type { Happening } from "../../table/model";
import { optionsOf } from "../options";
import { called, places, type Claim } from "./claims";
import { mark } from "./faces";

const SEATS = new Set(["seat", "claimer"]);
const CLAIMS = new Set(["claim", "worth"]);
/** Told already by the events around them; one's own dice are read out where they lie. */
const SILENT = new Set(["fell", "saw", "game-ended", "committed"]);

export function telling(
  event: Happening<FrenchPokerEvent>,
  names: readonly string[],
  rules: string,
): Record<string, FluentVariable> | null {
  const poker = optionsOf(rules)["faces"] === "poker";
  if (SILENT.has(event.kind)) return null;
  return Object.fromEntries(
    Object.entries(event).map(([field, value]: [string, unknown]) => [
      field,
      told(field, value, names, poker),
    ]),
  );
}

function told(
  field: string,
  value: unknown,
  names: readonly string[],
  poker: boolean,
): FluentVariable {
  if (CLAIMS.has(field)) return called(value as Claim, poker);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value))
    return field === "kept"
      ? places(value as number[])
      : value.map((pips: number) => mark(pips, poker)).join("-");
  if (typeof value === "number" && SEATS.has(field)) return names[value] ?? String(value + 1);
  if (typeof value === "number" && field === "die") return value + 1;
  if (typeof value === "number" && field === "pips") return poker ? mark(value, poker) : value;
  return value as FluentVariable;
}
