// The stages of a table's screen.

export type Stage = "coming" | "lobby" | "game" | "end";
