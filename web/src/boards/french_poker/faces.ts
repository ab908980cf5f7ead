// The faces of this table's dice: pips, or 9 10 J Q K A on poker dice.
import { POKER_MARKS } from "../../ui/pips";

/** Return the mark of a die for one to six. */
export function mark(pips: number, poker: boolean): string {
  return poker ? (POKER_MARKS[pips - 1] ?? String(pips)) : String(pips);
}

/** Return a die as a die character, so that its pips are not mistaken for its place. */
export function drawn(face: number | null, poker: boolean): string {
  if (face === null) return "?";
  return poker ? mark(face, true) : String.fromCodePoint(0x267f + face);
}
