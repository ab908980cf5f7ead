// The names and drawings of values and scores of Mia. The server ranks the values.
import { say } from "../../words.svelte";
import type { Standing } from "../board";
import type { Options } from "../options";

/** Return the two dice of a value, higher first. */
export function dice(value: number): readonly [number, number] {
  return [Math.floor(value / 10), value % 10];
}

/** Return the highest value of the table: Mia, regardless of its roll. */
export function top(options: Options): number {
  return options["order"] === "natural" || options["ones_top"] === "yes" ? 11 : 21;
}

/** The values ranked above the doubles, by the option `second`. */
const RAISED: Readonly<Record<string, readonly number[]>> = {
  little_mia: [31],
  half_mia: [42],
  half_and_little: [31, 42],
};

function raised(options: Options): readonly number[] {
  return RAISED[options["second"] ?? ""] ?? [];
}

/** Return the name of a value at this table: `54`, "Mia", "8 pips". */
export function called(value: number, options: Options): string {
  const [high, low] = dice(value);
  if (value === top(options))
    return value === 21
      ? say("mia-value-mia")
      : say("mia-value-named", { name: say("mia-value-mia"), value: String(value) });
  if (raised(options).includes(value))
    return say(value === 31 ? "mia-value-little-mia" : "mia-value-half-mia");
  if (countsPips(value, options)) return say("mia-value-pips", { pips: high + low });
  return String(value);
}

/** Return a value as a short label of a tile. */
export function short(value: number, options: Options): string {
  const [high, low] = dice(value);
  if (countsPips(value, options)) return `Σ${high + low}`;
  // A long name may be divided with a hyphen.
  const divided = (name: string): string => name.replace(/^\p{L}{3}(?=\p{L}{2})/u, "$&\u00AD");
  return value === top(options) ? divided(say("mia-value-mia")) : String(value);
}

/** Return whether a value is named by the sum of its dice. */
function countsPips(value: number, options: Options): boolean {
  return (
    options["order"] === "pips" &&
    value !== 21 &&
    value % 11 !== 0 &&
    !raised(options).includes(value)
  );
}

/** The shapes of lives, by the option `display`. */
const SHAPES: Readonly<Record<string, "match" | "die" | "glass">> = {
  matches: "match",
  die: "die",
  glasses: "glass",
};

/** Return a number of lives, matches, points or coins in words, by the table's stakes. */
export function stakeName(count: number, options: Options): string {
  const { scoring = "lives", display = "lives" } = options;
  const kind = scoring === "lives" ? display : scoring;
  return say(`mia-standing-${kind === "die" ? "lives" : kind}`, { count });
}

/** Return a player's score as this table counts it: lives and matches go down, points go up. */
export function standing(left: number, options: Options): Standing {
  const start = Number(options["lives"] ?? 6);
  const { scoring = "lives", display = "lives" } = options;
  const words = stakeName(left, options);
  if (scoring !== "lives") return { shape: "coin", count: left, of: null, words };
  const of = start <= 6 && left <= 6 ? Math.max(start, left) : null;
  if (display === "points") {
    const count = Math.max(0, start - left);
    return { shape: "coin", count, of, words: say("web-mia-points-of", { count, start }) };
  }
  const shape = SHAPES[display] ?? "life";
  return { shape, count: left, of: shape === "die" ? null : of, words };
}
