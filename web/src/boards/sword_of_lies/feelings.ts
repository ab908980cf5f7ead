// The feelings that events of Sword of Lies cause, from public events: they reveal no face-down
// cards, private deals or their outcomes.
import type { Feeling } from "../../heard/feeling";
import type { Mood } from "../../ui/faces";
import type { Happening } from "../../table/model";
import type { SwordOfLiesEvent } from "../../wire.gen";

export function feelings(events: readonly Happening<SwordOfLiesEvent>[]): readonly Feeling[] {
  return events.flatMap(feltOf);
}

type Moved = readonly [seat: number, mood: Mood];

function feltOf(event: Happening<SwordOfLiesEvent>): readonly Feeling[] {
  switch (event.kind) {
    case "interrogated":
      return [
        {
          moods: [
            [event.seat, "squint"],
            [event.of, "sweat"],
          ],
          tense: true,
        },
      ];
    case "colour-named":
      return [{ moods: [[event.seat, "smirk"]] }];
    case "card-marked":
      return [
        {
          moods: [[event.by, event.believed ? "smirk" : "squint"]],
          sound: event.believed ? "believe" : "doubt",
        },
      ];
    case "trade-refused":
      return [{ moods: [[event.seat, "squint"]] }];
    case "raised":
      return [{ moods: [[event.seat, "smirk"]], claim: 0.5 }];
    case "went-all-in":
      return [{ moods: [[event.seat, "gasp"]], claim: 1 }];
    case "folded":
      return [{ moods: [[event.seat, "weep"]] }];
    case "sword-won":
      return [
        {
          moods: [
            [event.of, "gasp"],
            [event.seat, "cheer"],
          ],
          after: "verdict",
        },
      ];
    case "sword-lost":
      return [{ moods: [[event.seat, "gasp"]], after: "end" }];
    case "card-hit":
      return [{ moods: [[event.seat, event.lives ? "gasp" : "weep"]], after: "end" }];
    case "pot-won": {
      const moods: Moved[] = event.chips.flatMap((chips, seat) => (chips ? [[seat, "cheer"]] : []));
      return [{ moods, after: "end" }];
    }
    default:
      return [];
  }
}
