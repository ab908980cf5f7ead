// The board of the table's game: loaded once the table names the game, and again after a change of
// game. It knows the lengths of scenes. The scene that begins a game under a group's own rules is
// the card with these rules.
import type { Board } from "../boards/board";
import { boardOf } from "../boards/registry";
import type { GameOut, TableView } from "../wire.gen";
import type { Scene } from "./model";
import type { Session } from "./session.svelte";

/** The time for which the rules are shown before a game, in milliseconds. */
const CARD = 5000;

export interface Staging {
  readonly board: Board | undefined;
  /** True if the board could not be loaded. */
  readonly missing: boolean;
  /** True while the group's own rules are shown. */
  readonly carded: boolean;
}

/** Create it in a component, because it follows the game that `kind` returns. */
export function staging(session: Session, kind: () => string | undefined): Staging {
  let loaded: { kind: string; board: Board } | undefined = $state.raw();
  let missing = $state(false);
  let card: Scene | null = $state.raw(null);
  /** The rules that the last card has shown. */
  let known = "";

  /** Return the time for the card of the group's rules: 0 if the scene needs none. */
  function cardSpan(scene: Scene): number {
    const { table } = session.model;
    if (!table?.changes.length || !begins(scene)) return 0;
    const people = table.seats.filter((seat) => !seat.bot && !seat.away).length;
    const rules = [table.game, table.rules_name, ...table.changes].join(" ");
    if (people < 2 || rules === known) return 0;
    known = rules;
    card = scene;
    return CARD;
  }
  $effect(() => {
    const asked = kind();
    if (!asked) return;
    missing = false;
    session.staged(() => 0);
    boardOf(asked).then(
      (board) => {
        if (asked !== kind()) return;
        loaded = { kind: asked, board };
        session.staged((scene, still) => cardSpan(scene) || board.duration(scene, still));
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
    get carded() {
      return card !== null && card === session.scene;
    },
  };
}

function begins({ entries }: Scene): boolean {
  return entries.some(({ events }) => events.some((event) => event.kind === "game-started"));
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
