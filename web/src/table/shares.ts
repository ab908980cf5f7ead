// This device's notes of each game's randomness from before the game: the server's commitment, and
// the device's share. The server's later statements are checked against them (`core/shares.py`
// describes the protocol).
import { LOCAL } from "../base";
import { store, stored } from "../storage";
import type { Fairness } from "./model";
import { ascii, bytes, hex, joined, sha256 } from "./sha256";

export interface Note {
  readonly game: number;
  readonly commitment: string;
  readonly share: string;
  /** True if the server has confirmed the share. */
  readonly bound: boolean;
  /** The mismatches that were found, as catalogue keys. */
  readonly faults: readonly string[];
}

function hashed(label: string, digits: string): string {
  return hex(sha256(joined(ascii(`mendax/1 ${label}:`), bytes(digits))));
}

/** Return the hash that commits to a share before the game begins. */
export function shareHash(share: string): string {
  return hashed("share", share);
}

/** Return the commitment of a seed. */
export function seedCommitment(seed: string): string {
  return hashed("seed", seed);
}

/** The key prefix of a table's notes. */
export const NOTES = "mendax-shares-";
const KEPT = 30;
function notes(table: string): readonly Note[] {
  try {
    const kept: unknown = JSON.parse(stored(NOTES + table) ?? "[]");
    return Array.isArray(kept) ? (kept as Note[]) : [];
  } catch {
    return []; // notes that cannot be read are dropped
  }
}

function keep(table: string, note: Note): void {
  const others = notes(table).filter(({ game }) => game !== note.game);
  store(NOTES + table, JSON.stringify([...others, note].slice(-KEPT)));
}

/** Return the note of a game. */
export function noteOf(table: string, game: number): Note | undefined {
  return notes(table).find((note) => note.game === game);
}

/** Note the commitment of the next game, with a new share for it; once for each game. */
export function noted(table: string, game: number, commitment: string): Note {
  const known = noteOf(table, game);
  if (known) return known;
  const share = hex(crypto.getRandomValues(new Uint8Array(16)));
  const note = { game, commitment, share, bound: false, faults: [] };
  keep(table, note);
  return note;
}

/** Note that the server has confirmed a share, by its hash. */
export function confirmed(table: string, hash: string): void {
  const note = notes(table).find((one) => !one.bound && shareHash(one.share) === hash);
  if (note) keep(table, { ...note, bound: true });
}

/** Return the share to open now, if the server's statements agree with the note. */
export function shareToOpen(note: Note, fairness: Fairness): string | null {
  const same = fairness.number === note.game && fairness.commitment === note.commitment;
  const seat = fairness.bound.indexOf(shareHash(note.share));
  return same && seat >= 0 && !fairness.shares[seat] && !fairness.settled ? note.share : null;
}

/** Return the mismatches with the note of the game, as catalogue keys. */
export function faults(note: Note, fairness: Fairness): string[] {
  const { number, commitment, bound, shares, settled, seated, seed } = fairness;
  if (number !== note.game) return [...note.faults];
  const own = shareHash(note.share);
  const present = bound.includes(own);
  const wrong = {
    "unfair-commitment": commitment !== note.commitment,
    "unfair-share-missing": note.bound && seated && !present,
    "unfair-share-left-out": settled && present && !shares.includes(note.share),
    "unfair-share-exchanged": shares.some((one, at) => one && shareHash(one) !== bound[at]),
    "unfair-seed": seed !== null && seedCommitment(seed) !== note.commitment,
  };
  const found = Object.entries(wrong).flatMap(([fault, is]) => (is ? [fault] : []));
  return [...new Set([...note.faults, ...found])];
}

/** Like `faults`, but also store the mismatches, so that they survive a reload. */
export function checked(table: string, note: Note, fairness: Fairness): readonly string[] {
  const found = faults(note, fairness);
  if (found.length > note.faults.length) keep(table, { ...note, faults: found });
  return found;
}

/** Handle a click on a record's link: save it with the note of its game, if there is one. */
export async function saveNoted(event: MouseEvent, table: string, game: number): Promise<void> {
  const note = noteOf(table, game);
  const link = event.currentTarget;
  if (!(LOCAL || note?.bound) || !(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  const { save } = await import("./savedRecord");
  await save(link, note?.bound ? note : null);
}
