// Which bots know the solved game at a table, now and with one more seat. Others are always offered;
// these only where they are what they are called, and when rules change it is said what that means.
// No `resource`: while a solver is getting ready the same is asked again after a while.
import { coverage, reasonFor } from "../net/http";
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
    void Promise.all(tables).then(
      async ([now, next]) => {
        const reason = next?.reason ?? now?.reason;
        if (reason) await learn("coach");
        if (about !== this.#asked) return;
        this.#now = now ?? null;
        this.#next = next ?? null;
        this.why = now?.reason ? explain(now.reason) : "";
        this.whyNext = next?.reason ? explain(next.reason) : "";
        if (reason?.key === PREPARING)
          setTimeout(() => this.#again(about, game, rules, seats), AGAIN);
      },
      (error: unknown) => {
        if (about !== this.#asked) return;
        this.#now = this.#next = null; // of these rules nothing is known
        this.why = this.whyNext = "";
        const seconds = Number(reasonFor(error).arguments["seconds"]);
        if (seconds) setTimeout(() => this.#again(about, game, rules, seats), seconds * 1000);
        else this.#asked = "";
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

function names(bots: readonly string[]): string {
  return bots.map((bot) => botName(bot)).join(", ");
}
