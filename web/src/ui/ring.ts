// The positions of seats around a table: clockwise on screen, the viewer's seat nearest; the size
// of their plates, and the area left in the middle. If no oval fits, seats are rows of chips.
import type { Arrangement, Box, Crowd, SeatSize } from "./arrangement";

/** Return the direction of `seat`; y grows downwards, and `nearest` is at the bottom. */
export function place(seat: number, seats: number, nearest: number): { x: number; y: number } {
  const angle = Math.PI / 2 + (2 * Math.PI * (seat - nearest)) / seats;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

type Places = Arrangement["places"];
type Sizes = Readonly<Record<Exclude<Crowd, "vast">, SeatSize>>;
const OVAL: Sizes = {
  grand: {
    width: 168,
    height: 122,
    face: 70,
    flag: 88,
    pips: 27,
    letters: 1.05,
    space: 7,
    grows: true,
  },
  roomy: {
    width: 112,
    height: 80,
    face: 46,
    flag: 54,
    pips: 17,
    letters: 0.75,
    space: 7,
    grows: true,
  },
  snug: { width: 88, height: 68, face: 36, flag: 46, pips: 14, letters: 0.75, space: 7 },
  tight: { width: 70, height: 58, face: 28, flag: 37, pips: 12, letters: 0.6875, space: 4 },
};
/** The flag of a chip is as wide as its content. */
const CHIPS: Sizes = {
  grand: { width: 180, height: 56, face: 40, flag: 0, pips: 18, letters: 1.05, space: 5 },
  roomy: { width: 132, height: 46, face: 30, flag: 0, pips: 13, letters: 0.75, space: 5 },
  snug: { width: 97, height: 42, face: 26, flag: 0, pips: 10, letters: 0.6875, space: 4 },
  tight: { width: 70, height: 35, face: 20, flag: 0, pips: 8, letters: 0.625, space: 3 },
};
const CROWDS = ["grand", "roomy", "snug", "tight"] as const;
const OVALS = CROWDS.map((crowd) => [crowd, OVAL[crowd]] as const);
const GAP = 5;
/** The places of the nearest seat that are tried left of the middle, relative to the width. */
const ASIDE = [0.16, 0.22, 0.3];
/** The height of a chip with all of its parts in one line, relative to its usual height. */
const FLAT = 0.6;
/** In type larger than this part of the width, chips are flat, as `--large-type`; in pixels. */
const LARGE = 216;
/** The frame around the middle of the panel below chips, in pixels. */
const FRAME = 20;

/**
 * Return the layout of seats in `area`: no plates overlap, and the middle is at least as large as
 * `least`.
 *
 * `scale`: the scale of the type; `rows`: the number of lines of a plate in addition to its name
 * and marks; `vast`: the size of seats that is tried first, as for a television; `beside`: true if
 * the nearest seat may be left of the middle, which then has its height, too.
 */
export function arranged(
  area: Box,
  seats: number,
  least: Box,
  scale = 1,
  rows = 0,
  vast?: SeatSize,
  beside = false,
): Arrangement {
  for (const [crowd, usual] of [...(vast ? [["vast", vast] as const] : []), ...OVALS]) {
    const seat = sized(usual, scale, rows);
    const bends = [2.2, 3, 5].flatMap((bend) => {
      const places = around(area, seat, seats, bend);
      const aside = beside ? ASIDE : [];
      return [places, ...aside.map((part) => moved(area, seat, places, part))].flatMap((all, way) =>
        (way ? [0, seat.height / 2] : [0]).flatMap((down) => {
          const middle = all && between(area, seat, all, least, down);
          return middle
            ? [{ layout: "oval" as const, crowd, seat, places: all, middle, columns: 0 }]
            : [];
        }),
      );
    });
    const [best] = bends.sort((a, b) => size(b.middle) - size(a.middle));
    // The largest plates are for tables with space to spare.
    const spare = (beside ? 1.7 : 1.2) * least.height;
    if (best && (usual.letters < 1 || best.middle.height > spare)) return best;
  }
  return chips(area, seats, least, scale, rows);
}

const size = ({ width, height }: Box): number => width * height;

function sized(usual: SeatSize, scale: number, rows: number): SeatSize {
  const wider = usual.grows === "whole" ? scale : Math.sqrt(scale);
  const grown = usual.grows ? wider : 1;
  return {
    ...usual,
    width: Math.round(usual.width * wider),
    height: Math.round((usual.height + 15 * rows) * scale),
    face: usual.face * grown,
    flag: usual.flag * grown,
    pips: usual.pips * grown,
  };
}

/**
 * Return centres at equal distances along a rounded rectangle; null if two plates would overlap.
 */
function around(area: Box, plate: Box, seats: number, bend: number): Places | null {
  const a = (area.width - plate.width) / 2 - 2;
  const b = (area.height - plate.height) / 2 - 2;
  if (a <= 0 || b <= 0) return null;
  const at = (angle: number): { x: number; y: number } => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const bent = (part: number): number => Math.sign(part) * Math.abs(part) ** (2 / bend);
    return { x: a * bent(c), y: b * bent(s) };
  };
  const steps = 720;
  const track = Array.from({ length: steps + 1 }, (_, step) =>
    at(Math.PI / 2 + (2 * Math.PI * step) / steps),
  );
  const lengths = [0];
  track.forEach((point, step) => {
    const before = track[step - 1];
    if (before)
      lengths.push((lengths.at(-1) ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
  });
  const whole = lengths.at(-1) ?? 0;
  const places = Array.from({ length: seats }, (_, seat) => {
    const step = lengths.findIndex((length) => length >= (whole * seat) / seats - 1e-6);
    const point = track[step] ?? { x: 0, y: b };
    return { x: Math.round(point.x + area.width / 2), y: Math.round(point.y + area.height / 2) };
  });
  return meet(places, plate) ? null : places;
}

/** Return the places with the nearest seat at a part of the width; null if two plates overlap. */
function moved(area: Box, plate: Box, places: Places | null, part: number): Places | null {
  const all = places?.map((place, seat) => (seat ? place : { ...place, x: area.width * part }));
  return all && !meet(all, plate) ? all : null;
}

const meet = (places: Places, plate: Box): boolean =>
  places.some((one, index) =>
    places
      .slice(index + 1)
      .some(
        (other) =>
          Math.abs(one.x - other.x) < plate.width + GAP &&
          Math.abs(one.y - other.y) < plate.height + GAP,
      ),
  );

/**
 * Return the largest box without plates, whose centre is `down` pixels below that of the area; null
 * if it is smaller than `least`.
 */
function between(
  area: Box,
  plate: Box,
  places: Places,
  least: Box,
  down: number,
): Arrangement["middle"] | null {
  const free = ({ width, height }: Box): boolean =>
    width <= area.width - 24 &&
    height + 2 * down <= area.height - (down ? 0 : 24) &&
    places.every(
      ({ x, y }) =>
        Math.abs(x - area.width / 2) >= (width + plate.width) / 2 + GAP ||
        Math.abs(y - area.height / 2 - down) >= (height + plate.height) / 2 + GAP,
    );
  if (!free(least)) return null;
  let box = least;
  for (const step of [64, 16, 4]) {
    for (;;) {
      const grown = {
        width: box.width + step,
        height: box.height + (step * least.height) / least.width,
      };
      if (!free(grown)) break;
      box = grown;
    }
    while (free({ ...box, width: box.width + step })) box = { ...box, width: box.width + step };
    while (free({ ...box, height: box.height + step })) box = { ...box, height: box.height + step };
  }
  return { width: Math.floor(box.width), height: Math.floor(box.height), down };
}

/** Return rows of chips above the felt: the largest chips that leave the felt enough space. */
function chips(area: Box, seats: number, least: Box, scale: number, rows: number): Arrangement {
  const laid = CROWDS.map((crowd) => {
    const usual = sized(CHIPS[crowd], scale, rows);
    const chip = area.width < LARGE * scale ? { ...usual, height: usual.height * FLAT } : usual;
    const fit = Math.max(1, Math.floor((area.width + GAP) / (chip.width + GAP)));
    const lines = Math.ceil(seats / fit);
    const columns = Math.ceil(seats / lines);
    return {
      layout: "chips" as const,
      crowd,
      seat: { ...chip, width: Math.floor((area.width + GAP) / columns - GAP) },
      places: [],
      middle: {
        width: area.width - FRAME,
        height: area.height - lines * (chip.height + GAP) - FRAME,
        down: 0,
      },
      columns,
    };
  });
  const last = laid.at(-1) as Arrangement;
  return laid.find(({ middle }) => middle.height >= least.height) ?? last;
}
