// The pictures of a clip: `frame` returns what a lie looks like at a time, as plain drawing calls
// that `paint` carries out. This module is pure.
import type { Mood } from "../ui/faces";
import type { Worn } from "../ui/masks";
import type { Lie, Person } from "./lie";

export const WIDTH = 720;
export const HEIGHTS = { square: 720, upright: 1280 } as const;
export type Shape = keyof typeof HEIGHTS;
/** Pictures for each second. */
export const RATE = 25;

/** The texts of a clip in the language of the page. */
export interface Texts {
  readonly game: string;
  readonly believes: string;
  readonly doubts: string;
  readonly believed: string;
  readonly later: string;
  readonly true: string;
  readonly lie: string;
}

interface At {
  readonly x: number;
  readonly y: number;
}
export type Call = At &
  (
    | {
        readonly do: "text";
        readonly text: string;
        readonly size: number;
        readonly width: number;
        readonly title?: boolean;
        readonly alpha?: number;
      }
    | {
        readonly do: "face";
        readonly of: Worn;
        readonly mood: Mood | null;
        readonly size: number;
        readonly turn: number;
      }
    | {
        readonly do: "bubble";
        readonly text: string;
        readonly dice: readonly number[];
        readonly poker: boolean;
        readonly colour?: "red" | "black" | undefined;
        readonly width: number;
        readonly grow: number;
      }
    | {
        readonly do: "die";
        readonly face: number;
        readonly poker: boolean;
        readonly size: number;
        readonly yaw: number;
      }
    | {
        readonly do: "card";
        /** Null: its back. */
        readonly face: string | null;
        readonly width: number;
        /** The share of its width that is seen while it turns. */
        readonly turned: number;
      }
    | {
        readonly do: "cup";
        readonly width: number;
        readonly turn: number;
        /** True if it turns on its right edge, and else on its bottom. */
        readonly tilted: boolean;
        readonly alpha: number;
      }
    | {
        readonly do: "stamp";
        readonly text: string;
        readonly tone: "believed" | "true" | "lie";
        readonly size: number;
        readonly turn: number;
        readonly grow: number;
        readonly alpha: number;
      }
  );

/** The moments of a clip, in seconds. */
interface Plan {
  readonly look: number;
  readonly claim: number;
  readonly answer: number;
  /** The stamp of a believed claim. */
  readonly stamp: number | null;
  /** The cup is lifted, or the card turned; null: the truth never became public. */
  readonly lift: number | null;
  readonly verdict: number | null;
  readonly end: number;
}

export function planOf({ believed, truth, later }: Lie): Plan {
  const start = { look: 0.5, claim: 1.7, answer: 3.1 };
  if (truth === null) return { ...start, stamp: 3.9, lift: null, verdict: null, end: 6.4 };
  if (!believed && !later) return { ...start, stamp: null, lift: 4.3, verdict: 5.1, end: 7.6 };
  const stamp = believed ? 3.9 : null;
  return { ...start, stamp, lift: 5.5, verdict: 6.3, end: 8.8 };
}

/** Return a share from 0 to 1 of the time from `start` on. */
const share = (t: number, start: number, span: number): number =>
  Math.min(1, Math.max(0, (t - start) / span));
const eased = (part: number): number => part * part * (3 - 2 * part);
/** Return the growth of a part that appears: past its size, and back. */
const popped = (part: number): number => 1 + 2.2 * (part - 1) ** 3 + 1.2 * (part - 1) ** 2;

/** The places of the parts. */
const PLACES = {
  square: {
    face: { y: 336, size: 190, left: 138 },
    name: { y: 470, size: 32, width: 214 },
    cup: { y: 500, width: 206 },
    stamp: { y: 604, size: 66 },
    bubble: 224,
  },
  upright: {
    face: { y: 540, size: 232, left: 176 },
    name: { y: 700, size: 40, width: 314 },
    cup: { y: 986, width: 256 },
    stamp: { y: 1146, size: 88 },
    bubble: 402,
  },
} as const;

