// The picture of a strategy as the cells of a map, and the differences between two. This module is
// pure; every number comes from the server.
import type { MapKind } from "./address";
import type { Spelt } from "../boards/spelt";
import type { Picture, PicturePage } from "../wire.gen";

/** The relation of a claim to the dice. */
export type Truth = "truth" | "bluff" | "less";

export interface Cell {
  /** The frequency, from 0 to 1; null if it is undefined. */
  readonly chance: number | null;
  readonly truth: Truth;
}

/** A square: its row by dice or value to beat, its column by claim; null: the opener, or rolling
 *  again. */
export interface Cursor {
  readonly head: Spelt | null;
  readonly value: Spelt | null;
}

export interface Row {
  /** Dice under the cup, or the value to beat; null: the opener. */
  readonly head: Spelt | null;
  readonly cells: readonly Cell[];
  /** The frequency with which the dice are rolled again unseen; null if that is impossible. */
  readonly again: number | null;
}

export const MARK = 0.05;
/** Rarer claims are not compared, because the answers to them are arbitrary. */
const OFTEN = 0.005;

export function pageOf(picture: Picture, toBeat: Spelt | null): PicturePage | undefined {
  return picture.pages.find((page) => page.over === toBeat);
}

/** Return the rows of a map; for claims, `toBeat` is the value to beat. */
export function rowsOf(picture: Picture, kind: MapKind, toBeat: Spelt | null): readonly Row[] {
  if (kind !== "say") return picture.pages.map((page) => claimsRow(picture, page, kind));
  const page = pageOf(picture, toBeat);
  if (!page) return [];
  const column = new Map(page.claims.map((claim, index) => [claim.value, index]));
  const again = page.rolls.some((row) => row.again > 0);
  return page.rolls.map((row) => ({
    head: row.roll,
    cells: picture.values.map((value) => {
      const index = column.get(value);
      return {
        chance: index === undefined ? null : (row.say[index] ?? 0),
        truth: truthOf(picture.values, row.truth, value),
      };
    }),
    again: again ? row.again : null,
  }));
}

function claimsRow(picture: Picture, page: PicturePage, kind: "doubt" | "lie"): Row {
  const claims = new Map(page.claims.map((claim) => [claim.value, claim]));
  const cells = picture.values.map((value) => {
    const claim = claims.get(value);
    const unsaid = kind === "lie" && claim !== undefined && claim.chance < OFTEN;
    return {
      chance: claim === undefined ? null : unsaid ? 0 : claim[kind],
      truth: "bluff" as const,
    };
  });
  return { head: page.over, cells, again: null };
}

/** Return the relation of `value` to the true claim, given an order of values, lowest first. */
export function truthOf(values: readonly Spelt[], truth: Spelt | null, value: Spelt): Truth {
  const own = truth === null ? -1 : values.indexOf(truth);
  const said = values.indexOf(value);
  return said === own ? "truth" : said > own ? "bluff" : "less";
}

/** Return whether two cells differ enough to be marked. */
export function differs(one: Cell | undefined, two: Cell | undefined): boolean {
  return Math.abs((one?.chance ?? 0) - (two?.chance ?? 0)) >= MARK;
}

export interface Difference {
  readonly kind: "say" | "doubt";
  readonly toBeat: Spelt | null;
  readonly roll: Spelt | null;
  readonly value: Spelt;
  readonly one: number;
  readonly two: number;
}

/** Return the largest differences in common claims and in the answers to them, a few of each. */
export function differences(
  one: Picture,
  two: Picture,
  toBeat: Spelt | null,
  most: number,
): readonly Difference[] {
  const said: Difference[] = [];
  const [here, there] = [pageOf(one, toBeat), pageOf(two, toBeat)];
  for (const row of here?.rolls ?? []) {
    const other = there?.rolls.find((there) => there.roll === row.roll);
    here?.claims.forEach((claim, index) => {
      const at = there?.claims.findIndex((there) => there.value === claim.value) ?? -1;
      if (other && at >= 0)
        said.push({
          kind: "say",
          toBeat,
          roll: row.roll,
          value: claim.value,
          one: row.say[index] ?? 0,
          two: other.say[at] ?? 0,
        });
    });
  }
  const doubted: Difference[] = [];
  for (const page of one.pages) {
    const other = pageOf(two, page.over);
    for (const claim of page.claims) {
      const same = other?.claims.find((there) => there.value === claim.value);
      if (same && claim.chance > OFTEN && same.chance > OFTEN)
        doubted.push({
          kind: "doubt",
          toBeat: page.over,
          roll: null,
          value: claim.value,
          one: claim.doubt,
          two: same.doubt,
        });
    }
  }
  return [largest(said, most), largest(doubted, most)].flat();
}

function largest(all: readonly Difference[], most: number): readonly Difference[] {
  const size = (each: Difference): number => Math.abs(each.one - each.two);
  const told = new Set<Spelt>();
  const sorted = all.filter((each) => size(each) >= MARK).sort((a, b) => size(b) - size(a));
  return sorted.filter((each) => {
    // One difference for each claim is enough, because the bluffs of bad dice are often equal.
    return !told.has(each.value) && told.size < most && told.add(each.value);
  });
}

/** Return the figures of a whole strategy, for two strategies side by side. */
export function figures(picture: Picture): {
  worth: number;
  lies: number;
  doubted: number;
  fall: readonly [Spelt | null, Spelt | null];
} {
  const first = picture.pages[0];
  const spoken = first?.claims.reduce((sum, claim) => sum + claim.chance, 0) ?? 0;
  const doubted = first?.claims.reduce((sum, claim) => sum + claim.chance * claim.doubt, 0) ?? 0;
  let fall: readonly [Spelt | null, Spelt | null] = [null, null];
  let deepest = -1;
  picture.pages.forEach((page, index) => {
    const next = picture.pages[index + 1];
    if (next && page.worth - next.worth > deepest) {
      deepest = page.worth - next.worth;
      fall = [page.over, next.over];
    }
  });
  return {
    worth: first?.worth ?? 0,
    lies: first?.lies ?? 0,
    doubted: spoken ? doubted / spoken : 0,
    fall,
  };
}
