// Events of French poker as arguments for the catalogue's lines.
import type { FluentVariable } from "@fluent/bundle";
import type { FrenchPokerEvent } from "../../wire.gen";
import type { Happening } from "../../table/model";
import { optionsOf } from "../options";
import { plain, toldBy, type Told } from "../told";
import { called, places, type Claim } from "./claims";
import { mark } from "./faces";
import { MEANINGS, type Meaning } from "./meanings.gen";

/**
 * Events that are covered by the events around them; the player's dice are read out on the dice
 * themselves.
 */
const SILENT = new Set(["fell", "saw", "game-ended", "committed"]);

export function telling(
  event: Happening<FrenchPokerEvent>,
  names: readonly string[],
  rules: string,
): Told | null {
  if (SILENT.has(event.kind)) return null;
  const poker = optionsOf(rules)["faces"] === "poker";
  return toldBy(event, MEANINGS, names, (value, meaning) => told(value, meaning, poker));
}

function told(value: unknown, meaning: Meaning, poker: boolean): FluentVariable {
  switch (meaning) {
    case "claim":
      return called(value as Claim, poker);
    case "places":
      return places(value as number[]);
    case "die":
      return (value as number) + 1;
    case "pips":
      return mark(value as number, poker);
    case "dice":
      return (value as number[]).map((pips) => mark(pips, poker)).join("-");
    default:
      return plain(value);
  }
}
