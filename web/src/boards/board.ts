// The interface of a game's board, typed by the game's view, events and reference. A new game needs
// another folder and a line in `registry.ts`.
import type { Component, Snippet } from "svelte";
import type { FluentVariable } from "@fluent/bundle";
import type {
  GameAction,
  GameAid,
  GameEvent,
  GameOut,
  GameReference,
  GameView,
  TableView,
} from "../wire.gen";
import type { Feeling } from "../heard/feeling";
import type { Stage } from "./dice/stage";
import type { Deadline, GameOf, Happening, Scene } from "../table/model";

/** The value of a move in practice, after the answer. */
export interface Judgement {
  readonly figure: string;
  /** How often sound players make the move, in words; empty: never. */
  readonly often: string;
  /** The value on a scale from the worst option (0) to the best (1). */
  readonly part: number;
  readonly right: boolean;
  readonly chosen: boolean;
}
/** Return the judgement of a move by its text form; null for other moves. */
export type Judging = (move: string) => Judgement | null;

/** The parts of a table that boards draw. */
export type BoardTable = Pick<TableView, "id" | "game" | "rules" | "seats">;

export interface BoardProps<View = GameView, Event = GameEvent, Reference = GameReference> {
  readonly table: BoardTable;
  readonly you: number | null;
  readonly present: readonly boolean[];
  /** The game to draw: the state before the scene that is being played. */
  readonly shown: GameOf<View>;
  /** The scene being played, with its length. */
  readonly scene: Scene<View, Event> | null;
  readonly span: number;
  /** The facts that follow from the table's rules (orders, odds); null until they are loaded. */
  readonly reference: Reference | null;
  /** The actions that are possible now; empty during a scene or while a command is pending. */
  readonly offers: GameOut["offers"];
  readonly busy: boolean;
  /** The last lines of the history, newest first. */
  readonly recent: readonly string[];
  /** The number of messages from others that the player has received; 0 where no one can talk. */
  readonly spoken?: number | undefined;
  readonly due: Deadline | null;
  /** The facts computed from the view, if they came with the view; the board then requests none. */
  readonly aid?: GameAid | null;
  readonly act: (action: GameAction) => void;
  /** Ends the scene; null if scenes cannot be skipped. */
  readonly skip: (() => void) | null;
  /** Shows the rest of the game immediately. Defined only while no person plays, until it has been
   *  called. */
  readonly hasten?: (() => void) | undefined;
  /** True if the table is on a television: the board draws only the claim to beat and the
   *  player's hand. */
  readonly handOnly?: boolean | undefined;
  /** True if the board of a dice game draws only the seats, the middle and the claim to beat. */
  readonly feltOnly?: boolean | undefined;
  /** True if the board has no controls, as on a television or in a replay. A board that shows
   *  its text on the felt then reserves no space for controls. */
  readonly watched?: boolean | undefined;
  /** How a television shows a dice game. */
  readonly stage?: Stage | undefined;
  /** The coach's hint for the current decision, at tables with hints. */
  readonly hint?: Snippet | undefined;
  /** The tip of a first game, for boards with `Board.tip`. */
  readonly tip?: Snippet | undefined;
  /** The values of the offered moves, in practice after the answer; the board then has no action. */
  readonly judged?: Judging | null | undefined;
  /** The options of practice as a list, for choices without a ladder or a key for each option. */
  readonly options?: Snippet | undefined;
}

/** The lives, tokens or points that a seat has left, in games with such marks. */
export interface Standing {
  readonly shape: "life" | "match" | "die" | "glass" | "coin" | "token";
  readonly count: number;
  /** The number at the start, if it is small enough to be drawn. */
  readonly of: number | null;
  readonly words: string;
}

export interface EndingProps<View = GameView> {
  readonly table: TableView;
  readonly you: number | null;
  readonly view: View;
}

export interface Order {
  readonly names: readonly string[];
  /** The index of the claim to beat; -1 without a claim. */
  readonly at: number;
}

export interface Board<View = GameView, Event = GameEvent, Reference = GameReference> {
  readonly Table: Component<BoardProps<View, Event, Reference>>;
  /** Return how long a scene is shown, in milliseconds; `still`: without motion; 0: at once. */
  duration(scene: Scene<View, Event>, still?: boolean): number;
  /** Return the seats that are out of the game, in games where that is possible. */
  gone?(view: View): readonly number[];
  /** Return the lives, tokens or points that a seat has left, in games with such marks. */
  standing?(view: View, seat: number, rules: string): Standing;
  /** Load the final board for the podium, in games where it explains the result. */
  ending?(): Promise<{ default: Component<EndingProps<View>> }>;
  /** Return all claims, lowest first, with the last one made, for first games. */
  order?(reference: Reference, view: View, rules: string): Order | null;
  /**
   * Return the catalogue key of the tip that a first game needs for these offers; null: no tip.
   * Boards that place tips themselves omit this method.
   */
  tip?(offers: GameOut["offers"]): string | null;
  /**
   * Return whether the coach has values for these offers; boards whose every choice has values omit
   * this method.
   */
  weighed?(offers: GameOut["offers"]): boolean;
  /**
   * Return a view without the holder's secrets, for a shared phone whose holder does not look.
   * Without this method, the spectator's view (`covered`) is used.
   */
  veil?(view: View): View;
  /**
   * True if the board can leave out the felt with the other seats (`BoardProps.handOnly`), which
   * then has no controls.
   */
  readonly handOnly?: true;
  /** Return the feelings that a scene causes, from public events only. */
  feelings?(events: readonly Happening<Event>[], rules: string): readonly Feeling[];
  /** Return the arguments of an event's line in the catalogue; `kind` selects the line; null: no
   *  line. */
  telling(
    event: Happening<Event>,
    names: readonly string[],
    rules: string,
  ): Record<string, FluentVariable> | null;
}
