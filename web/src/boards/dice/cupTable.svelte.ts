// A table where a cup is passed around: the player who shakes it, the claims and their players, and
// the progress of the opening.
import { place } from "../../ui/ring";
import { buzz } from "../../ui/sound";
import type { Scene } from "../../table/model";
import type { BoardProps } from "../board";
import { Table } from "../table.svelte";
import { Story } from "./story.svelte";

/** The fields that the views of all games with a cup share. */
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
  /** True once the loss of this scene has been shown; reset with each scene. */
  struck = $state(false);
  readonly #shaker: Scenes<View, Event>["shaker"];

  constructor(
    given: () => BoardProps<View, Event, Reference>,
    { looksBack, shaker }: Scenes<View, Event>,
  ) {
    super(given, looksBack);
    this.#shaker = shaker;
  }

  /** The seat that is shaking the cup in this scene. */
  readonly shaking = $derived.by(() => this.#shaker(this.given.scene));
  /** The view for losses: during an opening, the state before it until the loss has been shown. */
  readonly settled = $derived.by(() =>
    this.struck ? (this.given.scene?.game?.view ?? this.view) : this.view,
  );
  /** The seats that made a claim in this round, oldest first. */
  readonly sayers = $derived.by(() =>
    [...new Set(this.view.claims.map(({ seat }) => seat).reverse())].reverse(),
  );

  /** Return a seat's last claim. */
  saidBy(seat: number): View["claims"][number] | undefined {
    return this.view.claims.findLast((claim) => claim.seat === seat);
  }

  /** Show the loss of this scene. */
  strike(): void {
    this.struck = true;
    buzz(60);
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? "";
  }

  /**
   * Return the direction of a seat from the middle; zero in layouts without seats around the table.
   */
  towards(seat: number): { readonly x: number; readonly y: number } {
    const { handOnly, you } = this.given;
    return handOnly ? { x: 0, y: 0 } : place(seat, this.names.length, you ?? 0);
  }
}
