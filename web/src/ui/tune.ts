// The sounds that the client can play.

/** An event of a game, with the seat at which its sound is heard. */
export interface Sounding {
  readonly kind: string;
  readonly seat?: number | null;
}

export type Tune =
  | "shake"
  | "rattle"
  | "thud"
  | "peek"
  | "swell"
  | "lift"
  | "say"
  | "believe"
  | "doubt"
  | "lie"
  | "truth"
  | "lost"
  | "mia"
  | "caught"
  | "won"
  | "chips"
  | "turn"
  | "face";
