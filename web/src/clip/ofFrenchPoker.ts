// The claims of a game of French poker.
import { optionsOf } from "../boards/options";
import { called, spelled } from "../boards/french_poker/claims";
import type { DieView, FrenchPokerEvent, FrenchPokerView } from "../wire.gen";
import { heard, person, views, type Finder, type Found } from "./lie";

const pips = (dice: readonly DieView[]): readonly number[] => dice.flatMap((die) => die.pips ?? []);

/** Return the dice without those that lie open. */
function hidden(dice: readonly number[], open: readonly number[]): readonly number[] {
  const rest = [...dice];
  for (const face of open) if (rest.includes(face)) rest.splice(rest.indexOf(face), 1);
  return rest;
}

export const lies: Finder = (replay) => {
  const poker = optionsOf(replay.table.rules)["faces"] === "poker";
  const shown = views<FrenchPokerView>(replay);
  const found: Found[] = [];
  let said: Found | null = null;
  /** True if the last claim is answered, and not yet opened. */
  let closed = false;
  for (const { entry, step, event } of heard<FrenchPokerEvent>(replay))
    switch (event.kind) {
      case "announced":
      case "passed-on": {
        const dice = shown[step]?.dice ?? [];
        const lie = {
          game: "french_poker",
          claimer: person(replay, event.seat),
          answerer: person(replay, event.seat),
          claim: called(event.claim, poker),
          dice: spelled(event.claim),
          poker,
          looked: event.kind === "announced",
          believed: true,
          open: pips(dice.filter((die) => die.open)),
          truth: replay.open ? pips(dice.filter((die) => !die.open)) : null,
          later: true,
          held: null,
        };
        said = { entry, lie };
        closed = false;
        break;
      }
      case "believed":
      case "doubted": {
        const answer = {
          answerer: person(replay, event.seat),
          believed: event.kind === "believed",
        };
        if (said) found.push({ ...said, lie: { ...said.lie, ...answer } });
        closed = said !== null;
        said = null;
        break;
      }
      case "opened": {
        const last = closed && found.pop();
        closed = false;
        if (!last) break;
        const truth = hidden(event.dice, last.lie.open);
        found.push({ ...last, lie: { ...last.lie, truth, later: false, held: event.held } });
        break;
      }
      case "round-started":
        said = null;
        closed = false;
        break;
      default: // is not part of a claim
    }
  return found;
};
