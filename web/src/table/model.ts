// The state of the table's screen: messages in, a new model out. This module is pure: it neither
// draws nor sends, and has no rules of a game.
//
// The server sends the state (`game`). The board shows the state one scene at a time (`shown`,
// `scenes`), so that an opening is visible before the next round covers it.
import type {
  GameAction,
  AnnouncementOut,
  EntryOut,
  GameEvent,
  GameOut,
  GameView,
  NewsOut,
  Reason,
  SocketOut,
  TableEvent,
  TableView,
  Unseen,
} from "../wire.gen";
import { linesOf, logged, type Line } from "./log";

export type Seat = number;
export type { Line };

/** The events of a table with this game. */
export type Happening<Event> = Event | TableEvent | Unseen;

/** A game as one person sees it, typed by the game's view. */
export interface GameOf<View> extends Omit<GameOut, "view"> {
  readonly view: View;
}

/** The events of one message, and the state after them. */
export interface Scene<View = GameView, Event = GameEvent> {
  readonly entries: readonly EntryOf<Event>[];
  readonly game: GameOf<View> | null;
}

export interface EntryOf<Event> extends Omit<EntryOut, "events"> {
  readonly events: readonly Happening<Event>[];
}

/** A seat's deadline, by this device's clock. */
export interface Deadline {
  readonly seats: readonly Seat[];
  readonly at: number;
  readonly span: number;
  /** In a slow game: its name, and the action that the server plays then, if it is known. */
  readonly game?: string | undefined;
  readonly later?: GameAction | null | undefined;
}

/** Everything that this page has received about the randomness of the last game. */
export interface Evidence {
  /** The number of the game at its table; 0 before any game is known. */
  readonly number: number;
  readonly commitment: string;
  /** All entries from the start of the game. */
  readonly entries: readonly EntryOut[];
  /** False if entries are missing. */
  readonly whole: boolean;
  /** True if this person certainly had a seat when the game began. */
  readonly seated: boolean;
  /** The table when the game began, with its rules and settings; null if they are unknown. */
  readonly table: TableView | null;
  /** The commitments of the games before it. */
  readonly earlier: readonly string[];
}

export interface Model {
  readonly number: number;
  readonly you: Seat | null;
  readonly table: TableView | null;
  readonly present: readonly boolean[];
  /**
   * The time until which the others wait for each disconnected player who must act; a bot then
   * plays.
   */
  readonly awaited: readonly Deadline[];
  readonly spectators: number;
  /** The names of the spectators who have given one. */
  readonly watchers: readonly string[];
  /** The spectators whom the host has muted. */
  readonly silenced: readonly string[];
  /** The number of public screens of the table. */
  readonly screens: number;
  readonly game: GameOut | null;
  readonly shown: GameOut | null;
  /** True if a game exists that has not arrived yet. */
  readonly waits: boolean;
  readonly scenes: readonly Scene[];
  readonly due: Deadline | null;
  readonly lines: readonly Line[];
  /** The line about the rules of the next game, which waits for its start. */
  readonly set: Line | null;
  readonly complete: boolean;
  readonly away: readonly Line[];
  /** True if a bot was playing for this person when they connected. */
  readonly stoodIn: boolean;
  readonly evidence: Evidence;
  /** The operator's announcement to all. */
  readonly announcement: AnnouncementOut | null;
  readonly refused: { readonly reason: Reason; readonly id: string | null } | null;
}

/**
 * Return the earlier object if it is equal, so that dependent state (a choice or a word in
 * progress) survives.
 */
