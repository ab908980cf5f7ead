// The times of an opening: the doubt, the cup off the dice, the verdict, the loss. They do not
// depend on the dice under the cup.

/** The length of an opening, in milliseconds. */
export const OPENING = 1950;
/** The length when a player concedes and no cup is lifted, in milliseconds. */
export const GIVEN_UP = 1500;

/** The progress of an opening: 0 is the doubt, 1 the lifted cup, 2 the verdict, 3 the loss. */
export type Beat = 0 | 1 | 2 | 3;

export interface Moment {
  /** Milliseconds since the start of the timeline. */
  readonly at: number;
  readonly beat: Beat;
}

/**
 * The time at which the cup rises without a tap; it is later for the doubter, who may lift the cup
 * before.
 */
const BY_ITSELF = 620;
const BY_ITSELF_OWN = 950;
/** The time from the lift to the verdict. */
const VERDICT = 400;
const LOSS = 680;
/** The time at which the concession is shown. */
const CONCEDED = 450;

/** The time for which the cup must be held to lift it. */
export const HOLD = 240;

/** Return the ratio of `span` to a whole opening; all beats of a shortened opening are shorter. */
function hurried(span: number): number {
  return Math.min(1, span / OPENING);
}

/** Return the beats of an opening of length `span`; `own`: the viewer doubted and may lift the
 *  cup. */
export function beats(span: number, conceded: boolean, own: boolean): readonly Moment[] {
  if (conceded) return [{ at: Math.min(CONCEDED, span / 3), beat: 3 }];
  const lift = (own ? BY_ITSELF_OWN : BY_ITSELF) * hurried(span);
  return [
    { at: lift, beat: 1 },
    ...afterLift(span).map(({ at, beat }) => ({ at: lift + at, beat })),
  ];
}

/** Return the beats from the lift of the cup on. */
export function afterLift(span: number): readonly Moment[] {
  return [
    { at: VERDICT * hurried(span), beat: 2 },
    { at: LOSS * hurried(span), beat: 3 },
  ];
}
