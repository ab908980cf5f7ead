import { render, screen, within } from "../../rendering";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { learn, speak } from "../../words.svelte";
import type { DealTerms, GameOut, SwordOfLiesEvent } from "../../wire.gen";
import { act, game, usual, WAR_ROWS } from "./fixtures";
import { duration, steps } from "./scene";
import SwordTable from "./SwordTable.svelte";

type Offers = GameOut["offers"];

beforeEach(async () => {
  act.mockReset();
  await speak("en");
  await learn("sword_of_lies");
});

const ORDERS: Offers = [
  {
    action: { kind: "strike", target: "seat2-1" },
    slots: [{ kind: "one-of", field: "target", values: ["seat2-1", "seat2-2", "seat3-1"] }],
  },
  {
    action: { kind: "strike-twice", first: "seat2-1", second: "seat2-1", price: 0 },
    slots: [
      { kind: "one-of", field: "first", values: ["seat2-1", "seat2-2", "seat3-1"] },
      { kind: "one-of", field: "second", values: ["seat2-1", "seat2-2", "seat3-1"] },
      { kind: "one-of", field: "price", values: [0, 1] },
    ],
  },
];
const card = (name: RegExp): HTMLElement => screen.getByRole("button", { name });

test("a deal offers the pledges that both players can keep", async () => {
  const user = userEvent.setup();
  const deal = (to: number, mine: string[], yours: string[]): Offers[number] => ({
    action: {
      kind: "propose-deal",
      to,
      chips: 0,
      mine: "nothing",
      yours: "nothing",
      words: "",
      private: false,
    },
    slots: [
      { kind: "one-of", field: "to", values: [to] },
      { kind: "between", field: "chips", low: -60, high: 200 },
      { kind: "one-of", field: "mine", values: mine },
      { kind: "one-of", field: "yours", values: yours },
    ],
  });
  const offers: Offers = [
    { action: { kind: "ready" }, slots: [] },
    deal(1, ["nothing", "spare"], ["nothing", "strike-seat3"]),
    deal(2, ["nothing"], ["nothing", "spare"]),
  ];
  const view = {
    phase: "negotiation" as const,
    rows: WAR_ROWS,
    war_round: 1,
    armed: [2, 1, 1],
    proposals_left: 4,
  };
  render(SwordTable, { ...usual, shown: game(view, offers), offers });
  await user.click(await screen.findByRole("button", { name: /^Propose a deal/ }));
  const options = (name: string): (string | null)[] =>
    within(screen.getByLabelText(name))
      .getAllByRole("option")
      .map((one) => one.textContent);
  await screen.findByLabelText("I pledge");
  expect(options("Bob pledges")).toEqual(["nothing", "to attack Cyd"]);
  await user.selectOptions(screen.getByLabelText("I pledge"), "spare");
  await user.click(screen.getByRole("radio", { name: "Cyd" }));
  expect(options("I pledge")).toEqual(["nothing"]);
  expect(options("Cyd pledges")).toEqual(["nothing", "not to attack Ann"]);
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(act).toHaveBeenCalledWith({
    kind: "propose-deal",
    to: 2,
    chips: 0,
    mine: "nothing",
    yours: "spare",
    words: "",
    private: false,
  });
});

test("a card tapped before the order panel opens is selected and stays so", async () => {
  const user = userEvent.setup();
  const view = {
    phase: "orders" as const,
    rows: WAR_ROWS,
    war_round: 1,
    swords: [4, 2, 0],
    armed: [4, 2, 0],
    acting: [0, 1],
    turn: null,
  };
  const { container, rerender } = render(SwordTable, { ...usual, shown: game(view), offers: [] });
  await rerender({ shown: game(view, ORDERS), offers: ORDERS });
  card(/^Bob: the second/).click();
  expect(await screen.findByRole("button", { name: /Bob K♦/ })).toBeInTheDocument();
  await rerender({ shown: game({ ...view, acting: [0], sealed: [1] }, ORDERS), offers: ORDERS });
  expect(container.querySelectorAll(".slots li:not(.empty)")).toHaveLength(1);
  // A second tap on the same card takes the sword back.
  await user.click(card(/^Bob: the second/));
  expect(container.querySelectorAll(".slots li:not(.empty)")).toHaveLength(0);
});

