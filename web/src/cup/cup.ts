// The rules of the cup: who may look when, what lies open, and what a roll replaces. A pure state
// machine; it knows no game's claims, which people say aloud.
//
// 1. Only the last roll exists: a roll replaces the faces of every die that it moves.
// 2. A covered face is shown only during a look, or after the cup is opened.
// 3. A player may look at their own roll. A look at any other time is noticed.
// 4. Motion rolls dice only while no covered roll would be lost.

export type Phase =
  /** No dice have been rolled. */
  | "empty"
  /** The holder rolled or took the dice, and may look. */
  | "own"
  /** Handed on: the next player believes or opens. */
  | "passed"
  /** Believed with one or two dice: the next player rolls without looking. */
  | "taken"
  /** The cup is off the dice. */
  | "open";

export interface Die {
  readonly face: number;
  /** True if the die lies beside the cup, in the open. */
  readonly out: boolean;
}

export interface Cup {
  readonly count: number;
  readonly phase: Phase;
  readonly dice: readonly Die[];
  readonly looking: boolean;
  /** True if a player looked without the right to since the last roll. */
  readonly peeked: boolean;
}

/** Return one face, 1 to 6. */
export type Throw = () => number;

export const COUNTS = [1, 2, 3, 4, 5, 6] as const;

export function emptyCup(count: number): Cup {
  return { count, phase: "empty", dice: [], looking: false, peeked: false };
}

/** Return whether the holder may keep dice and roll the rest: with three dice or more. */
export function keeps({ count }: Cup): boolean {
  return count > 2;
}

/** Return whether a whole new roll is due, so that shaking or holding the cup rolls. */
export function armed({ phase }: Cup): boolean {
  return phase === "empty" || phase === "taken" || phase === "open";
}

/** Return whether the number of dice may change: not while a roll is covered. */
export function settable({ phase }: Cup): boolean {
  return phase === "empty" || phase === "open";
}

export function someOut({ dice }: Cup): boolean {
  return dice.some(({ out }) => out);
}

/** Roll: all dice, or those under the cup if the holder keeps some outside. */
export function roll(cup: Cup, face: Throw): Cup {
  if (armed(cup)) {
    const dice = Array.from({ length: cup.count }, () => ({ face: face(), out: false }));
    return { ...cup, phase: "own", dice, looking: false, peeked: false };
  }
  if (cup.phase !== "own" || !keeps(cup)) return cup;
  const dice = cup.dice.map((die) => (die.out ? die : { face: face(), out: false }));
  return { ...cup, dice, looking: false };
}

/** Roll the dice beside the cup, in the open. */
export function rollOut(cup: Cup, face: Throw): Cup {
  if (cup.phase !== "own") return cup;
  return { ...cup, dice: cup.dice.map((die) => (die.out ? { face: face(), out: true } : die)) };
}

/** Put a die beside the cup, or back under it. */
export function move(cup: Cup, at: number): Cup {
  const die = cup.dice[at];
  if (!die || cup.phase !== "own" || !keeps(cup) || !(die.out || cup.looking)) return cup;
  return { ...cup, dice: cup.dice.with(at, { face: die.face, out: !die.out }) };
}

/** Look under the cup, which is noticed unless it is the holder's right. */
export function look(cup: Cup): Cup {
  if (!cup.dice.length || cup.phase === "open") return cup;
  return { ...cup, looking: true, peeked: cup.peeked || cup.phase !== "own" };
}

export function cover(cup: Cup): Cup {
  return cup.looking ? { ...cup, looking: false } : cup;
}

export function handOn(cup: Cup): Cup {
  return cup.phase === "own" ? { ...cup, phase: "passed", looking: false } : cup;
}

/** Believe the claim: take the dice to keep some of them, or to roll them all. */
export function believe(cup: Cup): Cup {
  if (cup.phase !== "passed") return cup;
  return { ...cup, phase: keeps(cup) ? "own" : "taken", looking: false };
}

export function open(cup: Cup): Cup {
  return cup.dice.length ? { ...cup, phase: "open", looking: false } : cup;
}

/** Change the number of dice. */
export function recount(cup: Cup, count: number): Cup {
  return settable(cup) && count !== cup.count ? emptyCup(count) : cup;
}

/** Return the faces to draw, null for a covered die. */
export function shown({ dice, phase, looking }: Cup): readonly (number | null)[] {
  return dice.map(({ face, out }) => (out || looking || phase === "open" ? face : null));
}
