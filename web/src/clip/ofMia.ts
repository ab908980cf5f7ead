// The claims of a game of Mia.
import { optionsOf } from "../boards/options";
import { called, dice } from "../boards/mia/values";
import type { MiaEvent, MiaView } from "../wire.gen";
import { heard, person, views, type Finder, type Found } from "./lie";

interface Said {
  readonly entry: number;
  readonly step: number;
  readonly seat: number;
  readonly value: number;
  readonly looked: boolean;
}

export const lies: Finder = (replay) => {
  const options = optionsOf(replay.table.rules);
  const shown = views<MiaView>(replay);
  const found: Found[] = [];
  let said: Said | null = null;
  /** True if the last claim is answered, and not yet opened. */
  let closed = false;
  const answered = (claim: Said, seat: number, believed: boolean): Found => {
    const roll = replay.open ? shown[claim.step]?.roll : null;
    const lie = {
      game: "mia",
      claimer: person(replay, claim.seat),
      answerer: person(replay, seat),
      claim: called(claim.value, options),
      dice: dice(claim.value),
      looked: claim.looked,
      believed,
      open: [],
      truth: roll ? dice(roll) : null,
      later: true,
      held: null,
    };
    return { entry: claim.entry, lie };
  };
  for (const { entry, step, event } of heard<MiaEvent>(replay))
    switch (event.kind) {
      case "announced":
      case "rerolled":
      case "passed-on":
        said = { entry, step, ...event, looked: "looked" in event && event.looked };
        closed = false;
        break;
      case "believed":
      case "peeked":
      case "trusted":
      case "doubted":
        if (said) found.push(answered(said, event.seat, event.kind !== "doubted"));
        closed = said !== null;
        said = null;
        break;
      case "opened":
      case "toasted":
      case "treated":
      case "dice-shown": {
        const last = closed && found.pop();
        const held = event.kind === "opened" ? event.held : null;
        if (last)
          found.push({
            ...last,
            lie: { ...last.lie, truth: dice(event.roll), later: false, held },
          });
        closed = false;
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
