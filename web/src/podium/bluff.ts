// The best claim of a game as a short scene: its beats, and the parts that they show.
import type { Spelling, Spelt } from "../boards/spelt";
import type { Highlight, StoryOut } from "../wire.gen";

const BELIEF = "story-bravest-belief";
/** The highlights that are scenes, best first. */
const SCENES = [/-best-lie$/, /-keenest-doubt$/, BELIEF];

export interface Bluff {
  readonly highlight: Highlight;
  readonly claimer: number;
  readonly answerer: number;
  readonly claim: Spelt;
  readonly truth: Spelt;
  readonly believed: boolean;
  readonly holds: boolean;
  /** True if the claim is the colour of a card. */
  readonly card: boolean;
}

/** Return the best claim of a story whose truth the reader knows; null if there is none. */
export function bluffOf({ highlights }: Pick<StoryOut, "highlights">): Bluff | null {
  for (const kind of SCENES) {
    const highlight = highlights.find(({ key }) => key.search(kind) >= 0);
    const { seat, other } = highlight?.seats ?? {};
    const { claim, truth } = highlight?.values ?? {};
    if (!highlight || seat === undefined || other === undefined) continue;
    if (claim === undefined || truth === undefined) continue;
    const [believed, holds] = [!highlight.key.endsWith("-doubt"), kind === BELIEF];
    const card = claim === "red" || claim === "black";
    return { highlight, claimer: seat, answerer: other, claim, truth, believed, holds, card };
  }
  return null;
}

/** Return the dice of a claim or of the truth; a number of French poker is spelled by its dice. */
export function diceOf(value: Spelt, spelling: Spelling): readonly number[] {
  const dice = spelling.dice(value);
  if (dice.length || !/^[1-6]+$/.test(String(value))) return dice;
  return Array.from(String(value), Number);
}
