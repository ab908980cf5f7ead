// The HTTP requests of tournaments.
import type {
  Address,
  CodeOut,
  CourseOut,
  OpenTournamentIn,
  TableStatesOut,
  TournamentActionIn,
  TournamentOut,
} from "../wire.gen";
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
