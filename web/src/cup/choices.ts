// The number of dice and the rules that a group plays by, kept on this device. Dice never are.
import { store, stored } from "../storage";
import { FILES } from "../base";
import { COUNTS } from "./cup";
import { LADDERS, type Values } from "./ladders.gen";

export interface Choices {
  readonly count: number;
  /** The preset of each game, by its number of dice. */
  readonly presets: Readonly<Record<string, string>>;
}
const KEY = `mendax-cup${FILES}`;

export function kept(): Choices {
  try {
    const { count, presets } = JSON.parse(stored(KEY) ?? "{}") as Partial<Choices>;
    const known = COUNTS.find((one) => one === count) ?? 2;
    return { count: known, presets: typeof presets === "object" ? { ...presets } : {} };
  } catch {
    return { count: 2, presets: {} };
  }
}

export function keep(choices: Choices): void {
  store(KEY, JSON.stringify(choices));
}

/** Return the preset in use for this number of dice; "" for dice without a game. */
export function presetOf({ count, presets }: Choices): string {
  const game = LADDERS[count];
  const chosen = presets[count] ?? "";
  return game ? (chosen in game.presets ? chosen : game.preset) : "";
}

/** Return the values of the rules in use, highest first; null for dice without a game. */
export function valuesOf(choices: Choices): Values | null {
  const game = LADDERS[choices.count];
  return game?.ladders[game.presets[presetOf(choices)] ?? 0] ?? null;
}
