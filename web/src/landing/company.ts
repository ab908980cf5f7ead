// The opponents and rules of "Play now": the only place that decides when opponents grow stronger
// and games longer. Knows no game.
import type { GameSetupOut } from "../wire.gen";

const SEATS = 3;
/** The games after which the first strong opponent joins, and after which all are strong. */
const GENTLE = 2;
const MIXED = 5;
/** The name of the preset that makes first games short, in games that have it. */
const SHORT = "first_evening";

/** Return three bots for a player with this many games; the server lists the simplest first. */
export function company(game: GameSetupOut | undefined, played: number): string[] {
  const all = game?.bots ?? [];
  // The random bot plays badly, and bots that use solutions are not allowed everywhere.
  const own = all.filter((bot) => bot !== "random" && !game?.advised.includes(bot));
  // The strength of packaged bots is unknown: they are used only if there are no others.
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

/** Return the rules of a game for a beginner who has chosen none; null: the game's default. */
export function firstRules(game: GameSetupOut | undefined, played: number): string | null {
  const short = game?.presets.some((one) => one.name === SHORT) ?? false;
  return short && played < GENTLE ? SHORT : null;
}
