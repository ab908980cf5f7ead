// The HTTP requests of pages and parts that most tables do not need; `http` has all others.
import type {
  CupLadder,
  DoneOut,
  HintOut,
  LessonOut,
  OwnReplayOut,
  Picture,
  PublicAnswersOut,
  ReplayOut,
  ShownReplayOut,
  SoundPlayOut,
  StrengthReport,
  TutorialOut,
} from "../wire.gen";
import { ask, whose } from "./http";

/** Return the measured strength of the bots. */
export function strength(): Promise<StrengthReport> {
  return ask("/api/strength");
}

/** Return the order of values under a rule set, for the cup. */
export function cupLadder(game: string, preset: string, rules: string): Promise<CupLadder> {
  return ask(`/api/cup/${game}?preset=${preset}&rules=${encodeURIComponent(rules)}`);
}

/** Return the scripted first deal of a game. */
export function tutorial(game: string): Promise<TutorialOut> {
  return ask(`/api/tutorial/${game}`);
}

/**
 * Return the review of a finished game: for the person's seat, or with an open seed for every seat.
 */
export function lesson(
  table: string,
  game: number,
  seat: number | null = null,
): Promise<LessonOut> {
  return ask(`/api/tables/${encodeURIComponent(table)}/coach/${game}${whose(seat)}`);
}

/**
 * Return a finished game step by step: with open cups if that is allowed, or with the person's
 * `own` view only.
 */
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

/** Return a game that one of its players shows to everyone. */
export function shownReplay(code: string): Promise<ReplayOut> {
  return ask(`/api/replays/${encodeURIComponent(code)}`);
}

/** Return the answers to claims in a public replay. */
export function publicAnswers(code: string): Promise<PublicAnswersOut> {
  return ask(`/api/replays/${encodeURIComponent(code)}/answers`);
}

/** Show a finished game of a table to everyone, and return its code. */
export async function showReplay(
  table: string,
  game: number,
  masked: boolean,
  listed: boolean,
): Promise<string> {
  const { code } = await ask<ShownReplayOut>(
    `/api/tables/${encodeURIComponent(table)}/replay/${game}`,
    { masked, listed },
  );
  return code;
}

/** Return the games that this person shows to everyone, oldest first. */
export function ownReplays(): Promise<readonly OwnReplayOut[]> {
  return ask("/api/replays");
}

/** Withdraw a game that this person shows to everyone. */
export function withdrawReplay(code: string): Promise<DoneOut> {
  return ask(`/api/replays/${code}`, undefined, "DELETE");
}

/** Return all players of a finished game beside sound play, as far as their dice are known. */
export function soundPlay(
  table: string,
  game: number,
  seat: number | null = null,
): Promise<SoundPlayOut> {
  return ask(`/api/tables/${encodeURIComponent(table)}/sound-play/${game}${whose(seat)}`);
}

/** Return the move of a sound player for the person's seat. */
export function hint(table: string, seat: number | null = null): Promise<HintOut> {
  return ask(`/api/tables/${encodeURIComponent(table)}/hint${whose(seat)}`);
}

/** Return the solved strategy of a rule set written as words. */
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
