// The requests about programs: seats for them, online programs, the person's keys.
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

/** Reserve a seat for a program; the seat's key is shown once. */
export function keepSeat(table: string): Promise<SeatKeyOut> {
  return ask(`/api/tables/${table}/programs`, {});
}

/** Return the programs that are online and accept challenges. */
export function online(): Promise<readonly ProgramOnlineOut[]> {
  return ask("/api/programs");
}

/** Challenge a program to the table; resolves when the challenge is decided. */
export function challenge(table: string, number: number): Promise<ChallengeOut> {
  return ask(`/api/tables/${table}/challenges`, { number });
}

/** Return the person's keys: for their own programs, and for seats of tables, with labels. */
export async function ownKeys(): Promise<readonly KeyListedOut[]> {
  return (await ask<readonly KeyListedOut[]>("/api/keys")).map(labelled);
}

/** Return a key for the list; a key for a seat also has the table's label. */
export function labelled(key: KeyListedOut): KeyListedOut {
  return key.table === null ? key : { ...key, name: `${key.name} · ${key.table}` };
}

/** Create a key for one of the person's programs; the key is shown once. */
export function makeKey(name: string): Promise<NewKeyOut> {
  return ask("/api/keys", { name });
}

export function revokeKey(id: string): Promise<DoneOut> {
  return ask(`/api/keys/${id}`, undefined, "DELETE");
}

/** Return the server's address for programs. */
export function home(): string {
  return location.origin + BASE;
}

/** Return the command that connects a bot to this key's seat. */
export function command(table: string, key: string): string {
  return `mendax bot run mybot.py --table ${home()}/t/${table} --key ${key}`;
}

/** Return the programs that play this game at a table with one more taken seat. */
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
