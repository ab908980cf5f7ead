// A small table of Mia for tests, with the default properties of its board.
import { vi } from "vitest";
import { like } from "../../preferences.svelte";
import { speak } from "../../words.svelte";
import type { GameOut, Ladder, MiaView, TableView, WelcomeOut } from "../../wire.gen";
import type { GameOf } from "../../table/model";

export const LADDER: Ladder = {
  top: 21,
  ways: 36,
  rungs: [
    { value: 54, rolls: [54], held_by: [54, 61, 66, 21], beaten_by: 18, reached_by: 20 },
    { value: 61, rolls: [61], held_by: [61, 66, 21], beaten_by: 16, reached_by: 18 },
    { value: 66, rolls: [66], held_by: [66, 21], beaten_by: 2, reached_by: 3 },
    { value: 21, rolls: [21], held_by: [21], beaten_by: 0, reached_by: 2 },
  ],
};

export const VIEW: MiaView = {
  you: 0,
  phase: "cup",
  turn: 0,
  round: 1,
  standing: [6, 6],
  out: [],
  claims: [],
  roller: 0,
  looked: false,
  roll: null,
  last: null,
  places: null,
  life_rerolled: [],
  direction: 1,
  kept: false,
};

export function game(view: Partial<MiaView> = {}, offers: GameOut["offers"] = []): GameOf<MiaView> {
  return {
    view: { ...VIEW, ...view },
    offers,
    places: null,
    reason: null,
    guess: null,
    covered: null,
    interrupts: [],
    by_default: null,
  };
}

export const TABLE: TableView = {
  id: "abcdefghijkmnpqr",
  game: "mia",
  phase: "playing",
  seats: [
    { name: "Ann", bot: null, away: false, shared: true },
    { name: "liar", bot: "liar", away: false, shared: false },
  ],
  host: 0,
  preset: "standard",
  changes: [],
  rules_name: "",
  rules: "order=standard lives=6 display=lives scoring=lives",
  settings: {
    spectators: true,
    chat: true,
    phrases: true,
    open_seed: false,
    pace: "fast",
    hints: false,
    whispers: true,
    reactions: true,
    take_over: true,
    locked: false,
    programs_talk: false,
    patience: 60,
  },
  commitment: "c0",
  games: 1,
  edition: 1,
  score: { games: [], played: [], won: [], former: [] },
  tournament: "",
  stakes: null,
};

export const WELCOME: WelcomeOut = {
  type: "welcome",
  number: 10,
  you: 0,
  table: TABLE,
  present: [true, false],
  game: game(),
  game_follows: false,
  due: null,
  missed: [],
  complete: true,
};

export const act = vi.fn();
export const skip = vi.fn();

/** The properties of the board at that table, as seen from the first seat. */
export const usual = {
  table: TABLE,
  you: 0,
  present: [true, true],
  scene: null,
  span: 0,
  reference: LADDER,
  busy: false,
  due: null,
  recent: [],
  act,
  skip,
};

/** Reset all state to that of an experienced player who reads English. */
export async function anew(): Promise<void> {
  act.mockReset();
  skip.mockReset();
  like({ lookAtOnce: false, odds: false, taught: ["mia"] });
  await speak("en");
}
