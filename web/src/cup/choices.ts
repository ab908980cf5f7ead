// The number of dice and the rules that a group plays by, kept on this device. Dice never are.
import { store, stored } from "../storage";
import { FILES } from "../base";
import { COUNTS } from "./cup";
import { LADDERS, type Values } from "./ladders.gen";

export interface Choices {
  readonly count: number;
  /** The preset of each game, by its number of dice; `OURS` for the group's own rules. */
  readonly presets: Readonly<Record<string, string>>;
  /** The own rules of the group by number of dice: the text of a link. */
  readonly ours?: Readonly<Record<string, string>>;
}
export const OURS = "ours";
const KEY = `mendax-cup${FILES}`;

export function kept(): Choices {
  try {
    const { count, presets, ours } = JSON.parse(stored(KEY) ?? "{}") as Partial<Choices>;
    const known = COUNTS.find((one) => one === count) ?? 2;
    return { count: known, presets: { ...Object(presets) }, ours: { ...Object(ours) } };
  } catch {
    return { count: 2, presets: {} };
  }
}

/** Return the values in the text of a link, as a server wrote them, with the group's name for the
 *  rules; null for a damaged text. */
export function linked(text: string): (Values & { count: number; name: string }) | null {
  const [, dice, faces = "", name = "", list = ""] =
    /^([25]),(pips|poker),([^,]{0,120}),([\w:,-]{2,2000})$/.exec(text) ?? [];
  const values = list.split(",").map((one) => one.split(":"));
  try {
    if (!dice || values.some(([value]) => !/^([1-6]{1,5}|[a-z-]+)$/.test(value ?? ""))) return null;
    return {
      count: Number(dice),
      faces,
      name: decodeURIComponent(name).slice(0, 40),
      values: values.map(([value = "", key = ""]) => [value, key]),
    };
  } catch {
    return null;
  }
}

/** Return the choices with the rules of a link, which become those in use. */
export function withLink(choices: Choices, text: string): Choices {
  const count = linked(text)?.count;
  if (!count) return choices;
  const { presets, ours } = choices;
  return { count, presets: { ...presets, [count]: OURS }, ours: { ...ours, [count]: text } };
}

/** Return the group's own rules for this number of dice; null without any. */
export function oursOf({ count, ours }: Choices): ReturnType<typeof linked> {
  return linked(String(ours?.[count] ?? ""));
}

export function keep(choices: Choices): void {
  store(KEY, JSON.stringify(choices));
}

/** Return the preset in use for this number of dice; "" for dice without a game. */
export function presetOf(choices: Choices): string {
  const { count, presets } = choices;
  const game = LADDERS[count];
  const chosen = presets[count] ?? "";
  if (chosen === OURS && oursOf(choices)) return OURS;
  return game ? (chosen in game.presets ? chosen : game.preset) : "";
}

/** Return the values of the rules in use, highest first; null for dice without a game. */
export function valuesOf(choices: Choices): Values | null {
  const game = LADDERS[choices.count];
  const preset = presetOf(choices);
  if (preset === OURS) return oursOf(choices);
  return game?.ladders[game.presets[preset] ?? 0] ?? null;
}
