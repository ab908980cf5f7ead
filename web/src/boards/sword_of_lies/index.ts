// The board of Sword of Lies.
import type { SwordOfLiesEvent, SwordOfLiesReference, SwordOfLiesView } from "../../wire.gen";
import type { Board } from "../board";
import SwordTable from "./SwordTable.svelte";
import { feelings } from "./feelings";
import { duration } from "./scene";
import { telling } from "./telling";

export const board: Board<SwordOfLiesView, SwordOfLiesEvent, SwordOfLiesReference> = {
  Table: SwordTable,
  duration,
  ending: () => import("./Ending.svelte"),
  tip: (offers) => offers[0]?.action.kind ?? null,
  weighed: (offers) =>
    offers.some(({ action }) => ["believe", "fold", "strike"].includes(action.kind)),
  veil: (view) => ({
    ...view,
    choice: null,
    order: null,
    rows: view.rows.map((row) =>
      row.map((card) => (card.revealed ? card : { ...card, face: null })),
    ),
  }),
  feelings,
  telling,
};
