// The tags of a player beside chips, swords and lives: short words on the plate, the most important
// first, because the last ones may not fit.
import { say } from "../../words.svelte";
import type { SignName } from "./Sign.svelte";
import type { View } from "./view";

export interface Tag {
  readonly kind: string;
  readonly text: string | number;
  readonly words: string;
  readonly sign?: SignName;
}

/**
 * Return the tags of a seat; while a scene is `running`, sealed orders are hidden. The highest bet
 * gains four swords or, with the house rule, the choice of the shield's `side`.
 */
export function tagsOf(
  view: View,
  seat: number,
  running: boolean,
  side: "yes" | "no" = "no",
): readonly Tag[] {
  const found: Tag[] = [];
  const is = (
    kind: string,
    words = say(`web-sword-of-lies-is-${kind}`),
    text: string | number = words,
    sign?: SignName,
  ): void => void found.push({ kind, words, text, ...(sign && { sign }) });
  const live = view.live.includes(seat);
  const bet = view.bets[seat] ?? 0;
  const bold = view.armed.length ? null : view.boldest;
  if (bet) is("bet", say("web-sword-of-lies-put-in", { chips: bet }), bet, "chip");
  if (!live) is("folded");
  else if (view.stacks[seat] === 0 && (view.phase === "betting" || view.phase === "reveal"))
    is("all-in");
  if (view.phase === "negotiation" && view.ready.includes(seat)) is("ready");
  if (view.chosen.includes(seat)) is("chosen");
  if (view.phase === "orders" && view.sealed.includes(seat) && !running)
    is("sealed", say("web-sword-of-lies-is-sealed"), "", "seal");
  const prize: SignName = side === "yes" ? "shield" : "sword";
  if (bold?.seat === seat && live)
    is("bold", say("sword-of-lies-leads", { chips: bold.to, side }), "", prize);
  if (view.blind === seat)
    is("blind", say("web-sword-of-lies-big-blind"), say("web-sword-of-lies-bb"));
  if (view.contenders.includes(seat))
    is("chases", say("sword-of-lies-chases", { side }), "", prize);
  if (view.button === seat) is("dealer", say("web-sword-of-lies-dealer"), "D");
  return found;
}

/** Return the approximate width of a tag in pixels, assuming letters of a wide script. */
function widthOf({ text, sign }: Tag): number {
  return 10 + (sign ? 15 : 0) + 6.6 * String(text).length;
}

/** The gap between two tags, in pixels. */
const BETWEEN = 3;

/**
 * Return the tags that fit into this many lines of this width, and the tags that are only read
 * aloud.
 */
export function fitting(
  tags: readonly Tag[],
  width: number,
  lines: number,
): readonly [shown: readonly Tag[], heard: readonly Tag[]] {
  const shown: Tag[] = [];
  let [line, left] = [0, width];
  for (const tag of tags) {
    const wide = widthOf(tag);
    if (wide > left && left < width) [line, left] = [line + 1, width];
    if (line >= lines || wide > left) continue;
    shown.push(tag);
    left -= wide + BETWEEN;
  }
  return [shown, tags.filter((tag) => !shown.includes(tag))];
}
