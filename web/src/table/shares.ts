// This device's notes of each game's randomness from before the game: the server's commitment, and
// the device's share. The server's later statements are checked against them (`core/shares.py`
// describes the protocol).
import { LOCAL } from "../base";
import { store, stored } from "../storage";
import { NOTES } from "./keys";
import type { Evidence } from "./model";
import { ascii, bytes, hex, joined, sha256 } from "./sha256";

export interface Note {
  readonly game: number;
  readonly commitment: string;
  readonly share: string;
  /** True if the server has confirmed the share. */
  readonly bound: boolean;
  /** True if the seed must be opened after the game, as seen when the game began. */
  readonly openSeed?: boolean;
  /** True if the server accepted the open share; a late share is refused. */
  readonly opened?: boolean;
  /** The broken laws that were found, as catalogue keys. */
  readonly faults: readonly string[];
}

/** Return the hash that commits to a share before the game begins. */
export function shareHash(share: string): string {
  return hex(sha256(joined(ascii("mendax/1 share:"), bytes(share))));
}

const KEPT = 30;
function notes(table: string): readonly Note[] {
  try {
    const kept: unknown = JSON.parse(stored(NOTES + table) ?? "[]");
    return Array.isArray(kept) ? (kept as Note[]) : [];
  } catch {
    return []; // notes that cannot be read are dropped
  }
}

function keep(table: string, all: readonly Note[]): void {
  store(NOTES + table, JSON.stringify(all.slice(-KEPT)));
}

/** Change the stored note of a game. Another page of this device may have changed other fields. */
function change(table: string, game: number, changed: Partial<Note>): void {
  keep(
    table,
    notes(table).map((note) => (note.game === game ? { ...note, ...changed } : note)),
  );
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
  keep(table, [...notes(table), note]);
  return note;
}

/** Note that the server has confirmed a share, by its hash. */
export function confirmed(table: string, hash: string): void {
  const note = notes(table).find((one) => !one.bound && shareHash(one.share) === hash);
  if (note) change(table, note.game, { bound: true });
}

/** Note that the server has accepted the open share of a game. */
export function accepted(table: string, game: number): void {
  change(table, game, { opened: true });
}

/** The server's statements about the shares of a game. */
export interface Said {
  readonly number: number;
  readonly commitment: string;
  /** The hash of each seat's share. */
  readonly bound: readonly (string | null)[];
  /** The opened shares. */
  readonly shares: readonly (string | null)[];
  /** True if no more shares are opened. */
  readonly settled: boolean;
}

/** Return the server's statements about the shares of the last game; null before any game. */
export function said({ entries }: Evidence): Said | null {
  let found = null as Said | null;
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.kind === "game-started") {
      const { number, commitment, shares: bound } = event;
      found = { number, commitment, bound, shares: bound.map(() => null), settled: false };
    } else if (found && event.kind === "share-added") {
      const { seat, share } = event;
      found = { ...found, shares: found.shares.map((one, at) => (at === seat ? share : one)) };
    } else if (found && (event.kind === "shares-left-out" || event.kind === "committed"))
      found = { ...found, settled: true };
  }
  return found;
}

/** Return the share to open now, if the server's statements agree with the note. */
export function shareToOpen(note: Note, told: Said | null): string | null {
  if (told?.number !== note.game || told.commitment !== note.commitment) return null;
  const seat = told.bound.indexOf(shareHash(note.share));
  return seat >= 0 && !told.shares[seat] && !told.settled ? note.share : null;
}

/** Return the broken laws of a game, old and new, and store them, so that they survive a reload. */
export function checked(
  table: string,
  note: Note | undefined,
  found: readonly string[],
): readonly string[] {
  const all = [...new Set([...(note?.faults ?? []), ...found])];
  if (note && all.length > note.faults.length) change(table, note.game, { faults: all });
  return all;
}

/** Note whether the seed must be opened, as the table says when the game begins; once. */
export function promised(table: string, note: Note, openSeed: boolean): void {
  if (note.openSeed === undefined) change(table, note.game, { openSeed });
}

/** Return the commitments of the other games that this device knows. */
export function otherCommitments(table: string, game: number): string[] {
  return notes(table).flatMap((note) => (note.game === game ? [] : [note.commitment]));
}

/** Handle a click on a record's link: save it with the note of its game, if there is one. */
export async function saveNoted(event: MouseEvent, table: string, game: number): Promise<void> {
  const note = noteOf(table, game);
  const link = event.currentTarget;
  if (!(LOCAL || note?.bound) || !(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  const { save } = await import("./savedRecord");
  const earlier = otherCommitments(table, game);
  await save(link, note?.bound ? { ...note, earlier } : null);
}
