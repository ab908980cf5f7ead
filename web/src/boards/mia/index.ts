// The board of Mia.
import type { MiaEvent, MiaReference, MiaView } from "../../wire.gen";
import type { Board } from "../board";
import MiaTable from "./MiaTable.svelte";
import { duration } from "./scene";
import { telling } from "./telling";

export const board: Board<MiaView, MiaEvent, MiaReference> = {
  Table: MiaTable,
  duration,
  telling,
};
