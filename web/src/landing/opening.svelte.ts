// A table as the front door opens it: of the liked game, by rules that may be changed before.
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

/** Made by a component, as it asks the server which games there are. */
export class Opening {
  readonly #listing = resource(games);
  /** What the server says of the chosen game. */
  readonly listed = resource(() => gameInfo(this.game));
  busy = $state(false);
  wrong: Reason | null = $state.raw(null);
  /** The chosen game's options, once its rules were looked at. */
  info: GameSetupOut | undefined = $state.raw();
  preset: string | null = $state(null);
  changes: readonly string[] = $state.raw([]);

  /** The games of packages on the server, once it has said which there are. */
  get others(): readonly string[] {
    return this.#listing.value?.map((one) => one.name).filter((name) => !isBuiltIn(name)) ?? [];
  }

  get games(): readonly string[] {
    return [...GAMES, ...this.others];
  }

  get game(): string {
    return this.games.includes(likes.game) ? likes.game : (GAMES[0] ?? "");
  }

  /** Another game, by its usual rules. */
  pick(game: string): void {
    like({ game });
    this.preset = null;
    this.changes = [];
    this.info = undefined;
  }

  /** Takes the rules in; whether there are any. */
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

  /** A table with three bots, whose game begins at once. */
  play(): Promise<void> {
    return this.#open(true);
  }

  /** A table that waits for people. */
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
