// A small table of French poker for tests.
import type { DieView, FrenchPokerView, GameOut } from "../../wire.gen";
import type { GameOf } from "../../table/model";
import { TABLE as MIA } from "../mia/fixtures";

/** Return a hidden die, or an open die that shows `pips`. */
export function die(pips: number | null = null): DieView {
  return { pips, open: pips !== null, seen: null, since: 0 };
}

export const VIEW: FrenchPokerView = {
  you: 0,
  phase: "answer",
  turn: 0,
  round: 1,
  standing: [5, 5],
  pot: 0,
  discharging: false,
  done: [],
  claims: [{ seat: 1, claim: 66, deed: "kept-open", kept: [3, 4] }],
  dice: [die(), die(), die(), die(6), die(2)],
  falling: [],
  deed: "kept-open",
  kept: [3, 4],
  last: null,
  places: null,
  rerolled: 0,
};

export function game(
  view: Partial<FrenchPokerView> = {},
  offers: GameOut["offers"] = [],
): GameOf<FrenchPokerView> {
  return {
    view: { ...VIEW, ...view },
    offers,
    places: null,
    reason: null,
    guess: null,
    covered: null,
    interrupts: [],
    by_default: null,
  };
}

export const TABLE = { ...MIA, game: "french_poker", rules: "tokens=5 faces=pips" };
