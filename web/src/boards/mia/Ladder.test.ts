import { render, screen } from "../../rendering";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { learn, speak } from "../../words.svelte";
import { LADDER } from "./fixtures";
import Ladder from "./Ladder.svelte";
import { short } from "./values";

const choose = vi.fn();
const given = {
  legal: [61, 66, 21],
  rungs: LADDER.rungs,
  falls: LADDER.ways,
  options: { order: "standard" },
  roll: 61,
  odds: true,
  chosen: 61,
  choose,
};

beforeEach(async () => {
  choose.mockReset();
  await speak("en");
});

test("the highest value is called Mia for every roll", () => {
  render(Ladder, {
    ...given,
    options: { order: "standard", ones_top: "yes" },
    legal: [61, 66, 21, 11],
    rungs: [
      ...LADDER.rungs,
      { value: 11, rolls: [11], held_by: [11], beaten_by: 0, reached_by: 1 },
    ],
  });
  expect(
    screen
      .getAllByRole("radio")
      .slice(-2)
      .map((rung) => rung.getAttribute("aria-label")?.split(",")[0]),
  ).toEqual(["21", "Mia 11"]);
});

test("arrow keys select legal rungs without a click, and two digits select a value", async () => {
  const user = userEvent.setup();
  render(Ladder, given);
  await user.keyboard("{ArrowRight}");
  expect(choose).toHaveBeenLastCalledWith(66);
  await user.keyboard("{End}");
  expect(choose).toHaveBeenLastCalledWith(21);
  await user.keyboard("26");
  expect(choose).toHaveBeenCalledTimes(2);
  await user.keyboard("6");
  expect(choose).toHaveBeenLastCalledWith(66);
});

test("the name of the top value is hyphenated in a narrow tile", async () => {
  await speak("da");
  await learn("mia");
  expect(short(21, given.options)).toBe("mey\u00ADer");
});

test("in practice each legal rung has the value of its claim", () => {
  const worth = { figure: "52.1", often: "sound play: 80%", part: 1, right: true, chosen: false };
  render(Ladder, { ...given, judged: (value: number) => (value === 66 ? worth : null) });
  const rungs = screen.getAllByRole("radio");
  const valued = rungs.filter((rung) => rung.querySelector(".worth.right"));
  expect(valued.map((rung) => rung.getAttribute("aria-label"))).toEqual([
    "66, 52.1 · sound play: 80%",
  ]);
  expect(rungs.filter((rung) => rung.querySelector(".bar"))).toEqual([]);
});
