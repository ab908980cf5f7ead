// A television shows the table: the person's own screen can leave the felt to it.
import type { Board } from "../boards/board";
import { handOnly } from "../preferences.svelte";
import type { Session } from "./session.svelte";

/**
 * Return whether this screen draws the person's own hand only; null if they have yet to be asked,
 * undefined where no television shows the table or the board draws no hand alone.
 */
export function besideTelevision(
  { id, model }: Session,
  board: Board | undefined,
): boolean | null | undefined {
  return model.screens > 0 && model.you !== null && board?.handOnly ? handOnly(id) : undefined;
}
