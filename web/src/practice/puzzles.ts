// Puzzles: requests to the server, and their options in words.
import { BASE } from "../base";
import { move, rounded } from "../coach/telling";
import type { Spelling } from "../boards/spelt";
import { ask } from "../net/http";
import type {
  BettingView,
  GameAction,
  MomentOut,
  OpenWarView,
  PositionIn,
  PositionOut,
  PracticeOut,
  Puzzle,
  PuzzleOption,
  RefutedIn,
} from "../wire.gen";
import { say } from "../words.svelte";
import { isRight } from "./progress";

type Puzzles = Promise<readonly Puzzle[]>;

/** Return the themes and lessons of a game. */
export function practice(game: string): Promise<PracticeOut> {
  return ask(`/api/practice/${game}`);
}

export function daily(game: string, day: string): Puzzles {
  return ask(`/api/practice/${game}/daily/${day}`);
}

export function lesson(game: string, name: string): Puzzles {
  return ask(`/api/practice/${game}/lesson/${encodeURIComponent(name)}`);
}

/**
 * Return puzzles of a theme ("": of all themes) near a rating, without those shown lately; another
 * seed chooses other puzzles.
 */
export function drill(
  game: string,
  theme: string,
  near: number,
  seed: string,
  shown: string,
): Puzzles {
  const query = new URLSearchParams({ theme, near: String(near), seed, count: "5", shown });
  return ask(`/api/practice/${game}/drill?${query}`);
}

/** The moments that follow a wrong answer. */
export interface Refutation {
  readonly moments: readonly MomentOut[];
  /** Called once they have been played, or by a tap that skips them. */
  readonly ended: () => void;
}

/** Return whether a puzzle is shown on the board of its game: estimated values have other views. */
const onBoard = ({ game, error }: Puzzle): boolean => game !== "sword_of_lies" || !error;

/** Return a puzzle's position for the board of its game; null if the board cannot show it. */
export async function positionOf(puzzle: Puzzle): Promise<PositionOut | null> {
  if (!onBoard(puzzle)) return null;
  const { game, preset, rules, seats, view } = puzzle;
  const options = puzzle.options.map(({ action }) => action);
  const body: PositionIn = { preset, rules, seats, view, options };
  return ask<PositionOut>(`/api/practice/${game}/position`, body).catch(() => null);
}

/** Return the option that an action stands for; undefined: none. */
export function optionOf(
  { options }: Puzzle,
  { answers }: PositionOut,
  action: GameAction,
): PuzzleOption | undefined {
  const same = (one: GameAction): boolean =>
    Object.entries(one).every(
      ([field, value]) => String(action[field as keyof GameAction]) === String(value),
    );
  return options[answers.findIndex((actions) => actions.some(same))];
}

/** Return the moments that follow an option of a puzzle; none if they are unknown. */
export async function momentsAfter(
  puzzle: Puzzle,
  { action, doubted }: PuzzleOption,
): Promise<readonly MomentOut[]> {
  if (!onBoard(puzzle)) return [];
  const { game, preset, rules, seats, view } = puzzle;
  const body: RefutedIn = { preset, rules, seats, view, option: action, doubted };
  return ask(`/api/practice/${game}/refutation`, body);
}

/** Return the name of a seat for sentences about a position. */
export function seatWord(seat: number | null): string {
  return seat === null ? "none" : seat === 0 ? "you" : String(seat + 1);
}

/** Return sentences about a war or a bet of Sword of Lies that its board does not show. */
export function factsOf({ kind, view }: Puzzle): readonly string[] {
  if (kind === "order") {
    const [yours = 0, theirs = 0] = (view as OpenWarView).armed;
    return [say("practice-spot-ties", { yours, theirs })];
  }
  if (kind !== "bet") return [];
  const { boldest, highest, round, rounds, raises_left, size } = view as BettingView;
  return [
    say("practice-spot-boldest", { who: seatWord(boldest), highest }),
    say("practice-spot-betting", { round, rounds, left: raises_left ?? "any", size }),
  ];
}

/** Return an option in words. */
export function optionWords(puzzle: Puzzle, action: string, spelling: Spelling): string {
  return puzzle.kind === "order" ? order(action) : move(action, spelling);
}

function order(action: string): string {
  const [, struck = "", price] = /^strike ([\dx ]+?)(?: pay (\d))?$/.exec(action) ?? [];
  if (!struck) return say("coach-move-hold");
  const targets = struck.split(" ").map((target) => target.split("x").map(Number));
  const swords = targets.reduce((sum, [, hits = 0]) => sum + hits, 0);
  const kind = ["", "strike", "strike-twice", "strike-thrice"][swords] ?? "strike";
  const cards = targets.map(([lives = 1]) => say("practice-card", { lives })).join(" + ");
  const paid = price === undefined ? "" : say("practice-pay", { lives: Number(price) });
  return say(`coach-move-${kind}`, { value: cards }) + paid;
}

/**
 * Return the sentence with the figures of a puzzle of Mia or French poker. If it was not solved, the
 * sentence omits the cost of the best wrong answer.
 */
export function figures({ options, lie }: Puzzle, solved: boolean): string {
  const best = options.reduce((a, b) => (b.share > a.share ? b : a));
  const wrong = options.filter((option) => !isRight(option)).map((option) => option.cost);
  const chance = Math.round(100 * (lie ?? best.doubted ?? 0));
  const claims = best.doubted !== null ? "announce" : "other";
  return say("practice-figures", {
    kind: lie === null ? claims : chance ? "answer" : "honest",
    chance,
    next: solved ? rounded(Math.min(...wrong), 1) : "none",
  });
}

interface RoundView {
  readonly turn: number;
  readonly standing: readonly number[];
  readonly claims: readonly { readonly value?: number }[];
}

/** Return the address of the strategy for a puzzle; null if the game has no strategies. */
export function strategyAddress(puzzle: Puzzle): string | null {
  if (puzzle.game === "sword_of_lies") return null;
  const view = puzzle.view as RoundView;
  const standing = [...view.standing.slice(view.turn), ...view.standing.slice(0, view.turn)];
  const toBeat = view.claims.at(puzzle.kind === "answer" ? -2 : -1)?.value;
  const query = new URLSearchParams({ preset: puzzle.preset, seats: String(puzzle.seats) });
  if (puzzle.rules) query.set("rules", puzzle.rules.replaceAll(" ", ","));
  if (puzzle.game === "mia") {
    if (standing.every((lives) => lives > 0))
      query.set("lives", holder(puzzle, standing).join(","));
    if (toBeat !== undefined) query.set("over", String(toBeat));
  }
  if (puzzle.kind === "answer") query.set("map", "doubt");
  return `${BASE}/explore/${puzzle.game}?${query}`;
}

/** Return the lives from the seat with the cup; for an answer, that is the previous seat. */
function holder(puzzle: Puzzle, standing: readonly number[]): readonly number[] {
  return puzzle.kind === "answer" ? [...standing.slice(-1), ...standing.slice(0, -1)] : standing;
}