test("a double attack can hit an own card if any card may be a target", async () => {
  const user = userEvent.setup();
  const any = ORDERS.map((one) => ({
    ...one,
    slots: one.slots.map((slot) =>
      slot.kind === "one-of" && slot.field !== "target" && slot.field !== "price"
        ? { ...slot, values: [...slot.values, "seat1-1", "seat1-2"] }
        : slot,
    ),
  }));
  const view = {
    phase: "orders" as const,
    rows: WAR_ROWS,
    war_round: 1,
    swords: [4, 0, 0],
    armed: [4, 0, 0],
    turn: null,
  };
  const { rerender } = render(SwordTable, { ...usual, shown: game(view, any), offers: any });
  await screen.findByRole("radio", { name: /^Double/ });
  expect(screen.queryByRole("radio", { name: "attacks it" })).toBeNull();
  await user.click(screen.getByRole("radio", { name: /^Double/ }));
  await user.click(card(/^Bob: the second/));
  await user.click(card(/^Ann: the first card/));
  await user.click(screen.getByRole("radio", { name: "attacks it" }));
  await user.click(card(/^Ann: the second/));
  await user.click(screen.getByRole("button", { name: /^Seal the order/ }));
  expect(act).toHaveBeenCalledWith({
    kind: "strike-twice",
    first: "seat2-2",
    second: "seat1-2",
    price: 0,
  });
  await rerender({ shown: game(view, ORDERS), offers: ORDERS });
  expect(screen.queryByRole("radio", { name: "attacks it" })).toBeNull();
});

test("a war round changes lives hit by hit", async () => {
  vi.useFakeTimers();
  const events: SwordOfLiesEvent[] = [
    {
      kind: "order-opened",
      seat: 0,
      order: { targets: ["seat2-1"], price: null },
      struck: ["Jh"],
      paid: null,
    },
    { kind: "card-hit", seat: 1, place: 0, swords: 1, paid: false, lives: 0, face: "Jh" },
    { kind: "pot-won", pot: 0, chips: [30, 0, 0], rake: 0 },
  ];
  const before = game({
    phase: "orders",
    rows: WAR_ROWS,
    war_round: 1,
    swords: [1, 0, 0],
    armed: [1, 0, 0],
  });
  const scene = {
    entries: [{ number: 9, at: 0, actor: "seat1", events }],
    game: game({ phase: "over", war_round: 1 }),
  };
  const span = duration(scene);
  const { container } = render(SwordTable, { ...usual, shown: before, scene, span, offers: [] });
  await vi.advanceTimersByTimeAsync(10);
  expect(container.querySelector(".fallen")).toBeNull();
  expect(screen.getByText("Ann attacks: Bob J♥.")).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(steps(scene)[1]?.at ?? 0);
  expect(container.querySelectorAll(".fallen")).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(steps(scene)[1]?.span ?? 0);
  expect(screen.getByText("Main pot: Ann 30.")).toBeInTheDocument();
  vi.useRealTimers();
});

test("an order that breaks a promise is confirmed first", async () => {
  const user = userEvent.setup();
  const view = {
    phase: "orders" as const,
    rows: WAR_ROWS,
    war_round: 1,
    swords: [4, 2, 0],
    armed: [4, 2, 0],
    turn: null,
    promises: [
      {
        seat: 0,
        to: 1,
        pledge: "spare",
        words: "",
        private: false,
        deal: 1,
        outcome: "open" as const,
      },
    ],
  };
  render(SwordTable, { ...usual, shown: game(view, ORDERS), offers: ORDERS });
  await screen.findByRole("radio", { name: /^Double/ });
  await user.click(card(/^Bob: the second/));
  await user.click(screen.getByRole("button", { name: /^Seal the order/ }));
  expect(act).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: /^You promised: not to attack Bob\. Seal/ }));
  expect(act).toHaveBeenCalledWith({ kind: "strike", target: "seat2-2" });
});

test("a player who stays ready is asked again after a message or a deal", async () => {
  const user = userEvent.setup();
  const offers: Offers = [{ action: { kind: "ready" }, slots: [] }];
  const at = (round: number, spoken = 0, deals: readonly DealTerms[] = []) => {
    const talks = { phase: "negotiation" as const, rows: WAR_ROWS, armed: [2, 0, 0] };
    return { ...usual, shown: game({ ...talks, war_round: round, deals }, offers), offers, spoken };
  };
  const { rerender } = render(SwordTable, at(1));
  await user.click(await screen.findByRole("switch"));
  expect(act).not.toHaveBeenCalled();
  await rerender(at(2));
  await vi.waitFor(() => expect(act).toHaveBeenCalledWith({ kind: "ready" }));
  await rerender(at(3));
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(2));
  await rerender(at(4, 1));
  await rerender(at(5, 1));
  expect(screen.getByRole("switch")).not.toBeChecked();
  expect(act).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole("switch"));
  const terms = { chips: 0, mine: "spare", yours: "nothing", words: "", private: false };
  await rerender(at(6, 1, [{ number: 1, seat: 1, to: 0, ...terms }]));
  expect(act).toHaveBeenCalledTimes(2);
});
