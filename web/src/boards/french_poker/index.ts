// The board of French poker.
import type { Board } from "../board";
import FrenchPokerTable from "./FrenchPokerTable.svelte";
import { duration } from "./scene";
import { telling } from "./telling";

export const board: Board = { Table: FrenchPokerTable, duration, telling };
