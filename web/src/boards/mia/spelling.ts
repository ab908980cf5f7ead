// The values of Mia for pages that know no game.
import { optionsOf } from "../options";
import type { SpellingBy } from "../spelt";
import { called, dice } from "./values";

export const spelling: SpellingBy = (rules) => {
  const options = optionsOf(rules);
  return {
    called: (value) => (typeof value === "number" ? called(value, options) : value),
    dice: (value) => (typeof value === "number" ? dice(value) : []),
  };
};
