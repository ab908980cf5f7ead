// What is worth seeing in a scene of Sword of Lies, one step after another, and for how long.
import type { SwordOfLiesEvent, SwordOfLiesView } from "../../wire.gen";
import type { Happening, Scene } from "../../table/model";
import { events } from "../scene";

/** How long each kind of event is seen, in milliseconds; others take no time of their own. */
const SPANS: Readonly<Partial<Record<Happening<SwordOfLiesEvent>["kind"], number>>> = {
  "castling-began": 1300,
  tied: 1200,
  "trade-offered": 1100,
  "trade-refused": 900,
  "price-named": 1100,
  "trade-withdrawn": 900,
  "cards-swapped": 1400,
  interrogated: 1000,
  "colour-named": 1100,
  "card-marked": 1300,
  skipped: 600,
  "castling-ended": 1700,
  folded: 900,
  checked: 550,
  called: 700,
  "bet-made": 800,
  raised: 800,
  "went-all-in": 1200,
  returned: 900,
  revealed: 1300,
  "sword-won": 1000,
  "sword-lost": 900,
  "folded-open": 700,
  armed: 3400,
  "side-chosen": 1500,
  "order-opened": 1300,
  "card-hit": 1100,
  "promise-kept": 900,
  "promise-broken": 1300,
  "pot-won": 1500,
};
const TURNED_UP = 450;
/** How long a card is looked at with what was said of it, and what comes of it. */
const MOMENT = 1950;
/** How long all of a kind take together, where there are several: a war round is seen as one blow. */
const TOGETHER: Readonly<Partial<Record<Happening<SwordOfLiesEvent>["kind"], number>>> = {
  "order-opened": 800,
  "card-hit": 1150,
  "promise-kept": 0,
};

export interface Step {
  readonly event: Happening<SwordOfLiesEvent>;
  /** When it begins, and how long it takes, in milliseconds. */
  readonly at: number;
  readonly span: number;
}

export type SwordScene = Scene<SwordOfLiesView, SwordOfLiesEvent>;

/** The steps of a scene in their order. Cards revealed together are one after another, but brisk. */
export function steps(scene: SwordScene | null): readonly Step[] {
  const all = events(scene);
  const count = (kind: string): number => all.filter((event) => event.kind === kind).length;
  const many = count("revealed") > 1;
  // What was said of it is told with it: then it becomes a shield, or somebody gets a sword.
  const marked = (event: Happening<SwordOfLiesEvent>): boolean =>
    event.kind === "revealed" && (count("sword-won") > 0 || event.side === "face_down");
  const found: Step[] = [];
  let at = 0;
  for (const event of all) {
    const usual = event.kind === "turned-up" ? TURNED_UP : (SPANS[event.kind] ?? 0);
    const together = TOGETHER[event.kind];
    const span =
      many && (event.kind === "revealed" || event.kind === "sword-won")
        ? usual * 0.55
        : marked(event)
          ? MOMENT
          : event.kind === "sword-won" && count("revealed")
            ? 0
            : together !== undefined && count(event.kind) > 1
              ? Math.min(usual, together / count(event.kind))
              : usual;
    if (!span) continue;
    found.push({ event, at, span });
    at += span;
  }
  return found;
}

/** Orders are opened over the cards as they stood; all else is drawn over what it leads to. */
export function looksBack(scene: SwordScene | null): boolean {
  return events(scene).some((event) => event.kind === "order-opened");
}

/** How long a scene takes, in milliseconds; less where nothing moves. */
export function duration(scene: SwordScene, still = false): number {
  const last = steps(scene).at(-1);
  return last ? (last.at + last.span) * (still ? 0.6 : 1) : 0;
}
