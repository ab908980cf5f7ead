// With a television at the table, the person's screen can leave the felt to the television.
import type { Board } from "../boards/board";
import { handOnly } from "../preferences.svelte";
import type { Session } from "./session.svelte";

/**
 * Return whether this screen draws only the person's own hand; null if they have not been asked
 * yet, undefined without a television or if the board cannot draw a hand alone.
 */
export function besideTelevision(
  { id, model }: Session,
  board: Board | undefined,
): boolean | null | undefined {
  return model.screens > 0 && model.you !== null && board?.handOnly ? handOnly(id) : undefined;
}
