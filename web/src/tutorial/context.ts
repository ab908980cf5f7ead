// Marks components inside a lesson, where tips for first games are hidden.
import { getContext } from "svelte";

export const IN_LESSON = Symbol("lesson");

export function inLesson(): boolean {
  return getContext<boolean | undefined>(IN_LESSON) ?? false;
}
