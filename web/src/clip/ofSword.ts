// The answers to interrogations in a game of Sword of Lies. A card becomes public when its owner
// reveals it, often much later and at another place: the cards are followed from the deal on.
import { colourName, faceOf } from "../boards/sword_of_lies/cards";
import type { SwordOfLiesEvent, SwordOfLiesView } from "../wire.gen";
import { heard, person, views, type Finder, type Found } from "./lie";

interface Answered extends Found {
  /** The number of the card in the order of the deal. */
  readonly card: number | undefined;
}

/** Return a claim with the face of its card. */
function faced(one: Answered, face: string): Answered {
  const held = (one.lie.colour === "red") === faceOf(face).red;
  return { ...one, lie: { ...one.lie, truth: face, held } };
}

export const lies: Finder = (replay) => {
  const shown = views<SwordOfLiesView>(replay);
  const rows: number[][] = replay.table.seats.map(() => []);
  let dealt = 0;
  let found: readonly Answered[] = [];
  let named = 0;
  const show = (card: number | undefined, face: string): void => {
    found = found.map((one) => (one.card === card ? faced(one, face) : one));
  };
  for (const { entry, step, event } of heard<SwordOfLiesEvent>(replay))
    switch (event.kind) {
      case "dealt":
        rows[event.seat]?.push(dealt++);
        break;
      case "cards-swapped": {
        const [mine, others] = [rows[event.seat], rows[event.of]];
        const [own, theirs] = [mine?.[event.own], others?.[event.theirs]];
        if (!mine || !others || own === undefined || theirs === undefined) break;
        [mine[event.own], others[event.theirs]] = [theirs, own];
        break;
      }
      case "colour-named":
        named = entry;
        break;
      case "card-marked": {
        const lie = {
          game: "sword_of_lies",
          claimer: person(replay, event.of),
          answerer: person(replay, event.by),
          claim: colourName(event.named),
          dice: [],
          colour: event.named,
          looked: true,
          believed: event.believed,
          open: [],
          truth: null,
          later: true,
          held: null,
        };
        const one = { entry: named, lie, card: rows[event.of]?.[event.place] };
        const face = replay.open ? shown[step]?.rows[event.of]?.[event.place]?.face : null;
        found = [...found, face ? faced(one, face) : one];
        break;
      }
      case "folded-open":
        show(rows[event.seat]?.[event.place], event.face);
        break;
      case "revealed": {
        const row = rows[event.seat] ?? [];
        const [card] = row.splice(event.place, 1);
        if (card !== undefined) row.push(card);
        show(card, event.face);
        break;
      }
      default: // is not part of an answer
    }
  return found.map(({ entry, lie }) => ({ entry, lie }));
};
