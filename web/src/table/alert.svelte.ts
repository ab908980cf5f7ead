// «It is your turn»: in the tab's title, by ear and by hand; each may be switched off.
import { buzz, play } from "../ui/sound";
import { say } from "../words.svelte";

interface Turn {
  /** How much one may do now; 0: somebody else's turn. */
  readonly offers: number;
  readonly title: string;
}

export function turnAlert(now: () => Turn): void {
  let mine = false;
  $effect(() => {
    const { offers, title } = now();
    document.title = offers ? `● ${say("web-your-turn")} — ${title}` : `${title} — Mendax`;
    if (offers && !mine) {
      play("turn");
      buzz(80);
    }
    mine = offers > 0;
  });
  $effect(() => () => (document.title = "Mendax"));
}
