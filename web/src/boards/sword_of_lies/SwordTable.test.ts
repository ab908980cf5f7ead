import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { learn, speak } from "../../words.svelte";
import type { SwordOfLiesEvent, GameOut } from "../../wire.gen";
import { game, MARKS, TABLE, WAR_ROWS } from "./fixtures";
import { duration, steps } from "./scene";
import SwordTable from "./SwordTable.svelte";
import { telling } from "./telling";

type Offers = GameOut["offers"];
const act = vi.fn();
const usual = {
  table: TABLE,
  you: 0,
  present: [true, true, true],
  scene: null,
  span: 0,
  reference: MARKS,
  busy: false,
  due: null,
  recent: [],
  act,
  skip: vi.fn(),
};

beforeEach(async () => {
  act.mockReset();
  await speak("en");
  await learn("sword_of_lies");
});

const CASTLING: Offers = [
  {
    action: { kind: "interrogate", of: 1, place: 0 },
    slots: [{ kind: "one-of", field: "place", values: [0] }],
  },
  {
    action: { kind: "interrogate", of: 2, place: 0 },
    slots: [{ kind: "one-of", field: "place", values: [0, 1] }],
  },
  {
    action: { kind: "offer-trade", own: 0, of: 1, theirs: 0, chips: 0 },
    slots: [
      { kind: "one-of", field: "own", values: [0, 1] },
      { kind: "one-of", field: "of", values: [1, 2] },
      { kind: "one-of", field: "theirs", values: [0, 1] },
      { kind: "between", field: "chips", low: 0, high: 200 },
    ],
  },
];
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

test("a card that one may not know is nowhere in the page; one that was one's own is remembered", () => {
  const { container } = render(SwordTable, { ...usual, shown: game(), offers: [] });
  expect(container.querySelectorAll(".others .face")).toHaveLength(0);
  expect(container.querySelectorAll(".own .face")).toHaveLength(2);
  expect(
    screen.getByText("Cyd: the first card from the left. face down, you remember ace of spades"),
  ).toBeInTheDocument();
  expect(screen.getByText("Bob: the first card from the left. face down")).toBeInTheDocument();
  expect(
    screen.getByText(/Bob: the second card.* Ann heard black and believed it/),
  ).toBeInTheDocument();
});

test("who only watches sees every row from behind, and has nothing to press", () => {
  const rows = [
    [{}, {}],
    [{}, {}],
    [{}, {}],
  ] as unknown as typeof WAR_ROWS;
  const { container } = render(SwordTable, {
    ...usual,
    you: null,
    shown: game({ you: null, rows }),
    offers: [],
  });
  expect(container.querySelectorAll("[data-place]")).toHaveLength(3);
  expect(container.querySelectorAll(".face")).toHaveLength(0);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("Ann trades or interrogates.")).toBeInTheDocument();
});

test("what is chosen stays chosen while others talk or deal, until another moment comes", async () => {
  const { container, rerender } = render(SwordTable, { ...usual, shown: game(), offers: CASTLING });
  const pressed = (): number =>
    container.querySelectorAll(".others button[aria-pressed=true]").length;
  await userEvent.click(container.querySelector(".others button[data-card]") as HTMLElement);
  expect(pressed()).toBe(1);
  await rerender({ shown: structuredClone(game()) });
  expect(pressed()).toBe(1);
  await rerender({ shown: game({ round: 1 }) });
  expect(pressed()).toBe(0);
});

test("where cards are too small for a finger, a tap on a place shows its row large, to be tapped there", async () => {
  const small = vi
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue({ width: 21, height: 30, left: 0, top: 0 } as DOMRect);
  const { container } = render(SwordTable, { ...usual, shown: game(), offers: CASTLING });
  await screen.findByText("Tap a player to see the cards large.");
  expect(container.querySelectorAll(".others button[data-card]")).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "A closer look at the cards of Cyd" }));
  const near = container.querySelector(".near") as HTMLElement;
  expect(near.querySelectorAll("button[data-card]")).toHaveLength(2);
  expect(near.querySelectorAll(".face")).toHaveLength(0);
  await userEvent.click(near.querySelector("button[data-card='2-1']") as HTMLElement);
  await userEvent.click(screen.getByRole("button", { name: /Interrogate/ }));
  expect(act).toHaveBeenCalledWith({ kind: "interrogate", of: 2, place: 1 });
  await userEvent.click(within(near).getByRole("button", { name: "Close" }));
  expect(container.querySelector(".near")).toBeNull();
  small.mockRestore();
});

