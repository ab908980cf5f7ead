// A game on a shared phone while its holder is not looking.
import type { Board } from "../boards/board";
import type { GameOut, GameView } from "../wire.gen";

/**
 * Return the game without the holder's secrets: as hidden by the board, otherwise as a spectator
 * sees it.
 */
export function asCovered(game: GameOut, board: Pick<Board, "veil"> | undefined): GameOut {
  const view = board?.veil?.(game.view) ?? { ...game.view, ...game.covered };
  return { ...game, view: view as GameView };
}
