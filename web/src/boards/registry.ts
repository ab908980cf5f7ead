// The boards of the games; each is loaded when its first table is opened. Games that are not
// listed, such as those of packages on the server, use the generic board.
import { learn } from "../words.svelte";
import type { Board } from "./board";

const BOARDS: Readonly<Record<string, () => Promise<{ board: unknown }>>> = {
  mia: () => import("./mia"),
  french_poker: () => import("./french_poker"),
  sword_of_lies: () => import("./sword_of_lies"),
};

/** The games that this client was built with, in display order. */
export const GAMES: readonly string[] = Object.keys(BOARDS);

/** Return whether this client was built with the game, its words and its rules. */
export function isBuiltIn(game: string): boolean {
  return game in BOARDS;
}

/** Return the board of a game, with its words loaded. Only this function casts data of the
 *  server to the game's types: a table's views, events and reference are those of its game. */
export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[game];
  await (load ? learn(game) : learn(game, "generic"));
  return (load ? (await load()).board : await (await import("./generic")).boardFor(game)) as Board;
}
