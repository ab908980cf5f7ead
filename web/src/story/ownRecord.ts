// The player's statistics over games, stored only on this device: the server's counts for the
// player's seat, added up by game. The server decides what counts as a claim or a lie.
import { store, stored } from "../storage";
import type { StoryOut, Tally } from "../wire.gen";

export interface Record {
  readonly games: number;
  readonly won: number;
  readonly tally: Tally;
}

interface Kept {
  readonly games: Readonly<{ [game: string]: Record }>;
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
const NOTHING: Tally = {
  said: 0,
  known: 0,
  lied: 0,
  caught: 0,
  doubts: 0,
  doubts_right: 0,
  believed: 0,
  believed_right: 0,
};

function kept(): Kept {
  try {
    const found = JSON.parse(stored(KEY) ?? "null") as Partial<Kept> | null;
    return { games: found?.games ?? {}, seen: found?.seen ?? [], since: found?.since ?? 0 };
  } catch {
    return { games: {}, seen: [], since: 0 };
  }
}

function sum(one: Tally, other: Tally): Tally {
  const fields = Object.keys(NOTHING) as readonly (keyof Tally)[];
  return Object.fromEntries(
    fields.map((field) => [field, (one[field] || 0) + (other[field] || 0)]),
  ) as unknown as Tally;
}

/** Return the statistics by game. */
export function records(): Kept["games"] {
  return kept().games;
}

/** Count a finished game once. Games that the player only watched are not counted. */
export function count(story: StoryOut): void {
  const { games, seen, since } = kept();
  // The table's address is not an id, because it changes with a new link.
  const which = `${story.kind} ${story.game} ${story.ended}`;
  if (story.you === null || seen.includes(which) || story.ended <= since) return;
  const before = games[story.kind] ?? { games: 0, won: 0, tally: NOTHING };
  const now: Record = {
    games: before.games + 1,
    won: before.won + (story.places[story.you] === 1 ? 1 : 0),
    tally: sum(before.tally, story.tallies[story.you] ?? NOTHING),
  };
  keep({
    games: { ...games, [story.kind]: now },
    seen: [...seen, which].slice(-SEEN),
    since,
  });
}

function keep(all: Kept): void {
  store(KEY, JSON.stringify(all));
}

/** Delete the statistics; viewing a game that ended before does not count it again. */
export function erase(now = Date.now()): void {
  keep({ games: {}, seen: [], since: now });
}
