// The strength of bots in figures: text, and positions of bars. This module has no words and no
// drawing code.
import type { Interval } from "./interval";
import { percent } from "../ui/percent";
import type { Duel, Estimate, StrengthTable } from "../wire.gen";

/** The range of bars: the share of wins from 0 to 1, or chips lost and won. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

export function spanOf(table: StrengthTable): Span {
  if (table.unit === "wins") return { low: 0, high: 1 };
  const every = table.duels.flatMap(({ result }) => [result.low, result.high]);
  return { low: Math.min(0, ...every), high: Math.max(0, ...every) };
}

/** Return the position of a value, in percent of the range. */
export function along(value: number, { low, high }: Span): number {
  return (100 * (value - low)) / (high - low || 1);
}

/** Return whether a figure's interval is above or below a bot's fair share. */
export function side({ low, high }: Estimate, fair: number): "above" | "below" | "even" {
  if (low > fair) return "above";
  return high < fair ? "below" : "even";
}

/** Return a figure as a bar of its table. */
export function drawn(one: Estimate, table: StrengthTable): Interval {
  const span = spanOf(table);
  const [low, mean, high, fair] = [one.low, one.mean, one.high, table.fair].map((value) =>
    along(value, span),
  ) as [number, number, number, number];
  return { low, mean, high, fair, side: side(one, table.fair) };
}

/** Return a bot's results against each of the others, in the order of the table. */
export function duelsOf(table: StrengthTable, bot: string): readonly Duel[] {
  const order = table.bots.map((one) => one.bot);
  return table.duels
    .filter((duel) => duel.bot === bot)
    .toSorted((one, other) => order.indexOf(one.others) - order.indexOf(other.others));
}

/** Return a figure as text, with shares in percent; `digits`: the number of decimals. */
export function written(
  value: number,
  { unit }: Pick<StrengthTable, "unit">,
  language: string,
  digits = 0,
): string {
  if (unit === "wins") return percent(value, language, digits);
  const size = Math.abs(value).toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return Number(value.toFixed(digits)) === 0 ? size : (value < 0 ? "−" : "+") + size;
}

/** Return an interval as text. */
export function between({ low, high }: Estimate, table: StrengthTable, language: string): string {
  if (table.unit === "chips")
    return `${written(low, table, language)} … ${written(high, table, language)}`;
  return `${Math.round(100 * low)}–${written(high, table, language)}`;
}

/** Return milliseconds with two significant digits; less than 0.1 is shown as 0.1. */
export function milliseconds(spent: number, language: string): string {
  return Math.max(0.1, spent).toLocaleString(language, { maximumSignificantDigits: 2 });
}
