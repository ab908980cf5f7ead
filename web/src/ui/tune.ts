// The sounds that the client can make.

export type Tune =
  | "shake"
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
