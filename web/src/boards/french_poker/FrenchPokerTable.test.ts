import { render, screen } from "../../rendering";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { learn, speak } from "../../words.svelte";
import type { FrenchPokerEvent } from "../../wire.gen";
import { OPENING } from "../dice/timeline";
import { die, game, TABLE } from "./fixtures";
import FrenchPokerTable from "./FrenchPokerTable.svelte";

const LIFTED = 620;
const VERDICT = 400;
const LOSS = 680;

type Props = Parameters<typeof render<typeof FrenchPokerTable>>[1];
const usual = {
  table: TABLE,
  you: 0,
  present: [true, true],
  shown: game(),
  scene: null,
  span: 0,
  reference: { rungs: [] },
  offers: [],
  busy: false,
  due: null,
  recent: [],
  act: vi.fn(),
  skip: vi.fn(),
};

beforeEach(async () => {
  usual.skip.mockReset();
  await learn("french_poker");
  await speak("en");
});

/** Return the props of a doubted pair of sixes: one is in the open beside a two. */
function doubted(held: boolean, doubter = 2): Props {
  const dice = held ? [6, 1, 3, 6, 2] : [4, 1, 3, 6, 2];
  const events: FrenchPokerEvent[] = [
    { kind: "doubted", seat: doubter, claimer: 1 },
    { kind: "opened", dice, worth: held ? 66 : 6, claimer: 1, claim: 66, held },
    { kind: "laid-off", seat: held ? 0 : 1, left: 4 },
  ];
  const standing = held ? [4, 5] : [5, 4];
  return {
    ...usual,
    scene: {
      entries: [{ number: 11, at: 0, actor: "seat0", events }],
      game: game({ standing, round: 2, claims: [], dice: [], phase: "fall" }),
    },
    span: OPENING,
  } as unknown as Props;
}

test("an opening shows the hidden dice after the cup, and the token last", async () => {
  vi.useFakeTimers();
  const { container } = render(FrenchPokerTable, doubted(false));
  const shown = (): number => container.querySelectorAll(".opening .row .die").length;
  expect(shown()).toBe(2);
  await vi.advanceTimersByTimeAsync(LIFTED - 10);
  expect(shown()).toBe(2);
  await vi.advanceTimersByTimeAsync(20);
  expect(shown()).toBe(5);
  expect(screen.getByRole("img", { name: "4, 1, 3, 6, 2" })).toBeInTheDocument();
  expect(screen.queryByText("Lie!")).toBeNull();
  await vi.advanceTimersByTimeAsync(VERDICT);
  expect(screen.getByText("Lie!")).toBeInTheDocument();
  expect(screen.getByText("The dice: highest die six")).toBeInTheDocument();
  expect(screen.queryByText("4 tokens")).toBeNull();
  await vi.advanceTimersByTimeAsync(LOSS - VERDICT);
  expect(screen.getByText("Liar −1")).toBeInTheDocument();
  expect(screen.getByText("4 tokens")).toBeInTheDocument();
});

test("the page does not depend on the dice before the cup is up", async () => {
  vi.useFakeTimers();
  const page = async (held: boolean, wait: number): Promise<string> => {
    const { container, unmount } = render(FrenchPokerTable, doubted(held));
    await vi.advanceTimersByTimeAsync(wait);
    const text = container.innerHTML;
    unmount();
    return text;
  };
  for (const wait of [0, LIFTED - 10]) expect(await page(true, wait)).toBe(await page(false, wait));
  expect(await page(true, LIFTED + 10)).not.toBe(await page(false, LIFTED + 10));
});

const LADDER = [
  { claim: "high-die", hand: "high-die", ranks: [], kickers: [], reached_by: 7776 },
  { claim: 66, hand: "pair", ranks: [6], kickers: [], reached_by: 4000 },
  { claim: 111, hand: "three", ranks: [1], kickers: [], reached_by: 2000 },
  { claim: 222, hand: "three", ranks: [2], kickers: [], reached_by: 1900 },
  { claim: 66655, hand: "full-house", ranks: [6, 5], kickers: [], reached_by: 300 },
];

/** Return the props of a player with three open dice who has to beat this claim. */
function claiming(lowest: number, act = vi.fn()): Props {
  const dice = [1, 1, 1, 6, 4].map((pips, place) => ({ ...die(pips), open: place < 3 }));
  const offers = [
    {
      action: { kind: "announce", claim: lowest },
      slots: [{ kind: "rungs", field: "claim", lowest }],
    },
  ];
  return {
    ...usual,
    reference: { rungs: LADDER, ways: 7776 },
    shown: game({ phase: "cup", dice }, offers as never),
    aid: {
      keepings: [],
      now: { reached_by: [1, 1, 1, 0, 0], ways: 1 },
      next: { reached_by: [36, 36, 36, 1, 0], ways: 36 },
      highest: 222,
    },
    offers,
    act,
  } as unknown as Props;
}

test("the ladder preselects no lie, and the key states the true claim", async () => {
  const user = userEvent.setup();
  const { unmount } = render(FrenchPokerTable, claiming(111));
  expect(screen.getByRole("button", { name: "Claim three ones — true" })).toBeEnabled();
  unmount();
  const act = vi.fn();
  render(FrenchPokerTable, claiming(222, act));
  expect(screen.getByRole("button", { name: "Choose your lie" })).toBeDisabled();
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  await user.keyboard("{Enter}");
  expect(act).not.toHaveBeenCalled();
  await user.click(screen.getByRole("radio", { name: "three of a kind" }));
  await user.click(screen.getByRole("button", { name: "Claim three twos — a lie" }));
  expect(act).toHaveBeenCalledWith({ kind: "announce", claim: 222 });
});

test("a claim that the open dice rule out is marked and remains possible", async () => {
  const user = userEvent.setup();
  render(FrenchPokerTable, claiming(222));
  await user.click(screen.getByRole("radio", { name: /full house ?, Everyone can see/ }));
  expect(screen.getByText("Everyone can see that it is not so.")).toBeVisible();
  expect(screen.getByRole("button", { name: /— a lie$/ })).toBeEnabled();
});
