// The player's finished games, stored only on this device: the server's counts for the player's
// seat. The server decides what counts as a claim or a lie. `totals.ts` adds them up.
import { store, stored } from "../storage";
import type { StoryOut, Tally } from "../wire.gen";

/** The counts of several games. */
export interface Record {
  readonly games: number;
  readonly won: number;
  readonly tally: Tally;
}

/** A finished game. */
export interface Played {
  readonly kind: string;
  readonly ended: number;
  readonly against: StoryOut["against"];
  readonly won: boolean;
  /** Missing in a game whose claims are not counted. */
  readonly tally?: Tally | undefined;
}

interface Kept {
  /** The counts of games before games were stored one by one. */
  readonly games: Readonly<{ [game: string]: Record }>;
  readonly list: readonly Played[];
  /** The ids of the last counted games. */
  readonly seen: readonly string[];
  /**
   * Games that ended before this time are not counted, because the statistics were deleted then.
   */
  readonly since: number;
}

const KEY = "mendax-record";
/** The number of stored ids of counted games. */
const SEEN = 300;

export function kept(): Kept {
  const none = { games: {}, list: [], seen: [], since: 0 };
  try {
    return { ...none, ...(JSON.parse(stored(KEY) ?? "null") as Partial<Kept> | null) };
  } catch {
    return none;
  }
}

/** Count a finished game once. Games that the player only watched are not counted. */
export function count({ kind, game, ended, against, you, places, tallies }: StoryOut): void {
  const all = kept();
  // The table's address is not an id, because it changes with a new link.
  const which = `${kind} ${game} ${ended}`;
  if (you === null || all.seen.includes(which) || ended <= all.since) return;
  const one: Played = { kind, ended, against, won: places[you] === 1, tally: tallies[you] };
  keep({ ...all, list: [...all.list, one], seen: [...all.seen, which].slice(-SEEN) });
}

function keep(all: Kept): void {
  store(KEY, JSON.stringify(all));
}

/** Delete the statistics; viewing a game that ended before does not count it again. */
export function erase(now = Date.now()): void {
  keep({ games: {}, list: [], seen: [], since: now });
}
