// The faces of seats as data: their masks and their colours, both assigned by the server.

import type { SeatView } from "../wire.gen";

export interface Mark {
  /** A path, a circle `[x, y, r]`, or an ellipse `[x, y, rx, ry]`; within 48 × 48. */
  readonly shape: string | readonly number[];
  readonly tone?: "leaf" | "nose" | "ears" | "ink";
}

export interface Mask {
  /** The neutral eyes and mouth, which expressions replace. */
  readonly face: string;
  /** The parts that expressions do not change. */
  readonly marks: readonly Mark[];
}

export const line = (shape: Mark["shape"]): Mark => ({ shape });
export const ears = (shape: string): Mark => ({ shape, tone: "ears" });
export const nose = (shape: string): Mark => ({ shape, tone: "nose" });
const CALM = "M14 21h6M28 21h6M18 33q6 3 12 0";

const PEOPLES: Readonly<Record<string, Mask>> = {
  fox: {
    face: "M14 20l6 2M34 20l-6 2M20 34q4 3 8 0",
    marks: [ears("M8 18L9 3l10 9zM40 18L39 3l-10 9z"), nose("M21 27h6l-3 3.5z")],
  },
  owl: {
    face: "M16 21h3M29 21h3M20 35h8",
    marks: [
      ears("M9 17L7 5l10 7zM39 17l2-12-10 7z"),
      line([17, 21, 5.5]),
      line([31, 21, 5.5]),
      nose("M22 26h4l-2 5z"),
    ],
  },
  cat: {
    face: "M14 22q3-5 6 0M28 22q3-5 6 0M18 33q3 3 6 0q3 3 6 0",
    marks: [ears("M9 17V4l9 8zM39 17V4l-9 8z"), line("M5 27l8 1M6 32l7-1M43 27l-8 1M42 32l-7-1")],
  },
  bear: {
    face: "M17 21v1M31 21v1M19 34q5 3 10 0",
    marks: [
      ears("M6 14a6 6 0 1 1 10-4zM42 14a6 6 0 1 0-10-4z"),
      nose("M20 26q4-3 8 0q-1 4-4 4t-4-4z"),
    ],
  },
  hare: {
    face: "M16 21v2M32 21v2M21 31l3 2 3-2",
    marks: [ears("M15 14Q8 2 14 1q6 1 6 12zM33 14q7-12 1-13q-6 1-6 12z"), line("M22 34v4h4v-4")],
  },
  wolf: {
    face: "M13 18l7 4M35 18l-7 4M17 33l3 2 4-2 4 2 3-2",
    marks: [ears("M7 19L6 3l12 9zM41 19l1-16-12 9z"), nose("M20 26h8l-4 4z")],
  },
  frog: {
    face: "M15 14v1M33 14v1M13 31q11 7 22 0",
    marks: [ears("M9 16a6 6 0 1 1 12-3zM39 16a6 6 0 1 0-12-3z")],
  },
  raven: {
    face: "M15 20h4M29 20h4M19 36h10",
    marks: [nose("M18 25q6-3 12 0l-6 11z"), ears("M24 13q-5-10-12-9q5 3 6 9z")],
  },
  badger: {
    face: "M16 21v1M32 21v1M19 34q5 3 10 0",
    marks: [ears("M8 15a4 4 0 1 1 7-4zM40 15a4 4 0 1 0-7-4z"), line("M12 14l3 20M36 14l-3 20")],
  },
  moon: {
    face: "M14 21q3 3 6 0M28 21q3 3 6 0M19 33q5 3 10 0",
    marks: [nose("M30 4q8 4 8 11q-6-1-8-11z"), line([13, 8, 1.5])],
  },
  sun: {
    face: CALM,
    marks: [nose("M24 1l3 9h-6zM9 5l8 6-5 4zM39 5l-8 6 5 4z")],
  },
  jester: {
    face: "M14 21h6M28 21h6M17 31q7 6 14 0",
    marks: [
      ears("M10 16Q1 12 4 4q9-1 13 8zM38 16q9-4 6-12q-9-1-13 8z"),
      line([4, 4, 2]),
      line([44, 4, 2]),
    ],
  },
  lion: {
    face: "M15 21h5M28 21h5M24 30v2M17 35q4 1 7-3q3 4 7 3",
    marks: [
      ears(
        "M8 17q-6 0-5 6q-3 5 2 7q0 6 6 6M40 17q6 0 5 6q3 5-2 7q0 6-6 6M8 17Q7 7 15 8q3-6 9-4q6-2 9 4q8-1 7 9Q24 9 8 17z",
      ),
      nose("M20 26h8l-4 4z"),
    ],
  },
  mouse: {
    face: "M17 21v1.5M31 21v1.5M20 35q4 2 8 0",
    marks: [
      ears("M13 14a8 8 0 1 1 4-3zM35 14a8 8 0 1 0-4-3z"),
      { shape: [24, 29, 3, 2.4], tone: "nose" },
      line("M9 27l8 2M10 33l7-2M39 27l-8 2M38 33l-7-2"),
    ],
  },
  rooster: {
    face: "M16 21v1M32 21v1",
    marks: [
      nose("M15 12q-3-9 3-8q1 2 2 3q1-6 4-6t4 6q1-1 2-3q6-1 3 8q-9-3-18 0z"),
      { shape: "M18 25q6-4 12 0l-6 7z", tone: "leaf" },
      nose("M24 32q5 4 0 8q-5-4 0-8"),
    ],
  },
  dragon: {
    face: "M14 19l6 3M34 19l-6 3M15 32l3 2 3-2 3 2 3-2 3 2 3-2",
    marks: [
      ears("M9 17L1 9l9 1zM39 17l8-8-9 1z"),
      { shape: "M16 12l2-8 4 6 2-9 2 9 4-6 2 8q-8-3-16 0z", tone: "leaf" },
      line([21, 28, 1.2]),
      line([27, 28, 1.2]),
    ],
  },
  devil: {
    face: "M13 19l7 4M35 19l-7 4M16 30q8 7 16 0",
    marks: [
      nose("M10 16Q3 9 8 1q0 7 8 11zM38 16q7-7 2-15q0 7-8 11z"),
      line("M24 36v8M21.5 41l2.5 4 2.5-4"),
    ],
  },
  pirate: {
    face: "M28 21h6M18 33q7 3 13-1",
    marks: [
      nose("M7 17Q9 4 24 3t17 14Q24 9 7 17zM41 17l6 4-7 1z"),
      { shape: "M12 18h10q0 8-5 8t-5-8z", tone: "ink" },
      line("M22 19l17 3"),
    ],
  },
  hedgehog: {
    face: "M17 22v1.5M31 22v1.5M19 35q5 3 10 0",
    marks: [
      ears("M6 20l-4-5 5-1-2-6 6 2 0-7 6 4 3-6 4 5 4-5 3 6 6-4 0 7 6-2-2 6 5 1-4 5Q24 8 6 20z"),
      { shape: [24, 29, 3.2, 2.6], tone: "ink" },
    ],
  },
  ram: {
    face: "M16 22h3M29 22h3M21 34l3 2 3-2",
    marks: [
      ears("M17 12Q5 4 2 15q-1 9 6 9q5-1 4-6q-3-3-4 1M31 12q12-8 15 3q1 9-6 9q-5-1-4-6q3-3 4 1"),
      nose("M22 29h4l-2 3z"),
    ],
  },
};

