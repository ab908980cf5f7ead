// The board of French poker.
import type { FrenchPokerEvent, FrenchPokerReference, FrenchPokerView } from "../../wire.gen";
import type { Board } from "../board";
import FrenchPokerTable from "./FrenchPokerTable.svelte";
import { duration } from "./scene";
import { telling } from "./telling";

export const board: Board<FrenchPokerView, FrenchPokerEvent, FrenchPokerReference> = {
  Table: FrenchPokerTable,
  duration,
  telling,
};
