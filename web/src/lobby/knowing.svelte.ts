// The bots that can use a solution at a table, now and with one more seat. Other bots are always
// offered. These bots are offered only if their solution applies, and a change caused by the rules
// is explained. This is not a `resource`, because unknown answers are requested again later.
import { coverage } from "../net/http";
import { botName, explain, learn, say } from "../words.svelte";
import type { Coverage, GameSetupOut, SeatView } from "../wire.gen";

/**
 * The server's answer while its solver is starting, and the milliseconds before the next request.
 */
const PREPARING = "coach-preparing";
const AGAIN = 15_000;

export class Knowing {
  #now: Coverage | null = $state.raw(null);
  #next: Coverage | null = $state.raw(null);
  #asked = "";
  /**
   * The reason why the table is not solved from the start, in words: now, and with one more seat.
   */
  why = $state("");
  whyNext = $state("");

  /** Request how far the table is solved, unless this was requested before. */
  ask(game: string, rules: string, seats: number): void {
    const about = `${game} ${rules} ${seats}`;
    if (about === this.#asked) return;
    this.#asked = about;
    const tables = [
      coverage(game, rules, Math.max(2, seats)),
      coverage(game, rules, Math.min(20, Math.max(2, seats + 1))),
    ];
    const told = Promise.all(tables).then(async ([now, next]) => {
      if (next?.reason ?? now?.reason) await learn("coach");
      return [now, next] as const;
    });
    void told.then(
      ([now, next]) => {
        if (about !== this.#asked) return;
        this.#now = known(now);
        this.#next = known(next);
        this.why = this.#now?.reason ? explain(this.#now.reason) : "";
        this.whyNext = this.#next?.reason ? explain(this.#next.reason) : "";
        const wait = Math.max(...[now, next].map(waiting));
        if (wait) setTimeout(() => this.#again(about, game, rules, seats), wait);
      },
      () => {
        if (about !== this.#asked) return;
        this.#now = this.#next = null; // the solver does not know these rules
        this.why = this.whyNext = "";
        this.#asked = "";
      },
    );
  }

  /** Request a pending answer again. */
  #again(about: string, game: string, rules: string, seats: number): void {
    if (about !== this.#asked) return;
    this.#asked = "";
    this.ask(game, rules, seats);
  }

  /** True if the table is known to be solved from the start with one more seat. */
  get solved(): boolean {
    return this.#next?.solved === "whole";
  }

  /** Return the bots to offer for the next seat. */
  offered(info: GameSetupOut): readonly string[] {
    return this.#next?.solved === "no"
      ? info.bots.filter((bot) => !info.advised.includes(bot))
      : info.bots;
  }

  /** Return the note about the offered bots. */
  picking(info: GameSetupOut): string {
    if (!this.#next || this.#next.solved === "whole" || !info.advised.length) return "";
    return say(this.#next.solved === "no" ? "web-bots-solved-only" : "web-bots-later", {
      bots: names(info.advised),
    });
  }

  /** Return the note about the seated bots. */
  seated(info: GameSetupOut, seats: readonly SeatView[]): string {
    const here = info.advised.filter((bot) => seats.some((seat) => seat.bot === bot));
    if (!here.length || !this.#now || this.#now.solved === "whole") return "";
    return say(this.#now.solved === "no" ? "web-bots-count" : "web-bots-later", {
      bots: names(here),
    });
  }
}

/** Return the coverage of a table; null if it is unknown for now. */
function known(found: Coverage | null | undefined): Coverage | null {
  return found && found.solved !== "unknown" ? found : null;
}

/** Return the milliseconds before the next request; 0 if the answer is final. */
function waiting(found: Coverage | null | undefined): number {
  if (found?.reason?.key === PREPARING) return AGAIN;
  return found?.solved === "unknown" ? Number(found.reason?.arguments["seconds"] ?? 0) * 1000 : 0;
}

function names(bots: readonly string[]): string {
  return bots.map((bot) => botName(bot)).join(", ");
}
