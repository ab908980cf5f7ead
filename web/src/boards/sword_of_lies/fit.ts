// How the rows of cards lie on the felt: in how many columns, where the names stand, and how large the
// cards are. Of all arrangements that fit, the one with the largest cards. Knows sizes, no rules.

/** What is to be laid out, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** How many rows of others there are, and of how many cards. */
  readonly others: number;
  readonly cards: number;
  /** Whether one has a row of one's own, nearest. */
  readonly own: boolean;
  /** What the middle of the table takes; 0 where it stands elsewhere. */
  readonly middle: number;
  /** How much larger than usual letters are. */
  readonly scale?: number;
}

export interface Fit {
  readonly columns: number;
  /** Where a name stands: beside its cards or above them. */
  readonly names: "beside" | "above";
  /** How wide a plate beside the cards is, and how high one above them. */
  readonly plate: number;
  /** The width of a card of others (0: there is no room to draw any), and of one's own. */
  readonly card: number;
  readonly own: number;
  /** How wide the plate of one's own row is, and of the closer look. */
  readonly ownPlate: number;
  /** A card's height for its width. */
  readonly ratio: number;
  /** Whether a card of others is too small to be tapped. */
  readonly tiny: boolean;
  /** What the middle takes. */
  readonly middle: number;
}

/** The narrowest card that is tapped where it lies; smaller ones are looked at closely first. */
const FINGER = 36;
/** Flatter cards are drawn until this width is reached. */
const COMFORTABLE = 44;
/** A real card's shape, and how flat cards may get before they are drawn narrower. */
const TALL = 1.4;
const FLAT = 1.16;
const LARGEST = 124;
/** Cards narrower than this are not drawn at all where they lie: only names are, and the closer look. */
const SMALLEST = 12;
/** A row beside its plate is no lower than two lines of words. */
const LOWEST = 44;
/** Where even names do not fit, they scroll, in columns no narrower than this. */
const NAME = 92;
/** One's own row is nearer: so much larger at most. */
const NEARER = 1.25;
/** … and no smaller than this. */
const NEAREST = 40;
/** Between places; around and between the cards of one. */
export const GAP = 5;
export const EDGE = 4;
/** What the closer look at a row takes, its card being as large as one's own. */
const CLOSER = 12;

const between = (narrow: boolean): number => (narrow ? 3 : 5);

/** The width of a plate that stands beside its cards. */
function plateBeside(width: number, scale = 1): number {
  return scale * (width < 300 ? 98 : width < 420 ? 110 : width < 700 ? 128 : 168);
}

/** From this width on a plate above its cards has a portrait; from the other all is in one line: a
    long name, and whatever is said of a seat in a round of betting. */
export const PICTURED = 260;
export const ONE_LINE = 360;

/** The height of a plate that stands above its cards: one line where there is room, else two. */
function plateAbove(cell: number, scale = 1): number {
  return scale * (cell >= ONE_LINE * scale ? 34 : cell >= 130 ? 40 : 34);
}

interface Try {
  readonly columns: number;
  readonly names: Fit["names"];
  readonly plate: number;
}

function tries(room: Room): readonly Try[] {
  const found: Try[] = [];
  for (let columns = 1; columns <= Math.min(room.others, 7); columns += 1) {
    const cell = (room.width - (columns - 1) * GAP) / columns;
    found.push({ columns, names: "above", plate: plateAbove(cell, room.scale) });
    if (cell >= 230) found.push({ columns, names: "beside", plate: plateBeside(cell, room.scale) });
  }
  return found;
}

/** Whether cards of this width fit, with one's own no smaller. */
function fits(room: Room, one: Try, card: number, ratio: number): boolean {
  const { columns, names, plate } = one;
  const rows = Math.ceil(room.others / columns);
  const cell = (room.width - (columns - 1) * GAP) / columns;
  const wide = room.cards * card + (room.cards - 1) * between(cell < 420) + 2 * EDGE;
  if (wide + (names === "beside" ? plate + GAP : 0) > cell) return false;
  const high =
    names === "beside" ? Math.max(card * ratio, LOWEST) : card * ratio + plate + between(true);
  return rows * (high + 2 * EDGE) + (rows - 1) * GAP <= room.height - nearest(room, card, ratio);
}

/** What the middle and one's own row take below the others. */
function nearest(room: Room, card: number, ratio: number): number {
  const own = room.own ? Math.max(ownWidth(room, card) * ratio, LOWEST) + 2 * EDGE + GAP : 0;
  return own + (room.middle ? room.middle + GAP : 0);
}

function ownWidth(room: Room, card: number): number {
  const plate = plateBeside(room.width, room.scale);
  const gaps = (room.cards - 1) * between(room.width < 420);
  const most = (room.width - plate - GAP - 2 * EDGE - gaps) / room.cards;
  return Math.floor(Math.min(most, LARGEST * (room.scale ?? 1), Math.max(card * NEARER, NEAREST)));
}

function largest(room: Room, one: Try, ratio: number): number {
  for (let card = Math.round(LARGEST * (room.scale ?? 1)); card >= SMALLEST; card -= 1)
    if (fits(room, one, card, ratio)) return card;
  return 0;
}

function best(room: Room, ratio: number): { one: Try; card: number } {
  const all = tries(room).map((one) => ({ one, card: largest(room, one, ratio) }));
  // A little smaller is no loss where all others sit in one line, or names stand beside.
  const worth = ({ one, card }: { one: Try; card: number }): number =>
    card * (one.columns === room.others && one.columns > 1 ? 1.12 : 1);
  return all.reduce((found, next) => (worth(next) > worth(found) ? next : found));
}

function namesOnly(room: Room): Try {
  const columns = Math.max(1, Math.min(room.others, Math.floor(room.width / NAME)));
  return { columns, names: "above", plate: 34 };
}

/** The arrangement with the largest cards; they get flatter before they get too small for a finger. */
export function fit(room: Room): Fit {
  let [now, ratio, found] = [room, TALL, best(room, TALL)];
  while (found.card < COMFORTABLE && ratio > FLAT) {
    ratio -= 0.04;
    const flatter = best(room, ratio);
    if (flatter.card > found.card) found = flatter;
  }
  const tiny = found.card < FINGER;
  if (tiny) {
    // The closer look takes the middle's place, so that nothing moves when it comes.
    ratio = TALL;
    const closer = Math.ceil(ownWidth(room, FINGER) * ratio) + CLOSER;
    now = { ...room, middle: Math.max(room.middle, closer) };
    found = best(now, ratio);
  }
  const { card } = found;
  const one = card ? found.one : namesOnly(room);
  const own = ownWidth(now, card);
  return {
    ...one,
    card,
    own,
    ownPlate: plateBeside(room.width, room.scale),
    ratio,
    tiny,
    middle: now.middle,
  };
}