function kept<T>(before: T, now: T): T {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

export const NO_EVIDENCE: Evidence = {
  number: 0,
  commitment: "",
  entries: [],
  whole: true,
  seated: false,
  table: null,
  earlier: [],
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
  set: null,
  complete: true,
  away: [],
  stoodIn: false,
  evidence: NO_EVIDENCE,
  announcement: null,
  refused: null,
};

/**
 * Return the model after a message. `now`: this device's clock; `seen`: the last line read before.
 */
export function heard(model: Model, message: SocketOut, now: number, seen = 0): Model {
  switch (message.type) {
    case "welcome": {
      const fresh = linesOf(message.missed, message.table).filter(
        (line) => line.number > model.number,
      );
      const { lines, set } = logged(model, fresh);
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
        lines: lines.slice(-KEPT_LINES),
        set,
        complete: model.complete && message.complete,
        stoodIn: message.you !== null && Boolean(message.table.seats[message.you]?.bot),
        away: seen ? fresh.filter((line) => line.number > seen) : [],
        evidence: witnessed(model.evidence, message.missed, message, message.complete),
        announcement: null,
      };
    }
    case "news": {
      const table = message.table ?? model.table;
      const last = message.entries.at(-1);
      // An unchanged game stays the same object, so that talk does not undo a choice in progress.
      const game = kept(model.game, message.game);
      // Talk is not a scene: it does not wait for the current scene, and does not shorten waiting
      // scenes.
      const aside = game === model.game && message.entries.length > 0 && isAside(message);
      const { lines, set } = logged(model, linesOf(message.entries, table, model.table));
      return {
        ...model,
        number: last?.number ?? model.number,
        you: message.you,
        table,
        game,
        waits: false,
        scenes: aside ? model.scenes : [...model.scenes, { entries: message.entries, game }],
        due: deadline(message.due, now, model.due),
        lines: lines.slice(-KEPT_LINES),
        set,
        evidence: witnessed(model.evidence, message.entries, { ...message, table }),
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

/** The events that no board shows. If the game is unchanged too, they are no scene. */
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
  "score-reset",
]);

function isAside({ entries }: NewsOut): boolean {
  return entries.every((entry) => entry.events.every((event) => BESIDE.has(event.kind)));
}

/** Return the public state of the table, without any player's private data. */
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

/** Return whether a message skips entries that this model has not seen. */
export function gap(model: Model, message: SocketOut): boolean {
  const first = message.type === "news" ? message.entries[0] : undefined;
  return first !== undefined && first.number > model.number + 1;
}

/** Return the model after the first waiting scene, whose result is then shown. */
export function played(model: Model): Model {
  const [first, ...rest] = model.scenes;
  return first ? { ...model, shown: first.game, scenes: rest } : model;
}

/** Return the model without its waiting scenes, so that the present is shown. */
export function caughtUp(model: Model): Model {
  return { ...model, shown: model.game, scenes: [] };
}

/** Return the lines up to the shown state; a scene's line appears after the scene. */
export function told(model: Model): readonly Line[] {
  const next = model.scenes[0]?.entries[0]?.number;
  return next === undefined ? model.lines : model.lines.filter((line) => line.number < next);
}

/** Return the deadline; if it is the earlier one `before`, it keeps its span. */
function deadline(
  due: { readonly seats: readonly Seat[]; readonly milliseconds: number } | null,
  now: number,
  before: Deadline | null = null,
): Deadline | null {
  if (!due) return null;
  const at = now + due.milliseconds;
  const same = before && Math.abs(before.at - at) < 500;
  return { seats: due.seats, at, span: same ? before.span : due.milliseconds };
}

/** Return everything known about the last game's randomness, which is kept until the next game. */
function witnessed(
  known: Evidence,
  entries: readonly EntryOut[],
  { you, table }: { readonly you: Seat | null; readonly table: TableView | null },
  complete = true,
): Evidence {
  let next = complete ? known : { ...known, whole: false };
  let begun = false;
  for (const entry of entries) {
    if (entry.number <= (next.entries.at(-1)?.number ?? 0)) continue;
    for (const event of entry.events) {
      if (event.kind === "game-started") {
        const { number, commitment } = event;
        const earlier = [...next.earlier, next.commitment];
        const seated = you !== null;
        next = { number, commitment, entries: [], whole: true, seated, table, earlier };
        begun = true;
      } else if (begun && /^(rules|game|table)-set$/.test(event.kind)) {
        // The table's rules and settings may differ from those of the game.
        next = { ...next, table: null };
      } else if (begun && /^(seated|taken-over)$/.test(event.kind)) {
        // The person may have taken their present seat after the game had begun.
        next = { ...next, seated: false };
      }
    }
    if (next.number) next = { ...next, entries: [...next.entries, entry] };
  }
  return next;
}
