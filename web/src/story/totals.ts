// The player's statistics added up: by game, and over time.
import type { Tally } from "../wire.gen";
import { kept, type Played, type Record } from "./ownRecord";

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
const EMPTY: Record = { games: 0, won: 0, tally: NOTHING };

function plus(record: Record, { won, tally }: Played): Record {
  const fields = Object.keys(NOTHING) as readonly (keyof Tally)[];
  const sums = fields.map((field) => [field, record.tally[field] + (tally?.[field] ?? 0)]);
  return {
    games: record.games + 1,
    won: record.won + Number(won),
    tally: Object.fromEntries(sums) as unknown as Tally,
  };
}

/** Return the counts of these games. */
export function total(played: readonly Played[], before: Record = EMPTY): Record {
  return played.reduce(plus, before);
}

/** Return the statistics by game. */
export function records(): Readonly<{ [game: string]: Record }> {
  const { games, list } = kept();
  const all = { ...games };
  for (const one of list) all[one.kind] = plus(all[one.kind] ?? EMPTY, one);
  return all;
}

/** Return at most `most` parts of a list, in order and of nearly equal length. */
export function parts<T>(list: readonly T[], most: number): readonly (readonly T[])[] {
  const count = Math.min(most, list.length);
  const edge = (at: number): number => Math.round((at * list.length) / count);
  return Array.from({ length: count }, (_, at) => list.slice(edge(at), edge(at + 1)));
}
