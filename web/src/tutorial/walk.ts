// A tutorial as the server sends it, walked: which way an action takes, where one is. Pure.
import type { GameAction, MomentOut, StepOut, TutorialOut, WayOut } from "../wire.gen";

/** How far somebody has come: the ways taken, by their numbers in each step. */
export type Taken = readonly number[];

/** Whether two actions are the same: their fields may come in any order. */
function same(one: GameAction | null, other: GameAction | null): boolean {
  if (!one || !other) return one === other;
  const [a, b] = [one, other] as unknown as readonly Readonly<Record<string, unknown>>[];
  const fields = new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})]);
  return [...fields].every((field) => String(a?.[field]) === String(b?.[field]));
}

/** The number of the way that `action` (null: having read) takes from a step; -1: it does not go on. */
export function wayOf(step: StepOut, action: GameAction | null): number {
  return step.ways.findIndex((way) => same(way.action, action));
}

/** The step that `taken` leads to, and what happened last before it; undefined if it leads nowhere. */
export function arrive(
  tutorial: TutorialOut,
  taken: Taken,
): { readonly step: StepOut; readonly last: MomentOut | undefined } | undefined {
  let step = tutorial.steps[0];
  let last = tutorial.opening.at(-1);
  for (const number of taken) {
    const way: WayOut | undefined = step?.ways[number];
    if (!way) return undefined;
    last = way.moments.at(-1) ?? last;
    step = tutorial.steps[way.to];
  }
  return step && { step, last };
}

/** How many steps there are from the first to the end, the end included. */
export function length(tutorial: TutorialOut): number {
  let count = 1;
  for (let step = tutorial.steps[0]; step?.ways[0]; step = tutorial.steps[step.ways[0].to])
    count += 1;
  return count;
}
