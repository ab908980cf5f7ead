// What the table's screen knows: messages in, a new model out. Pure; draws and sends nothing.
//
// The server says what is so (`game`); the board shows it a scene at a time (`shown`, `scenes`), so
// that an opening is seen before the next round lies over it. No rule of any game lives here.
import type {
  AnnouncementOut,
  AnyEvent,
  EntryOut,
  GameEvent,
  GameOut,
  GameView,
  NewsOut,
  Reason,
  SeatView,
  SocketOut,
  TableEvent,
  TableView,
  Unseen,
} from "../wire.gen";

export type Seat = number;

/** One event as a line of the history; seats as they were when it happened. */
export interface Line {
  readonly number: number;
  readonly at: number;
  readonly event: AnyEvent;
  readonly seats: readonly SeatView[];
  /** The game that was on the table then. */
  readonly game: string;
}

/** What may happen at a table where a game with these events is played. */
export type Happening<Event> = Event | TableEvent | Unseen;

/** A game as one person sees it, with the view of one game. */
export interface GameOf<View> extends Omit<GameOut, "view"> {
  readonly view: View;
}

/** What happened at one stroke, and what was so after it. */
export interface Scene<View = GameView, Event = GameEvent> {
  readonly entries: readonly EntryOf<Event>[];
  readonly game: GameOf<View> | null;
}

export interface EntryOf<Event> extends Omit<EntryOut, "events"> {
  readonly events: readonly Happening<Event>[];
}

/** Whose time runs out when, by this device's clock. */
export interface Deadline {
  readonly seats: readonly Seat[];
  readonly at: number;
  readonly span: number;
}

/** What is known of one committed chance action. */
export interface Draw {
  readonly commitment?: string;
  readonly salt?: string;
  readonly opened?: AnyEvent;
  /** How the outcome that `opened` shows may have been spelt, its fields in braces. */
  readonly spelt?: readonly string[];
}

/** What the server has said of the randomness of the last game. */
export interface Fairness {
  /** Which of the table's games; 0 before any is known. */
  readonly number: number;
  readonly commitment: string;
  /** The hash of each seat's share. */
  readonly bound: readonly (string | null)[];
  /** The shares that are open. */
  readonly shares: readonly (string | null)[];
  /** Whether no more shares are opened. */
  readonly settled: boolean;
  /** Whether this person had a seat when the game began. */
  readonly seated: boolean;
  readonly draws: Readonly<Record<number, Draw>>;
  readonly seed: string | null;
}

export interface Model {
  readonly number: number;
  readonly you: Seat | null;
  readonly table: TableView | null;
  readonly present: readonly boolean[];
  /** Until when others wait for each who is to act and is gone; then a bot plays. */
  readonly awaited: readonly Deadline[];
  readonly spectators: number;
  /** How those who watch are called, those who have said so. */
  readonly watchers: readonly string[];
  /** Those of them whom the host has muted. */
  readonly silenced: readonly string[];
  /** How many screens show the table to all. */
  readonly screens: number;
  readonly game: GameOut | null;
  readonly shown: GameOut | null;
  /** Whether there is a game that has not come yet. */
  readonly waits: boolean;
  readonly scenes: readonly Scene[];
  readonly due: Deadline | null;
  readonly lines: readonly Line[];
  readonly complete: boolean;
  readonly away: readonly Line[];
  /** Whether a bot was playing for this person when they came. */
  readonly stoodIn: boolean;
  readonly fairness: Fairness;
  /** What whoever runs the server has to say to all. */
  readonly announcement: AnnouncementOut | null;
  readonly refused: { readonly reason: Reason; readonly id: string | null } | null;
}

/** What was there before where nothing of it has changed, so that what hangs on it (a choice half
    made, a word half typed) stays too. */
