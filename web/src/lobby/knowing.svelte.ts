// Which bots know the solved game at a table, now and with one more seat. Others are always offered;
// these only where they are what they are called, and when rules change it is said what that means.
// No `resource`: what can't be said now is asked again after a while.
import { coverage } from "../net/http";
import { botName, explain, learn, say } from "../words.svelte";
import type { Coverage, GameSetupOut, SeatView } from "../wire.gen";

/** What a server says whose solver is not ready yet, and the milliseconds until it is asked again. */
const PREPARING = "coach-preparing";
const AGAIN = 15_000;

export class Knowing {
  #now: Coverage | null = $state.raw(null);
  #next: Coverage | null = $state.raw(null);
  #asked = "";
  /** Why the table is not solved from the start, in words; now, and with one more seat. */
  why = $state("");
  whyNext = $state("");

  /** Asks how far the table is solved, unless that was asked before. */
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
        this.#now = this.#next = null; // of these rules nothing is known
        this.why = this.whyNext = "";
        this.#asked = "";
      },
    );
  }

  /** Asks once more what is still wanted. */
  #again(about: string, game: string, rules: string, seats: number): void {
    if (about !== this.#asked) return;
    this.#asked = "";
    this.ask(game, rules, seats);
  }

  /** The bots to be offered for the next seat. */
  offered(info: GameSetupOut): readonly string[] {
    return this.#next?.solved === "no"
      ? info.bots.filter((bot) => !info.advised.includes(bot))
      : info.bots;
  }

  /** What is to be said about the offer. */
  picking(info: GameSetupOut): string {
    if (!this.#next || this.#next.solved === "whole" || !info.advised.length) return "";
    return say(this.#next.solved === "no" ? "web-bots-solved-only" : "web-bots-later", {
      bots: names(info.advised),
    });
  }

  /** What is to be said about bots that sit here already. */
  seated(info: GameSetupOut, seats: readonly SeatView[]): string {
    const here = info.advised.filter((bot) => seats.some((seat) => seat.bot === bot));
    if (!here.length || !this.#now || this.#now.solved === "whole") return "";
    return say(this.#now.solved === "no" ? "web-bots-count" : "web-bots-later", {
      bots: names(here),
    });
  }
}

/** What is known of a table; null: nothing can be said now. */
function known(found: Coverage | null | undefined): Coverage | null {
  return found && found.solved !== "unknown" ? found : null;
}

/** Milliseconds until it may be known what can't be said now; 0: there is nothing to wait for. */
function waiting(found: Coverage | null | undefined): number {
  if (found?.reason?.key === PREPARING) return AGAIN;
  return found?.solved === "unknown" ? Number(found.reason?.arguments["seconds"] ?? 0) * 1000 : 0;
}

function names(bots: readonly string[]): string {
  return bots.map((bot) => botName(bot)).join(", ");
}