test("cards in both languages are called by their rank", async () => {
  await speak("uk");
  render(SwordTable, { ...usual, shown: game(), offers: [] });
  expect(screen.getByText(/сімка треф/)).toBeInTheDocument();
  expect(screen.getByText(/дама чирв/)).toBeInTheDocument();
});

test("a tapped card is asked about; a marked one says why it is not", async () => {
  const user = userEvent.setup();
  render(SwordTable, { ...usual, shown: game({}, CASTLING), offers: CASTLING });
  await user.click(card(/^Cyd: the second/));
  await user.click(screen.getByRole("button", { name: /^Interrogate/ }));
  expect(act).toHaveBeenCalledExactlyOnceWith({ kind: "interrogate", of: 2, place: 1 });
  await user.click(card(/^Bob: the second/));
  await user.click(screen.getByRole("button", { name: /^Interrogate/ }));
  expect(act).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("status")).toHaveTextContent("marked already");
});

test("two tapped cards and chips make a trade", async () => {
  const user = userEvent.setup();
  render(SwordTable, { ...usual, shown: game({}, CASTLING), offers: CASTLING });
  await user.click(card(/^Bob: the second/));
  await user.click(card(/^Ann: the first card/));
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(screen.getByRole("button", { name: /^Offer a trade/ }));
  expect(act).toHaveBeenCalledWith({ kind: "offer-trade", own: 0, of: 1, theirs: 1, chips: 1 });
});

test("what is not offered asks the server why", async () => {
  const user = userEvent.setup();
  render(SwordTable, { ...usual, shown: game({}, CASTLING), offers: CASTLING });
  const skip = screen.getByRole("button", { name: /^Skip/ });
  expect(skip).toHaveAttribute("aria-disabled", "true");
  await user.click(skip);
  expect(act).toHaveBeenCalledWith({ kind: "skip" });
});

test("amounts stay in the server's range; all in asks once more", async () => {
  const user = userEvent.setup();
  const offers: Offers = [
    { action: { kind: "fold" }, slots: [] },
    { action: { kind: "call" }, slots: [] },
    {
      action: { kind: "raise", to: 4 },
      slots: [{ kind: "between", field: "to", low: 4, high: 199 }],
    },
    { action: { kind: "all-in" }, slots: [] },
  ];
  const view = { phase: "betting" as const, level: 2, bets: [0, 2, 0], blind: 1, round: 1 };
  render(SwordTable, { ...usual, shown: game(view, offers), offers });
  await user.click(screen.getByRole("button", { name: "most" }));
  await user.click(screen.getByRole("button", { name: /^Raise to 199/ }));
  expect(act).toHaveBeenLastCalledWith({ kind: "raise", to: 199 });
  await user.click(screen.getByRole("button", { name: /^All in/ }));
  expect(act).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole("button", { name: "Sure? 200 chips" }));
  expect(act).toHaveBeenLastCalledWith({ kind: "all-in" });
  await user.keyboard("f");
  expect(act).toHaveBeenLastCalledWith({ kind: "fold" });
});

test("where a call would take all there is, only all in is offered", () => {
  const offers: Offers = [
    { action: { kind: "fold" }, slots: [] },
    { action: { kind: "all-in" }, slots: [] },
  ];
  const view = { phase: "betting" as const, level: 300, bets: [0, 300, 0], blind: 1, round: 1 };
  render(SwordTable, { ...usual, shown: game(view, offers), offers });
  expect(screen.queryByRole("button", { name: /^Call/ })).toBeNull();
  expect(screen.getByRole("button", { name: /^All in/ })).toBeEnabled();
});

test("who is asked about a card is told what hangs on it", () => {
  const offers: Offers = [
    {
      action: { kind: "name-colour", colour: "red" },
      slots: [{ kind: "one-of", field: "colour", values: ["red", "black"] }],
    },
  ];
  const view = {
    phase: "questioned" as const,
    turn: 1,
    question: { seat: 1, of: 0, place: 0, named: null },
  };
  render(SwordTable, { ...usual, shown: game(view, offers), offers });
  expect(
    screen.getByText(
      "If Bob reads you right, that is a sword for them; if not, a shield for your card.",
    ),
  ).toBeInTheDocument();
});

