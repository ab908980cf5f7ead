// The opponents of "Play now", and the rules of first tables, alone or with friends. With the number
// of games played, opponents become stronger and games longer. The server names the opponents of
// each level.
import type { GameSetupOut } from "../wire.gen";

const SEATS = 3;
/** The numbers of games after which opponents are of the second and of the third level. */
const GENTLE = 2;
const MIXED = 5;
/** The name of the preset that makes first games short, in games that have it. */
const SHORT = "first_evening";

/** Return three bots for a player who has played this many games. */
export function company(game: GameSetupOut | undefined, played: number): string[] {
  const level = played < GENTLE ? "easy" : played < MIXED ? "normal" : "hard";
  // Bots that use solutions are not available everywhere.
  return (game?.levels_unsolved[level] ?? []).slice(0, SEATS);
}

/** Return the rules of a game for a beginner who has not chosen any; null: the game's default. */
export function firstRules(game: GameSetupOut | undefined, played: number): string | null {
  const short = game?.presets.some((one) => one.name === SHORT) ?? false;
  return short && played < GENTLE ? SHORT : null;
}
