// The server's replay as states: the state after each step, the step of an entry, and the coach's
// marks. This module is pure, and knows no rules of a game.
import type { GameOut, GameView, LessonOut, ReplayOut } from "../wire.gen";

type Fields = Readonly<{ [field: string]: unknown }>;

/** Return the board's state after each step. */
export function games(replay: ReplayOut): readonly GameOut[] {
  let view: Fields = {};
  const last = replay.steps.length - 1;
  return replay.steps.map((step, at) => {
    const sent: Fields = step.view;
    view = step.fresh ? sent : { ...view, ...sent };
    const over = at === last && replay.whole;
    return {
      view: view as unknown as GameView,
      offers: [],
      places: over ? replay.places : null,
      reason: over ? replay.reason : null,
      guess: null,
      covered: null,
      interrupts: [],
      by_default: null,
    };
  });
}

/** Return the step of an entry; for an entry before the game, the step before the first. */
export function stepOf(replay: ReplayOut, entry: number): number {
  const after = replay.steps.findIndex((step) => (step.entries[0]?.number ?? 0) > entry);
  return Math.max(0, after < 0 ? replay.steps.length - 1 : after - 1);
}

/**
 * Return the step in an address: `?step=` counts from 1, `?entry=` names an entry; the default is
 * the first.
 */
export function stepFrom(query: URLSearchParams, replay: ReplayOut): number {
  const entry = Number(query.get("entry"));
  if (entry > 0) return stepOf(replay, entry);
  const step = Math.floor(Number(query.get("step")) || 1) - 1;
  return Math.min(Math.max(0, step), replay.steps.length - 1);
}

export interface Mark {
  readonly step: number;
  readonly decision: LessonOut["review"]["decisions"][number];
}

/** Return the decisions with a cost, by their step. */
export function marks(replay: ReplayOut, lesson: LessonOut | null): readonly Mark[] {
  return (lesson?.review.decisions ?? [])
    .filter((one) => one.lost > 0)
    .map((decision) => ({ step: stepOf(replay, decision.entry), decision }));
}

/** Return the step of the next mark after `at`, wrapping around; null if there are no marks. */
export function nextMark(all: readonly Mark[], at: number): number | null {
  return (all.find((mark) => mark.step > at) ?? all[0])?.step ?? null;
}
