// Each offer of Mia is taken by the named buttons, and only offered actions have a button.
import { render, screen } from "../../rendering";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { MiaView, OfferOut } from "../../wire.gen";
import { act, anew, game, usual } from "./fixtures";
import MiaTable from "./MiaTable.svelte";

beforeEach(anew);

type Action = OfferOut["action"];
const VALUES = [{ kind: "one-of" as const, field: "value", values: [61, 66, 21] }];
const SEATS = [{ kind: "one-of" as const, field: "seat", values: [1] }];
const claims = (seat: number, value: number) => [{ seat, value, how: "looked" as const }];
const ANSWER = { phase: "answer", claims: claims(1, 54), roller: 1 } as const;
const SHOW = { phase: "show", claims: claims(0, 62), roll: 41, looked: true } as const;

/** Offers that the server makes together with another one. */
const BESIDE: Readonly<Record<string, OfferOut>> = {
  "hide-dice": { action: { kind: "show-dice" }, slots: [] },
  reroll: { action: { kind: "announce", value: 61 }, slots: VALUES },
};
const CASES: readonly [Partial<MiaView>, Action, OfferOut["slots"], readonly string[]][] = [
  [{}, { kind: "look" }, [], ["Look under the cup"]],
  [ANSWER, { kind: "believe" }, [], ["Believe"]],
  [ANSWER, { kind: "doubt" }, [], ["Doubt"]],
  [ANSWER, { kind: "concede" }, [], ["Give up"]],
  [
    ANSWER,
    { kind: "pass-on", value: 66 },
    VALUES,
    ["Pass the cup on, unseen", "66", "Pass on blind as 66"],
  ],
  [
    { roll: 41, looked: true },
    { kind: "announce", value: 66 },
    VALUES,
    ["66", "Announce 66 — a lie"],
  ],
  [{ roll: 61, looked: true }, { kind: "announce", value: 61 }, VALUES, ["Announce 61 — true"]],
  [
    { roll: 61, looked: true, claims: claims(1, 54) },
    { kind: "reroll", value: 54 },
    [],
    ["Roll again blind, and say 54"],
  ],
  [{ phase: "lives", roller: null }, { kind: "keep-lives" }, [], ["Keep three lives"]],
  [{ phase: "lives", roller: null }, { kind: "reroll-lives" }, [], ["Roll for new lives"]],
  [SHOW, { kind: "show-dice" }, [], ["Show the dice"]],
  [SHOW, { kind: "hide-dice" }, [], ["Don’t show"]],
  [
    { phase: "ask", claims: claims(0, 21), roll: 41, looked: true },
    { kind: "ask", seat: 1 },
    SEATS,
    ["Liar"],
  ],
];

test.each(CASES)("in %j, the buttons send %j", async (view, action, slots, names) => {
  const beside = BESIDE[action.kind];
  const offers = [{ action, slots } as OfferOut, ...(beside ? [beside] : [])];
  render(MiaTable, { ...usual, shown: game(view, offers), offers });
  for (const name of names) {
    const found = await screen.findAllByRole(/^\d+$/.test(name) ? "radio" : "button", {
      name: (label) => label.startsWith(name),
    });
    await userEvent.click(found[0] as HTMLElement);
  }
  expect(act).toHaveBeenCalledExactlyOnceWith(action);
  for (const other of ["Believe", "Doubt", "Give up"])
    if (!names.includes(other))
      expect(screen.queryByRole("button", { name: new RegExp(`^${other}`) })).toBeNull();
});

test("a lie is never preselected, and Enter sends none", async () => {
  const offers = [{ action: { kind: "announce", value: 61 }, slots: VALUES }] as OfferOut[];
  const { container } = render(MiaTable, {
    ...usual,
    shown: game({ roll: 41, looked: true }, offers),
    offers,
  });
  expect(container.querySelectorAll(".die").length).toBeGreaterThan(0);
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(act).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Cover the dice" }));
  expect(container.querySelector(".die")).toBeNull();
});
