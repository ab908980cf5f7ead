// This device's progress in practice: a rating per game, daily results, and cards to repeat.
import type { LessonOut, Puzzle, PuzzleOption } from "../wire.gen";
import { store, stored } from "../storage";
import { added, choiceOf, type Mix } from "./mix";

const KEY = "mendax-practice";
/** The rating of beginners, and of a person before the first puzzle. */
const MIDDLE = 1500;
/** The days until a card returns after the first, second and third time. */
const PAUSES: readonly number[] = [1, 3, 7];
const MOST_CARDS = 60;
const MOST_CLAIMS = 20;
const MOST_DAYS = 400;
/** The lowest rating. */
const LOWEST = 600;
/** The days in which drills do not repeat a puzzle. */
const REST_DAYS = 60;
/** The most puzzles that a request for drills names. */
const MOST_SHOWN = 1500;
/** The digits of a puzzle's id that a request for drills contains. */
const MARK = 4;
export const DAY = 86_400_000;

/** The grades of a day's answers, by game and day. */
type Daily = Readonly<Record<string, Readonly<Record<string, readonly PuzzleOption["grade"][]>>>>;

/** A mistake of the person, which returns until the person has answered it well three times. */
export interface Card {
  readonly puzzle: Puzzle;
  /** The day on which it is due. */
  readonly due: number;
  /** The number of good answers in a row. */
  readonly times: number;
}

/** An answered puzzle. */
export interface Answer {
  readonly puzzle: Puzzle;
  readonly option: PuzzleOption;
}

/** The answers of one day. */
export interface DayCount {
  readonly day: string;
  readonly right: number;
  readonly count: number;
}

/** The mean cost of a decision in a reviewed game, in points. */
export interface Reviewed {
  readonly which: string;
  readonly game: string;
  readonly day: string;
  readonly cost: number;
}

/** The costs of the player's habits in a reviewed game: in points, or in chips. */
export interface HabitCosts {
  readonly which: string;
  readonly game: string;
  readonly day: string;
  readonly against: LessonOut["against"];
  readonly costs: LessonOut["habits"];
}

/** The first digits of the id of a puzzle that was shown, and the number of the day. */
type Shown = readonly [mark: string, day: number];

export interface Progress {
  readonly rating: Readonly<Record<string, number>>;
  readonly count: Readonly<Record<string, number>>;
  readonly daily: Daily;
  readonly cards: readonly Card[];
  readonly days: readonly DayCount[];
  readonly lessons: readonly string[];
  readonly reviews: readonly Reviewed[];
  readonly habits: readonly HabitCosts[];
  /** The puzzles shown lately in each game, oldest first. */
  readonly shown: Readonly<Record<string, readonly Shown[]>>;
  /** The frequencies of choices in each game (see `mix.ts`). */
  readonly mix: Readonly<Record<string, Mix>>;
  /** Claims in the person's own games that wait for an answer. */
  readonly claims: LessonOut["claims"];
}

const NONE: Progress = {
  rating: {},
  count: {},
  daily: {},
  cards: [],
  days: [],
  lessons: [],
  reviews: [],
  habits: [],
  shown: {},
  mix: {},
  claims: [],
};

