// «It is your turn»: in the tab's title, by ear and by hand; each may be switched off.
import { buzz, play } from "../ui/sound";
import { say } from "../words.svelte";

/** Loaded when first needed: nobody is called who looks. */
type Calling = typeof import("./calling");
const calling = (use: (found: Calling) => void): void =>
  void import("./calling").then(use).catch(() => undefined);

interface Turn {
  /** How much one may do now; 0: somebody else's turn. */
  readonly offers: number;
  readonly title: string;
  /** The address of the table. */
  readonly table: string;
  /** Whether other people play: only then does anybody wait for a call. */
  readonly company: boolean;
}

/** The answer says whether it is the moment to offer to be called: never before one has played. */
export function turnAlert(now: () => Turn): () => boolean {
  let mine = false;
  let moment = $state(false);
  /** Whether the page was hidden since somebody looked last, so that they may have been called. */
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
    if (mine && !offers && now().company) moment = true;
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
