// Moods as drawings: on masks, and alone as reactions.
import type { Expression, Mood } from "../ui/faces";

const DRAWN: Readonly<Record<Mood, Omit<Expression, "mood">>> = {
  laugh: { lines: "M12 21l4-4 4 4M28 21l4-4 4 4", mouth: "M14 27h20q-2 10-10 10t-10-10z" },
  smirk: { lines: "M13 21h7M28 19h7M28 22h7M17 33q8 2 14-5" },
  gasp: {
    lines:
      "M13.5 20a3 3 0 1 0 6 0a3 3 0 1 0-6 0M28.5 20a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 13q4-3 7-1M36 13q-4-3-7-1",
    mouth: "M20 33a4 5 0 1 0 8 0a4 5 0 1 0-8 0z",
  },
  squint: { lines: "M13 22h7M28 22h7M12 16l8 3M36 14l-8 4M19 34l10-3" },
  sweat: {
    lines: "M14 21v2M33 21v2M12 17l7-3M36 17l-7-3M15 34q2.5-4 5 0t5 0t5 0t4-1",
    drops: "M40 11q5 7 0 9.5q-5-2.5 0-9.5z",
  },
  weep: {
    lines: "M12 21q4 4 8 0M28 21q4 4 8 0M17 36q7-7 14 0",
    drops: "M15 26q3 5 0 7q-3-2 0-7zM33 26q3 5 0 7q-3-2 0-7z",
  },
  cheer: {
    lines: "M12 22q4-7 8 0M28 22q4-7 8 0",
    mouth: "M14 28q10 3 20 0q-1 9-10 9t-10-9z",
    sparks: "M5 10l4 3M43 10l-4 3M24 2v5M13 4l2 4M35 4l-2 4",
  },
};

/** Return the drawing of a mood. */
export function expressionOf(mood: Mood): Expression {
  return { mood, ...DRAWN[mood] };
}
