// The board for any game without a board for it, drawn from views, events and offers alone.
import type { Board } from "../board";
import GenericTable from "./GenericTable.svelte";
import { telling, type GenericEvent, type GenericValue } from "./facts";
import { learnMeanings } from "./meanings";

/** Return the board of this game, once the meanings of its fields are loaded. */
export async function boardFor(
  game: string,
): Promise<Board<GenericValue, GenericEvent, GenericValue>> {
  const meanings = await learnMeanings(game);
  return {
    Table: GenericTable,
    duration: (scene, still = false) =>
      scene.entries.some((entry) => entry.events.length > 0) ? (still ? 390 : 650) : 0,
    telling: (event, names) => telling(game, event, meanings, names),
  };
}
