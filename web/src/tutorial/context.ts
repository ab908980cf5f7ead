// Whether a component stands in a lesson: tips for first games are silent there.
import { getContext } from "svelte";

export const IN_LESSON = Symbol("lesson");

export function inLesson(): boolean {
  return getContext<boolean | undefined>(IN_LESSON) ?? false;
}
