// The board of French poker.
import type { FrenchPokerEvent, FrenchPokerReference, FrenchPokerView } from "../../wire.gen";
import type { Board } from "../board";
import FrenchPokerTable from "./FrenchPokerTable.svelte";
import { optionsOf } from "../options";
import { handName } from "./claims";
import { feelings } from "./feelings";
import { duration } from "./scene";
import { standing } from "./standing";
import { telling } from "./telling";

export const board: Board<FrenchPokerView, FrenchPokerEvent, FrenchPokerReference> = {
  Table: FrenchPokerTable,
  duration,
  gone: (view) => view.done,
  order: ({ rungs }, { claims }, rules) => {
    const hands = [...new Set(rungs.map((rung) => rung.hand))];
    const beat = rungs.find((rung) => rung.claim === claims.at(-1)?.claim);
    return {
      names: hands.map((hand) => handName(hand, optionsOf(rules)["faces"] === "poker")),
      at: beat ? hands.indexOf(beat.hand) : -1,
    };
  },
  standing: (view, seat, rules) => standing(view.standing[seat] ?? 0, optionsOf(rules)),
  veil: (view) => ({
    ...view,
    dice: view.dice.map((die) => (die.open || view.places ? die : { ...die, pips: null })),
  }),
  handOnly: true,
  feelings,
  telling,
};
