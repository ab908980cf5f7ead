import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { learn, speak } from "../../words.svelte";
import { act, CASTLING, game, usual, WAR_ROWS } from "./fixtures";
import { duration } from "./scene";
import SwordTable from "./SwordTable.svelte";

beforeEach(async () => {
  act.mockReset();
  await speak("en");
  await learn("sword_of_lies");
});

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
  const small = [
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(200),
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(200),
  ];
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
  small.forEach((one) => one.mockRestore());
});

test("the close-up hides no event, and closes when the turn is over", async () => {
  const small = [
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(200),
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(200),
  ];
  const shown = game();
  const { container, rerender } = render(SwordTable, { ...usual, shown, offers: CASTLING });
  const near = (): Element | null => container.querySelector(".near");
  await userEvent.click(await screen.findByRole("button", { name: /closer.* Cyd/ }));
  expect(near()).not.toBeNull();
  const events = [{ kind: "skipped" as const, seat: 1 }];
  const scene = { entries: [{ number: 9, at: 0, actor: "seat2", events }], game: shown };
  await rerender({ scene, span: duration(scene) });
  expect(await screen.findByText("Bob skips.")).toBeInTheDocument();
  expect(near()).toBeNull();
  await rerender({ scene: null });
  expect(near()).not.toBeNull();
  await rerender({ shown: game({ turn: 1 }), offers: [] });
  expect(near()).toBeNull();
  small.forEach((one) => one.mockRestore());
});

test("a card chosen in secret stays raised after a reload", () => {
  const view = { phase: "reveal" as const, choice: 1, acting: [2] };
  const { container } = render(SwordTable, { ...usual, shown: game(view), offers: [] });
  expect(container.querySelectorAll("[data-card='0-1'] .chosen")).toHaveLength(1);
});

test("cards in both languages are called by their rank", async () => {
  await speak("uk");
  render(SwordTable, { ...usual, shown: game(), offers: [] });
  expect(screen.getByText(/сімка треф/)).toBeInTheDocument();
  expect(screen.getByText(/дама чирв/)).toBeInTheDocument();
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

test("a hint is offered only where the coach weighs a choice", async () => {
  const { board } = await import(".");
  const offered = (kind: "ready" | "skip" | "believe" | "fold"): boolean | undefined =>
    board.weighed?.([{ action: { kind }, slots: [] }]);
  expect(["ready", "skip", "believe", "fold"].map((kind) => offered(kind as "ready"))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
