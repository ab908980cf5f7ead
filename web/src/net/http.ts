// What is asked of the server outside the socket. Errors come as `Problem` with their reason.
import { BASE } from "../base";
import type {
  Address,
  AidOut,
  CodeOut,
  Coverage,
  GameSetupOut,
  GameReference,
  HintOut,
  InvitationOut,
  LeagueTable,
  LessonOut,
  MeaningsOut,
  Line,
  OpenTableIn,
  Picture,
  Problem,
  Reason,
  ReplayOut,
  RulesIn,
  RulesOut,
  Section,
  StoryOut,
  StrengthReport,
  TableOut,
  TutorialOut,
} from "../wire.gen";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: Reason,
  ) {
    super(reason.key);
  }
}

const trouble = (status: number): Reason => ({ key: "web-server-trouble", arguments: { status } });

/** Why something that was asked of the server failed; what is no answer is this page's own fault. */
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
    answer = await fetch(BASE + path, request);
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

/** A short code that leads to a table; for those who sit there. */
export function tableCode(table: string): Promise<CodeOut> {
  return ask<CodeOut>(`/api/tables/${table}/code`, {});
}

/** The table that a code leads to. */
export function tableOfCode(code: string): Promise<Address> {
  return ask<Address>(`/api/codes/${encodeURIComponent(code)}`);
}

let asked: Promise<readonly GameSetupOut[]> | null = null;

/** The games there are; asked once a visit. */
export function games(): Promise<readonly GameSetupOut[]> {
  asked ??= ask<readonly GameSetupOut[]>("/api/games").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** What there is to know of one game; undefined if the server has none of that name. */
export async function gameInfo(game: string): Promise<GameSetupOut | undefined> {
  return (await games()).find((one) => one.name === game);
}

export function openTable(table: OpenTableIn): Promise<Address> {
  return ask("/api/tables", table);
}

/** Where others in the network find this server; it tells only who sits at its own machine. */
export function invitation(): Promise<InvitationOut> {
  return ask("/api/invitation");
}

/** Whether these rules can be played; throws `Refused` with the reason if not. */
export function checkRules(rules: RulesIn): Promise<RulesOut> {
  return ask("/api/rules", rules);
}

/** What follows from a rule set written as words: orders, chances. */
export function reference(game: string, rules: string): Promise<GameReference> {
  return ask(`/api/reference/${game}?rules=${encodeURIComponent(rules)}`);
}

/** What the fields of a game's views, events and actions mean. */
export function meanings(game: string): Promise<MeaningsOut> {
  return ask(`/api/meanings/${game}`);
}

/** What one plays for by a rule set written as words; null if the game can't tell. */
export function goal(game: string, rules: string): Promise<Line | null> {
  return ask(`/api/goal/${game}?rules=${encodeURIComponent(rules)}`);
}

/** How to play by a rule set written as words: sentences of the catalogue, in sections. */
export function howToPlay(game: string, rules: string): Promise<readonly Section[]> {
  return ask(`/api/how-to-play/${game}?rules=${encodeURIComponent(rules)}`);
}

/** How strong the bots are, as far as it was measured. */
export function strength(): Promise<StrengthReport> {
  return ask("/api/strength");
}

/** The league that this server shows. */
export function league(): Promise<LeagueTable> {
  return ask("/api/league");
}

/** The first deal of a game by a script. */
export function tutorial(game: string): Promise<TutorialOut> {
  return ask(`/api/tutorial/${game}`);
}

/** What this person could reckon from what they see of a running game. */
export function aid(table: string, seat: number | null = null): Promise<AidOut> {
  return ask(`/api/tables/${encodeURIComponent(table)}/aid${whose(seat)}`);
}

/** A finished game gone through: one's own seat's, or with an open seed anybody's. */
export function lesson(
  table: string,
  game: number,
  seat: number | null = null,
): Promise<LessonOut> {
  return ask(`/api/tables/${encodeURIComponent(table)}/coach/${game}${whose(seat)}`);
}

/** What was worth telling of a finished game, as this person may know it. */
export function story(table: string, game: number, seat: number | null = null): Promise<StoryOut> {
  return ask(`/api/tables/${encodeURIComponent(table)}/story/${game}${whose(seat)}`);
}

/** A finished game step by step: with open cups where they are, or only with one's `own` eyes. */
export function replay(
  table: string,
  game: number,
  own: boolean,
  seat: number | null = null,
): Promise<ReplayOut> {
  const query = [...(own ? ["own=true"] : []), ...(seat === null ? [] : [`seat=${seat}`])];
  const eyes = query.length ? `?${query.join("&")}` : "";
  return ask(`/api/tables/${encodeURIComponent(table)}/replay/${game}${eyes}`);
}

/** What a sound player would do now on one's own seat. */
export function hint(table: string, seat: number | null = null): Promise<HintOut> {
  return ask(`/api/tables/${encodeURIComponent(table)}/hint${whose(seat)}`);
}

/** On a device that several share, who of them asks. */
function whose(seat: number | null): string {
  return seat === null ? "" : `?seat=${seat}`;
}

/** The solved strategy of a rule set written as words. */
export function strategy(
  game: string,
  rules: string,
  seats: number,
  lives: readonly number[],
): Promise<Picture> {
  return ask(
    `/api/strategy/${game}?${new URLSearchParams({ rules, seats: String(seats), lives: lives.join(",") })}`,
  );
}

/** How far a table with these rules, written as words, is solved. */
export function coverage(game: string, rules: string, seats: number): Promise<Coverage> {
  return ask(`/api/coverage/${game}?${new URLSearchParams({ rules, seats: String(seats) })}`);
}

/** What anybody may see of a table; throws `Refused` if there is none. */
export function lookAt(table: string): Promise<TableOut> {
  return ask(`/api/tables/${encodeURIComponent(table)}`);
}

/** Where the record of a finished game is; on a shared device, as the one on `seat` knows it. */
export function recordAddress(table: string, game: number, seat: number | null = null): string {
  return `${BASE}/api/tables/${table}/record/${game}${whose(seat)}`;
}

/** Where the socket of a table is. */
export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${BASE}/api/tables/${table}/socket`;
}
