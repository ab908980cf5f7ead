// The outcomes of each draw by this page's own tables, as `core/lotteries.py` has them. A table
// that the checked server sends with the game would prove nothing.
import type { AnyEvent, TableView } from "../wire.gen";
import { LOTTERIES, type GameTable, type LotteryTable, type PackTable } from "./lotteries.gen";

function divisor(a: number, b: number): number {
  return b ? divisor(b, a % b) : a;
}

function valueOf(rules: string, option: string, unnamed: number): number {
  return Number(new RegExp(`(?:^| )${option}=(\\d+)(?: |$)`).exec(rules)?.[1] ?? unnamed);
}

/** Return how often the pack contains each of `faces` faces; null for unknown rules. */
function packOf(pack: PackTable, rules: string, seats: number, faces: number): number[] | null {
  const [fewest, most] = pack.seats;
  const known = pack.options.map(([name, low, high, unnamed]) => ({
    ...{ low, high, value: valueOf(rules, name, unnamed) },
  }));
  let at = 0;
  for (const { low, high, value } of [...known, { low: fewest, high: most, value: seats }]) {
    if (!(value >= low && value <= high)) return null;
    at = at * (high - low + 1) + value - low;
  }
  const [first] = known;
  const skipped = first ? (pack.skipped[first.value - first.low] ?? 0) : 0;
  const copies = parseInt(pack.copies[at] ?? "", 36);
  return Array.from({ length: faces }, (_, face) => (face < skipped ? 0 : copies));
}

export interface Possible {
  readonly words: readonly string[];
  /** The numbers of tickets, divided by their greatest common divisor. */
  readonly tickets: readonly number[];
}

/** The outcomes that are left in one game, as its draws are repeated. */
export class Cards {
  readonly #table: GameTable;
  readonly #seats: number;
  readonly #left: number[];
  readonly #returning: number[] = [];

  private constructor(table: GameTable, seats: number, left: number[]) {
    this.#table = table;
    this.#seats = seats;
    this.#left = left;
  }

  /** Return the outcomes at the start of a game; null if this page does not know its rules. */
  static at({ game, edition, rules }: TableView, seats: number): Cards | null {
    const table = LOTTERIES[game];
    if (table?.edition !== edition) return null;
    if (!table.pack) return new Cards(table, seats, []);
    const faces = Object.values(table.byEvent).find((lottery) => lottery.pack)?.words.length ?? 0;
    const left = packOf(table.pack, rules, seats, faces);
    return left && new Cards(table, seats, left);
  }

  #lottery(event: AnyEvent): LotteryTable | undefined {
    return Object.hasOwn(this.#table.byEvent, event.kind)
      ? this.#table.byEvent[event.kind]
      : undefined;
  }

  /** Return the event that accompanies a draw. */
  eventOf(events: readonly AnyEvent[], draw: number): AnyEvent | undefined {
    return events.find((event) => "draw" in event && event.draw === draw && this.#lottery(event));
  }

  /** Return the possible outcomes of the draw that an event accompanies. */
  possible(event: AnyEvent): Possible {
    const lottery = this.#lottery(event);
    if (!lottery) return { words: [], tickets: [] };
    const { words, tickets, seats, among, pack } = lottery;
    const named = among ? (event as unknown as Record<string, readonly number[]>)[among] : null;
    const held = words.map((_, at) => {
      if (pack) return this.#left[at] ?? 0;
      if (seats && at >= this.#seats) return 0;
      return named ? Number(named.includes(at)) : (tickets?.[at] ?? 1);
    });
    const common = held.reduce(divisor, 0) || 1;
    return { words, tickets: held.map((count) => count / common) };
  }

  /** Take a drawn outcome from the pack. */
  take(event: AnyEvent, at: number): void {
    const lottery = this.#lottery(event);
    if (!lottery?.pack) return;
    this.#left[at] = (this.#left[at] ?? 0) - 1;
    if (lottery.returns) this.#returning.push(at);
  }

  /** Return drawn cards to the pack if an event shuffles them in. */
  shuffle(events: readonly AnyEvent[]): void {
    const { shuffle } = this.#table;
    if (!shuffle) return;
    if (!events.some((one) => one.kind === shuffle && "shuffled" in one && one.shuffled)) return;
    for (const at of this.#returning.splice(0)) this.#left[at] = (this.#left[at] ?? 0) + 1;
  }
}
