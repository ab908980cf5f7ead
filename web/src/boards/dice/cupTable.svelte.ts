// A table where a cup goes from hand to hand: who shakes it, whose claims were said, and how far the
// opening of the cup is.
import { place } from "../../ui/ring";
import { buzz } from "../../ui/sound";
import type { Scene } from "../../table/model";
import type { BoardProps } from "../board";
import { Table } from "../table.svelte";
import { Story } from "./story.svelte";

/** What the views of all games with a cup have. */
export interface CupView {
  readonly phase: string;
  readonly turn: number;
  readonly claims: readonly { readonly seat: number }[];
  readonly places: unknown;
}

interface Scenes<View, Event> {
  looksBack(scene: Scene<View, Event> | null): boolean;
  shaker(scene: Scene<View, Event> | null): number | undefined;
}

export class CupTable<View extends CupView, Event, Reference> extends Table<
  View,
  Event,
  Reference
> {
  readonly story = new Story();
  /** Whether the loss that this scene leads to has been seen; false again with each scene. */
  struck = $state(false);
  readonly #shaker: Scenes<View, Event>["shaker"];

  constructor(
    given: () => BoardProps<View, Event, Reference>,
    { looksBack, shaker }: Scenes<View, Event>,
  ) {
    super(given, looksBack);
    this.#shaker = shaker;
  }

  /** Whoever shakes the cup in this scene. */
  readonly shaking = $derived.by(() => this.#shaker(this.given.scene));
  /** What is known of losses: in an opening only once the loss has been seen. */
  readonly settled = $derived.by(() =>
    this.struck ? (this.given.scene?.game?.view ?? this.view) : this.view,
  );
  /** Who has said something in this round, oldest first. */
  readonly sayers = $derived.by(() =>
    [...new Set(this.view.claims.map(({ seat }) => seat).reverse())].reverse(),
  );

  /** Return what a seat said last. */
  saidBy(seat: number): View["claims"][number] | undefined {
    return this.view.claims.findLast((claim) => claim.seat === seat);
  }

  /** Show the loss that this scene leads to. */
  strike(): void {
    this.struck = true;
    buzz(60);
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** Return in which direction a seat lies from the middle; where no seats stand around, in none. */
  towards(seat: number): { readonly x: number; readonly y: number } {
    const { handOnly, you } = this.given;
    return handOnly ? { x: 0, y: 0 } : place(seat, this.names.length, you ?? 0);
  }
}
