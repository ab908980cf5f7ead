// The HTTP requests to the server. Errors arrive as `Problem` with their reason.
import { BASE } from "../base";
import { transport } from "./transport";
import type {
  Address,
  CodeOut,
  Coverage,
  GameSetupOut,
  GameReference,
  InvitationOut,
  Line,
  OpenTableIn,
  Problem,
  Reason,
  RulesIn,
  RulesOut,
  Section,
  StoryOut,
  TableOut,
} from "../wire.gen";

/** Thrown when the server refused a request, with the reason. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: Reason,
  ) {
    super(reason.key);
  }
}

const trouble = (status: number): Reason => ({ key: "web-server-trouble", arguments: { status } });

/**
 * Return the reason for a failed request; an error that is not a refusal is a fault of the client.
 */
export function reasonFor(error: unknown): Reason {
  if (error instanceof Refused) return error.reason;
  console.error(error);
  return { key: "web-page-trouble", arguments: {} };
}

export async function ask<T>(path: string, body?: unknown, method = "GET"): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? method === "GET"
        ? {}
        : { method }
      : {
          method: "POST",
          body: JSON.stringify(body),
          headers: { "content-type": "application/json" },
        };
  let answer: Response;
  try {
    answer = await transport().request(path, request);
  } catch {
    throw new Refused(0, { key: "web-offline", arguments: {} });
  }
  if (answer.ok) return (await answer.json()) as T;
  throw new Refused(answer.status, await reasonOf(answer));
}

async function reasonOf(answer: Response): Promise<Reason> {
  try {
    return ((await answer.json()) as Partial<Problem>).reason ?? trouble(answer.status);
  } catch {
    return trouble(answer.status);
  }
}

/** Return a short code for a table; seated players only. */
export function tableCode(table: string): Promise<CodeOut> {
  return ask<CodeOut>(`/api/tables/${table}/code`, {});
}

/** Return the table whose code or link is in a typed text. */
export function tableOfCode(typed: string): Promise<Address> {
  return ask<Address>("/api/codes", { typed });
}

let asked: Promise<readonly GameSetupOut[]> | null = null;

/** Return the available games; requested once per visit. */
export function games(): Promise<readonly GameSetupOut[]> {
  asked ??= ask<readonly GameSetupOut[]>("/api/games").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Return the facts about one game; undefined if the server does not have it. */
export async function gameInfo(game: string): Promise<GameSetupOut | undefined> {
  return (await games()).find((one) => one.name === game);
}

export function openTable(table: OpenTableIn): Promise<Address> {
  return ask("/api/tables", table);
}

/** Return the addresses of this server in the network; the server answers only its own machine. */
export function invitation(): Promise<InvitationOut> {
  return ask("/api/invitation");
}

/** Check that these rules can be played; throw `Refused` with the reason if they cannot. */
export function checkRules(rules: RulesIn): Promise<RulesOut> {
  return ask("/api/rules", rules);
}

/** Return the facts that follow from a rule set written as words: orders, odds. */
export function reference(game: string, rules: string): Promise<GameReference> {
  return ask(`/api/reference/${game}?rules=${encodeURIComponent(rules)}`);
}

/** Return the tips of first games under a rule set written as words: the `goal`, and a tip for
 *  each kind of decision. */
export function tips(game: string, rules: string): Promise<Readonly<Record<string, Line>>> {
  return ask(`/api/tips/${game}?rules=${encodeURIComponent(rules)}`);
}

/** Return the instructions for a rule set written as words: sentences of the catalogue, in
 *  sections. */
export function howToPlay(game: string, rules: string): Promise<readonly Section[]> {
  return ask(`/api/how-to-play/${game}?rules=${encodeURIComponent(rules)}`);
}

/** Return the highlights of a finished game, as far as this person may know them. */
export function story(table: string, game: number, seat: number | null = null): Promise<StoryOut> {
  return ask(`/api/tables/${encodeURIComponent(table)}/story/${game}${whose(seat)}`);
}

/** Return the query for the requesting seat, on a shared device. */
export function whose(seat: number | null): string {
  return seat === null ? "" : `?seat=${seat}`;
}

/** Return how far a table with these rules, written as words, is solved. */
export function coverage(game: string, rules: string, seats: number): Promise<Coverage> {
  return ask(`/api/coverage/${game}?${new URLSearchParams({ rules, seats: String(seats) })}`);
}

/** Return the public state of a table; throw `Refused` for an unknown table. */
export function lookAt(table: string): Promise<TableOut> {
  return ask(`/api/tables/${encodeURIComponent(table)}`);
}

/** Return the address of a finished game's record; on a shared device, as `seat` may know it. */
export function recordAddress(table: string, game: number, seat: number | null = null): string {
  return `${BASE}/api/tables/${table}/record/${game}${whose(seat)}`;
}

/** Return the address of a table's socket. */
export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${BASE}/api/tables/${table}/socket`;
}
