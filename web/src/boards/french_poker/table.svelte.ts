// The table of French poker, for the parts of its board.
import type {
  FrenchPokerAid,
  FrenchPokerEvent,
  FrenchPokerReference,
  FrenchPokerView,
} from "../../wire.gen";
import type { BoardProps } from "../board";
import { CupTable } from "../dice/cupTable.svelte";
import { tableAround } from "../table.svelte";
import { Reckoning } from "./aid.svelte";
import { looksBack, shaker } from "./scene";

export class FrenchPokerTable extends CupTable<
  FrenchPokerView,
  FrenchPokerEvent,
  FrenchPokerReference
> {
  readonly #reckoning = new Reckoning();

  constructor(given: () => BoardProps<FrenchPokerView, FrenchPokerEvent, FrenchPokerReference>) {
    super(given, { looksBack, shaker });
    // The aid for the player's view is requested only when the player must answer or claim.
    $effect(() => {
      const { aid, busy, offers, scene, table } = this.given;
      const { phase } = this.view;
      if (aid !== undefined) this.#reckoning.found = aid as FrenchPokerAid | null;
      else if (offers.length && (phase === "cup" || phase === "answer"))
        this.#reckoning.ask(table.id, this.view);
      else if (!scene && !busy) this.#reckoning.forget();
    });
  }

  /** True if tokens are charged from a pot. */
  readonly charge = $derived.by(() => this.options["scoring"] === "charge");
  /** True if the dice show 9 to ace. */
  readonly poker = $derived.by(() => this.options["faces"] === "poker");

  /** The facts computed from the player's view; null: none, or not loaded. */
  get aid(): FrenchPokerAid | null {
    return this.#reckoning.found;
  }
}

export const useTable = tableAround<FrenchPokerTable>;
