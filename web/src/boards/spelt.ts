// The type of a spelling. Each game has one; `spelling.ts` finds it.

/** Dice, a claim or another value, as the game's actions spell it. */
export type Spelt = number | string;

/** The values of one table, by its rules. */
export interface Spelling {
  called(value: Spelt): string;
  /** Return the faces that show the value; empty if the value has no dice. */
  dice(value: Spelt): readonly number[];
}

/** Return the spelling by a table's rules and, if moves name seats, by the players' names. */
export type SpellingBy = (rules: string, names?: readonly string[]) => Spelling;
