// How a spelling is typed. Each game has one; `spelling.ts` finds it.

/** Dice, a claim or another value, as the game's actions spell it. */
export type Spelt = number | string;

/** The values of one table, by its rules. */
export interface Spelling {
  called(value: Spelt): string;
  /** The faces that show it; none where dice are not what it is about. */
  dice(value: Spelt): readonly number[];
}

/** Return the spelling by a table's rules and, for games whose moves name seats, the players' names. */
export type SpellingBy = (rules: string, names?: readonly string[]) => Spelling;
