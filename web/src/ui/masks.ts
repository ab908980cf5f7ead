// The masks as data: those of the bots, by character, and those that people choose. A new bot needs
// no line here: its mask is derived from its name.

export interface Mark {
  /** A path; or a circle `[x, y, r]`; or an ellipse `[x, y, rx, ry]`; within 48 × 48. */
  readonly shape: string | readonly number[];
  readonly tone?: "leaf" | "nose" | "ears";
}

export interface Mask {
  readonly hue: number;
  /** The neutral eyes and mouth, which expressions replace. */
  readonly face: string;
  /** The parts that expressions do not change. */
  readonly marks: readonly Mark[];
}

const line = (shape: Mark["shape"]): Mark => ({ shape });
const ears = (shape: string): Mark => ({ shape, tone: "ears" });
const nose = (shape: string): Mark => ({ shape, tone: "nose" });
const CALM = "M14 21h6M28 21h6M18 33q6 3 12 0";

const BOTS: Readonly<Record<string, Mask>> = {
  truthful: {
    hue: 205,
    face: "M15 21h5M28 21h5M17 31q7 6 14 0",
    marks: [line([24, 7, 9, 2.6])],
  },
  liar: {
    hue: 8,
    face: "M14 19l6 2M34 19l-6 2M17 33q7 4 13-2",
    marks: [nose("M23 23l-17 6 17 1z")],
  },
  lucky: {
    hue: 130,
    face: "M14 21q3-4 6 0M28 21q3-4 6 0M15 29q9 9 18 0z",
    marks: [{ shape: "M24 9c-4-6-9 1 0 4c9-3 4-10 0-4", tone: "leaf" }],
  },
  sniper: {
    hue: 275,
    face: "M14 21h6M18 33h12",
    marks: [line("M31 13v4M31 25v4M23 21h4M35 21h4"), line([31, 21, 5.5])],
  },
  odds: {
    hue: 38,
    face: "M19 33h10",
    marks: [line([17, 22, 5]), line([31, 22, 5]), line("M22 22h4")],
  },
  random: {
    hue: 175,
    face: "M14 20l5 5m0-5l-5 5M28 20l5 5m0-5l-5 5M17 33q3.5-4 7 0t7 0",
    marks: [],
  },
  equilibrium: {
    hue: 240,
    face: "M14 22h6M28 22h6M18 33h12",
    marks: [line("M24 8v4M15 11.5l9-2 9 2"), line([15, 12, 1.4]), line([33, 12, 1.4])],
  },
  reader: {
    hue: 330,
    face: "M17 21v2M31 21v2M18 35q6 2 12 0",
    marks: [line("M13 18q4-3 8 0M27 18q4-3 8 0M16 30l8 2 8-2v-3l-8 2-8-2z")],
  },
  squire: {
    hue: 150,
    face: "M17 22v2M31 22v2M14 18q3-2 6 0M28 18q3-2 6 0M18 33q6 3 12 0",
    marks: [{ shape: "M27 12q5-11 14-8q-2 9-14 8z", tone: "leaf" }],
  },
  knight: {
    hue: 222,
    face: "M10 21h28M11 27h26M18 27v9M24 27v12M30 27v9",
    marks: [line("M24 13v8")],
  },
  marshal: {
    hue: 352,
    face: "M13 19l7 3M35 19l-7 3M18 25v1M30 25v1M14 33q5-5 10-1q5-4 10 1",
    marks: [nose("M24 3l2 4.2 4.6.6-3.4 3.2.9 4.5-4.1-2.2-4.1 2.2.9-4.5-3.4-3.2 4.6-.6z")],
  },
};

