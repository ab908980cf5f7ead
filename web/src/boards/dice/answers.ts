// The answers to a claim at any table with a cup: believe, concede or doubt.
import type { GameAction } from "../../wire.gen";
import type { Answer } from "../../ui/Answers.svelte";
import { say } from "../../words.svelte";

const ANSWERS = [
  { kind: "believe", tone: "believe", key: "KeyB" },
  { kind: "concede", tone: "concede" },
  { kind: "doubt", tone: "doubt", key: "KeyD" },
] as const;

/** Return the answers that are possible now; `game` is the game's name in catalogue keys. */
export function answersTo(
  game: "mia" | "french-poker",
  may: (kind: GameAction["kind"]) => boolean,
): readonly Answer[] {
  return ANSWERS.filter(({ kind }) => may(kind)).map((answer) => ({
    ...answer,
    label: say(`${game}-action-${answer.kind}`),
    note: say(`web-${game}-${answer.kind}-note`),
  }));
}
