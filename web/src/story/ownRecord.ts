// One's own record over games, on this device and nowhere else: what the server counted of one's own
// seat, added up by game. What a claim or a lie is, the rules say; here are only sums.
import { store, stored } from "../storage";
import type { StoryOut, Tally } from "../wire.gen";

export interface Record {
  readonly games: number;
  readonly won: number;
  readonly tally: Tally;
}

interface Kept {
  readonly games: Readonly<{ [game: string]: Record }>;
  /** The games that were counted, the last ones. */
  readonly seen: readonly string[];
  /** Games that ended before are not counted: until then all was erased. */
  readonly since: number;
}

const KEY = "mendax-record";
/** So many games are known to have been counted already. */
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

/** The records, by game. */
export function records(): Kept["games"] {
  return kept().games;
}

/** A game of one's own is over; it is counted once. Who only watched has nothing to count. */
export function count(story: StoryOut): void {
  const { games, seen, since } = kept();
  // Not by the table's address, which changes when its host takes a new link.
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

/** All is erased: also games that were played until now don't come back by looking at them. */
export function erase(now = Date.now()): void {
  keep({ games: {}, seen: [], since: now });
}
