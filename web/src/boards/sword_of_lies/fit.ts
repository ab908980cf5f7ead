// The layout of the rows of cards on the felt: the number of columns, the places of the names, and
// the size of the cards. Of all layouts that fit, the one with the largest cards is used. This
// module knows sizes, but no rules.

/** The input of a layout, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** The number of rows of other players, and the number of cards in each. */
  readonly others: number;
  readonly cards: number;
  /** True if the viewer has a row, which is the nearest. */
  readonly own: boolean;
  /** The height of the middle of the table; 0 if the middle is elsewhere. */
  readonly middle: number;
  /** The scale of the type. */
  readonly scale?: number;
}

export interface Fit {
  readonly columns: number;
  /** The position of a name: beside its cards or above them. */
  readonly names: "beside" | "above";
  /** The width of a plate beside the cards, or the height of one above them. */
  readonly plate: number;
  /** The width of the others' cards (0: none fit), and the width of the viewer's cards. */
  readonly card: number;
  readonly own: number;
  /** The width of the plate of the viewer's row, and of the close-up. */
  readonly ownPlate: number;
  /** The ratio of a card's height to its width. */
  readonly ratio: number;
  /** True if plates above cards have one short line: a number, and the current figures. */
  readonly slim: boolean;
  /** True if the others' cards are too small to be tapped. */
  readonly tiny: boolean;
  /** The height of the middle. */
  readonly middle: number;
}

/** The narrowest card that can be tapped in place; smaller ones open the close-up first. */
const FINGER = 36;
/** Cards are drawn flatter until they reach this width. */
const COMFORTABLE = 44;
/** The ratio of a real card, and the flattest ratio before cards are made narrower. */
const TALL = 1.4;
const FLAT = 1.16;
const LARGEST = 124;
/** Cards narrower than this are not drawn in place: only names and the close-up remain. */
const SMALLEST = 12;
/** With slim plates, cards are drawn as small as their colours can be distinguished. */
const DOTS = 8;
/** The smallest height of a row beside its plate: two lines of words. */
const LOWEST = 44;
/** If even the names do not fit, they scroll, in columns no narrower than this. */
const NAME = 92;
/** Narrower columns would cut off chips, swords and lives; a slim plate has no chips. */
const NARROW = 62;
const NARROW_SLIM = 50;
/** The largest ratio of the viewer's cards to the others'. */
const NEARER = 1.25;
/** The smallest width of the viewer's cards. */
const NEAREST = 40;
/** The gap between places, and around and between the cards of one place. */
export const GAP = 5;
export const EDGE = 4;
/** The padding of the close-up; its cards are as large as the viewer's. */
const CLOSER = 12;

const between = (narrow: boolean): number => (narrow ? 3 : 5);

/** Return the width of a plate beside its cards. */
function plateBeside(width: number, scale = 1): number {
  return scale * (width < 300 ? 98 : width < 420 ? 110 : width < 700 ? 128 : 168);
}

/**
 * Two widths of plates above their cards. At the first width, a plate has a portrait. At the
 * second, a long name and all tags of a betting round fit in one line.
 */
export const PICTURED = 200;
export const ONE_LINE = 360;

/** Return the height of a plate above its cards: one line if it fits, else two. */
function plateAbove(cell: number, scale = 1): number {
  return scale * (cell >= ONE_LINE * scale ? 34 : cell >= 130 ? 40 : 34);
}

/** The height of a plate of one short line. */
const SLIM = 17;

interface Try {
  readonly columns: number;
  readonly names: Fit["names"];
  readonly plate: number;
}

function tries(room: Room, slim: boolean): readonly Try[] {
  const found: Try[] = [];
  for (let columns = 1; columns <= Math.min(room.others, 7); columns += 1) {
    const cell = (room.width - (columns - 1) * GAP) / columns;
    if (columns > 1 && cell < (slim ? NARROW_SLIM : NARROW) * (room.scale ?? 1)) break;
    const plate = slim ? SLIM * (room.scale ?? 1) : plateAbove(cell, room.scale);
    found.push({ columns, names: "above", plate });
    if (cell >= 230 && !slim)
      found.push({ columns, names: "beside", plate: plateBeside(cell, room.scale) });
  }
  return found;
}

/** Return whether cards of this width fit, with the viewer's cards no smaller. */
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

/** Return the height of the middle and the viewer's row below the others. */
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

function largest(room: Room, one: Try, ratio: number, smallest: number): number {
  for (let card = Math.round(LARGEST * (room.scale ?? 1)); card >= smallest; card -= 1)
    if (fits(room, one, card, ratio)) return card;
  return 0;
}

function best(room: Room, ratio: number, slim = false): { one: Try; card: number } {
  const all = tries(room, slim).map((one) => ({
    one,
    card: largest(room, one, ratio, slim ? DOTS : SMALLEST),
  }));
  // Slightly smaller cards are accepted if all others sit in one line.
  const worth = ({ one, card }: { one: Try; card: number }): number =>
    card * (one.columns === room.others && one.columns > 1 ? 1.12 : 1);
  return all.reduce((found, next) => (worth(next) > worth(found) ? next : found));
}

function namesOnly(room: Room): Try {
  const columns = Math.max(1, Math.min(room.others, Math.floor(room.width / NAME)));
  return { columns, names: "above", plate: 34 };
}

/**
 * Return the layout with the largest cards; cards become flatter before they become too small for a
 * finger.
 */
export function fit(room: Room): Fit {
  let [now, ratio, found] = [room, TALL, best(room, TALL)];
  while (found.card < COMFORTABLE && ratio > FLAT) {
    ratio -= 0.04;
    const flatter = best(room, ratio);
    if (flatter.card > found.card) found = flatter;
  }
  const tiny = found.card < FINGER;
  let slim = false;
  if (tiny) {
    // The close-up replaces the middle, so that the layout stays when it appears.
    ratio = TALL;
    const closer = Math.ceil(ownWidth(room, FINGER) * ratio) + CLOSER;
    now = { ...room, middle: Math.max(room.middle, closer) };
    found = best(now, ratio);
    // Cards are more important than names, which the close-up shows.
    slim = !found.card;
    if (slim) {
      ratio = FLAT;
      found = best(now, ratio, true);
    }
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
    slim: slim && card > 0,
    tiny,
    middle: now.middle,
  };
}
