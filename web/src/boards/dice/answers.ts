// What one may answer to a claim at any table with a cup: believe it, give up, or doubt it.
import type { GameAction } from "../../wire.gen";
import type { Answer } from "../../ui/Answers.svelte";
import { say } from "../../words.svelte";

const ANSWERS = [
  { kind: "believe", tone: "believe", key: "KeyB" },
  { kind: "concede", tone: "concede" },
  { kind: "doubt", tone: "doubt", key: "KeyD" },
] as const;

/** The answers that may be given now; `game` as the keys of the catalogue have it. */
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