export function progress(): Progress {
  try {
    const kept: unknown = JSON.parse(stored(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...NONE, ...kept } : NONE;
  } catch {
    return NONE;
  }
}

function keep(change: Partial<Progress>): void {
  store(KEY, JSON.stringify({ ...progress(), ...change }));
}

/** Return the date of a moment in the server's count of days: in UTC, as `2026-11-27`. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

export function isRightGrade(grade: PuzzleOption["grade"]): boolean {
  return grade === "excellent" || grade === "good";
}

export function isRight({ grade }: PuzzleOption): boolean {
  return isRightGrade(grade);
}

export function ratingOf(game: string): number {
  return progress().rating[game] ?? MIDDLE;
}

/**
 * Return a rating after a puzzle, by Elo's rule, which expects lucky guesses. `guess`: the share of
 * the options that are right; `before`: the number of puzzles answered earlier.
 */
export function ratedAfter(
  mine: number,
  puzzle: number,
  guess: number,
  solved: boolean,
  before: number,
): number {
  const expected = guess + (1 - guess) / (1 + 10 ** ((puzzle - mine) / 400));
  return Math.max(LOWEST, Math.round(mine + (before < 10 ? 64 : 24) * (Number(solved) - expected)));
}

/** Store an answer: it changes the rating, is counted for its day, and rests the puzzle. */
export function answered(puzzle: Puzzle, option: PuzzleOption, now: number): void {
  const { rating, count, days, shown } = progress();
  const { game } = puzzle;
  const before = count[game] ?? 0;
  const right = isRight(option);
  const day = dayOf(now);
  const today = days.find((one) => one.day === day) ?? { day, right: 0, count: 0 };
  const counted = { day, right: today.right + Number(right), count: today.count + 1 };
  const guess = puzzle.options.filter(isRight).length / puzzle.options.length;
  const mine = rating[game] ?? MIDDLE;
  const mark = puzzle.id.slice(0, MARK);
  const date = Math.floor(now / DAY);
  const rest = (shown[game] ?? []).filter(([one, at]) => one !== mark && at > date - REST_DAYS);
  keep({
    rating: { ...rating, [game]: ratedAfter(mine, puzzle.rating, guess, right, before) },
    count: { ...count, [game]: before + 1 },
    days: [...days.filter((one) => one.day !== day), counted].slice(-MOST_DAYS),
    shown: { ...shown, [game]: [...rest, [mark, date] as const].slice(-MOST_SHOWN) },
  });
}

/** Count a choice for the comparison with the frequencies of sound play. */
export function mixed(puzzle: Puzzle, option: PuzzleOption): void {
  addMix(puzzle.game, choiceOf(puzzle, option));
}

function addMix(game: string, more: Mix): void {
  const { mix } = progress();
  keep({ mix: { ...mix, [game]: added(mix[game] ?? {}, more) } });
}

/** Return the marks of the puzzles shown lately, oldest first, as a request for drills sends them. */
export function shownLately(game: string): string {
  return (progress().shown[game] ?? []).map(([mark]) => mark).join("");
}

/** Return the grades of a day's puzzle; null if it has not been solved yet. */
export function dailyResult(game: string, day: string): readonly PuzzleOption["grade"][] | null {
  return progress().daily[game]?.[day] ?? null;
}

export function finishDaily(
  game: string,
  day: string,
  grades: readonly PuzzleOption["grade"][],
): void {
  const { daily } = progress();
  keep({ daily: { ...daily, [game]: { ...daily[game], [day]: grades } } });
}

/**
 * Return the number of days in a row with a right answer in the daily puzzle. Today is not over,
 * and a single missed day does not end the row.
 */
export function streak(game: string, now: number): number {
  const done = progress().daily[game] ?? {};
  const counts = (at: number): boolean => done[dayOf(at)]?.some(isRightGrade) ?? false;
  let days = Number(counts(now));
  let missed = 0;
  for (let at = now - DAY; missed < 2; at -= DAY)
    if (counts(at)) {
      days += 1;
      missed = 0;
    } else missed += 1;
  return days;
}

export function finishLesson(name: string): void {
  keep({ lessons: [...new Set([...progress().lessons, name])] });
}

const SIGNS: Readonly<Record<PuzzleOption["grade"], string>> = {
  excellent: "🟩",
  good: "🟨",
  inaccurate: "🟧",
  blunder: "🟥",
};

/** Return a result for sharing, without the answers; `what` names the puzzles, and `address` leads
 *  to them. */
export function shared(
  what: string,
  grades: readonly PuzzleOption["grade"][],
  address: string,
): string {
  const right = grades.filter(isRightGrade).length;
  const signs = grades.map((grade) => SIGNS[grade]).join("");
  return `Mendax · ${what}\n${signs} ${right}/${grades.length}\n${address}`;
}

// The person's own games.

/**
 * Store a review of the person's own game: its mean cost, the costs of habits, and its mistakes as
 * cards. `which` identifies the game, so that it counts only once.
 */
export function reviewed(which: string, lesson: LessonOut, now: number): void {
  const { kind: game, review, cards, against } = lesson;
  addCards(cards, now);
  const { reviews, habits } = progress();
  const count = review.decisions.length;
  const day = dayOf(now);
  const rounded = (cost: number): number => Math.round(10 * cost) / 10;
  if (!count) return;
  if (!habits.some((one) => one.which === which)) {
    const points = review.unit === "chips" ? 1 : 100;
    const found = Object.entries(lesson.habits);
    const costs = Object.fromEntries(found.map(([name, cost]) => [name, rounded(points * cost)]));
    keep({ habits: [...habits, { which, game, day, against, costs }].slice(-MOST_DAYS) });
    addMix(game, lesson.mix);
    keep({ claims: [...progress().claims, ...lesson.claims].slice(-MOST_CLAIMS) });
  }
  if (review.unit !== "chance" && review.unit !== "kept") return;
  if (reviews.some((one) => one.which === which)) return;
  const cost = rounded((100 * review.lost) / count);
  keep({ reviews: [...reviews, { which, game, day, cost }].slice(-MOST_DAYS) });
}

/** Return the claims in the person's games that wait for an answer, oldest first. */
export function claimCards(game: string): LessonOut["claims"] {
  return progress().claims.filter(({ puzzle }) => puzzle.game === game);
}

/** Remove a claim after the answer, which reveals the truth. */
export function believed(puzzle: Puzzle): void {
  keep({ claims: progress().claims.filter((card) => card.puzzle.id !== puzzle.id) });
}

/** Delete the figures of reviews, of practice days and of the mix. */
export function eraseTrends(): void {
  keep({ reviews: [], habits: [], days: [], mix: {} });
}

const today = (now: number): number => Math.floor(now / DAY);

/** Add mistakes as cards that are due tomorrow; known cards stay unchanged. */
export function addCards(puzzles: readonly Puzzle[], now: number): void {
  const { cards } = progress();
  const due = today(now) + (PAUSES[0] ?? 1);
  const known = new Map(cards.map((card) => [card.puzzle.id, card]));
  for (const puzzle of puzzles)
    if (!known.has(puzzle.id)) known.set(puzzle.id, { puzzle, due, times: 0 });
  keep({ cards: [...known.values()].slice(-MOST_CARDS) });
}

/** Return a game's mistakes that are due, oldest first; `ahead`: in this many days. */
export function dueCards(game: string, now: number, ahead = 0): readonly Puzzle[] {
  const due = progress().cards.filter((card) => card.due <= today(now) + ahead);
  return due.map(({ puzzle }) => puzzle).filter((puzzle) => puzzle.game === game);
}

/** Move a card after an answer: later if it was right, to tomorrow if not; the third right answer
 *  removes it. */
export function repeated(puzzle: Puzzle, option: PuzzleOption, now: number): void {
  const right = isRight(option);
  const cards = progress().cards.flatMap((card) => {
    if (card.puzzle.id !== puzzle.id) return [card];
    const times = right ? card.times + 1 : 0;
    const pause = PAUSES[times];
    return pause === undefined ? [] : [{ ...card, times, due: today(now) + pause }];
  });
  keep({ cards });
}
