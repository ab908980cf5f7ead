// What the fields of a game without a board of its own mean; the server says it once for each game.
import { meanings } from "../../net/http";
import type { MeaningsOut } from "../../wire.gen";

const NONE: MeaningsOut = { view: {}, events: {}, actions: {} };
const known = new Map<string, MeaningsOut>();

/** Asks what the fields of a game mean, unless it is known. */
export async function learnMeanings(game: string): Promise<MeaningsOut> {
  const found = known.get(game) ?? (await meanings(game));
  known.set(game, found);
  return found;
}

/** What is known of a game's fields: of a game with a board, everything. */
export function meaningsOf(game: string): MeaningsOut {
  return known.get(game) ?? NONE;
}
