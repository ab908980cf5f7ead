// The board for any game without one of its own: drawn from views, events and offers alone.
import type { Board } from "../board";
import GenericTable from "./GenericTable.svelte";
import { telling, type GenericEvent, type GenericValue } from "./facts";

export const board: Board<GenericValue, GenericEvent, GenericValue> = {
  Table: GenericTable,
  duration: (scene, still = false) =>
    scene.entries.some((entry) => entry.events.length > 0) ? (still ? 390 : 650) : 0,
  telling,
};
