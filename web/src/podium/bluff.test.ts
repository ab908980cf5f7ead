import { expect, test } from "vitest";
import { STORY } from "../story/fixtures";
import { render } from "../rendering";
import { learn } from "../words.svelte";
import Bluff from "./Bluff.svelte";
import { bluffOf, diceOf } from "./bluff";
import { ranked, winnersOf } from "./ranks";

const seats = { seat: 1, other: 0 };
const values = { claim: 66, truth: 31 };
const highlight = (key: string, more = {}) => ({
  ...{ key, entry: 1, seats, values, figures: {} },
  ...more,
});

test("the best lie is shown before a doubt and a belief, and only with a known truth", () => {
  const [doubt, belief] = [highlight("story-keenest-doubt"), highlight("story-bravest-belief")];
  expect(bluffOf(STORY)).toMatchObject({ claimer: 1, answerer: 0, believed: true, holds: false });
  expect(bluffOf({ highlights: [belief, doubt] })).toMatchObject({ believed: false, holds: false });
  expect(bluffOf({ highlights: [belief] })).toMatchObject({ believed: true, holds: true });
  const [claim, truth] = ["red", "black"];
  const named = highlight("story-sword-keenest-doubt", { values: { claim, truth } });
  expect(bluffOf({ highlights: [belief, named] })).toMatchObject({ believed: false, card: true });
  const unknown = highlight("story-best-lie", { values: { claim: 66 } });
  expect(bluffOf({ highlights: [unknown, highlight("story-lead")] })).toBeNull();
});

test("the scene of a card shows the claimed and the true colour, in signs and in words", async () => {
  await learn("story");
  const named = highlight("story-sword-best-lie", { values: { claim: "red", truth: "black" } });
  const spelling = { called: (value: unknown) => `<${String(value)}>`, dice: () => [] };
  const bluff = bluffOf({ highlights: [named] });
  if (!bluff) throw new Error("no scene");
  const { container } = render(Bluff, { bluff, told: { story: STORY, spelling } });
  const [said, card] = [".said", ".truth .card"].map((part) => container.querySelector(part));
  expect(said).toHaveTextContent("<red>");
  expect(said?.querySelector("svg.red")).not.toBeNull();
  expect(card).toHaveTextContent("<black>");
  expect(card?.querySelector("svg.black")).not.toBeNull();
});

test("numbers spelled by dice have dice, and other values have none", () => {
  const spelling = { called: String, dice: () => [] };
  expect(diceOf(6655, spelling)).toEqual([6, 6, 5, 5]);
  expect(diceOf("red", spelling)).toEqual([]);
  expect(diceOf(27, spelling)).toEqual([]);
});

test("players without a place come last, and several may have won", () => {
  const people = ["Ann", "Ben", "Cy", "Di"].map((name) => ({ name }));
  const ranks = ranked(people, [3, 1, 1]);
  expect(ranks.map(({ index }) => index)).toEqual([1, 2, 0, 3]);
  expect(winnersOf(ranks).map(({ seat }) => seat.name)).toEqual(["Ben", "Cy"]);
});
