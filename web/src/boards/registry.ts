// Which board draws which game; each is loaded when its first table is opened. A game that is not
// listed, as of a package on the server, is drawn by the generic board.
import { learn } from "../words.svelte";
import type { Board } from "./board";

const BOARDS: Readonly<Record<string, () => Promise<{ board: unknown }>>> = {
  mia: () => import("./mia"),
  french_poker: () => import("./french_poker"),
  sword_of_lies: () => import("./sword_of_lies"),
};

/** The games that this client was built with, in the order they are shown. */
export const GAMES: readonly string[] = Object.keys(BOARDS);

/** Whether this client was built with the game, its words and its rules. */
export function isBuiltIn(game: string): boolean {
  return game in BOARDS;
}

/**
 * The board of a game, its words loaded. What comes from the
 * server is called the game's own here and nowhere else: a table's views, events and reference are
 * those of the game it names.
 */
export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[game];
  await (load ? learn(game) : learn(game, "generic"));
  return (load ? (await load()).board : await (await import("./generic")).boardFor(game)) as Board;
}
