// Events of Mia as arguments for the catalogue's lines.
import type { MiaEvent } from "../../wire.gen";
import type { Happening } from "../../table/model";
import { optionsOf, type Options } from "../options";
import { toldBy, plain, type Told } from "../told";
import { MEANINGS } from "./meanings.gen";
import { called, stakeName } from "./values";

/** Events that are covered by the events around them. */
const SILENT = new Set(["fell", "game-ended", "committed"]);

export function telling(
  event: Happening<MiaEvent>,
  names: readonly string[],
  rules: string,
): Told | null {
  if (SILENT.has(event.kind)) return null;
  const options = optionsOf(rules);
  const told = toldBy(event, MEANINGS, names, (value, meaning) => {
    if (meaning === "roll") return called(value as number, options);
    return meaning === "stake" ? stakeName(value as number, options) : plain(value);
  });
  return event.kind === "lost" ? { ...told, ...loss(event.left, options) } : told;
}

/** Return a loss as this table counts it: as lives left, chips paid, or points. */
function loss(left: number, options: Options): Told {
  if ((options["scoring"] ?? "lives") !== "lives") return { kind: "lost-scored" };
  if (options["display"] !== "points") return {};
  const limit = Number(options["lives"] ?? 6);
  return { kind: "lost-points", left: limit - left, limit };
}
