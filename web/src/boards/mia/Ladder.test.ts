import { render, screen } from "@testing-library/svelte";
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

test("every rung is there in its order; only what the server offers can be chosen", () => {
  render(Ladder, given);
  const rungs = screen.getAllByRole("radio");
  expect(rungs.map((rung) => rung.dataset["value"])).toEqual(["54", "61", "66", "21"]);
  expect(rungs[0]).toBeDisabled();
  expect(rungs[1]).toBeEnabled();
});

test("a rung says its name, whether it is one's own roll, and its chance", () => {
  render(Ladder, given);
  expect(screen.getByRole("radio", { checked: true })).toHaveAccessibleName(
    "61, your roll, beaten by 16 of 36 rolls, 44%",
  );
  expect(screen.getByRole("radio", { name: /^Mia/ })).toBeVisible();
});

test("where equals may be said the chance is that of reaching", () => {
  render(Ladder, { ...given, reach: true });
  expect(screen.getByRole("radio", { checked: true })).toHaveAccessibleName(
    "61, your roll, reached by 18 of 36 rolls, 50%",
  );
});

test("the highest value is Mia, whichever roll that is", () => {
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

test("without the aid no chance is told", () => {
  render(Ladder, { ...given, odds: false });
  expect(screen.getByRole("radio", { checked: true })).toHaveAccessibleName("61, your roll");
});

test("arrow keys climb the legal rungs without a click before; two digits name a value", async () => {
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

test("the name of the top value is divided by a hyphen where its tile is too narrow", async () => {
  await speak("da");
  await learn("mia");
  expect(short(21, given.options)).toBe("mey\u00ADer");
});
