// What a table's screen shows.

export type Stage = "coming" | "lobby" | "game" | "end";
