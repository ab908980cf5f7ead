// The claims and dice of French poker for pages that know no game. Dice that a seat knows are their
// faces separated by spaces; when shown, they stay on one line.
import { optionsOf } from "../options";
import type { SpellingBy, Spelt } from "../spelt";
import { called, type Claim } from "./claims";
import { mark } from "./faces";

const DICE = /^[1-6]( [1-6])*$/;

function faces(value: Spelt): readonly number[] {
  return typeof value === "string" && DICE.test(value) ? value.split(" ").map(Number) : [];
}

export const spelling: SpellingBy = (rules) => {
  const poker = optionsOf(rules)["faces"] === "poker";
  return {
    called: (value) =>
      faces(value)
        .map((face) => mark(face, poker))
        .join("\u2011") || called(value as Claim, poker),
    dice: (value) => (poker ? [] : faces(value)),
  };
};