/** Return the moods of the claimer and of the answerer. */
function moods(lie: Lie, plan: Plan, t: number): readonly [Mood | null, Mood | null] {
  const { believed, held } = lie;
  if (plan.verdict !== null && t >= plan.verdict && held !== null)
    return believed === held ? ["gasp", "cheer"] : ["laugh", "weep"];
  if (t >= plan.answer) return believed ? ["smirk", "sweat"] : ["sweat", "squint"];
  if (t >= plan.claim) return ["smirk", t >= plan.claim + 0.7 ? "squint" : null];
  return [lie.looked && t >= plan.look + 0.3 ? "squint" : null, null];
}

/** Return the movement of a face: laughing faces bob, worried ones tremble. */
function moved(mood: Mood | null, t: number): readonly [x: number, y: number, turn: number] {
  if (mood === "laugh" || mood === "cheer") {
    const up = Math.abs(Math.sin(t * 9));
    return [0, -8 * up, 0.07 * up];
  }
  if (mood === "sweat" || mood === "weep") return [1.6 * Math.sin(t * 44), 0, 0];
  return [0, 0, 0];
}

type Places = (typeof PLACES)[Shape];

function players(lie: Lie, plan: Plan, t: number, places: Places): readonly Call[] {
  const both = moods(lie, plan, t);
  const { face, name } = places;
  return [lie.claimer, lie.answerer].flatMap((one: Person, side): readonly Call[] => {
    const x = side ? WIDTH - face.left : face.left;
    const mood = both[side] ?? null;
    const [dx, dy, turn] = moved(mood, t);
    const { name: text, ...of } = one;
    const middle = Math.min(Math.max(x, name.width / 2 + 24), WIDTH - name.width / 2 - 24);
    return [
      { do: "face", of, mood, x: x + dx, y: face.y + dy, size: face.size, turn },
      { do: "text", text, x: middle, y: name.y, size: name.size, width: name.width },
    ];
  });
}

function bubbles(lie: Lie, plan: Plan, t: number, texts: Texts, places: Places): readonly Call[] {
  const { claim, dice, poker = false, colour } = lie;
  const { face, bubble: y } = places;
  const said: Call = {
    do: "bubble",
    text: claim,
    dice,
    poker,
    colour,
    x: face.left,
    y,
    width: 350,
    grow: popped(share(t, plan.claim, 0.25)),
  };
  const answer: Call = {
    do: "bubble",
    text: lie.believed ? texts.believes : texts.doubts,
    dice: [],
    poker,
    x: WIDTH - face.left,
    y,
    width: 320,
    grow: popped(share(t, plan.answer, 0.25)),
  };
  return [...(t >= plan.claim ? [said] : []), ...(t >= plan.answer ? [answer] : [])];
}

/** Return the places of dice under a cup: up to three in a row, more of them in two rows. */
function spread(
  count: number,
  width: number,
  foot: number,
): readonly (At & { readonly size: number })[] {
  const rows = count < 4 ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)];
  const size = width * (count < 3 ? 0.44 : 0.28);
  return rows.flatMap((row, line) =>
    Array.from({ length: row }, (_, place) => ({
      x: WIDTH / 2 + (place - (row - 1) / 2) * size * 1.36,
      y: foot - width * 0.24 + (line - (rows.length - 1) / 2) * size * 1.25,
      size,
    })),
  );
}

const YAWS = [22, -30, 14, -18, 34];

