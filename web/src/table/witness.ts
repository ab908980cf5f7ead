// The check of a game against the laws of fairness, as in `core/fairness_laws.py`: every law in the
// same order, with the same name. The cheating servers of `testbed/cheating_servers.py` test both.
import type { AnyEvent, EntryOut } from "../wire.gen";
import { Cards } from "./cards";
import type { Evidence } from "./model";
import { commitment, Dealer, seedCommitment } from "./scheme";
import { said, shareHash, type Note, type Said } from "./shares";

export interface Check {
  readonly draw: number;
  readonly commitment: string;
  /** The event that shows the outcome, once this person may know it. */
  readonly event: AnyEvent | null;
  readonly outcome: string | null;
  /** True if the outcome fits its commitment; null if it was not shown. */
  readonly holds: boolean | null;
}

/** The extent of a check.
 *
 * - `part`: the page did not receive the whole game and checked no draw
 * - `so-far`: the game is running, and every draw will be repeated at its end
 * - `secret`: the table keeps the seed secret
 * - `salts`: the page does not know the rules, so it repeats no draw
 * - `redone`: every draw was repeated
 */
export type Extent = "part" | "so-far" | "secret" | "salts" | "redone";

export interface Report {
  /** The broken laws, as catalogue keys. */
  readonly faults: readonly string[];
  /** Every draw, oldest first. */
  readonly checks: readonly Check[];
  /** The number of draws whose salt opens the commitment to the outcome that was shown. */
  readonly opened: number;
  /** The number of draws that were repeated from the opened seed, with the same result. */
  readonly redone: number;
  readonly extent: Extent;
  readonly said: Said | null;
  readonly seed: string | null;
}

/** Return whether a game is over, so far as it was received. */
export function isOver({ entries }: Evidence): boolean {
  return entries.some(({ events }) =>
    events.some(({ kind }) => kind === "seed-opened" || kind === "next-committed"),
  );
}

/** Return the broken laws of shares and commitments (`core/fairness_laws.py`), as catalogue keys.
 *  `note`: this device's note of the game, if there is one. */
export function shareFaults(note: Note | undefined, evidence: Evidence): string[] {
  const told = said(evidence);
  if (!told) return [];
  const { commitment, bound, shares, settled } = told;
  const own = note && shareHash(note.share);
  const present = own !== undefined && bound.includes(own);
  const opened = [
    shares.some((one, at) => one && shareHash(one) !== bound[at]) && "unfair-share-exchanged",
    note?.opened && settled && present && !shares.includes(note.share) && "unfair-share-left-out",
  ];
  const wrong = [
    note && commitment !== note.commitment && "unfair-commitment",
    note?.bound && evidence.seated && !present && "unfair-share-missing",
    // Entries that are missing may hold another game, or a share that was opened.
    ...(evidence.whole ? opened : []),
  ];
  return wrong.filter((fault) => typeof fault === "string");
}

/** Check a game against all laws; a running game as far as it goes. `over`: the game has ended. */
export function judge(
  evidence: Evidence,
  note: Note | undefined,
  over: boolean = isOver(evidence),
): Report {
  const told = said(evidence);
  const faults = shareFaults(note, evidence);
  if (!told || !evidence.whole) {
    return {
      ...{ faults, checks: [], opened: 0, redone: 0, extent: "part", said: told },
      seed: null,
    };
  }
  return new Judge(evidence, note, told, over, faults).report();
}

interface Bound {
  readonly commitment: string;
  readonly entry: EntryOut;
  salt?: string;
  event?: AnyEvent;
  outcome?: string;
  holds?: boolean;
}

