// The table's socket: connects, says what it has seen, numbers commands, sends again what was not
// answered, and comes back by itself. Knows messages, not what they mean.
import type { GameAction, SocketIn, SocketOut, TableAction } from "../wire.gen";

export type Link = "connecting" | "open" | "lost" | "closed";

/** What a browser's WebSocket offers, as far as it is needed here. */
export interface Wire {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Ears {
  /** The number of the last entry seen, for the first message after each connection. */
  since(): number;
  hear(message: SocketOut): void;
  /** How the connection is; `again`: in how many milliseconds the next attempt begins. */
  link(state: Link, again?: number): void;
  /** These commands were not answered before the connection was lost, and have been sent again. */
  resent(ids: readonly string[]): void;
}

export interface World {
  connect(url: string): Wire;
  /** Whether nobody looks at the page: browsers then slow its timers down, to one a minute. */
  hidden(): boolean;
  /** A number from 0 up to 1, another one each time. */
  chance(): number;
  /** Does something later; the answer stops it. */
  later(milliseconds: number, what: () => void): () => void;
}

const OPEN = 1;
/** The first attempt comes at once, but all who were cut off together come one after another. */
const SPREAD = 500;
/** How long is waited at most after further failures, give or take a quarter. */
const LONGEST = 4000;
/** The worker is being replaced and says: come again at once, another one serves you. */
const RESTART = 1012;
/** Under which id `hold` waits among the commands: it has none, and no answer. */
const HOLD = "";
/** How long each step of a connection may take: until it is open, and until it is welcomed. */
const STEP = 8_000;
/** From one ping to the next, by when the last must be answered. */
const BEAT = 4_000;
const HIDDEN_BEAT = 20_000;
/** How soon an answer must come when there is reason to doubt. */
const DOUBT = 2_000;
/** What the server is promised: the next ping within so many seconds, or the connection is lost. */
const PROMISE = 9;

export const BROWSER: World = {
  connect: (url) => new WebSocket(url) as Wire,
  hidden: () => document.visibilityState === "hidden",
  chance: Math.random,
  later: (milliseconds, what) => {
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  },
};

export class TableSocket {
  #wire: Wire | null = null;
  #open: Map<string, SocketIn> = new Map();
  #tries = 0;
  #over = false;
  /** Whether this connection was welcomed, and whether anything was heard since the last ping. */
  #welcome = false;
  #heard = false;
  #stopWaiting: () => void = () => undefined;
  #count = 0;
  readonly #session = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? "0";

  constructor(
    public url: string,
    readonly ears: Ears,
    readonly world: World = BROWSER,
    /** Whether this only shows the table to all. */
    readonly screen = false,
  ) {
    this.#connect();
  }

  /** Sends a move that answers entry `after`; the answer names the id returned here. */
  act(action: GameAction, after: number): string {
    return this.#command({ type: "act", id: this.#nextId(), after, action });
  }

  /** Sends something done around the game. */
  do(action: TableAction): string {
    return this.#command({ type: "do", id: this.#nextId(), action });
  }

  /** The table is somewhere else now: the next connection is made there. */
  moved(url: string): void {
    this.url = url;
  }

  /** Says who of several has this device now; nothing of whoever had it is sent again. */
  hold(seat: number | null): void {
    this.#open.clear();
    this.#open.set(HOLD, { type: "hold", seat });
    if (this.#welcome) this.#give();
  }

  /** Comes back now instead of after the wait; `fresh`: there is a network again. */
  hurry(fresh = false): void {
    if (this.#over || this.#wire?.readyState === OPEN) return;
    if (fresh) this.#tries = 0;
    this.#connect();
  }

  /** Asks at once whether the other end is there: the person is back, or the network may be gone. */
  check(): void {
    if (this.#wire?.readyState === OPEN) this.#beat(DOUBT);
    else this.hurry(true);
  }

  /** Nobody looks any more: the server is not to count on pings. */
  rest(): void {
    if (this.#welcome) this.#beat();
  }

  /** Drops the connection and makes a new one, which asks for what was missed. */
  again(): void {
    if (!this.#over) this.#lost();
  }

  close(): void {
    this.#over = true;
    this.#stopWaiting();
    this.#drop();
    this.ears.link("closed");
  }

  #nextId(): string {
    this.#count += 1;
    return `${this.#session}-${this.#count}`;
  }

  #command(message: SocketIn & { id: string }): string {
    this.#open.set(message.id, message);
    this.#send(message);
    return message.id;
  }

  #send(message: SocketIn): void {
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(message));
  }

  #connect(): void {
    this.#drop();
    this.#wait(STEP, () => this.again());
    this.ears.link(this.#tries ? "lost" : "connecting");
    const wire = this.world.connect(this.url);
    this.#wire = wire;
    wire.onopen = () => {
      this.#wait(STEP, () => this.again());
      this.#send({ type: "hello", since: this.ears.since(), screen: this.screen });
    };
    wire.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as SocketOut);
    wire.onclose = ({ code }) => this.#lost(this.#welcome && code === RESTART);
  }

  #hear(message: SocketOut): void {
    this.#heard = true;
    if (message.type === "welcome") this.#welcomed();
    if (message.type === "answer") this.#open.delete(message.id);
    this.ears.hear(message);
  }

  #welcomed(): void {
    this.#welcome = true;
    this.ears.link("open");
    this.ears.resent([...this.#open.keys()]);
    this.#give();
    this.#beat();
  }

  /** Sends all that is open, in its order; who takes the device is said only once. */
  #give(): void {
    for (const message of this.#open.values()) this.#send(message);
    this.#open.delete(HOLD);
  }

  /** Asks whether the other end is still there; if nothing at all is heard by the next, it is not. */
  #beat(within?: number): void {
    const hidden = this.world.hidden();
    this.#heard = false;
    this.#send({ type: "ping", within: hidden ? 0 : PROMISE });
    this.#wait(within ?? (hidden ? HIDDEN_BEAT : BEAT), () => {
      if (!this.#heard) return this.again();
      this.#tries = 0; // only a connection that has held for a while has come about
      this.#beat();
    });
  }

  /** `sent`: on to another worker; that is no failure, but for the fourth in a row and later ones. */
  #lost(sent = false): void {
    this.#drop();
    const drawn = this.world.chance();
    const failed = this.#tries++;
    const wait =
      failed > (sent ? 2 : 0)
        ? Math.min(LONGEST, 125 * 2 ** failed) * (0.75 + drawn / 2)
        : SPREAD * drawn;
    this.ears.link("lost", wait);
    this.#wait(wait, () => this.#connect());
  }

  /** Waits for this, and for nothing else any more. */
  #wait(milliseconds: number, what: () => void): void {
    this.#stopWaiting();
    this.#stopWaiting = this.world.later(milliseconds, what);
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#welcome = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }
}
