// The selection before it is sent: cards of others, a card of the player. This module knows no
// rules; the offers define which cards may be tapped.
import { aimedAt, type Target } from "./cards";
import { may, values, type Offers } from "./offers";
import type { View } from "./view";

export type Attack = "strike" | "strike-twice" | "strike-thrice";
const SWORDS: Readonly<Record<Attack, number>> = {
  strike: 1,
  "strike-twice": 2,
  "strike-thrice": 3,
};

/** The seat that stays ready, with the round and the number of messages when it chose so. */
export interface Readiness {
  readonly you: number | null;
  readonly round: number;
  readonly spoken: number;
}

/** Return whether no one has spoken to the player since they chose to be ready in this war. */
export function staysReady({ you, spoken }: Readiness, view: View, now: number): boolean {
  const asked = view.deals.some((deal) => deal.to === view.you);
  return !asked && now <= spoken && you === view.you && view.war_round > 0;
}

export class Choice {
  attack: Attack = $state("strike");
  targets: readonly Target[] = $state.raw([]);
  own: number | null = $state(null);
  /**
   * True if a tap on the player's own card attacks the card, if that is legal; otherwise the card
   * pays.
   */
  hits = $state(false);
  /**
   * True if all of the player's cards are to be shown, one after another, until another bet is
   * possible.
   */
  showsAll = $state(false);

  /** The player's choice to be ready in later rounds until someone speaks to them; null: none. */
  readiness: Readiness | null = $state.raw(null);

  /** The number of targets to choose. */
  get wanted(): number {
    return SWORDS[this.attack];
  }

  clear(): void {
    this.attack = "strike";
    this.targets = [];
    this.own = null;
    this.hits = false;
  }

  /** Choose an attack and drop excess targets. */
  arm(attack: Attack): void {
    this.attack = attack;
    this.targets = this.targets.slice(0, SWORDS[attack]);
    if (attack === "strike-twice") return;
    this.own = null;
    this.hits = false;
  }

  /** Handle a tap on another player's card; with several swords, each tap aims the next sword. */
  aim(at: Target, many: boolean): void {
    if (!many || this.wanted === 1) {
      this.targets = this.targets[0] === at ? [] : [at];
      return;
    }
    if (this.targets.length < this.wanted) this.targets = [...this.targets, at];
    else if (this.targets.includes(at)) this.drop(this.targets.lastIndexOf(at));
    else this.targets = [...this.targets.slice(0, -1), at];
  }

  drop(index: number): void {
    this.targets = this.targets.filter((_, at) => at !== index);
  }

  take(place: number): void {
    this.own = this.own === place ? null : place;
  }
}

export interface Choosable {
  readonly theirs: (seat: number, target: Target) => boolean;
  readonly own: ReadonlySet<number>;
}
const NONE: Choosable = { theirs: () => false, own: new Set() };

/** Return the player's own cards that a double attack may hit, if any card may be a target. */
export function ownTargets(offers: Offers, you: number | null): readonly number[] {
  const all = [...new Set(values(offers, "strike-twice", "first") as string[])].map(aimedAt);
  return all.flatMap(([seat, place]) => (seat === you ? [place] : []));
}

/** Return the cards that may be tapped now. */
export function choosable(
  view: View,
  offers: Offers,
  { attack, hits }: Pick<Choice, "attack" | "hits">,
): Choosable {
  if (may(offers, "reveal"))
    return { ...NONE, own: new Set(values(offers, "reveal", "place") as number[]) };
  if (may(offers, "strike")) {
    const aims = new Set(values(offers, "strike", "target") as string[]);
    const prices =
      attack === "strike-twice" ? (values(offers, "strike-twice", "price") as number[]) : [];
    const own = hits ? ownTargets(offers, view.you) : prices;
    return { theirs: (_, at) => aims.has(at), own: new Set(own) };
  }
  if (view.phase !== "castling" || !offers.length) return NONE;
  const partners = new Set(values(offers, "offer-trade", "of"));
  const asked = new Set(
    offers.flatMap(({ action }) => (action.kind === "interrogate" ? [action.of] : [])),
  );
  const own = new Set(values(offers, "offer-trade", "own") as number[]);
  return { theirs: (seat) => partners.has(seat) || asked.has(seat), own };
}
