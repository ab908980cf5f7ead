// Which board draws which game; each is loaded when its first table is opened.
import { learn } from "../words.svelte";
import type { Board } from "./board";

const BOARDS: Readonly<Record<string, () => Promise<{ board: unknown }>>> = {
  mia: () => import("./mia"),
  french_poker: () => import("./french_poker"),
  sword_of_lies: () => import("./sword_of_lies"),
};

/** The games that can be played here, in the order they are shown. */
export const GAMES: readonly string[] = Object.keys(BOARDS);

/**
 * The board of a game, its words loaded, or undefined if this client has none. What comes from the
 * server is called the game's own here and nowhere else: a table's views, events and reference are
 * those of the game it names.
 */
export async function boardOf(game: string): Promise<Board | undefined> {
  await learn(game);
  return (await BOARDS[game]?.())?.board as Board | undefined;
}
