// A game as it lies on a phone that goes round, while its holder does not look.
import type { Board } from "../boards/board";
import type { GameOut, GameView } from "../wire.gen";

/** Without what only the holder knows: as the board hides it, else as a spectator sees it. */
export function asCovered(game: GameOut, board: Pick<Board, "veil"> | undefined): GameOut {
  const view = board?.veil?.(game.view) ?? { ...game.view, ...game.covered };
  return { ...game, view: view as GameView };
}
