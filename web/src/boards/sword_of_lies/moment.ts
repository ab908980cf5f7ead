// The moment of truth in Sword of Lies: what was said of a card, who took it for true, and what the
// card is once it lies open. Only what everybody at the table was told.
import type { MarkTable } from "../../wire.gen";
import { events } from "../scene";
import { say } from "../../words.svelte";
import { faceOf, fateName, fateOf, type Face } from "./cards";
import type { Step, SwordScene } from "./scene";
import type { Card, View } from "./view";

export interface Moment {
  /** The colour that was named. */
  readonly named: "red" | "black";
  /** Who named it, and who believed it or did not. */
  readonly said: string;
  readonly answer: string;
  readonly believed: boolean;
  /** What the card is; null: it was only asked about, and stays closed. */
  readonly face: Face | null;
  /** Whether what was named is true; null: nobody is told yet. */
  readonly held: boolean | null;
  /** What comes of it. */
  readonly loss: string;
}

/** What the step just begun tells at large; null: nothing. `before` is the table before the scene. */
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
    return { ...told({ by, named, believed }, of, names), face: null, held: null, loss: "" };
  }
  if (event?.kind !== "revealed" || !alone(scene)) return null;
  const card = before.rows[event.seat]?.[event.place];
  if (!card?.mark) return null;
  const face = faceOf(event.face);
  const known: Card = { ...card, face: event.face, revealed: false };
  return {
    ...told(card.mark, event.seat, names),
    face,
    held: card.mark.named === (face.red ? "red" : "black"),
    loss: fateName(known, fateOf(known, marks), names, before.live),
  };
}

/** Cards that all show at once are turned over one after another, and told in the line alone. */
function alone(scene: SwordScene | null): boolean {
  return events(scene).filter(({ kind }) => kind === "revealed").length === 1;
}

type Mark = NonNullable<Card["mark"]>;

function told(
  { by, named, believed }: Pick<Mark, "by" | "named" | "believed">,
  of: number,
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
