// The summary of a run of puzzles: the best theme, and the costliest answer.
import type { PuzzleOption } from "../wire.gen";
import { isRight, type Answer } from "./progress";

/** A kind or theme of the run's puzzles. */
export interface Sort {
  readonly name: string;
  readonly right: number;
  readonly count: number;
}

/** The smallest share of right answers that went well. */
const WELL = 2 / 3;

/**
 * Return the kind or theme with the largest share of right answers, if it went well. It has two
 * positions or more, but not all.
 */
export function bestSort(answers: readonly Answer[]): Sort | null {
  const sorts = new Map<string, Sort>();
  for (const { puzzle, option } of answers)
    for (const name of [puzzle.kind, ...puzzle.themes]) {
      const { right, count } = sorts.get(name) ?? { right: 0, count: 0 };
      sorts.set(name, { name, right: right + Number(isRight(option)), count: count + 1 });
    }
  const [best] = [...sorts.values()]
    .filter(({ right, count }) => count > 1 && count < answers.length && right >= WELL * count)
    .sort((a, b) => b.right / b.count - a.right / a.count || b.count - a.count);
  return best ?? null;
}

/** Return the wrong answer that cost most, with the usual right one; null if none was wrong. */
export function costliest(
  answers: readonly Answer[],
): (Answer & { readonly best: PuzzleOption }) | null {
  const [worst] = answers
    .filter(({ option }) => !isRight(option))
    .sort((a, b) => b.option.cost - a.option.cost);
  if (!worst) return null;
  const [best] = worst.puzzle.options
    .filter(isRight)
    .sort((a, b) => b.share - a.share || b.worth - a.worth);
  return best ? { ...worst, best } : null;
}
