// What the faces around a table show: whose mask it is, and what moves it just now. Knows no game.
import { getContext, setContext } from "svelte";

/** What moves a face; what is drawn for it stands in `heard/expressions`. */
export type Mood = "laugh" | "smirk" | "gasp" | "squint" | "sweat" | "weep" | "cheer";

/** How a mood is drawn, within 48 × 48: lines instead of a mask's own eyes and mouth. */
export interface Expression {
  readonly mood: Mood;
  readonly lines: string;
  /** What is filled: an open mouth. */
  readonly mouth?: string;
  /** What falls or flies: tears, a drop of sweat, sparks. */
  readonly drops?: string;
  readonly sparks?: string;
}

export interface Faces {
  /** The mask that somebody chose; null: the one drawn from their name. */
  mask(seat: number): string | null;
  /** Whether a program sits there, and no human. */
  program(seat: number): boolean;
  /** What moves their face now. */
  expression(seat: number): Expression | null;
}

const FACES = Symbol("faces");

/** Tells the parts of a table whose faces they draw. */
export function gatherFaces(faces: Faces): void {
  setContext(FACES, faces);
}

/** The faces of the table that this part belongs to; none at the front door. */
export function facesAround(): Faces | undefined {
  return getContext<Faces | undefined>(FACES);
}
