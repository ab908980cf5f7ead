// The HTTP requests of tournaments.
import type {
  Address,
  CodeOut,
  DebriefOut,
  CourseOut,
  OpenTournamentIn,
  TableStatesOut,
  TournamentActionIn,
  TournamentOut,
} from "../wire.gen";
import { BASE } from "../base";
import { ask } from "./http";

const path = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

/** Open a tournament as its host. */
export function openTournament(asked: OpenTournamentIn): Promise<Address> {
  return ask("/api/tournaments", asked);
}

/** Return a tournament, or with `since` its next change; without one, the answer takes up to
 *  twenty seconds. */
export function tournament(id: string, since?: number): Promise<TournamentOut> {
  return ask(path(id) + (since === undefined ? "" : `?since=${since}`));
}

/** Do something in a tournament, and return it. */
export function act(id: string, action: TournamentActionIn["action"]): Promise<TournamentOut> {
  return ask(`${path(id)}/actions`, { action });
}

/** Take the next step of the clock now; host only. */
export function next(id: string): Promise<TournamentOut> {
  return ask(`${path(id)}/next`, {});
}

/** Return the tournament's spoken code. */
export function tournamentCode(id: string): Promise<CodeOut> {
  return ask(`${path(id)}/code`, {});
}

/** Return the ranking after each finished round. */
export function tournamentCourse(id: string): Promise<CourseOut> {
  return ask(`${path(id)}/course`);
}

/** Return the public states of the round's tables. */
export function tableStates(id: string): Promise<TableStatesOut> {
  return ask(`${path(id)}/tables`);
}

/** Return the claims and doubts of a finished tournament, as far as its games have been read. */
export function debrief(id: string): Promise<DebriefOut> {
  return ask(`${path(id)}/debrief`);
}

/** Return the address of the file with the finished games, for the host. */
export function gamesAddress(id: string, names: boolean): string {
  return `${BASE}${path(id)}/games${names ? "?names=true" : ""}`;
}