function cupAndDice(lie: Lie, plan: Plan, t: number, places: Places): readonly Call[] {
  const { width } = places.cup;
  // Open dice lie below the cup.
  const foot = places.cup.y - (lie.open.length ? width * 0.12 : 0);
  const { poker = false } = lie;
  const lifted = plan.lift === null ? 0 : share(t, plan.lift, 0.7);
  const looks = lie.looked ? share(t, plan.look, 0.35) - share(t, plan.look + 0.75, 0.3) : 0;
  const truth = lifted > 0 && Array.isArray(lie.truth) ? (lie.truth as readonly number[]) : [];
  const under = spread(truth.length, width, foot);
  const aside = lie.open.map((face, index): Call => {
    const x = WIDTH / 2 + (index - (lie.open.length - 1) / 2) * width * 0.34;
    const at = { x, y: foot + width * 0.2, size: width * 0.25 };
    return { do: "die", face, poker, ...at, yaw: YAWS[index % 5] ?? 0 };
  });
  return [
    ...truth.map((face, index): Call => {
      const at = under[index] ?? { x: 0, y: 0, size: 0 };
      return { do: "die", face, poker, ...at, yaw: YAWS[index % 5] ?? 0 };
    }),
    ...aside,
    {
      do: "cup",
      x: WIDTH / 2 - width * 0.1 * eased(lifted),
      y: foot - width * 1.05 * eased(lifted),
      width,
      turn: 0.26 * eased(looks) - 0.18 * eased(lifted),
      tilted: looks > 0,
      alpha: 1 - share(lifted, 0.55, 0.45),
    },
  ];
}

/** Return the card: its back until it is turned. */
function card(lie: Lie, plan: Plan, t: number, { cup }: Places): Call {
  const turned = plan.lift === null ? 0 : eased(share(t, plan.lift, 0.6));
  const face = turned > 0.5 && typeof lie.truth === "string" ? lie.truth : null;
  const part = Math.abs(Math.cos(turned * Math.PI));
  const looks = share(t, plan.look, 0.35) - share(t, plan.look + 0.75, 0.3);
  const y = cup.y - cup.width * (0.52 + 0.08 * eased(looks));
  return { do: "card", face, x: WIDTH / 2, y, width: cup.width * 0.8, turned: part };
}

function stamps(lie: Lie, plan: Plan, t: number, texts: Texts, places: Places): readonly Call[] {
  const { y, size } = places.stamp;
  const x = WIDTH / 2;
  const made = (
    text: string,
    tone: "believed" | "true" | "lie",
    from: number,
    until: number,
  ): readonly Call[] => {
    if (t < from || t >= until) return [];
    const grow = 1 + 1.4 * (1 - eased(share(t, from, 0.22)));
    const alpha = Math.min(share(t, from, 0.1), 1 - share(t, until - 0.25, 0.25));
    const turn = tone === "lie" ? 0.06 : -0.05;
    return [{ do: "stamp", text, tone, x, y, size, turn, grow, alpha }];
  };
  const { stamp, lift, verdict } = plan;
  const hint = lift !== null && lie.later && t >= lift - 0.4 && t < (verdict ?? plan.end);
  return [
    ...(stamp === null
      ? []
      : made(texts.believed, "believed", stamp, lift === null ? Infinity : lift - 0.4)),
    ...(hint && lift !== null
      ? [
          {
            do: "text" as const,
            text: texts.later,
            x,
            y: y + size / 3,
            size: size * 0.62,
            width: WIDTH - 120,
            title: true,
            alpha: share(t, lift - 0.4, 0.25),
          },
        ]
      : []),
    ...(verdict === null || lie.held === null
      ? []
      : made(lie.held ? texts.true : texts.lie, lie.held ? "true" : "lie", verdict, Infinity)),
  ];
}

/** Return the drawing calls of a lie at `t` seconds, from the back to the front. */
export function frame(lie: Lie, t: number, shape: Shape, texts: Texts): readonly Call[] {
  const plan = planOf(lie);
  const places = PLACES[shape];
  const width = WIDTH - 120;
  const foot = { x: WIDTH / 2, y: HEIGHTS[shape] - 28, size: 30, width, title: true };
  return [
    ...players(lie, plan, t, places),
    ...(lie.colour ? [card(lie, plan, t, places)] : cupAndDice(lie, plan, t, places)),
    ...bubbles(lie, plan, t, texts, places),
    ...stamps(lie, plan, t, texts, places),
    { do: "text", text: `Mendax · ${texts.game}`, ...foot },
  ];
}
