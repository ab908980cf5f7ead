// A table for the parts of its board: the board's props, and the state derived from them. This
// module knows no game.
import { getContext, setContext } from "svelte";
import type { Scene } from "../table/model";
import { seatName } from "../words.svelte";
import type { BoardProps } from "./board";
import { optionsOf } from "./options";

const TABLE = Symbol("table");

export class Table<View, Event, Reference> {
  readonly #given: () => BoardProps<View, Event, Reference>;
  readonly #looksBack: (scene: Scene<View, Event> | null) => boolean;

  /** Provide the table to the parts of the board being created. */
  constructor(
    given: () => BoardProps<View, Event, Reference>,
    looksBack: (scene: Scene<View, Event> | null) => boolean,
  ) {
    this.#given = given;
    this.#looksBack = looksBack;
    setContext(TABLE, this);
  }

  /** The board's props. */
  get given(): BoardProps<View, Event, Reference> {
    return this.#given();
  }

  /** True if the scene is drawn over the state before it. */
  readonly back = $derived.by(() => this.#looksBack(this.given.scene));
  /** The view to draw. */
  readonly view = $derived.by(() => {
    const { scene, shown } = this.given;
    return scene?.game && !this.back ? scene.game.view : shown.view;
  });
  readonly names = $derived.by(() => this.given.table.seats.map(seatName));
  readonly options = $derived.by(() => optionsOf(this.given.table.rules));
}

/** Return the table of the board that this part belongs to; each game types it. */
export function tableAround<Found>(): Found {
  return getContext<Found>(TABLE);
}