function kept<T>(before: T, now: T): T {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

export const NO_DRAWS: Fairness = {
  number: 0,
  commitment: "",
  bound: [],
  shares: [],
  settled: false,
  seated: false,
  draws: {},
  seed: null,
};
const KEPT_LINES = 2000;

export const BLANK: Model = {
  number: 0,
  you: null,
  table: null,
  present: [],
  awaited: [],
  spectators: 0,
  watchers: [],
  silenced: [],
  screens: 0,
  game: null,
  shown: null,
  waits: false,
  scenes: [],
  due: null,
  lines: [],
  complete: true,
  away: [],
  stoodIn: false,
  fairness: NO_DRAWS,
  announcement: null,
  refused: null,
};

/** The model after a message; `now` is this device's clock, `seen` the last line read before. */
export function heard(model: Model, message: SocketOut, now: number, seen = 0): Model {
  switch (message.type) {
    case "welcome": {
      const fresh = linesOf(message.missed, message.table).filter(
        (line) => line.number > model.number,
      );
      const lines = [...model.lines, ...fresh].slice(-KEPT_LINES);
      const game = message.game_follows ? model.game : kept(model.game, message.game);
      return {
        ...model,
        number: message.number,
        you: message.you,
        table: kept(model.table, message.table),
        present: message.present,
        awaited: [],
        game,
        shown: game,
        waits: message.game_follows && !model.game,
        scenes: [],
        due: deadline(message.due, now),
        lines,
        complete: model.complete && message.complete,
        stoodIn: message.you !== null && Boolean(message.table.seats[message.you]?.bot),
        away: seen ? fresh.filter((line) => line.number > seen) : [],
        fairness: fairer(model.fairness, message.missed, message.you),
        announcement: null,
      };
    }
    case "news": {
      const table = message.table ?? model.table;
      const last = message.entries.at(-1);
      const game = gameAfter(model.game, message);
      // Talk is no scene: it neither waits for the one being played nor hurries those that wait.
      const aside = game === model.game && message.entries.length > 0 && isAside(message);
      return {
        ...model,
        number: last?.number ?? model.number,
        you: message.you,
        table,
        game,
        waits: false,
        scenes: aside ? model.scenes : [...model.scenes, { entries: message.entries, game }],
        due: deadline(message.due, now),
        lines: [...model.lines, ...linesOf(message.entries, table)].slice(-KEPT_LINES),
        fairness: fairer(model.fairness, message.entries, message.you),
      };
    }
    case "present":
      return {
        ...model,
        present: message.present,
        spectators: message.spectators,
        watchers: message.watchers,
        silenced: message.muted,
        screens: message.screens,
        awaited: message.waits.flatMap((due) => deadline(due, now) ?? []),
      };
    case "answer":
      return message.reason
        ? { ...model, refused: { reason: message.reason, id: message.id } }
        : model;
    case "refused":
      return { ...model, refused: { reason: message.reason, id: null } };
    case "announcement":
      return { ...model, announcement: message.text || message.draining ? message : null };
    case "storage":
    case "device":
    case "pong":
      return model;
  }
}

/** What leaves a running game as it stands, though it is sent along with it. */
const BESIDE: ReadonlySet<string> = new Set<TableEvent["kind"]>([
  "said",
  "said-to",
  "phrase-said",
  "reacted",
  "wore",
  "renamed",
  "handed-over",
  "host-passed",
  "host-returned",
  "stood-in",
  "take-over-asked",
  "take-over-dropped",
  "guessed",
  "guesses-settled",
  "share-bound",
  "share-added",
  "shares-left-out",
  "table-set",
  "muted",
  "watcher-removed",
  "link-changed",
]);

/**
 * The game after a piece of news; the very same one if nothing happened in it, so that a chat line
 * does not undo what somebody has half chosen or covered. What is hidden from this person may be
 * either: only then are the two compared.
 */
function gameAfter(before: GameOut | null, { entries, game }: NewsOut): GameOut | null {
  if (!before || !game) return game;
  const events = entries.flatMap((entry) => entry.events);
  const inGame = events.filter((event) => !BESIDE.has(event.kind));
  if (!events.length || inGame.some((event) => event.kind !== "unseen")) return game;
  if (!inGame.length) return before;
  return JSON.stringify(before) === JSON.stringify(game) ? before : game;
}

function isAside({ entries }: NewsOut): boolean {
  return entries.every((entry) => entry.events.every((event) => BESIDE.has(event.kind)));
}

/** What all know of the table, and nothing that anybody at it was told. */
export function forgotten({
  table,
  present,
  awaited,
  spectators,
  watchers,
  silenced,
  screens,
}: Model): Model {
  const known = { table, present, awaited, spectators, watchers, silenced, screens };
  return { ...BLANK, ...known, waits: true };
}

/** Whether a piece of news leaves out entries that this model has not seen. */
export function gap(model: Model, message: SocketOut): boolean {
  const first = message.type === "news" ? message.entries[0] : undefined;
  return first !== undefined && first.number > model.number + 1;
}

/** The first waiting scene has been played: what it led to is shown. */
export function played(model: Model): Model {
  const [first, ...rest] = model.scenes;
  return first ? { ...model, shown: first.game, scenes: rest } : model;
}

/** All waiting scenes are skipped: the present is shown. */
export function caughtUp(model: Model): Model {
  return { ...model, shown: model.game, scenes: [] };
}

/** The lines up to what is shown: a scene that waits or plays is not told before it is seen. */
export function told(model: Model): readonly Line[] {
  const next = model.scenes[0]?.entries[0]?.number;
  return next === undefined ? model.lines : model.lines.filter((line) => line.number < next);
}

function linesOf(entries: readonly EntryOut[], table: TableView | null): Line[] {
  const seats = table?.seats ?? [];
  const game = table?.game ?? "";
  return entries.flatMap(({ number, at, events }) =>
    events.map((event) => ({ number, at, event, seats, game })),
  );
}

function deadline(
  due: { readonly seats: readonly Seat[]; readonly milliseconds: number } | null,
  now: number,
): Deadline | null {
  return due && { seats: due.seats, at: now + due.milliseconds, span: due.milliseconds };
}

/** What is known of the last game's draws: kept after its end, until the next one starts. */
function fairer(known: Fairness, entries: readonly EntryOut[], you: Seat | null): Fairness {
  let next = known;
  for (const { events, openings = [] } of entries) {
    for (const event of events) next = proven(next, event, you);
    for (const { event, spelt } of openings) next = opened(next, events[event], spelt);
  }
  return next;
}

function proven(known: Fairness, event: AnyEvent, you: Seat | null): Fairness {
  switch (event.kind) {
    case "game-started":
      return {
        ...NO_DRAWS,
        number: event.number,
        commitment: event.commitment,
        bound: event.shares,
        shares: event.shares.map(() => null),
        seated: you !== null,
      };
    case "share-added":
      return {
        ...known,
        shares: known.shares.map((one, seat) => (seat === event.seat ? event.share : one)),
      };
    case "shares-left-out":
      return { ...known, settled: true };
    case "committed":
      return noted({ ...known, settled: true }, event.draw, { commitment: event.commitment });
    case "salted":
      return noted(known, event.draw, { salt: event.salt });
    case "seed-opened":
      return { ...known, seed: event.seed };
    default:
      return known;
  }
}

function opened(known: Fairness, event: AnyEvent | undefined, spelt: readonly string[]): Fairness {
  return event && "draw" in event ? noted(known, event.draw, { opened: event, spelt }) : known;
}

function noted(known: Fairness, draw: number, more: Draw): Fairness {
  return { ...known, draws: { ...known.draws, [draw]: { ...known.draws[draw], ...more } } };
}
