// How often the person makes a kind of choice, beside the frequency of sound play in the same spots.
import type { LessonOut, Puzzle, PuzzleOption } from "../wire.gen";

type Tally = LessonOut["mix"][string];
/** The tallies of a game, by kind: `doubt` and `lie` by height, and the usual choices. */
export type Mix = Readonly<Record<string, Tally>>;

/** A kind of choice that the person makes more or less often than sound play. */
export interface Deviation extends Tally {
  readonly kind: string;
  readonly more: boolean;
}

/** The chance that sound play is ever named, however often one looks. */
const ERROR = 0.05;
/** `doubt` and `lie` at three heights, and two usual choices. */
const KINDS = 8;
const TILTS: readonly number[] = [0.05, 0.1, 0.2, 0.4, 0.8];

function sum(one: Tally | undefined, other: Tally): Tally {
  return {
    count: (one?.count ?? 0) + other.count,
    done: (one?.done ?? 0) + other.done,
    sound: (one?.sound ?? 0) + other.sound,
    variance: (one?.variance ?? 0) + other.variance,
  };
}

export function added(mix: Mix, more: Mix): Mix {
  const found = { ...mix };
  for (const [kind, tally] of Object.entries(more)) found[kind] = sum(found[kind], tally);
  return found;
}

/** Return the tallies of one answered puzzle. Probabilities are conditional on its options. */
export function choiceOf({ options }: Puzzle, chosen: PuzzleOption): Mix {
  const whole = options.reduce((total, { share }) => total + share, 0);
  const kinds = new Set(options.map(({ mix }) => mix));
  if (!whole || [...kinds].every((kind) => !kind)) return {};
  const found: Record<string, Tally> = {};
  const count = (kind: string, share: number, done: boolean): void => {
    const sound = share / whole;
    found[kind] = { count: 1, done: Number(done), sound, variance: sound * (1 - sound) };
  };
  for (const kind of kinds)
    if (kind.includes("-")) {
      const alike = options.filter(({ mix }) => mix === kind);
      const share = alike.reduce((total, option) => total + option.share, 0);
      count(kind, share, chosen.mix === kind);
    }
  const usual = options.reduce((a, b) => (b.share > a.share ? b : a));
  const answers = [...kinds].some((kind) => kind === "answer" || kind.startsWith("doubt"));
  count(answers ? "usual-answer" : "usual-claim", usual.share, chosen === usual);
  return found;
}

/**
 * Return the evidence against sound play: a mixture of exp(t·s − v·(exp(t) − 1 − t)) over tilts t,
 * with the difference s and its variance v. Bennett's inequality makes it a supermartingale, so in
 * sound play it ever reaches x with a chance of at most 1/x (Ville's inequality).
 */
export function evidence(kind: string, { done, sound, variance }: Tally): number {
  const more = done - sound;
  const sides = kind.startsWith("usual") ? [more] : [more, -more];
  const each = sides.flatMap((side) =>
    TILTS.map((tilt) => Math.exp(tilt * side - variance * (Math.exp(tilt) - 1 - tilt))),
  );
  return each.reduce((total, one) => total + one, 0) / each.length;
}

/** Return the kinds whose frequency differs significantly from sound play, clearest first. */
export function deviations(mix: Mix): readonly Deviation[] {
  return Object.entries(mix)
    .map(([kind, tally]) => ({ kind, ...tally, more: tally.done > tally.sound }))
    .filter((one) => evidence(one.kind, one) >= KINDS / ERROR)
    .sort((a, b) => evidence(b.kind, b) - evidence(a.kind, a));
}

/** Return the number of compared decisions. */
export function decisions(mix: Mix): number {
  return (mix["usual-answer"]?.count ?? 0) + (mix["usual-claim"]?.count ?? 0);
}
