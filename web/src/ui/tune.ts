// The sounds that the client can play.

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
  | "turn"
  | "face";
