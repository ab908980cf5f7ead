// A review as data for a chart and a list. This module is pure; the server values the moves.
import { BASE } from "../base";
import { speltIn } from "../boards/spelling";
import type { Spelling } from "../boards/spelt";
import { explain, language, say, spoken } from "../words.svelte";
import type { Decision, Reason, Review } from "../wire.gen";

/** A moment of the game: its value before and after, and the decision that changed it. */
export interface Moment {
  readonly entry: number;
  readonly round: number;
  readonly before: number;
  readonly after: number;
  /** The decision, if one was made. */
  readonly decision: number | null;
}

/** Return the start of rounds, the decisions and the end of the game, in order: all have a
 *  value. */
export function moments(review: Review): readonly Moment[] {
  const points = review.course.map(({ entry, round, worth }) => ({
    entry,
    round,
    before: worth,
    after: worth,
    decision: null,
  }));
  const decided = review.decisions.map((one, index) => ({
    entry: one.entry,
    round: one.round,
    before: one.best_worth,
    after: one.lost ? one.worth : one.best_worth,
    decision: index,
  }));
  // A decision that ends a round shares its entry with the round that follows, in this order.
  return [...decided, ...points].sort((a, b) => a.entry - b.entry);
}

/** A section of the chart: one round, with the positions of its moments between 0 and 1. */
export interface Stretch {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

export interface Placed extends Moment {
  readonly x: number;
}

/**
 * Return the positions of moments. A round's width is its number of moments, so that no two dots
 * overlap.
 */
export function placed(all: readonly Moment[]): {
  readonly dots: readonly Placed[];
  readonly rounds: readonly Stretch[];
} {
  const last = Math.max(1, all.length - 1);
  const dots = all.map((moment, index) => ({ ...moment, x: index / last }));
  const rounds: Stretch[] = [];
  for (const { round, x } of dots) {
    const open = rounds.at(-1);
    if (open?.round === round) rounds[rounds.length - 1] = { ...open, to: x };
    else rounds.push({ round, from: x, to: x });
  }
  return { dots, rounds };
}

/** Return whether a unit is a chance, shown in percent. */
export function isChance(unit: Review["unit"]): boolean {
  return unit === "chance" || unit === "kept";
}

/** Return the lowest and highest value that the chart must show. */
export function span(review: Review, all: readonly Moment[]): readonly [number, number] {
  if (isChance(review.unit)) return [0, 1];
  const worths = all.flatMap((moment) => [moment.before, moment.after]);
  const low = Math.min(0, ...worths);
  const high = Math.max(0, ...worths);
  return high - low < 1 ? [low - 1, high + 1] : [low, high];
}

/** Return the grid lines of the chart: at the ends and at 0, or at the quarters; ends near 0 are
 *  dropped. */
export function ticks(review: Review, [low, high]: readonly [number, number]): readonly number[] {
  if (isChance(review.unit)) return [0, 0.25, 0.5, 0.75, 1];
  return [low, high].filter((tick) => rounded(tick, 0) !== "0").concat(0);
}

/**
 * Return a number with this many decimals in the notation of the language; a number that rounds to
 * zero has no sign.
 */
export function rounded(value: number, digits: number): string {
  const size = Math.abs(value).toLocaleString(language(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return value < 0 && Number(value.toFixed(digits)) !== 0 ? `−${size}` : size;
}

/** Return a value in words: `54.2%`, `1.25 points` or `−12.0 chips`. */
export function figure(worth: number, unit: Review["unit"], digits = 1): string {
  const shown = isChance(unit)
    ? rounded(100 * worth, digits)
    : rounded(worth, unit === "chips" ? 1 : 2);
  return say("coach-figure", { worth: shown, unit });
}

/** Return the value of a move in words; kept dice are faces, even if there is only one. */
function valued(kind: unknown, value: string, spelling: Spelling): string {
  return spelling.called(/^(keep|roll)-/.test(String(kind)) ? value : speltIn(value));
}

/** Return a move in words; its stored form is `announce 61`. */
export function move(action: string, spelling: Spelling): string {
  const [kind = "", ...rest] = action.split(" ");
  return say(`coach-move-${kind}`, {
    value: rest.length ? valued(kind, rest.join(" "), spelling) : "",
  });
}

/** A sound player makes a move if its probability is at least this. */
const MADE = 0.005;
/** Values that differ by less are equal. */
const EQUAL = 5e-4;
const VALUES = new Set(
  // dice, cards, seats
  [
    "said",
    "roll",
    "own",
    "claim",
    "value",
    "other",
    "truth",
    "did_to",
    "better_to",
    "who",
    "order_to",
  ],
);

/**
 * Return a sentence of the coach, or the reason why there is none, with the table's names for
 * values.
 */
export function sentence(reason: Reason, spelling: Spelling): string {
  const told = Object.entries(spoken(reason)).map(([name, given]) => {
    const isValue = VALUES.has(name) && given !== "-";
    const kind = reason.arguments[name === "said" ? "kind" : name === "value" ? "better" : ""];
    return [name, isValue ? valued(kind, String(given), spelling) : given] as const;
  });
  const named = Object.fromEntries(told) as Reason["arguments"];
  // Figures have decimals even if these are zero, so the server sends them as text.
  const mark = rounded(0.5, 1).slice(1, 2);
  const said = explain({ key: reason.key, arguments: named });
  const marked = said.replaceAll(/(\d)\.(?=\d)/g, `$1${mark}`);
  // A value such as "three fives" may begin the sentence.
  return marked.charAt(0).toUpperCase() + marked.slice(1);
}

/** The catalogue's words for a decision that was no mistake. */
export function praise(decision: Decision): string {
  const mine = decision.alternatives.find((one) => one.action === decision.done);
  const sound = (mine?.chance ?? 0) >= MADE || decision.best_worth - decision.worth < EQUAL;
  return say(sound ? "web-coach-fine" : "web-coach-equal");
}

/**
 * Return the next decision after `at` with a cost, wrapping around; null without such a decision.
 */
export function nextMistake(decisions: readonly Decision[], at: number): number | null {
  for (let step = 1; step <= decisions.length; step++) {
    const index = (at + step) % decisions.length;
    if (decisions[index]?.lost) return index;
  }
  return null;
}

/** Return the address of the strategy for a decision's situation. */
export function spotAddress(
  game: string,
  rules: string,
  seats: number,
  decision: Decision,
): string {
  const left = decision.lives.every((lives) => lives > 0) ? decision.lives.join(",") : "";
  const query = new URLSearchParams({ rules, seats: String(seats) });
  if (left) query.set("lives", left);
  if (decision.over !== null) query.set("over", String(decision.over));
  if (decision.lie !== null) query.set("map", "doubt");
  return `${BASE}/explore/${game}?${query}`;
}
