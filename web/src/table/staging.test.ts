import { expect, test } from "vitest";
import { board } from "../boards/mia";
import type { Board } from "../boards/board";
import { TABLE, game } from "../boards/mia/fixtures";
import type { GameOut, TableView } from "../wire.gen";
import { leftToBots } from "./staging.svelte";

const SEATS = [{ name: "Ann" }, { name: "Odds", bot: "odds" }];
const playing: TableView = { ...TABLE, phase: "playing", seats: SEATS };
const shown = (out: readonly number[]): GameOut => game({ out }) as unknown as GameOut;
const mia = board as unknown as Board;

test("a game is left to bots once every person is out", () => {
  expect(leftToBots(playing, mia, shown([]))).toBe(false);
  expect(leftToBots(playing, mia, shown([0]))).toBe(true);
  expect(leftToBots({ ...playing, phase: "finished" }, mia, shown([0]))).toBe(false);
  expect(leftToBots(playing, undefined, shown([0]))).toBe(false);
});
