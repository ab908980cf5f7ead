import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { like, likes } from "../../preferences.svelte";
import { tips } from "../../rules/tips.svelte";
import type { MiaEvent } from "../../wire.gen";
import { act, anew, game, TABLE, usual } from "./fixtures";
import MiaTable from "./MiaTable.svelte";

afterEach(() => vi.unstubAllGlobals());
beforeEach(anew);

test("dice nobody has looked at are nowhere in the page", () => {
  const offers = [{ action: { kind: "look" as const }, slots: [] }];
  const { container } = render(MiaTable, { ...usual, shown: game({}, offers), offers });
  expect(container.querySelector(".die")).toBeNull();
  expect(screen.queryByRole("img", { name: /dice/i })).toBeNull();
});

test("own dice are there once looked at, and gone again when covered", async () => {
  const user = userEvent.setup();
  const { container } = render(MiaTable, {
    ...usual,
    shown: game({ roll: 62, looked: true }),
    offers: [],
  });
  expect(screen.getByRole("img", { name: "Your dice: 62" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Cover the dice" }));
  expect(container.querySelector(".die")).toBeNull();
});

/** A ResizeObserver that reports the first size, as in browsers; the test document reports none. */
class FirstSize {
  constructor(private readonly told: () => void) {}
  observe(): void {
    queueMicrotask(this.told);
  }
  disconnect(): void {}
}

test("a newcomer is told what is asked of them, until they have got it", async () => {
  vi.stubGlobal("ResizeObserver", FirstSize);
  const user = userEvent.setup();
  like({ taught: [], tips: [] });
  tips.give({ look: { key: "mia-tip-look", arguments: {}, item: false } });
  const offers = [{ action: { kind: "look" as const }, slots: [] }];
  render(MiaTable, { ...usual, shown: game({}, offers), offers });
  expect(await screen.findByText(/Nobody else sees your roll/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Got it" }));
  expect(screen.queryByText(/Nobody else sees your roll/)).toBeNull();
  expect(likes.tips).toEqual(["mia-tip-look"]);
});

test("a turned direction is shown at the cup, in words for screen readers", async () => {
  const { rerender } = render(MiaTable, {
    ...usual,
    shown: game({ direction: -1 }),
    offers: [],
  });
  const turned = "Play now goes the other way round.";
  expect(await screen.findByRole("img", { name: turned })).toBeInTheDocument();
  await rerender({ ...usual, shown: game({ direction: 1 }), offers: [] });
  expect(screen.queryByRole("img", { name: turned })).toBeNull();
});

test("tapping the cup looks, where that is offered", async () => {
  const user = userEvent.setup();
  const offers = [{ action: { kind: "look" as const }, slots: [] }];
  render(MiaTable, { ...usual, shown: game({}, offers), offers });
  await user.click(screen.getAllByRole("button", { name: "Look under the cup" })[0] as HTMLElement);
  expect(act).toHaveBeenCalledWith({ kind: "look" });
});

test("believe and doubt are offered only when the server offers them; keys answer too", async () => {
  const user = userEvent.setup();
  const claims = [{ seat: 1, value: 21, how: "looked" as const }];
  const offers = [
    { action: { kind: "doubt" as const }, slots: [] },
    { action: { kind: "concede" as const }, slots: [] },
  ];
  render(MiaTable, {
    ...usual,
    shown: game({ phase: "answer", claims, roller: 1 }, offers),
    offers,
  });
  expect(screen.queryByRole("button", { name: /Believe/ })).toBeNull();
  expect(screen.getByText("Liar says Mia. True?")).toBeVisible();
  await user.keyboard("b");
  expect(act).not.toHaveBeenCalled();
  await user.keyboard("d");
  expect(act).toHaveBeenCalledWith({ kind: "doubt" });
  await user.click(screen.getByRole("button", { name: /Give up/ }));
  expect(act).toHaveBeenCalledWith({ kind: "concede" });
});

test("the truth is marked as such, a lie as one, and none is chosen for anybody", async () => {
  const user = userEvent.setup();
  const slots = [{ kind: "one-of" as const, field: "value", values: [61, 66, 21] }];
  const offers = [{ action: { kind: "announce" as const, value: 61 }, slots }];
  const { unmount } = render(MiaTable, {
    ...usual,
    shown: game({ roll: 61, looked: true }, offers),
    offers,
  });
  expect(screen.getByRole("button", { name: "Announce 61 — true" })).toHaveClass("gold");
  await user.click(screen.getByRole("radio", { name: "66" }));
  expect(screen.getByRole("button", { name: "Announce 66 — a lie" })).not.toHaveClass("gold");
  unmount();

  const high = render(MiaTable, {
    ...usual,
    shown: game({ roll: 66, looked: true }, offers),
    offers,
  });
  expect(screen.getByRole("button", { name: "Announce 66 — true" })).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "61" }));
  expect(screen.getByRole("button", { name: "Announce 61 — true" })).toHaveClass("gold");
  high.unmount();

  render(MiaTable, { ...usual, shown: game({ roll: 41, looked: true }, offers), offers });
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  expect(screen.getByRole("button", { name: "Choose your lie" })).toBeDisabled();
  await user.keyboard("{Enter}");
  expect(act).not.toHaveBeenCalled();
  await user.keyboard("{ArrowRight}{Enter}");
  expect(act).toHaveBeenCalledWith({ kind: "announce", value: 61 });
});

test("passing on blind opens the ladder of what may be said, and says it", async () => {
  const user = userEvent.setup();
  const claims = [{ seat: 1, value: 54, how: "looked" as const }];
  const slots = [{ kind: "one-of" as const, field: "value", values: [61, 66, 21] }];
  const offers = [
    { action: { kind: "believe" as const }, slots: [] },
    { action: { kind: "doubt" as const }, slots: [] },
    { action: { kind: "pass-on" as const, value: 61 }, slots },
  ];
  render(MiaTable, {
    ...usual,
    shown: game({ phase: "answer", claims, roller: 1 }, offers),
    offers,
  });
  expect(screen.queryByRole("radio")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Pass the cup on, unseen" }));
  await user.click(screen.getByRole("radio", { name: "66" }));
  await user.click(screen.getByRole("button", { name: "Pass on blind as 66" }));
  expect(act).toHaveBeenCalledWith({ kind: "pass-on", value: 66 });
});

test("announcing unseen takes a tap more, and hides behind looking", async () => {
  const user = userEvent.setup();
  const slots = [{ kind: "one-of" as const, field: "value", values: [54, 61] }];
  const offers = [
    { action: { kind: "look" as const }, slots: [] },
    { action: { kind: "announce" as const, value: 54 }, slots },
  ];
  render(MiaTable, { ...usual, shown: game({}, offers), offers });
  await user.click(screen.getByRole("button", { name: "Announce without looking" }));
  expect(screen.getByRole("button", { name: "Choose what to say" })).toBeDisabled();
  await user.click(screen.getByRole("radio", { name: "54" }));
  await user.click(screen.getByRole("button", { name: "Announce 54" }));
  expect(act).toHaveBeenCalledWith({ kind: "announce", value: 54 });
});

test("rolling again blind says the value to beat itself where that is the rule", async () => {
  const user = userEvent.setup();
  const claims = [{ seat: 1, value: 54, how: "looked" as const }];
  const slots = [{ kind: "one-of" as const, field: "value", values: [61, 66, 21] }];
  const offers = [
    { action: { kind: "announce" as const, value: 61 }, slots },
    { action: { kind: "reroll" as const, value: 54 }, slots: [] },
  ];
  render(MiaTable, { ...usual, shown: game({ roll: 61, looked: true, claims }, offers), offers });
  await user.click(screen.getByRole("button", { name: "Roll again blind, and say 54" }));
  expect(act).toHaveBeenCalledWith({ kind: "reroll", value: 54 });
});

test("at three lives one may keep them or let a die decide", async () => {
  const user = userEvent.setup();
  const offers = [
    { action: { kind: "keep-lives" as const }, slots: [] },
    { action: { kind: "reroll-lives" as const }, slots: [] },
  ];
  render(MiaTable, { ...usual, shown: game({ phase: "lives", roller: null }, offers), offers });
  expect(screen.getByRole("button", { name: "Keep three lives" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Roll for new lives" }));
  expect(act).toHaveBeenCalledWith({ kind: "reroll-lives" });
});

test("whose time is running is told by a clock", () => {
  vi.useFakeTimers();
  const due = { seats: [0], at: Date.now() + 9_500, span: 10_000 };
  render(MiaTable, { ...usual, due, shown: game(), offers: [] });
  expect(screen.getByRole("timer", { name: "10 seconds left" })).toBeInTheDocument();
});

test("whose die for new lives is still to come is told, where there is one", () => {
  const table = { ...TABLE, rules: `${TABLE.rules} life_reroll=may` };
  const { unmount } = render(MiaTable, {
    ...usual,
    table,
    shown: game({ life_rerolled: [1] }),
    offers: [],
  });
  expect(screen.getAllByText(/, the die for new lives is still to come$/)).toHaveLength(1);
  unmount();
  render(MiaTable, { ...usual, shown: game(), offers: [] });
  expect(screen.queryByText(/the die for new lives/)).toBeNull();
});

test("who was believed shows the dice, or does not", async () => {
  const user = userEvent.setup();
  const claims = [{ seat: 0, value: 62, how: "looked" as const }];
  const offers = [
    { action: { kind: "hide-dice" as const }, slots: [] },
    { action: { kind: "show-dice" as const }, slots: [] },
  ];
  render(MiaTable, {
    ...usual,
    shown: game({ phase: "show", claims, roll: 41, looked: true }, offers),
    offers,
  });
  await user.click(screen.getByRole("button", { name: "Show the dice" }));
  expect(act).toHaveBeenLastCalledWith({ kind: "show-dice" });
  await user.click(screen.getByRole("button", { name: "Don’t show" }));
  expect(act).toHaveBeenLastCalledWith({ kind: "hide-dice" });
});

test("the announcer of Mia chooses who answers by name", async () => {
  const claims = [{ seat: 0, value: 21, how: "looked" as const }];
  const slot = { kind: "one-of" as const, field: "seat", values: [1] };
  const offers = [{ action: { kind: "ask" as const, seat: 1 }, slots: [slot] }];
  const asked = game({ phase: "ask", claims, roll: 41, looked: true }, offers);
  render(MiaTable, { ...usual, shown: asked, offers });
  expect(screen.getByText("Who has to answer?")).toBeVisible();
  await userEvent.setup().click(await screen.findByRole("button", { name: "Liar" }));
  expect(act).toHaveBeenLastCalledWith({ kind: "ask", seat: 1 });
});

test("shown dice are there for all to see, and the cup is not shaken before", () => {
  const claims = [{ seat: 1, value: 62, how: "looked" as const }];
  const events: MiaEvent[] = [
    { kind: "dice-shown", draw: 1, roll: 41, seat: 1 },
    { kind: "fell", seat: 0, draw: 2 },
  ];
  const scene = {
    entries: [{ number: 11, at: 0, actor: "seat2", events }],
    game: game({ claims }),
  };
  render(MiaTable, {
    ...usual,
    shown: game({ phase: "show", claims, roller: 1, turn: 1 }),
    scene,
    span: 2600,
    offers: [],
  });
  expect(screen.getByRole("img", { name: "41" })).toBeVisible();
  expect(screen.getByText("Liar had 41")).toBeVisible();
});

test("at equal or higher the chance of reaching a value is shown", () => {
  like({ odds: true });
  const claims = [{ seat: 1, value: 61, how: "looked" as const }];
  const offers = [
    { action: { kind: "believe" as const }, slots: [] },
    { action: { kind: "doubt" as const }, slots: [] },
  ];
  const table = { ...TABLE, rules: `${TABLE.rules} announce=equal_or_higher` };
  render(MiaTable, {
    ...usual,
    table,
    shown: game({ phase: "answer", claims, roller: 1 }, offers),
    offers,
  });
  return expect(
    screen.findByText(/A fresh roll is 61 or better: 18 of 36, 50%/),
  ).resolves.toBeVisible();
});

test("with the table on a television only the claim and one's own hand are drawn", async () => {
  const user = userEvent.setup();
  const claims = [{ seat: 1, value: 61, how: "looked" as const }];
  const offers = [{ action: { kind: "look" as const }, slots: [] }];
  const shown = game({ claims, roller: 0 }, offers);
  const { container, rerender } = render(MiaTable, { ...usual, shown, offers, handOnly: true });
  expect(screen.queryByRole("list", { name: "Seats around the table" })).toBeNull();
  expect(container.querySelector("[data-part=felt]")).toBeNull();
  expect(container.querySelector("[data-part=claim-slot]")).toHaveTextContent(/liar/i);
  await user.click(screen.getAllByRole("button", { name: "Look under the cup" })[0] as HTMLElement);
  expect(act).toHaveBeenCalledWith({ kind: "look" });
  await rerender({
    ...usual,
    shown: game({ claims, roller: 1, turn: 1 }),
    offers: [],
    handOnly: true,
  });
  expect(container.querySelector("[data-part=cloth]")).toHaveTextContent(/liar/i);
  await rerender({ ...usual, shown, offers, handOnly: false });
  expect(container.querySelector("[data-part=felt]")).not.toBeNull();
});
