// A path through the server's tutorial: the way that an action takes, and the current step. This
// module is pure.
import type { GameAction, MomentOut, StepOut, TutorialOut, WayOut } from "../wire.gen";

/** The learner's progress: the ways taken, by their index in each step. */
export type Taken = readonly number[];

/** Return whether two actions are equal, with fields in any order. */
function same(one: GameAction | null, other: GameAction | null): boolean {
  if (!one || !other) return one === other;
  const [a, b] = [one, other] as unknown as readonly Readonly<Record<string, unknown>>[];
  const fields = new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})]);
  return [...fields].every((field) => String(a?.[field]) === String(b?.[field]));
}

/** Return the index of the way that `action` (null: after reading) takes from a step; -1: none. */
export function wayOf(step: StepOut, action: GameAction | null): number {
  return step.ways.findIndex((way) => same(way.action, action));
}

/** Return the step that `taken` leads to, with the last moment before it; undefined for an
 *  invalid path. */
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

/** Return the number of steps from the first to the last, including both. */
export function length(tutorial: TutorialOut): number {
  let count = 1;
  for (let step = tutorial.steps[0]; step?.ways[0]; step = tutorial.steps[step.ways[0].to])
    count += 1;
  return count;
}
