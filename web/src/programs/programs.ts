// What one asks of the server about programs: seats for them, who is online, keys of one's own.
import { BASE } from "../base";
import { ask } from "../net/http";
import type {
  ChallengeOut,
  DoneOut,
  KeyListedOut,
  NewKeyOut,
  ProgramOnlineOut,
  SeatKeyOut,
} from "../wire.gen";

/** Keeps a seat for a program; its key is said this once. */
export function keepSeat(table: string): Promise<SeatKeyOut> {
  return ask(`/api/tables/${table}/programs`, {});
}

/** The programs that are online and accept challenges. */
export function online(): Promise<readonly ProgramOnlineOut[]> {
  return ask("/api/programs");
}

/** Asks a program to the table; answered when it is decided. */
export function challenge(table: string, number: number): Promise<ChallengeOut> {
  return ask(`/api/tables/${table}/challenges`, { number });
}

/** The keys that one made: for programs of one's own, and for seats of tables, which are named. */
export async function ownKeys(): Promise<readonly KeyListedOut[]> {
  return (await ask<readonly KeyListedOut[]>("/api/keys")).map(labelled);
}

/** The key as it is listed: one for a seat is called after its table, too. */
export function labelled(key: KeyListedOut): KeyListedOut {
  return key.table === null ? key : { ...key, name: `${key.name} · ${key.table}` };
}

/** A key for a program of one's own; it is said this once. */
export function makeKey(name: string): Promise<NewKeyOut> {
  return ask("/api/keys", { name });
}

export function revokeKey(id: string): Promise<DoneOut> {
  return ask(`/api/keys/${id}`, undefined, "DELETE");
}

/** Where this server is, as a program is told. */
export function home(): string {
  return location.origin + BASE;
}

/** The one command by which somebody's bot comes to the seat of this key. */
export function command(table: string, key: string): string {
  return `mendax bot run mybot.py --table ${home()}/t/${table} --key ${key}`;
}

/** Those of the programs that play this game at a table with one more than so many. */
export function fitting(
  programs: readonly ProgramOnlineOut[],
  game: string,
  seats: number,
): readonly ProgramOnlineOut[] {
  return programs.filter(
    (one) =>
      one.tables < one.most_tables &&
      one.games.some((plays) => plays.game === game && seats < plays.most_seats),
  );
}
