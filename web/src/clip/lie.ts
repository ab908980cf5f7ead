// A claim of a finished game as plain data, as the table saw it: the claim, the answer, and the dice
// or the card behind it. Hidden dice are part of it only if an event showed them to everyone, or if
// the game's seed was opened.
import { games } from "../replay/steps";
import type { Happening } from "../table/model";
import type { Worn } from "../ui/masks";
import type { GameEvent, GameView, ReplayOut } from "../wire.gen";
import { seatName } from "../words.svelte";

export interface Person extends Worn {
  readonly name: string;
}

export interface Lie {
  readonly game: string;
  readonly claimer: Person;
  readonly answerer: Person;
  /** The claim in words, and its dice; a claim about a card has the colour instead. */
  readonly claim: string;
  readonly dice: readonly number[];
  readonly colour?: "red" | "black";
  /** True for poker dice: 9 10 J Q K A instead of one to six pips. */
  readonly poker?: boolean;
  /** True if the claimer had looked. */
  readonly looked: boolean;
  readonly believed: boolean;
  /** The dice that lay open beside the cup. */
  readonly open: readonly number[];
  /** The hidden dice, or the card's face; null: they never became public. */
  readonly truth: readonly number[] | string | null;
  /** True if the truth became public only after the next moves. */
  readonly later: boolean;
  /** True if the claim held; null: unknown to the table. */
  readonly held: boolean | null;
}

/** A claim, with the number of the log entry in which it was made. */
export interface Found {
  readonly entry: number;
  readonly lie: Lie;
}

/** Return the answered claims of a replay, in order. */
export type Finder = (replay: ReplayOut) => readonly Found[];

interface Heard<Event> {
  readonly entry: number;
  readonly step: number;
  readonly event: Happening<Event>;
}

/** Return all events of a replay in order. */
export function heard<Event = GameEvent>(replay: ReplayOut): readonly Heard<Event>[] {
  return replay.steps.flatMap(({ entries }, step) =>
    entries.flatMap(({ number: entry, events }) =>
      events.map((event) => ({ entry, step, event: event as Happening<Event> })),
    ),
  );
}

/** Return the view after each step. */
export function views<View = GameView>(replay: ReplayOut): readonly View[] {
  return games(replay).map(({ view }) => view as View);
}

/** Return a player as the replay shows them. */
export function person({ table }: ReplayOut, seat: number): Person {
  const { mask, colour } = table.seats[seat] ?? {};
  const name = seatName(table.seats[seat]);
  return { name, ...(mask && { mask }), ...(colour && { colour }) };
}

/** Return the claim without the names of its players. */
export function masked(lie: Lie): Lie {
  const bare = (one: Person): Person => ({ ...one, name: "" });
  return { ...lie, claimer: bare(lie.claimer), answerer: bare(lie.answerer) };
}
