// The turn alert: in the tab's title, as a sound and as a vibration; each can be disabled.
import { buzz, play } from "../ui/sound";
import { say } from "../words.svelte";

/** Loaded on first use, because a player who sees the page needs no notification. */
type Calling = typeof import("./calling");
const calling = (use: (found: Calling) => void): void =>
  void import("./calling").then(use).catch(() => undefined);

interface Turn {
  /** The number of possible actions; 0: another player's turn. */
  readonly offers: number;
  readonly title: string;
  /** The address of the table. */
  readonly table: string;
  /** True if other people play, because only then can the player's turn delay anyone. */
  readonly company: boolean;
  /** True while no scene is shown. */
  readonly calm: boolean;
}

/**
 * Start the turn alert. The returned function returns whether to offer notifications now, which is
 * never before the first move and its scene.
 */
export function turnAlert(now: () => Turn): () => boolean {
  let mine = false;
  let moved = false;
  let moment = $state(false);
  /**
   * True if the page has been hidden since it was last seen, so that a notification may be open.
   */
  let called = false;
  function seen(): void {
    called = document.hidden;
    calling(({ answered }) => void answered(now().table));
  }
  $effect(() => {
    const { offers, title, table } = now();
    document.title = offers ? `● ${say("web-your-turn")} — ${title}` : `${title} — Mendax`;
    if (offers && !mine) {
      play("turn");
      buzz(80);
      if (document.hidden)
        calling(({ call }) => void call(table, `${say("web-your-turn")} — ${title}`));
    }
    if (mine && !offers && called) seen();
    if (mine && !offers) moved = now().company;
    if (moved && now().calm) moment = true;
    mine = offers > 0;
  });
  $effect(() => {
    const look = (): void => {
      if (document.hidden) called = true;
      else if (called) seen();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
  $effect(() => () => (document.title = "Mendax"));
  return () => moment;
}
