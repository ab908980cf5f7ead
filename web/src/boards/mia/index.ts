// The board of Mia.
import type { Board } from "../board";
import MiaTable from "./MiaTable.svelte";
import { duration } from "./scene";
import { telling } from "./telling";

export const board: Board = { Table: MiaTable, duration, telling };