const PEOPLES: Readonly<Record<string, Mask>> = {
  fox: {
    hue: 22,
    face: "M14 20l6 2M34 20l-6 2M20 34q4 3 8 0",
    marks: [ears("M8 18L9 3l10 9zM40 18L39 3l-10 9z"), nose("M21 27h6l-3 3.5z")],
  },
  owl: {
    hue: 48,
    face: "M16 21h3M29 21h3M20 35h8",
    marks: [
      ears("M9 17L7 5l10 7zM39 17l2-12-10 7z"),
      line([17, 21, 5.5]),
      line([31, 21, 5.5]),
      nose("M22 26h4l-2 5z"),
    ],
  },
  cat: {
    hue: 300,
    face: "M14 22q3-5 6 0M28 22q3-5 6 0M18 33q3 3 6 0q3 3 6 0",
    marks: [ears("M9 17V4l9 8zM39 17V4l-9 8z"), line("M5 27l8 1M6 32l7-1M43 27l-8 1M42 32l-7-1")],
  },
  bear: {
    hue: 30,
    face: "M17 21v1M31 21v1M19 34q5 3 10 0",
    marks: [
      ears("M6 14a6 6 0 1 1 10-4zM42 14a6 6 0 1 0-10-4z"),
      nose("M20 26q4-3 8 0q-1 4-4 4t-4-4z"),
    ],
  },
  hare: {
    hue: 340,
    face: "M16 21v2M32 21v2M21 31l3 2 3-2",
    marks: [ears("M15 14Q8 2 14 1q6 1 6 12zM33 14q7-12 1-13q-6 1-6 12z"), line("M22 34v4h4v-4")],
  },
  wolf: {
    hue: 212,
    face: "M13 18l7 4M35 18l-7 4M17 33l3 2 4-2 4 2 3-2",
    marks: [ears("M7 19L6 3l12 9zM41 19l1-16-12 9z"), nose("M20 26h8l-4 4z")],
  },
  frog: {
    hue: 105,
    face: "M15 14v1M33 14v1M13 31q11 7 22 0",
    marks: [ears("M9 16a6 6 0 1 1 12-3zM39 16a6 6 0 1 0-12-3z")],
  },
  raven: {
    hue: 255,
    face: "M15 20h4M29 20h4M19 36h10",
    marks: [nose("M18 25q6-3 12 0l-6 11z"), ears("M24 13q-5-10-12-9q5 3 6 9z")],
  },
  badger: {
    hue: 195,
    face: "M16 21v1M32 21v1M19 34q5 3 10 0",
    marks: [ears("M8 15a4 4 0 1 1 7-4zM40 15a4 4 0 1 0-7-4z"), line("M12 14l3 20M36 14l-3 20")],
  },
  moon: {
    hue: 230,
    face: "M14 21q3 3 6 0M28 21q3 3 6 0M19 33q5 3 10 0",
    marks: [nose("M30 4q8 4 8 11q-6-1-8-11z"), line([13, 8, 1.5])],
  },
  sun: {
    hue: 55,
    face: CALM,
    marks: [nose("M24 1l3 9h-6zM9 5l8 6-5 4zM39 5l-8 6 5 4z")],
  },
  jester: {
    hue: 2,
    face: "M14 21h6M28 21h6M17 31q7 6 14 0",
    marks: [
      ears("M10 16Q1 12 4 4q9-1 13 8zM38 16q9-4 6-12q-9-1-13 8z"),
      line([4, 4, 2]),
      line([44, 4, 2]),
    ],
  },
};

/** The names of the masks that people may choose, as the server knows them. */
export const PEOPLES_MASKS: readonly string[] = Object.keys(PEOPLES);

/** Eyes and mouths for bots without a mask here. */
const FACES = [
  "M14 21h6M28 21h6M17 32q7 5 14 0",
  "M14 22q3-4 6 0M28 22q3-4 6 0M18 33h12",
  "M14 21h6M28 21h6M17 34q7-5 14 0",
];

/** Return the mask of a bot: its own, or one derived from its name. */
export function maskOf(bot: string): Mask {
  const number = hash(bot);
  return (
    BOTS[bot] ?? { hue: (number * 47) % 360, face: FACES[number % FACES.length] ?? CALM, marks: [] }
  );
}

/** Return the mask derived from a name. */
export function drawnMask(name: string): string {
  return PEOPLES_MASKS[hash(name) % PEOPLES_MASKS.length] ?? "fox";
}

/** Return the mask that a person chose, or one derived from their name. */
export function wornMask(chosen: string | null, name: string): Mask {
  const drawn = drawnMask(name);
  return PEOPLES[chosen ?? drawn] ?? PEOPLES[drawn] ?? { hue: 22, face: CALM, marks: [] };
}

function hash(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}
