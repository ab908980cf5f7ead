// The tokens of a player of French poker.
import { say } from "../../words.svelte";
import type { Standing } from "../board";
import type { Options } from "../options";

/** The largest number of tokens that are drawn one by one. */
const FEW = 6;

/** Return a player's tokens; their number at the start varies if tokens are taken from a pot. */
export function standing(count: number, options: Options): Standing {
  const charge = options["scoring"] === "charge";
  const most = Math.max(charge ? 0 : Number(options["tokens"] ?? 5), count);
  const words = say(charge ? "web-french-poker-holds" : "french-poker-standing-tokens", { count });
  return { shape: "token", count, of: most > FEW ? null : most, words };
}
