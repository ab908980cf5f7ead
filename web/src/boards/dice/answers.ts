// The answers to a claim at any table with a cup: believe, concede or doubt.
import type { GameAction } from "../../wire.gen";
import type { BarAction } from "../ActionBar.svelte";
import type { Judging } from "../board";
import { say } from "../../words.svelte";

const ANSWERS = [
  { kind: "believe", tone: "believe", key: "KeyB" },
  { kind: "trust", tone: "believe", key: "KeyT" },
  { kind: "concede", tone: "concede", key: "KeyG" },
  { kind: "doubt", tone: "doubt", key: "KeyD" },
] as const;

/**
 * Return the answers that are possible now; `game` is the game's name in catalogue keys, and
 * `judged` returns the values of answers in practice.
 */
export function answersTo(
  game: "mia" | "french-poker",
  may: (kind: GameAction["kind"]) => boolean,
  act: (action: GameAction) => void,
  judged?: Judging | null,
): readonly BarAction[] {
  return ANSWERS.filter(({ kind }) => may(kind)).map(({ kind, ...answer }) => ({
    ...answer,
    big: true,
    label: say(`${game}-action-${kind}`),
    note: say(`web-${game}-${kind}-note`),
    judged: judged?.(kind),
    go: () => act({ kind } as GameAction),
  }));
}
