// The board of the table's game: loaded once the table names the game, and again after a change of
// game. It knows the lengths of scenes.
import type { Board } from "../boards/board";
import { boardOf } from "../boards/registry";
import type { GameOut, TableView } from "../wire.gen";
import type { Session } from "./session.svelte";

export interface Staging {
  readonly board: Board | undefined;
  /** True if the board could not be loaded. */
  readonly missing: boolean;
}

/** Create it in a component, because it follows the game that `kind` returns. */
export function staging(session: Session, kind: () => string | undefined): Staging {
  let loaded: { kind: string; board: Board } | undefined = $state.raw();
  let missing = $state(false);
  $effect(() => {
    const asked = kind();
    if (!asked) return;
    missing = false;
    session.staged(() => 0);
    boardOf(asked).then(
      (board) => {
        if (asked !== kind()) return;
        loaded = { kind: asked, board };
        session.staged((scene, still) => board.duration(scene, still));
      },
      () => (missing = true),
    );
  });
  return {
    get board() {
      return loaded?.kind === kind() ? loaded?.board : undefined;
    },
    get missing() {
      return missing;
    },
  };
}

/** Return whether only bots are left in a game, so that it may be shown to its end at once. */
export function leftToBots(
  table: TableView | null | undefined,
  board: Board | undefined,
  game: GameOut | null,
): boolean {
  if (table?.phase !== "playing" || !board?.gone || !game) return false;
  const gone = board.gone(game.view);
  return table.seats.every((seat, index) => seat.bot || gone.includes(index));
}
