// Habits over time: rates of finished games and costs of reviewed ones, by kind of opponents.
import { render, screen } from "../rendering";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { LESSON } from "../coach/fixtures";
import { reviewed } from "../practice/progress";
import { learn } from "../words.svelte";
import Habits from "./Habits.svelte";
import { STORY } from "./fixtures";
import { count } from "./ownRecord";

const DAY = 86_400_000;
const [TALLY] = STORY.tallies;

beforeAll(() => learn("story", "record", "mia"));
beforeEach(() => localStorage.clear());

function play(game: number, against: "people" | "bots", lied: number, bluff: number): void {
  const ended = STORY.ended + game * DAY;
  if (TALLY)
    count({ ...STORY, game, ended, against, tallies: [{ ...TALLY, known: 10, lied, caught: 1 }] });
  reviewed(`table ${game}`, { ...LESSON, against, habits: { bluff } }, ended);
}

const figure = (name: string): string =>
  screen.getByText(name).parentElement?.querySelector("b")?.textContent ?? "";
const columns = (name: string): readonly string[] =>
  [
    ...(screen.getByText(name).parentElement?.nextElementSibling?.querySelectorAll("small") ?? []),
  ].map((one) => one.textContent);

test("lies, catches and costs are shown over time, by kind of opponents", async () => {
  play(1, "people", 2, 0.05);
  play(2, "bots", 8, 0.15);
  render(Habits, { games: ["mia"] });
  expect(await screen.findByText("Lies among your claims")).toBeVisible();
  expect(figure("Lies among your claims")).toBe("50%");
  expect(columns("Lies among your claims")).toEqual(["20%", "80%"]);
  expect(figure("Lies that were caught")).toBe("20%");
  expect(figure("Bluffs")).toBe("10.0");
  expect(columns("Bluffs")).toEqual(["5.0", "15.0"]);
  await userEvent.selectOptions(screen.getByLabelText("Against"), "Bots");
  expect(figure("Lies among your claims")).toBe("80%");
  expect(figure("Bluffs")).toBe("15.0");
  await userEvent.selectOptions(screen.getByLabelText("Against"), "People and bots");
  expect(screen.getByText("No such games yet.")).toBeVisible();
});
