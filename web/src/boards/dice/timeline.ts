// When what happens in an opening: the doubt, the cup off the dice, the verdict, the loss. Times and
// nothing else; it is the same whatever lies under the cup.

/** How long an opening takes, in milliseconds. */
export const OPENING = 1950;
/** How long nobody's hands lift anything: somebody has given up. */
export const GIVEN_UP = 1500;

/** How far an opening is: 0 the doubt, 1 the cup is up, 2 the verdict, 3 the loss. */
export type Beat = 0 | 1 | 2 | 3;

export interface Moment {
  /** Milliseconds from where it is counted. */
  readonly at: number;
  readonly beat: Beat;
}

/** When the cup rises by itself: later for whoever doubted, who may lift it before. */
const BY_ITSELF = 620;
const BY_ITSELF_OWN = 950;
/** From the lifting to what follows it. */
const VERDICT = 400;
const LOSS = 680;
/** When it is seen that somebody has given up. */
const CONCEDED = 450;

/** How long the cup is to be held until it is lifted. */
export const HOLD = 240;

/** The part that `span` is of a whole opening: hurried ones are shorter in all their beats. */
function hurried(span: number): number {
  return Math.min(1, span / OPENING);
}

/** The beats of an opening that lasts `span`; `own`: one's own doubt, whose cup one may lift. */
export function beats(span: number, conceded: boolean, own: boolean): readonly Moment[] {
  if (conceded) return [{ at: Math.min(CONCEDED, span / 3), beat: 3 }];
  const lift = (own ? BY_ITSELF_OWN : BY_ITSELF) * hurried(span);
  return [
    { at: lift, beat: 1 },
    ...afterLift(span).map(({ at, beat }) => ({ at: lift + at, beat })),
  ];
}

/** The beats from the moment the cup is up. */
export function afterLift(span: number): readonly Moment[] {
  return [
    { at: VERDICT * hurried(span), beat: 2 },
    { at: LOSS * hurried(span), beat: 3 },
  ];
}
