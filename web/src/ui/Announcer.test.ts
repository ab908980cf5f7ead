import { fireEvent, render, screen } from "../rendering";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { TABLE } from "../boards/mia/fixtures";
import type { Line } from "../table/model";
import type { AnyEvent } from "../wire.gen";
import { learn, speak } from "../words.svelte";
import Announcer from "./Announcer.svelte";

beforeAll(async () => {
  await speak("en");
  await learn("around");
});
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main><section data-part="actions" tabindex="-1">
    <div data-question><p>Lena says 54. True?</p><p aria-hidden="true">dots</p></div>
    <div data-part="bar"><button aria-keyshortcuts="B"><b>Believe</b></button>
    <button aria-keyshortcuts="D" disabled><b>Doubt</b></button></div></section></main>`;
});
afterEach(() => vi.useRealTimers());

const line = (event: AnyEvent): Line => ({
  number: 7,
  at: 0,
  event,
  seats: TABLE.seats,
  game: TABLE.game,
});
const shown = (die: number, pips: number): AnyEvent => ({ kind: "shown", draw: 0, die, pips });
const props = {
  lines: [] as Line[],
  words: ({ event }: Line) => (event.kind === "opened" ? "All dice." : null),
  mark: ({ event }: Line) => (event.kind === "shown" ? event.pips : undefined),
  stage: "game",
  asked: null as { readonly offers: readonly unknown[] } | null,
} as const;
const said = (): string[] => [...screen.getByRole("log").children].map((one) => one.textContent);

test("a decision is said once with its keys, and each change of it", async () => {
  const { rerender } = render(Announcer, props);
  await rerender({ asked: { offers: [{}, {}] } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(said()).toEqual(["Your turn: Lena says 54. True? B: Believe. Doubt."]);
  document.querySelector("[disabled]")?.removeAttribute("disabled");
  await vi.advanceTimersByTimeAsync(1000);
  expect(said().slice(1)).toEqual(["D: Doubt."]);
});

test("remarks on a claim come last and are not called the player's turn", async () => {
  document
    .querySelector("[data-question]")
    ?.insertAdjacentHTML(
      "afterbegin",
      `<section data-part="guess"><p>You may say:</p><button>I doubt it</button></section>`,
    );
  document.querySelector("[data-part=bar]")?.replaceChildren();
  const { rerender } = render(Announcer, props);
  await rerender({ asked: { offers: [] } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(said()).toEqual(["Lena says 54. True? You may say: I doubt it."]);
});

test("a key without an action is named, and F2 repeats the words", async () => {
  render(Announcer, props);
  await fireEvent.keyDown(document.body, { key: "x", code: "KeyX" });
  await fireEvent.keyDown(document.body, { key: "d", code: "KeyD" });
  await fireEvent.keyDown(document.body, { key: "b", code: "KeyB" });
  await fireEvent.keyDown(document.body, { key: "F2", code: "F2" });
  const decision = "Lena says 54. True? B: Believe. Doubt.";
  const idle = (key: string): string => `${key} does nothing now. ${decision}`;
  expect(said()).toEqual([idle("X"), idle("D"), decision]);
});

test("several dice are one sentence, and none before the sum", async () => {
  const { rerender } = render(Announcer, props);
  const dice = [shown(0, 5), shown(1, 3)].map(line);
  await rerender({ lines: dice });
  const opened = { kind: "opened" } as AnyEvent;
  await rerender({ lines: [...dice, ...dice, line(opened)] });
  expect(said()).toEqual(["Dice in the open: 5, 3.", "All dice."]);
});
