import { render, screen } from "../../rendering";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { learn, speak } from "../../words.svelte";
import { act, CASTLING, game, usual } from "./fixtures";
import SwordTable from "./SwordTable.svelte";

beforeEach(async () => {
  act.mockReset();
  await speak("en");
  await learn("sword_of_lies");
});

test("a selection survives the talks of others until the next decision", async () => {
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

test("only a player who knows a marked card sees its next value", async () => {
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
      rows: [[{}, { mark: { by: 2, named: "red", believed: false, of: 0 } }], [], []] as never,
    }),
  });
  expect(container.querySelectorAll(".fate")).toHaveLength(0);
});

test("a hint is offered only if the coach can weigh the choice", async () => {
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
