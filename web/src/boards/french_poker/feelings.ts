// The feelings that events of French poker cause, from public events only.
import type { Feeling } from "../../heard/feeling";
import type { Happening } from "../../table/model";
import type { FrenchPokerEvent } from "../../wire.gen";
import { believed, claimed, conceded, doubted, ended, glad, lost } from "../dice/feelings";
import { PATTERNS, parsed, type Claim } from "./claims";

const HANDS = Object.keys(PATTERNS);

/** Return the height of a claim's hand among all hands, from 0 to 1. */
export function height(claim: Claim): number {
  return HANDS.indexOf(parsed(claim).hand) / (HANDS.length - 1);
}

export function feelings(events: readonly Happening<FrenchPokerEvent>[]): readonly Feeling[] {
  const doubter = events.find((event) => event.kind === "doubted")?.seat;
  return events.flatMap((event) => feltOf(event, doubter));
}

function feltOf(
  event: Happening<FrenchPokerEvent>,
  doubter: number | undefined,
): readonly Feeling[] {
  switch (event.kind) {
    case "announced":
    case "passed-on":
      return claimed(event.seat, height(event.claim));
    case "believed":
      return believed(event.seat);
    case "doubted":
      return doubted(event.seat, event.claimer);
    case "conceded":
      return conceded(event.seat);
    case "opened":
      return [{ moods: glad(event.held, event.claimer, doubter), after: "verdict" }];
    case "charged":
    case "laid-off":
      return lost(event.seat);
    case "came-safe":
      return [{ moods: [[event.seat, "cheer"]], after: "end" }];
    case "game-ended":
      return ended(event.places);
    default:
      return [];
  }
}
