// One person's impressions of others at a table: bubbles of talk, moving faces, muted people. This
// module does not draw, and knows no game. Bubbles last a few seconds; the talk keeps the words.
import { likes } from "../preferences.svelte";
import { store, stored } from "../storage";
import type { AnyEvent, SocketOut, TableView } from "../wire.gen";
import type { Expression, Faces, Mood } from "../ui/faces";
import { say } from "../words.svelte";
import { MUTED } from "../table/keys";

/** The time for which a face stays changed, and the shortest time of a bubble, in milliseconds. */
const STANDS = 3200;
const PER_LETTER = 22;
const LONGEST = 6000;

/** A bubble or reaction at a seat; a spectator's has no seat. */
export interface Bubble {
  readonly key: string;
  readonly seat: number | null;
  readonly name: string;
  readonly words: string;
  readonly reaction: Mood | null;
  /** The seat at which the face is thrown. */
  readonly to: number | null;
  readonly alone: boolean;
}

/**
 * Return the key by which a person is muted: the name, with separate keys for players and
 * spectators.
 */
export function speakerKey(seat: number | null, name: string): string {
  return seat === null ? `~${name}` : name;
}

/** Return the name contained in a mute key. */
export function speakerName(key: string): string {
  return key.replace(/^~/, "");
}

export class Hearing implements Faces {
  bubbles: readonly Bubble[] = $state.raw([]);
  muted: ReadonlySet<string> = $state.raw(new Set<string>());
  #moved: Readonly<Record<number, Expression>> = $state.raw({});
  #draw: ((mood: Mood) => Expression) | null = null;
  /** The names at the seats before the latest message. */
  #names: readonly string[] = [];
  /** The last mood of each seat in this game. */
  #last: Readonly<Record<number, Mood>> = $state.raw({});
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  constructor(
    private readonly table: string,
    private readonly view: () => TableView | null,
  ) {
    this.muted = new Set(remembered(MUTED + table));
  }

  /** Set the function that draws moods, once the drawings are loaded. */
  drawnBy(draw: (mood: Mood) => Expression): void {
    this.#draw = draw;
  }

  expression(seat: number): Expression | null {
    return this.#moved[seat] ?? null;
  }

  mood(seat: number): Mood | undefined {
    return this.#last[seat];
  }

  /** Mute a person, or unmute them. */
  mute(key: string): void {
    const next = new Set(this.muted);
    if (!next.delete(key)) next.add(key);
    this.muted = next;
    this.bubbles = this.bubbles.filter((one) => !next.has(speakerKey(one.seat, one.name)));
    this.#keep();
  }

  #keep(): void {
    const kept = MUTED + (this.view()?.id ?? this.table);
    store(kept, this.muted.size ? JSON.stringify([...this.muted]) : null);
  }

  /** Keep people muted when they change their name. */
  #follow(event: AnyEvent): void {
    if (event.kind !== "renamed") return;
    const before = this.#names[event.seat];
    if (before === undefined || !this.muted.has(speakerKey(event.seat, before))) return;
    this.muted = new Set(this.muted).add(speakerKey(event.seat, event.name));
    this.#keep();
  }

  /** Show the talk of a message at the seats. */
  hear(message: SocketOut): void {
    const names = "table" in message ? message.table?.seats.map((seat) => seat.name) : undefined;
    if (message.type === "news")
      for (const { events } of message.entries)
        for (const event of events) {
          this.#follow(event);
          if (event.kind === "game-started") this.#last = {};
        }
    this.#names = names ?? this.#names;
    if (message.type !== "news") return;
    for (const { number, events } of message.entries)
      for (const [index, event] of events.entries()) {
        const bubble = this.#bubble(event, `${number}-${index}`);
        if (!bubble || this.muted.has(speakerKey(bubble.seat, bubble.name))) continue;
        this.#stand(bubble);
        if (bubble.reaction && bubble.seat !== null) this.move(bubble.seat, bubble.reaction);
      }
  }

  /** Change a face for a few seconds. */
  move(seat: number, mood: Mood): void {
    this.#last = { ...this.#last, [seat]: mood };
    if (!this.#draw) return;
    this.#moved = { ...this.#moved, [seat]: this.#draw(mood) };
    this.#later(`face ${seat}`, STANDS, () => {
      this.#moved = Object.fromEntries(
        Object.entries(this.#moved).filter(([moved]) => Number(moved) !== seat),
      );
    });
  }

  /** Remove whispers to the previous holder, after the device has changed hands. */
  handedOn(): void {
    this.bubbles = this.bubbles.filter((one) => !one.alone);
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #stand(bubble: Bubble): void {
    const same = (one: Bubble): boolean => one.seat === bubble.seat && one.name === bubble.name;
    this.bubbles = [...this.bubbles.filter((one) => !same(one)), bubble];
    const span = Math.min(LONGEST, STANDS + bubble.words.length * PER_LETTER);
    this.#later(`said ${speakerKey(bubble.seat, bubble.name)}`, span, () => {
      this.bubbles = this.bubbles.filter((one) => one.key !== bubble.key);
    });
  }

  #later(what: string, span: number, deed: () => void): void {
    clearTimeout(this.#timers.get(what));
    this.#timers.set(what, setTimeout(deed, span));
  }

  #bubble(event: AnyEvent, key: string): Bubble | null {
    if (event.kind === "reacted") {
      if (!likes.faces) return null;
      const { seat, name, to } = event;
      const words = say(`table-reaction-${event.reaction}`);
      return { key, seat, name, words, reaction: event.reaction as Mood, to, alone: false };
    }
    if (!likes.talk) return null;
    const said = { key, reaction: null, to: null };
    if (event.kind === "said")
      return { ...said, seat: event.seat, name: event.name, words: event.text, alone: false };
    if (event.kind === "phrase-said") {
      const words = say(`table-phrase-${event.phrase}`);
      return { ...said, seat: event.seat, name: event.name, words, alone: false };
    }
    if (event.kind !== "said-to") return null;
    const name = this.view()?.seats[event.seat]?.name ?? "";
    return { ...said, seat: event.seat, name, words: event.text, alone: true };
  }
}

function remembered(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(stored(key) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}
