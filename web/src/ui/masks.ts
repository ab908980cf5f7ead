// The masks of the bots, as data: a new bot needs no line here, and has a mask made from its name.

export interface Mark {
  /** A path; or a circle `[x, y, r]`; or an ellipse `[x, y, rx, ry]`; within 48 × 48. */
  readonly shape: string | readonly number[];
  readonly tone?: "leaf" | "nose";
}

export interface Mask {
  readonly hue: number;
  readonly marks: readonly Mark[];
}

const line = (shape: Mark["shape"]): Mark => ({ shape });

const MASKS: Readonly<Record<string, Mask>> = {
  truthful: {
    hue: 205,
    marks: [line("M15 21h5M28 21h5M17 31q7 6 14 0"), line([24, 7, 9, 2.6])],
  },
  liar: {
    hue: 8,
    marks: [
      line("M14 19l6 2M34 19l-6 2M17 33q7 4 13-2"),
      { shape: "M23 23l-17 6 17 1z", tone: "nose" },
    ],
  },
  lucky: {
    hue: 130,
    marks: [
      line("M14 21q3-4 6 0M28 21q3-4 6 0M15 29q9 9 18 0z"),
      { shape: "M24 9c-4-6-9 1 0 4c9-3 4-10 0-4", tone: "leaf" },
    ],
  },
  sniper: {
    hue: 275,
    marks: [line("M14 21h6M18 33h12M31 13v4M31 25v4M23 21h4M35 21h4"), line([31, 21, 5.5])],
  },
  odds: { hue: 38, marks: [line([17, 22, 5]), line([31, 22, 5]), line("M22 22h4M19 33h10")] },
  random: { hue: 175, marks: [line("M14 20l5 5m0-5l-5 5M28 20l5 5m0-5l-5 5M17 33q3.5-4 7 0t7 0")] },
  equilibrium: {
    hue: 240,
    marks: [
      line("M14 22h6M28 22h6M18 33h12M24 8v4M15 11.5l9-2 9 2"),
      line([15, 12, 1.4]),
      line([33, 12, 1.4]),
    ],
  },
  reader: {
    hue: 330,
    marks: [
      line("M13 20q4-3 8 0M27 20q4-3 8 0M18 34q6 2 12 0M16 30l8 2 8-2v-3l-8 2-8-2z"),
      line([17, 22, 1.6]),
      line([31, 22, 1.6]),
    ],
  },
  squire: {
    hue: 150,
    marks: [
      line("M18 33q6 3 12 0M14 18q3-2 6 0M28 18q3-2 6 0"),
      line([17, 23, 1.8]),
      line([31, 23, 1.8]),
      { shape: "M27 12q5-11 14-8q-2 9-14 8z", tone: "leaf" },
    ],
  },
  knight: { hue: 222, marks: [line("M10 21h28M11 27h26M18 27v9M24 27v12M30 27v9M24 13v8")] },
  marshal: {
    hue: 352,
    marks: [
      line("M13 19l7 3M35 19l-7 3M14 33q5-5 10-1q5-4 10 1"),
      line([18, 25, 1.4]),
      line([30, 25, 1.4]),
      {
        shape: "M24 3l2 4.2 4.6.6-3.4 3.2.9 4.5-4.1-2.2-4.1 2.2.9-4.5-3.4-3.2 4.6-.6z",
        tone: "nose",
      },
    ],
  },
};

/** Eyes and mouths for bots that have no mask of their own here. */
const FACES = [
  "M14 21h6M28 21h6M17 32q7 5 14 0",
  "M14 22q3-4 6 0M28 22q3-4 6 0M18 33h12",
  "M14 21h6M28 21h6M17 34q7-5 14 0",
];

/** The mask of a bot: its own, or one that is always the same for its name. */
export function maskOf(bot: string): Mask {
  const number = hash(bot);
  return (
    MASKS[bot] ?? {
      hue: (number * 47) % 360,
      marks: [line(FACES[number % FACES.length] ?? "")],
    }
  );
}

const HUES = [18, 42, 95, 152, 190, 215, 262, 322];

/** The colour behind the letter of a person's name. */
export function hueOf(name: string): number {
  return HUES[hash(name) % HUES.length] ?? 0;
}

function hash(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}
