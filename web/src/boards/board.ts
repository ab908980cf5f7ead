// What a game's board must offer, typed by the game: its view, its events, its reference. A second
// game is one more folder and one line in `registry.ts`.
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
import type { Deadline, GameOf, Happening, Scene } from "../table/model";

export interface BoardProps<View = GameView, Event = GameEvent, Reference = GameReference> {
  readonly table: TableView;
  readonly you: number | null;
  readonly present: readonly boolean[];
  /** What is drawn: what was so before the scene that is being played. */
  readonly shown: GameOf<View>;
  /** The scene being played, and how long it lasts. */
  readonly scene: Scene<View, Event> | null;
  readonly span: number;
  /** What follows from the table's rules (orders, chances); null until it has come. */
  readonly reference: Reference | null;
  /** What may be done now: empty while a scene is played or a command is on its way. */
  readonly offers: GameOut["offers"];
  readonly busy: boolean;
  /** The last lines of the history, newest first. */
  readonly recent: readonly string[];
  readonly due: Deadline | null;
  /** What can be reckoned from the view, where it came with it: then nobody is asked for it. */
  readonly aid?: GameAid | null;
  readonly act: (action: GameAction) => void;
  /** Ends the scene; null: nobody can here. */
  readonly skip: (() => void) | null;
  /** Only bots are left in the game: shows what still comes at once. None: somebody plays, or it
   *  has been asked for. */
  readonly hasten?: (() => void) | undefined;
  /** The table is on a television: only the claim to beat and one's own hand are drawn. */
  readonly handOnly?: boolean | undefined;
  /** Nothing can be done here, as on a television or in a replay: a board that is told by its felt
   *  keeps no room for controls. */
  readonly watched?: boolean | undefined;
  /** What the coach says to the decision that is to be made, where the table has hints. */
  readonly hint?: Snippet | undefined;
}

export interface EndingProps<View = GameView> {
  readonly table: TableView;
  readonly you: number | null;
  readonly view: View;
}

export interface Order {
  readonly names: readonly string[];
  /** Which of them stands to be beaten; -1: none. */
  readonly at: number;
}

export interface Board<View = GameView, Event = GameEvent, Reference = GameReference> {
  readonly Table: Component<BoardProps<View, Event, Reference>>;
  /** How long a scene takes to be seen, in milliseconds, `still`: if nothing moves; 0: at once. */
  duration(scene: Scene<View, Event>, still?: boolean): number;
  /** The seats that are out of the game, where one can be. */
  gone?(view: View): readonly number[];
  /** What is left to be seen on the podium, where that explains how the game went. */
  ending?(): Promise<{ default: Component<EndingProps<View>> }>;
  /** All that may be said, from the lowest, and what has been said last: for first games. */
  order?(reference: Reference, view: View, rules: string): Order | null;
  /** Which tip a first game needs where these are offered, as the catalogue has it; null: none.
   *  Boards that place tips themselves have no such question. */
  tip?(offers: GameOut["offers"]): string | null;
  /** A view as it may lie open on a phone that goes round, while its holder does not look: without
   *  what only they know. None: as a spectator sees it, which comes with the view (`covered`). */
  veil?(view: View): View;
  /** Whether it can leave out the felt with the others' seats (`BoardProps.handOnly`): nothing that
   *  may be tapped lies there. */
  readonly handOnly?: true;
  /** What a scene feels like to everybody, from what all are told of it; none: to nobody. */
  feelings?(events: readonly Happening<Event>[], rules: string): readonly Feeling[];
  /** The arguments of an event's line in the catalogue, and with `kind` which line it is; null: the
   *  event makes no line. */
  telling(
    event: Happening<Event>,
    names: readonly string[],
    rules: string,
  ): Record<string, FluentVariable> | null;
}
