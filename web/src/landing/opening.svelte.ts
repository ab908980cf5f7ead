// A table as the front page opens it: of the preferred game, with editable rules.
import { GAMES, isBuiltIn } from "../boards/registry";
import { botNames } from "../lobby/botNames";
import { changedValues } from "../lobby/rules";
import { gameInfo, games, openTable, reasonFor } from "../net/http";
import { resource } from "../net/resource.svelte";
import { like, likes, played } from "../preferences.svelte";
import { go } from "../route.svelte";
import { opened } from "../table/autostart";
import type { GameSetupOut, Reason } from "../wire.gen";
import { company, firstRules } from "./company";
import { randomName } from "./name";

/** Create it in a component, as it asks the server for its games. */
export class Opening {
  readonly #listing = resource(games);
  /** The server's facts about the selected game. */
  readonly listed = resource(() => gameInfo(this.game));
  busy = $state(false);
  wrong: Reason | null = $state.raw(null);
  /** The selected game's options, once its rules were opened. */
  info: GameSetupOut | undefined = $state.raw();
  preset: string | null = $state(null);
  changes: readonly string[] = $state.raw([]);

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

  /** Select another game, with its default rules. */
  pick(game: string): void {
    like({ game });
    this.preset = null;
    this.changes = [];
    this.info = undefined;
  }

  /** Load the rules; return whether there are any. */
  async learnRules(): Promise<boolean> {
    try {
      this.info = await gameInfo(this.game);
    } catch (error) {
      this.wrong = reasonFor(error);
      return false;
    }
    this.preset ??= this.info?.default_preset ?? null;
    return this.info !== undefined;
  }

  choose(preset: string, changes: readonly string[]): void {
    this.preset = preset;
    this.changes = changes;
  }

  /** Open a table with three bots, whose game starts at once. */
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
    try {
      const info = begin ? await gameInfo(this.game) : undefined;
      const name = likes.name.trim() || randomName();
      const bots = company(info, played(this.game));
      const { id } = await openTable({
        game: this.game,
        name,
        preset: this.preset ?? firstRules(info, played(this.game)),
        changes: this.info ? changedValues(this.info, this.changes) : {},
        bots,
        bot_names: botNames(bots.length, [name]),
        open_seed: null,
      });
      opened(id, begin);
      go(`/t/${id}`);
    } catch (error) {
      this.wrong = reasonFor(error);
      this.busy = false;
    }
  }
}
