// The steps of a scene of Sword of Lies, with their lengths.
import type { SwordOfLiesEvent, SwordOfLiesView } from "../../wire.gen";
import type { Happening, Scene } from "../../table/model";
import { events } from "../scene";

/** The time for which each kind of event is shown, in milliseconds; other kinds take no time. */
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
/** The time for which a reveal with its claim and consequences is shown. */
const MOMENT = 1950;
/** The total time of several events of one kind; a war round is shown as one blow. */
const TOGETHER: Readonly<Partial<Record<Happening<SwordOfLiesEvent>["kind"], number>>> = {
  "order-opened": 800,
  "card-hit": 1150,
  "promise-kept": 0,
};

export interface Step {
  readonly event: Happening<SwordOfLiesEvent>;
  /** The step's start and length, in milliseconds. */
  readonly at: number;
  readonly span: number;
}

export type SwordScene = Scene<SwordOfLiesView, SwordOfLiesEvent>;

/**
 * Return the steps of a scene in order. Cards that are revealed together follow each other quickly.
 */
export function steps(scene: SwordScene | null): readonly Step[] {
  const all = events(scene);
  const count = (kind: string): number => all.filter((event) => event.kind === kind).length;
  const many = count("revealed") > 1;
  // The claim about the card belongs to the step: the card becomes a shield, or a player gets a
  // sword.
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

/** Return whether a scene is drawn over the state before it: only opened orders are. */
export function looksBack(scene: SwordScene | null): boolean {
  return events(scene).some((event) => event.kind === "order-opened");
}

/** Return the length of a scene in milliseconds; it is shorter without motion. */
export function duration(scene: SwordScene, still = false): number {
  const last = steps(scene).at(-1);
  return last ? (last.at + last.span) * (still ? 0.6 : 1) : 0;
}
