// The board for any game without one of its own: drawn from views, events and offers alone.
import type { Board } from "../board";
import GenericTable from "./GenericTable.svelte";
import { telling, type GenericEvent, type GenericValue } from "./facts";
import { learnMeanings } from "./meanings";

/** The board of this game, once it is known what the game's fields mean. */
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