test("a reveal tells what the card becomes", async () => {
  const user = userEvent.setup();
  const offers: Offers = [
    {
      action: { kind: "reveal", place: 0 },
      slots: [{ kind: "one-of", field: "place", values: [0, 1] }],
    },
  ];
  render(SwordTable, {
    ...usual,
    shown: game({ phase: "reveal", blind: 0, round: 1 }, offers),
    offers,
  });
  await user.click(card(/^Ann: the second/));
  expect(
    await screen.findByText("read right, so Cyd gets a sword.", {
      exact: false,
      selector: ".hint",
    }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Reveal the second card from the left" }));
  expect(act).toHaveBeenCalledWith({ kind: "reveal", place: 1 });
});

test("who knows a marked card sees what its mark will make of it; nobody else does", async () => {
  const { container, rerender } = render(SwordTable, { ...usual, shown: game(), offers: [] });
  await screen.findByText(
    /Ann: the second card from the left.*Cyd heard red.*: read right, so Cyd gets a sword/,
  );
  expect(container.querySelectorAll(".fate")).toHaveLength(1);
  expect(container.querySelector("[data-card='0-1'] .fate")).toHaveClass("sword");
  await rerender({ shown: game({ live: [0, 1] }) });
  await screen.findByText(/read right by Cyd, who has folded: no sword/);
  await rerender({
    you: null,
    shown: game({
      you: null,
      rows: [[{}, { mark: { by: 2, named: "red", believed: false } }], [], []] as never,
    }),
  });
  expect(container.querySelectorAll(".fate")).toHaveLength(0);
});

test("the last card of a row is revealed by itself, once", async () => {
  vi.useFakeTimers();
  const offers: Offers = [
    {
      action: { kind: "reveal", place: 0 },
      slots: [{ kind: "one-of", field: "place", values: [0] }],
    },
  ];
  const shown = game({ phase: "reveal", blind: 0, round: 2 }, offers);
  const { rerender } = render(SwordTable, { ...usual, shown, offers });
  expect(screen.getByText("the last card shows itself")).toBeInTheDocument();
  expect(act).not.toHaveBeenCalled();
  await vi.runOnlyPendingTimersAsync();
  expect(act).toHaveBeenCalledExactlyOnceWith({ kind: "reveal", place: 0 });
  await rerender({ busy: true });
  await rerender({ busy: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test("with more than one card left nothing is revealed by itself", async () => {
  vi.useFakeTimers();
  const offers: Offers = [
    {
      action: { kind: "reveal", place: 0 },
      slots: [{ kind: "one-of", field: "place", values: [0, 1] }],
    },
  ];
  render(SwordTable, {
    ...usual,
    shown: game({ phase: "reveal", blind: 0, round: 1 }, offers),
    offers,
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test("who holds the highest bet is marked from the first bet on, until swords are given", async () => {
  const view = {
    phase: "betting" as const,
    blind: 1,
    round: 1,
    boldest: { seat: 1, to: 2, posted: true },
  };
  const { container, rerender } = render(SwordTable, { ...usual, shown: game(view), offers: [] });
  expect(container.querySelector("[data-place='1'] .bold")).toHaveTextContent("▲ 2");
  expect(screen.getByText("Highest bet so far, made first: 2")).toBeInTheDocument();
  expect(container.querySelectorAll(".bold")).toHaveLength(1);
  await rerender({ shown: game({ ...view, boldest: { seat: 2, to: 30, posted: false } }) });
  expect(container.querySelector("[data-place='2'] .bold")).toHaveTextContent("▲ 30");
  expect(container.querySelector("[data-place='1'] .bold")).toBeNull();
  await rerender({
    shown: game({ ...view, phase: "negotiation", war_round: 1, armed: [0, 0, 4] }),
  });
  expect(container.querySelector(".bold")).toBeNull();
});

test("how swords came to be so many is told, whoever gets the four", () => {
  const names = ["Ann", "Bob", "Cyd"];
  expect(telling({ kind: "armed", swords: [2, 8, 0], boldest: 1 }, names)?.["swords"]).toBe(
    "Ann: 1 sword, doubled 2; Bob: 2 swords, doubled 4, +4 for the highest bet",
  );
  expect(telling({ kind: "armed", swords: [2, 0, 0], boldest: null }, names)?.["swords"]).toBe(
    "Ann: 1 sword, doubled 2",
  );
  expect(telling({ kind: "armed", swords: [0, 0, 0], boldest: null }, names)?.["swords"]).toBe(
    "Nobody has a sword",
  );
});

test("a deal offers the pledges that this partner and oneself can keep", async () => {
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
  await user.click(screen.getByRole("button", { name: /^Propose a deal/ }));
  const options = (name: string): (string | null)[] =>
    within(screen.getByLabelText(name))
      .getAllByRole("option")
      .map((one) => one.textContent);
  await screen.findByLabelText("I pledge");
  expect(options("Bob pledges")).toEqual(["nothing", "to attack Cyd"]);
  await user.selectOptions(screen.getByLabelText("I pledge"), "spare");
  await user.click(screen.getByRole("radio", { name: "Cyd" }));
  expect(options("I pledge")).toEqual(["nothing"]);
  expect(options("Cyd pledges")).toEqual(["nothing", "not to attack the other"]);
  await user.click(screen.getByRole("button", { name: /^Propose a deal/ }));
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

test("a double attack takes two targets and a card that pays", async () => {
  const user = userEvent.setup();
  const view = {
    phase: "orders" as const,
    rows: WAR_ROWS,
    war_round: 1,
    swords: [4, 0, 0],
    armed: [4, 0, 0],
    turn: null,
  };
  render(SwordTable, { ...usual, shown: game(view, ORDERS), offers: ORDERS });
  const seal = (): HTMLElement => screen.getByRole("button", { name: /^Seal the order/ });
  expect(seal()).toHaveAttribute("aria-disabled", "true");
  await user.click(screen.getByRole("radio", { name: /^Double/ }));
  await user.click(card(/^Bob: the second/));
  await user.click(card(/^Bob: the second/));
  await user.click(seal());
  expect(act).not.toHaveBeenCalled();
  await user.click(card(/^Ann: the first card/));
  await user.click(seal());
  expect(act).toHaveBeenCalledWith({
    kind: "strike-twice",
    first: "seat2-2",
    second: "seat2-2",
    price: 0,
  });
});

test("where any card may be a target, a double attack hits one's own too, and another one pays", async () => {
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

test("the clock that all have together for talks runs down for everybody to see", async () => {
  vi.useFakeTimers();
  const offers: Offers = [{ action: { kind: "ready" }, slots: [] }];
  const view = {
    phase: "negotiation" as const,
    rows: WAR_ROWS,
    war_round: 1,
    armed: [2, 1, 1],
    acting: [0, 1],
    turn: null,
  };
  const due = { seats: [0, 1], at: Date.now() + 90_000, span: 120_000 };
  const { container, rerender } = render(SwordTable, {
    ...usual,
    shown: game(view, offers),
    offers,
    due,
  });
  expect(screen.getByRole("timer")).toHaveTextContent("90");
  expect(container.querySelector(".countdown.mine")).not.toBeNull();
  // Who is ready still sees how long the others may talk.
  await rerender({
    shown: game({ ...view, acting: [1], ready: [0] }),
    offers: [],
    due: { ...due, seats: [1] },
  });
  expect(screen.getByRole("timer")).toHaveTextContent("90");
});

test("a deal is signed, and its promises stand in the ledger", async () => {
  const user = userEvent.setup();
  const deal = {
    number: 3,
    seat: 1,
    to: 0,
    chips: 5,
    mine: "spare",
    yours: "strike-seat3",
    words: "psst",
    private: true,
  };
  const promises = [
    {
      seat: 2,
      to: 0,
      pledge: "spare",
      words: "",
      private: false,
      deal: 1,
      outcome: "broken" as const,
    },
  ];
  const offers: Offers = [
    { action: { kind: "ready" }, slots: [] },
    { action: { kind: "sign-deal", number: 3 }, slots: [] },
    { action: { kind: "decline-deal", number: 3 }, slots: [] },
  ];
  const view = {
    phase: "negotiation" as const,
    rows: WAR_ROWS,
    war_round: 1,
    deals: [deal],
    promises,
    armed: [2, 1, 1],
  };
  render(SwordTable, { ...usual, shown: game(view, offers), offers });
  const from = screen.getByRole("article", { name: "Deal from Bob" });
  expect(from).toHaveTextContent("5 chips; not to attack the other; “psst”");
  expect(from).toHaveTextContent("to attack Cyd");
  await user.click(within(from).getByRole("button", { name: "Sign" }));
  expect(act).toHaveBeenCalledWith({ kind: "sign-deal", number: 3 });
  expect(screen.getByText("Ledger: 1 promise, 1 broken")).toBeInTheDocument();
});

test("a war round is played hit by hit: lives change when their blow falls", async () => {
  vi.useFakeTimers();
  const events: SwordOfLiesEvent[] = [
    { kind: "order-opened", seat: 0, order: { targets: ["seat2-1"], price: null } },
    { kind: "card-hit", seat: 1, place: 0, swords: 1, paid: false, lives: 0 },
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
  expect(screen.getByText("Ann attacks: Bob: the first card from the left.")).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(steps(scene)[1]?.at ?? 0);
  expect(container.querySelectorAll(".fallen")).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(steps(scene)[1]?.span ?? 0);
  expect(screen.getByText("Main pot is shared out: Ann 30.")).toBeInTheDocument();
  vi.useRealTimers();
});