/** The names of the masks that people may choose, as the server knows them. */
export const PEOPLES_MASKS: readonly string[] = Object.keys(PEOPLES);

/**
 * The colours of seats by number, distinct for colour-blind eyes too; the first seats get the
 * colours that are farthest apart.
 */
const COLOURS = [
  ...["#fca800", "#3c1884", "#fc90a8", "#246c78", "#6090fc", "#908400"],
  ...["#6c0000", "#18ccfc", "#b478b4", "#90480c", "#0c3c48", "#6048b4"],
];

/** The parts of a seat that determine its look; a field that is left out has its default. */
export interface Worn {
  readonly mask?: string;
  readonly colour?: number;
}

/** The mask of a seat whose view leaves it out. */
export const DEFAULT_MASK = "fox";

/**
 * Return the face of a seat: its mask and its colour. Every picture of a player is drawn from this.
 * An unknown mask is drawn as one of the known masks, always the same for its name.
 */
export function faceOf({
  mask = DEFAULT_MASK,
  colour = 0,
}: Worn): Mask & { readonly colour: string } {
  const known = PEOPLES[mask] ?? PEOPLES[PEOPLES_MASKS[hash(mask)] ?? ""];
  return { face: CALM, marks: [], ...known, colour: COLOURS[colour % COLOURS.length] ?? "" };
}

/** Return the other person who wears a mask; bots give up their masks. */
export function wearer(
  seats: readonly SeatView[],
  mask: string,
  own: number | null,
): SeatView | undefined {
  return seats.find(
    (seat, index) =>
      index !== own && (seat.mask ?? DEFAULT_MASK) === mask && (!seat.bot || seat.away),
  );
}

function hash(name: string): number {
  return (
    [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % 20
  );
}
