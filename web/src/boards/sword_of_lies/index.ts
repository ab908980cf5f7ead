// The board of Sword of Lies.
import type { Board } from "../board";
import SwordTable from "./SwordTable.svelte";
import { duration } from "./scene";
import { telling } from "./telling";

export const board: Board = { Table: SwordTable, duration, telling };
