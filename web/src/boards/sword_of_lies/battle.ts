// The state of the cards at one moment of a scene: blows, lives, cards that turn or are targets.
import { target, type Target } from "./cards";
import { events } from "../scene";
import type { Step, SwordScene } from "./scene";
import type { View } from "./view";

/** A line drawn from a player to a card. */
export interface Aim {
  readonly from: number;
  readonly to: Target;
  readonly kind: "sword" | "ask" | "trade" | "draft";
}

export interface Battle {
  /** True while a scene is played. */
  readonly running: boolean;
  /** The lives of cards that a blow has changed. */
  readonly lives: ReadonlyMap<Target, number>;
  readonly swords: readonly number[] | null;
  readonly hit: Target | null;
  readonly turning: ReadonlySet<Target>;
  readonly meant: ReadonlySet<Target>;
  readonly dealing: boolean;
  readonly aims: readonly Aim[];
}

/** Return the state of a scene after its first `seen` steps have begun. */
export function battleAt(
  scene: SwordScene | null,
  script: readonly Step[],
  seen: number,
  view: View,
): Battle {
  const lives = new Map<Target, number>();
  const turning = new Set<Target>();
  const aims: Aim[] = [];
  let hit: Target | null = null;
  let swords: number[] | null = null;
  for (const [index, { event }] of script.slice(0, seen).entries()) {
    const last = index === seen - 1;
    if (event.kind === "card-hit") {
      const at = target(event.seat, event.place);
      lives.set(at, event.lives);
      if (last) hit = at;
    } else if (event.kind === "order-opened") {
      const { targets } = event.order;
      aims.push(...targets.map((to): Aim => ({ from: event.seat, to, kind: "sword" })));
      swords = (swords ?? [...view.swords]).map((count, seat) =>
        seat === event.seat ? count - targets.length : count,
      );
    } else if (event.kind === "revealed" && last) {
      turning.add(target(event.seat, (view.rows[event.seat]?.length ?? 1) - 1));
    }
  }
  const fighting = script.slice(0, seen).every(({ event }) => event.kind !== "pot-won");
  return {
    running: scene !== null,
    lives,
    swords,
    hit,
    turning,
    meant: meantBy(script[seen - 1], view),
    dealing: events(scene).some((event) => event.kind === "dealt"),
    aims: fighting ? [...aims.filter((aim) => !hit || aim.to === hit), ...asking(view)] : [],
  };
}

/** Return the cards that the latest step concerns. */
function meantBy(step: Step | undefined, view: View): ReadonlySet<Target> {
  const found = new Set<Target>();
  const event = step?.event;
  if (event?.kind === "card-marked") found.add(target(event.of, event.place));
  if (event?.kind === "cards-swapped") {
    found.add(target(event.seat, event.own));
    found.add(target(event.of, event.theirs));
  }
  if (view.trade) {
    found.add(target(view.trade.seat, view.trade.own));
    found.add(target(view.trade.of, view.trade.theirs));
  }
  if (view.question) found.add(target(view.question.of, view.question.place));
  return found;
}

/** Return the aim of the open question or offer. */
function asking(view: View): readonly Aim[] {
  if (view.trade)
    return [{ from: view.trade.seat, to: target(view.trade.of, view.trade.theirs), kind: "trade" }];
  if (view.question)
    return [
      { from: view.question.seat, to: target(view.question.of, view.question.place), kind: "ask" },
    ];
  return [];
}
