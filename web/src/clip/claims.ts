// Finds the claims of a replay, by the module of its game.
import type { Highlight, ReplayOut } from "../wire.gen";
import type { Finder, Found, Lie } from "./lie";

const FINDERS: Readonly<Record<string, () => Promise<{ lies: Finder }>>> = {
  mia: () => import("./ofMia"),
  french_poker: () => import("./ofFrenchPoker"),
  sword_of_lies: () => import("./ofSword"),
};

/** Return the answered claims of a replay; none for a game without a finder. */
export async function liesOf(replay: ReplayOut): Promise<readonly Found[]> {
  return (await FINDERS[replay.table.game]?.())?.lies(replay) ?? [];
}

/** Return the claim of an entry: the last one up to it, or else the first of the game. */
export function lieAt(all: readonly Found[], entry: number): Found | undefined {
  return all.findLast((one) => one.entry <= entry) ?? all[0];
}

/** Return the claim with the verdict of a story, if the table knows the truth. */
export function judged({ entry, lie }: Found, highlights: readonly Highlight[]): Lie {
  const told = highlights.find((one) => one.entry === entry && VERDICT.test(one.key));
  if (!told || lie.truth === null || lie.held !== null) return lie;
  return { ...lie, held: told.key.endsWith("belief") };
}
const VERDICT = /-(best-lie|keenest-doubt|bravest-belief)$/;