/** The format of an outcome's spelling: a name, and fields of the event that shows it. */
const SPELT = /^[a-z0-9-]+( '?\{(?!draw\})\w+\})*$/;

/** Return the outcomes that an event may show. They are spelt from the displayed event alone, so
 *  dice that differ from the committed ones cannot pass. */
export function outcomes(opened: AnyEvent, spelt: readonly string[]): string[] {
  const shown = opened as Readonly<Record<string, unknown>>;
  return spelt
    .filter((form) => SPELT.test(form))
    .map((form) => form.replace(/\{(\w+)\}/g, (_, field: string) => String(shown[field])));
}

class Judge {
  readonly #faults: Set<string>;
  readonly #draws: Bound[] = [];
  readonly #added = new Set<number>();
  #settled = false;
  #inOrder = true;
  #seed: string | null = null;
  #redone = 0;
  /** The outcomes of this page's own rules; null if it does not know the game's rules. */
  readonly #cards: Cards | null;
  /** True if the seed must be opened after the game; undefined if this page does not know. */
  readonly #promised: boolean | undefined;

  constructor(
    readonly evidence: Evidence,
    readonly note: Note | undefined,
    readonly told: Said,
    readonly over: boolean,
    faults: readonly string[],
  ) {
    this.#faults = new Set(faults);
    const { table } = evidence;
    this.#cards = table && Cards.at(table, told.bound.length);
    this.#promised = note?.openSeed ?? table?.settings.open_seed;
    if (evidence.earlier.includes(told.commitment)) this.#broken("unfair-commitment-reused");
  }

  report(): Report {
    for (const entry of this.evidence.entries) this.#hear(entry);
    this.#checkSeed();
    if (this.#seed !== null && this.#inOrder) this.#redo(this.#seed);
    const checks = this.#draws.map((one, draw) => ({
      draw,
      commitment: one.commitment,
      event: one.event ?? null,
      outcome: one.outcome ?? null,
      holds: one.holds ?? null,
    }));
    return {
      faults: [...this.#faults],
      checks,
      opened: checks.filter(({ holds }) => holds).length,
      redone: this.#redone,
      extent: this.#extent(),
      said: this.told,
      seed: this.#seed,
    };
  }

  #extent(): Extent {
    const open = this.#seed !== null;
    if (!open && (this.over || this.#promised === false)) return "secret";
    if (!this.#cards || !this.#inOrder) return "salts";
    return open ? "redone" : "so-far";
  }

  #broken(law: string): void {
    this.#faults.add(law);
  }

  #hear(entry: EntryOut): void {
    this.#bind(entry);
    for (const event of entry.events) {
      if (event.kind === "share-added") this.#addShare(event.seat);
      if (event.kind === "shares-left-out") this.#settled = true;
      if (event.kind === "seed-opened") this.#seed = event.seed;
      if (event.kind === "next-committed" && event.commitment === this.told.commitment)
        this.#broken("unfair-commitment-reused");
    }
    this.#open(entry);
  }

  /** Check that each share is opened once, before the first draw. */
  #addShare(seat: number): void {
    if (this.#settled || this.#draws.length || this.#added.has(seat))
      this.#broken("unfair-share-late");
    this.#added.add(seat);
  }

  /** Check that exactly the chance actions are bound, once each and in order. */
  #bind(entry: EntryOut): void {
    if (!this.#inOrder) return;
    const bound = entry.events.filter((event) => event.kind === "committed");
    const due = entry.actor === "chance" ? 1 : 0;
    if (bound.length !== due || bound.some(({ draw }) => draw !== this.#draws.length)) {
      this.#inOrder = false;
      this.#broken("unfair-draw-order");
      return;
    }
    this.#draws.push(...bound.map((event) => ({ commitment: event.commitment, entry })));
  }

  /** Check that each opening has its salt, and that the salt opens the commitment. */
  #open({ events, openings = [] }: EntryOut): void {
    const salts = new Map(
      events.flatMap((event) => (event.kind === "salted" ? [[event.draw, event.salt]] : [])),
    );
    const shown = new Map(
      openings.flatMap(({ event: at, spelt }) => {
        const event = events[at];
        return event && "draw" in event ? [[event.draw, { event, spelt }] as const] : [];
      }),
    );
    for (const draw of salts.keys()) if (!shown.has(draw)) this.#broken("unfair-salt");
    for (const [draw, { event, spelt }] of shown) {
      const salt = salts.get(draw);
      const bound = this.#draws[draw];
      if (salt === undefined) this.#broken("unfair-salt");
      else if (bound) this.#check(bound, draw, salt, event, outcomes(event, spelt));
      else if (this.#inOrder) this.#broken("unfair-draw-unbound");
    }
  }

  #check(
    bound: Bound,
    draw: number,
    salt: string,
    event: AnyEvent,
    possible: readonly string[],
  ): void {
    const right = possible.find((one) => commitment(salt, draw, one) === bound.commitment);
    const outcome = right ?? possible[0] ?? "";
    const holds = right !== undefined && bound.holds !== false;
    Object.assign(bound, { salt, event, outcome, holds });
    if (right === undefined) this.#broken("unfair-outcome");
  }

  #checkSeed(): void {
    if (this.#seed === null) {
      if (this.over && this.#promised) this.#broken("unfair-seed-withheld");
      return;
    }
    const made = seedCommitment(this.#seed);
    if (made !== this.told.commitment || (this.note && made !== this.note.commitment))
      this.#broken("unfair-seed");
  }

  /** Repeat every draw, as far as this page knows the outcomes. */
  #redo(seed: string): void {
    const { entries } = this.evidence;
    const dealer = new Dealer(seed, this.told.shares);
    const draws = new Map(this.#draws.map((bound, draw) => [bound.entry, { bound, draw }]));
    for (const entry of entries) {
      const due = draws.get(entry);
      if (due && !this.#again(dealer, due.bound, due.draw)) {
        if (due.bound.holds) due.bound.holds = false;
        this.#broken("unfair-draw");
      }
      this.#cards?.shuffle(entry.events);
    }
  }

  /** Return whether the seed makes this draw, so far as this page can repeat it. */
  #again(dealer: Dealer, bound: Bound, draw: number): boolean {
    const cards = this.#cards;
    const salt = dealer.salt(draw);
    if (bound.salt !== undefined && bound.salt !== salt) return false;
    if (!cards) return true;
    const event = cards.eventOf(bound.entry.events, draw);
    if (!event) return false;
    const { words, tickets } = cards.possible(event);
    const at = dealer.place(draw, tickets);
    const outcome = words[at];
    if (outcome === undefined) return false;
    cards.take(event, at);
    if (commitment(salt, draw, outcome) !== bound.commitment) return false;
    this.#redone++;
    return true;
  }
}
