// The expressions of the faces around a table. This module knows no game.
import { getContext, setContext } from "svelte";

/** The moods of a face; `heard/expressions` has their drawings. */
export type Mood = "laugh" | "smirk" | "gasp" | "squint" | "sweat" | "weep" | "cheer";

/** The drawing of a mood, within 48 × 48: lines that replace a mask's eyes and mouth. */
export interface Expression {
  readonly mood: Mood;
  readonly lines: string;
  /** The filled part: an open mouth. */
  readonly mouth?: string;
  /** The moving parts: tears, a drop of sweat, sparks. */
  readonly drops?: string;
  readonly sparks?: string;
}

export interface Faces {
  /** Return the current expression. */
  expression(seat: number): Expression | null;
  /** Return the last mood of a seat in this game; undefined if it had none. */
  mood(seat: number): Mood | undefined;
}

const FACES = Symbol("faces");

/** Provide the faces of a table to its parts. */
export function gatherFaces(faces: Faces): void {
  setContext(FACES, faces);
}

/**
 * Return the faces of the table that this part belongs to; undefined outside a table, as on the
 * front page.
 */
export function facesAround(): Faces | undefined {
  return getContext<Faces | undefined>(FACES);
}
