// The reveal in Sword of Lies: the claim about a card, the player who believed it, and the card
// once it is face up. The module uses public events only.
import type { MarkTable } from "../../wire.gen";
import { events } from "../scene";
import { say } from "../../words.svelte";
import { faceOf, fateName, fateOf, type Face } from "./cards";
import type { Step, SwordScene } from "./scene";
import type { Card, View } from "./view";

export interface Moment {
  /** The colour that was named. */
  readonly named: "red" | "black";
  /**
   * The sentence with the names of the player who named the colour and the player who believed it
   * or not.
   */
  readonly said: string;
  readonly answer: string;
  readonly believed: boolean;
  /** The card's face; null: the question was only asked, and the card stays face down. */
  readonly face: Face | null;
  /** True if the named colour is right; null: not public yet. */
  readonly held: boolean | null;
  /** The seat whose lie was believed and is public now; null: none. */
  readonly winks: number | null;
  /** The consequences. */
  readonly loss: string;
}

/** Return the large reveal of the latest step, or null. `before` is the table before the scene. */
export function momentOf(
  scene: SwordScene | null,
  step: Step | undefined,
  before: View,
  marks: MarkTable | null,
  names: readonly string[],
): Moment | null {
  const event = step?.event;
  if (event?.kind === "card-marked") {
    const { of, by, named, believed } = event;
    return {
      ...told({ by, named, believed, of }, names),
      face: null,
      held: null,
      winks: null,
      loss: "",
    };
  }
  if (event?.kind !== "revealed" || !alone(scene)) return null;
  const card = before.rows[event.seat]?.[event.place];
  if (!card?.mark) return null;
  const face = faceOf(event.face);
  const known: Card = { ...card, face: event.face, revealed: false };
  const held = card.mark.named === (face.red ? "red" : "black");
  const fooled = card.mark.believed && !held;
  return {
    ...told(card.mark, names),
    face,
    held,
    winks: fooled ? card.mark.of : null,
    loss: fateName(known, fateOf(known, marks), names, before.live),
  };
}

/** Cards that are all shown together turn one after another, and are described only in the line. */
function alone(scene: SwordScene | null): boolean {
  return events(scene).filter(({ kind }) => kind === "revealed").length === 1;
}

type Mark = NonNullable<Card["mark"]>;

function told(
  { by, named, believed, of }: Mark,
  names: readonly string[],
): Pick<Moment, "named" | "said" | "answer" | "believed"> {
  return {
    named,
    said: names[of] ?? "",
    answer: say(`web-sword-of-lies-moment-${believed ? "believed" : "doubted"}`, {
      by: names[by] ?? "",
    }),
    believed,
  };
}
