// What happens in French poker as it is felt around the table, by what everybody hears.
import type { Feeling } from "../../heard/feeling";
import type { Happening } from "../../table/model";
import type { FrenchPokerEvent } from "../../wire.gen";
import { PATTERNS, parsed, type Claim } from "./claims";

const HANDS = Object.keys(PATTERNS);

/** How high the hand of a claim stands, from 0 to 1. */
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
      return [{ moods: [[event.seat, "smirk"]], claim: height(event.claim) }];
    case "believed":
      return [{ moods: [[event.seat, "sweat"]], sound: "believe" }];
    case "doubted":
      return [
        {
          moods: [
            [event.seat, "squint"],
            [event.claimer, "sweat"],
          ],
          tense: true,
        },
      ];
    case "conceded":
      return [{ moods: [[event.seat, "sweat"]] }];
    case "opened": {
      const right = doubter === undefined ? [] : [[doubter, "cheer"] as const];
      return [{ moods: event.held ? [[event.claimer, "laugh"]] : right, after: "verdict" }];
    }
    case "charged":
    case "laid-off":
      return [{ moods: [[event.seat, "weep"]], sound: "lost", after: "loss" }];
    case "came-safe":
      return [{ moods: [[event.seat, "cheer"]], after: "end" }];
    case "game-ended":
      return [{ moods: winners(event.places), after: "end" }];
    default:
      return [];
  }
}

function winners(places: readonly number[]): (readonly [number, "cheer"])[] {
  return places.flatMap((place, seat) => (place === 1 ? [[seat, "cheer"] as const] : []));
}
