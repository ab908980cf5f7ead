// The meanings of the fields of a game without a board; fetched once for each game.
import { ask } from "../../net/http";
import type { MeaningsOut } from "../../wire.gen";

const NONE: MeaningsOut = { view: {}, events: {}, actions: {} };
const known = new Map<string, MeaningsOut>();

/** Fetch the meanings of a game's fields, unless they are known. */
export async function learnMeanings(game: string): Promise<MeaningsOut> {
  const found = known.get(game) ?? (await ask<MeaningsOut>(`/api/meanings/${game}`));
  known.set(game, found);
  return found;
}

/** Return the known meanings of a game's fields; all of them for a game with a board. */
export function meaningsOf(game: string): MeaningsOut {
  return known.get(game) ?? NONE;
}
