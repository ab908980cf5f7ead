// A small table of Sword of Lies for tests.
import { vi } from "vitest";
import type { GameOut, SwordOfLiesReference, SwordOfLiesView, TableView } from "../../wire.gen";
import type { GameOf } from "../../table/model";

const DOWN = {};

export const VIEW: SwordOfLiesView = {
  you: 0,
  phase: "castling",
  turn: 0,
  acting: [0],
  button: null,
  rows: [
    [{ face: "Qh" }, { face: "7c", mark: { by: 2, named: "red", believed: false, of: 0 } }],
    [DOWN, { mark: { by: 0, named: "black", believed: true, of: 2 } }],
    [{ face: "As" }, DOWN],
  ],
  stacks: [200, 180, 60],
  bets: [0, 0, 0],
  pots: [],
  live: [0, 1, 2],
  level: 0,
  raises_left: null,
  determined: [],
  first: 0,
  trades: [0, 0, 0],
  trade: null,
  question: null,
  blind: null,
  round: 0,
  chosen: [],
  choice: null,
  swords: [0, 0, 0],
  boldest: null,
  contenders: [],
  thrown: [[], [], []],
  shield: "face_down",
  war_round: 0,
  armed: [],
  ready: [],
  deals: [],
  proposals_left: 0,
  promises: [],
  sealed: [],
  order: null,
  fought: null,
  lives: [0, 0, 0],
  raked: 0,
  places: null,
  won: [],
} as unknown as SwordOfLiesView;

export function game(
  view: Partial<SwordOfLiesView> = {},
  offers: GameOut["offers"] = [],
): GameOf<SwordOfLiesView> {
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

/** Rows at war: all cards are revealed, and shields are face down. */
export const WAR_ROWS = [
  [
    { face: "Qh", revealed: true, side: "face_up", lives: 1 },
    { face: "7c", revealed: true, lives: 2 },
  ],
  [
    { face: "4d", revealed: true, side: "face_up", lives: 1 },
    { face: "Kd", revealed: true, lives: 2 },
  ],
  [{ face: "As", revealed: true, side: "face_up", lives: 1 }],
] as unknown as SwordOfLiesView["rows"];

export const TABLE: TableView = {
  id: "abcdefghijkmnpqr",
  game: "sword_of_lies",
  phase: "playing",
  seats: [{ name: "Ann" }, { name: "Bob" }, { name: "Cyd" }],
  host: 0,
  preset: "standard",
  changes: [],
  rules_name: "",
  rules: "cards=2 big_blind=2 reveal=in_turn may_hold=no triple_attack=no",
  settings: {
    spectators: true,
    chat: true,
    whispers: true,
    reactions: true,
    take_over: true,
    locked: false,
    programs_talk: false,
    patience: 60,
    phrases: true,
    open_seed: false,
    pace: "fast",
    hints: false,
  },
  commitment: "c0",
  games: 1,
  edition: 1,
  score: { games: [], played: [], won: [], former: [] },
  tournament: "",
  stakes: { buy_in: 200, to_go_on: 2, most: 1000, rebuys: true, raked: 0, taken_away: 0 },
};

export const MARKS: SwordOfLiesReference = {
  marks: [
    { named_truly: false, believed: true, becomes: "shield" },
    { named_truly: false, believed: false, becomes: "sword" },
    { named_truly: true, believed: true, becomes: "sword" },
    { named_truly: true, believed: false, becomes: "shield" },
  ],
  attacks: [],
  deck: 52,
  alike: 3,
};

/** The board's action callback; cleared before each test. */
export const act = vi.fn();

/** The board's props, except the game. */
export const usual = {
  table: TABLE,
  you: 0,
  present: [true, true, true],
  scene: null,
  span: 0,
  reference: MARKS,
  busy: false,
  due: null,
  recent: [],
  act,
  skip: vi.fn(),
};

/** The actions of the player's castling turn. */
export const CASTLING: GameOut["offers"] = [
  {
    action: { kind: "interrogate", of: 1, place: 0 },
    slots: [{ kind: "one-of", field: "place", values: [0] }],
  },
  {
    action: { kind: "interrogate", of: 2, place: 0 },
    slots: [{ kind: "one-of", field: "place", values: [0, 1] }],
  },
  {
    action: { kind: "offer-trade", own: 0, of: 1, theirs: 0, chips: 0 },
    slots: [
      { kind: "one-of", field: "own", values: [0, 1] },
      { kind: "one-of", field: "of", values: [1, 2] },
      { kind: "one-of", field: "theirs", values: [0, 1] },
      { kind: "between", field: "chips", low: 0, high: 200 },
    ],
  },
];
