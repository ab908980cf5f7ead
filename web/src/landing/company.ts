// Who plays against somebody at «Play now», and by which rules: the one place that says when
// opponents grow stronger and games longer. Knows no game.
import type { GameSetupOut } from "../wire.gen";

const SEATS = 3;
/** Games after which the first strong opponent sits down, and after which they all do. */
const GENTLE = 2;
const MIXED = 5;
/** A rule set by this name, where a game has one, makes the first games short. */
const SHORT = "first_evening";

/** Three bots for somebody who has played so many games; the server lists the simplest first. */
export function company(game: GameSetupOut | undefined, played: number): string[] {
  const all = game?.bots ?? [];
  // Who plays anything plays nothing well; who knows solved games is not everywhere allowed.
  const own = all.filter((bot) => bot !== "random" && !game?.advised.includes(bot));
  // How well the bots of packages play is unknown: they sit down where there are no others.
  const brought = new Set(game?.packaged.map((bot) => bot.name));
  const known = own.filter((bot) => !brought.has(bot));
  const able = [known, own, all].find((bots) => bots.length) ?? [];
  const simple = able.slice(0, Math.max(1, Math.floor(able.length * 0.6)));
  const stronger = able.slice(simple.length);
  const best = stronger.at(-1) ?? simple.at(-1);
  const next = stronger[0] ?? best;
  const liked =
    played < GENTLE
      ? simple
      : played < MIXED
        ? [next, ...simple.slice(-2)]
        : [best, next, simple.at(-1)];
  const seated = liked.flatMap((bot) => bot ?? []);
  return Array.from({ length: SEATS }, (_, seat) => seated[seat % seated.length] ?? "").filter(
    Boolean,
  );
}

/** The rules of a game that somebody begins who has chosen none; null: the game's own. */
export function firstRules(game: GameSetupOut | undefined, played: number): string | null {
  const short = game?.presets.some((one) => one.name === SHORT) ?? false;
  return short && played < GENTLE ? SHORT : null;
}
