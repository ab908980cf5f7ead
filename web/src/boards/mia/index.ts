// The board of Mia.
import type { MiaEvent, MiaReference, MiaView } from "../../wire.gen";
import type { Board } from "../board";
import MiaTable from "./MiaTable.svelte";
import { optionsOf } from "../options";
import { feelings } from "./feelings";
import { duration } from "./scene";
import { telling } from "./telling";
import { short, standing } from "./values";

export const board: Board<MiaView, MiaEvent, MiaReference> = {
  Table: MiaTable,
  duration,
  gone: (view) => view.out,
  order: ({ rungs }, { claims }, rules) => ({
    names: rungs.map((rung) => short(rung.value, optionsOf(rules))),
    at: rungs.findIndex((rung) => rung.value === claims.at(-1)?.value),
  }),
  standing: (view, seat, rules) => standing(view.standing[seat] ?? 0, optionsOf(rules)),
  veil: (view) => (view.phase === "over" ? view : { ...view, roll: null }),
  handOnly: true,
  feelings,
  telling,
};
