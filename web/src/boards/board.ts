// What a game's board must offer. A second game is one more folder and one line in `registry.ts`.
import type { Component } from "svelte";
import type { FluentVariable } from "@fluent/bundle";
import type { AnyEvent, GameAction, GameOut, TableView } from "../wire.gen";
import type { Deadline, Model, Scene } from "../table/model";

export interface BoardProps {
  readonly table: TableView;
  readonly you: number | null;
  readonly present: readonly boolean[];
  /** What is drawn: what was so before the scene that is being played. */
  readonly shown: GameOut;
  /** The scene being played, and how long it lasts. */
  readonly scene: Scene | null;
  readonly span: number;
  /** What may be done now: empty while a scene is played or a command is on its way. */
  readonly offers: GameOut["offers"];
  readonly busy: boolean;
  /** The last lines of the history, newest first. */
  readonly recent: readonly string[];
  readonly due: Deadline | null;
  readonly act: (action: GameAction) => void;
  readonly skip: () => void;
}

export interface Board {
  readonly Table: Component<BoardProps>;
  /** How long a scene takes to be seen, in milliseconds; 0: at once. */
  duration(scene: Scene, before: Model["shown"]): number;
  /** The arguments of an event's line in the catalogue; null: the event makes no line. */
  telling(
    event: AnyEvent,
    names: readonly string[],
    rules: string,
  ): Record<string, FluentVariable> | null;
}
