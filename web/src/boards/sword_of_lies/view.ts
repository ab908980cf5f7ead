// The view as the board reads it: fields that a card leaves out have their defaults.
import type { CardView, Mark, SwordOfLiesView } from "../../wire.gen";

export interface Card {
  readonly face: string | null;
  readonly mark: Mark | null;
  readonly revealed: boolean;
  readonly side: "face_down" | "face_up";
  readonly lives: number;
}

export interface View extends Omit<SwordOfLiesView, "rows"> {
  readonly rows: readonly (readonly Card[])[];
}

/** Return the face of a card, or null if the viewer does not know it. */
export function faceAt(view: View, seat: number, place: number): string | null {
  return view.rows[seat]?.[place]?.face ?? null;
}

const USUAL: Card = { face: null, mark: null, revealed: false, side: "face_down", lives: 0 };
const read = new WeakMap<object, View>();

/** Return the same view for the same message, so that unchanged parts are not drawn again. */
export function viewOf(sent: SwordOfLiesView): View {
  const known = read.get(sent);
  if (known) return known;
  const rows = sent.rows.map((row) =>
    row.map((card: Partial<CardView>) => ({ ...USUAL, ...card })),
  );
  const view = { ...sent, rows };
  read.set(sent, view);
  return view;
}
