// The feelings that events of Mia cause, from public events only, so that they reveal no part of a
// secret roll. The result of a doubt shows once the cup has been lifted.
import type { Feeling } from "../../heard/feeling";
import type { Happening } from "../../table/model";
import type { MiaEvent } from "../../wire.gen";
import { believed, claimed, conceded, doubted, ended, glad, lost } from "../dice/feelings";
import { optionsOf } from "../options";
import { top } from "./values";

/**
 * Return the approximate rank of a value, from 0 to 1; the exact order of a table is loaded later.
 */
export function height(value: number, mia: number): number {
  if (value === mia) return 1;
  return value % 11 === 0 ? 0.6 + value / 220 : (value - 20) / 90;
}

export function feelings(
  events: readonly Happening<MiaEvent>[],
  rules: string,
): readonly Feeling[] {
  const mia = top(optionsOf(rules));
  const doubter = events.find((event) => event.kind === "doubted")?.seat;
  return events.flatMap((event) => feltOf(event, mia, doubter));
}

function feltOf(
  event: Happening<MiaEvent>,
  mia: number,
  doubter: number | undefined,
): readonly Feeling[] {
  switch (event.kind) {
    case "announced":
    case "passed-on":
      return claimed(event.seat, height(event.value, mia));
    case "believed":
    case "trusted":
    case "peeked":
      return believed(event.seat);
    case "doubted":
      return doubted(event.seat, event.announcer);
    case "conceded":
    case "forfeited":
      return conceded(event.seat);
    case "opened": {
      const moods = [...glad(event.held, event.announcer, doubter), ...crowd(event, mia)];
      return [{ moods, after: "verdict" }];
    }
    case "toasted":
    case "treated":
      return [{ moods: [[event.seat, "laugh"]], after: "verdict" }];
    case "lost":
      return lost(event.seat);
    case "gained":
      return [{ moods: [[event.seat, "cheer"]], after: "loss" }];
    case "lives-rerolled":
      return [{ moods: [[event.seat, "gasp"]], after: "end" }];
    case "game-ended":
      return ended(event.places);
    default:
      return [];
  }
}

/** A caught Mia makes its claimer gasp. */
function crowd(
  event: Extract<MiaEvent, { readonly kind: "opened" }>,
  mia: number,
): readonly (readonly [number, "gasp"])[] {
  return event.value === mia && !event.held ? [[event.announcer, "gasp"]] : [];
}
