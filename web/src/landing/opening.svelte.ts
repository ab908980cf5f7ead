// A table as the front page opens it: of the preferred game, with editable rules.
import { GAMES, isBuiltIn } from "../boards/registry";
import { botNames } from "../lobby/botNames";
import { changedValues, type RuleValue } from "../lobby/rules";
import { gameInfo, games, openTable, reasonFor } from "../net/http";
import { resource } from "../net/resource.svelte";
import { like, likes, played } from "../preferences.svelte";
import { currentRoute, go } from "../route.svelte";
import { opened } from "../table/autostart";
import type { GameSetupOut, Reason } from "../wire.gen";
import { company, firstRules } from "./company";
import { lastRules, type OurRules } from "../lobby/ours.svelte";
import { randomName } from "./name";

/** Create it in a component, because it requests the server's games. */
export class Opening {
  readonly #listing = resource(games);
  /** The server's facts about the selected game. */
  readonly listed = resource(() => gameInfo(this.game));
  busy = $state(false);
  wrong: Reason | null = $state.raw(null);
  /** The selected game's options, once its rules have been opened. */
  info: GameSetupOut | undefined = $state.raw();

  /** The rules chosen last for the selected game on this device. */
  get last(): OurRules | undefined {
    return lastRules(this.game);
  }

  /**
   * The preset for a new table; null if none was chosen and the server's facts are not known yet.
   */
  get preset(): string | null {
    const info = this.listed.value;
    const chosen = this.last?.preset;
    if (chosen && (!info || info.presets.some((one) => one.name === chosen))) return chosen;
    return info ? (firstRules(info, played(this.game)) ?? info.default_preset) : null;
  }

  get changes(): readonly string[] {
    return this.last?.changes ?? [];
  }

  /** The games of packages on the server, once they are known. */
  get others(): readonly string[] {
    return this.#listing.value?.map((one) => one.name).filter((name) => !isBuiltIn(name)) ?? [];
  }

  get games(): readonly string[] {
    return [...GAMES, ...this.others];
  }

  get game(): string {
    return this.games.includes(likes.game) ? likes.game : (GAMES[0] ?? "");
  }

  /** Select another game. */
  pick(game: string): void {
    like({ game });
    this.info = undefined;
  }

  /** Load the rules; return whether the game has any. */
  async learnRules(): Promise<boolean> {
    try {
      this.info = await gameInfo(this.game);
    } catch (error) {
      this.wrong = reasonFor(error);
      return false;
    }
    return this.info !== undefined;
  }

  /** Open a table with three bots, whose game starts immediately. */
  play(): Promise<void> {
    return this.#open(true);
  }

  /** Open a table that waits for people. */
  invite(): Promise<void> {
    return this.#open(false);
  }

  async #open(begin: boolean): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.wrong = null;
    const from = currentRoute();
    // Loaded while the server opens the table.
    void import("../table/TableScreen.svelte").catch(() => undefined);
    try {
      const info = await gameInfo(this.game);
      const name = likes.name.trim() || randomName();
      const bots = begin ? company(info, played(this.game)) : [];
      const { id } = await openTable({
        game: this.game,
        name,
        ...asked(info, this.last, played(this.game)),
        bots,
        bot_names: botNames(bots.length, [name]),
        open_seed: null,
        rules_name: this.last?.name ?? "",
      });
      if (currentRoute() !== from) return;
      opened(id, begin);
      go(`/t/${id}`);
    } catch (error) {
      this.wrong = reasonFor(error);
      this.busy = false;
    }
  }
}

/**
 * Return the rules to request: the chosen rules without parts unknown to this server, or else a
 * beginner's rules.
 */
function asked(
  info: GameSetupOut | undefined,
  chosen: OurRules | undefined,
  games: number,
): { preset: string | null; changes: Record<string, RuleValue> } {
  if (!info || !info.presets.some((one) => one.name === chosen?.preset))
    return { preset: firstRules(info, games), changes: {} };
  const known = new Set(info.options.map((option) => option.name));
  const words = chosen?.changes.filter((word) => known.has(word.split("=", 1)[0] ?? "")) ?? [];
  return { preset: chosen?.preset ?? null, changes: changedValues(info, words) };
}
