// Events of Mia as arguments for the catalogue's lines.
import type { FluentVariable } from "@fluent/bundle";
import type { MiaEvent } from "../../wire.gen";
import type { Happening } from "../../table/model";
import { optionsOf } from "../options";
import { called } from "./values";

const SEATS = new Set(["seat", "announcer"]);
const VALUES = new Set(["value", "roll"]);
/** Told already by the events around them. */
const SILENT = new Set(["fell", "game-ended", "committed"]);

export function telling(
  event: Happening<MiaEvent>,
  names: readonly string[],
  rules: string,
): Record<string, FluentVariable> | null {
  if (SILENT.has(event.kind)) return null;
  const options = optionsOf(rules);
  const told: Record<string, FluentVariable> = {};
  for (const [field, value] of Object.entries(event) as [string, unknown][]) {
    if (typeof value === "boolean") told[field] = value ? "yes" : "no";
    else if (typeof value === "string") told[field] = value;
    else if (typeof value === "number")
      told[field] = SEATS.has(field)
        ? (names[value] ?? String(value + 1))
        : VALUES.has(field)
          ? called(value, options)
          : value;
  }
  return told;
}
