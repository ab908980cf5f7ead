// The opening on a whole table: the time at which the dice show, the player who lifts the cup, and
// the ending.
import { fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { like } from "../../preferences.svelte";
import type { MiaEvent } from "../../wire.gen";
import { anew, game, usual } from "./fixtures";
import MiaTable from "./MiaTable.svelte";

beforeEach(anew);

function doubt(held: boolean, doubter = 0): Record<string, unknown> {
  const events: MiaEvent[] = [
    { kind: "doubted", seat: doubter, announcer: 1 },
    { kind: "opened", draw: 1, roll: held ? 62 : 41, announcer: 1, value: 62, held },
    { kind: "lost", seat: 1, cost: 1, left: 5 },
  ];
  const claims = [{ seat: 1, value: 62, how: "looked" as const }];
  const scene = {
    entries: [{ number: 11, at: 0, actor: "seat1", events }],
    game: game({ standing: [6, 5], round: 2 }),
  };
  return {
    ...usual,
    shown: game({ phase: "answer", claims, roller: 1 }),
    scene,
    span: 1950,
    offers: [],
  };
}
type Shown = Parameters<typeof render<typeof MiaTable>>[1];

test("an opening shows its dice only after the cup is up, and the loss last", async () => {
  vi.useFakeTimers();
  const { container } = render(MiaTable, doubt(false) as Shown);
  expect(container.querySelector(".die")).toBeNull();
  expect(screen.queryByText("5 lives")).toBeNull();
  await vi.advanceTimersByTimeAsync(940);
  expect(container.querySelector(".die")).toBeNull();
  await vi.advanceTimersByTimeAsync(20);
  expect(screen.getByRole("img", { name: "41" })).toBeInTheDocument();
  expect(screen.queryByText("Lie!")).toBeNull();
  await vi.advanceTimersByTimeAsync(400);
  expect(screen.getByText("Lie!")).toBeInTheDocument();
  expect(screen.queryByText("5 lives")).toBeNull();
  await vi.advanceTimersByTimeAsync(300);
  expect(screen.getByText("Liar −1")).toBeInTheDocument();
  expect(screen.getByText("5 lives")).toBeInTheDocument();
});

test("before the cup is up nothing of the page depends on what lies there", () => {
  vi.useFakeTimers();
  const page = (held: boolean): string => {
    const { container, unmount } = render(MiaTable, doubt(held) as Shown);
    const text = container.innerHTML;
    unmount();
    return text;
  };
  expect(page(true)).toBe(page(false));
});

test("whoever doubted lifts the cup by holding it; others wait until it rises", async () => {
  vi.useFakeTimers();
  const { container, unmount } = render(MiaTable, doubt(false) as Shown);
  const cup = screen.getByRole("button", { name: "Hold to lift the cup" });
  await fireEvent.pointerDown(cup);
  await vi.advanceTimersByTimeAsync(100);
  await fireEvent.pointerUp(cup);
  await vi.advanceTimersByTimeAsync(300);
  expect(container.querySelector(".die"), "let go too early").toBeNull();
  await fireEvent.pointerDown(cup);
  await vi.advanceTimersByTimeAsync(250);
  expect(container.querySelectorAll(".die")).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(690);
  expect(screen.getByText("Liar −1")).toBeInTheDocument();
  unmount();

  const other = render(MiaTable, doubt(false, 2) as Shown);
  expect(screen.queryByRole("button", { name: "Hold to lift the cup" })).toBeNull();
  await vi.advanceTimersByTimeAsync(630);
  expect(other.container.querySelectorAll(".die")).toHaveLength(2);
});

test("the space bar lifts the cup; a key or a tap tells all at once, another ends it", async () => {
  vi.useFakeTimers();
  const { container, unmount } = render(MiaTable, doubt(true) as Shown);
  await fireEvent.keyDown(document.body, { key: " " });
  await vi.advanceTimersByTimeAsync(250);
  expect(container.querySelectorAll(".die")).toHaveLength(2);
  expect(screen.queryByText("True!")).toBeNull();
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.getByText("True!")).toBeInTheDocument();
  expect(usual.skip).not.toHaveBeenCalled();
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(usual.skip).toHaveBeenCalledTimes(1);
  unmount();

  render(MiaTable, doubt(false) as Shown);
  await fireEvent.click(screen.getByRole("list", { name: /^Seats/ }));
  expect(screen.getByText("Lie!")).toBeInTheDocument();
  await fireEvent.click(screen.getByRole("list", { name: /^Seats/ }));
  expect(usual.skip).toHaveBeenCalledTimes(2);
});

test("where only bots are left, the end is one tap away, also during a scene", async () => {
  const user = userEvent.setup();
  const hasten = vi.fn();
  render(MiaTable, { ...doubt(false), hasten } as Shown);
  await user.click(screen.getByRole("button", { name: /Skip to the end/ }));
  expect(hasten).toHaveBeenCalledOnce();
});

test("where nothing moves all is told at once", () => {
  like({ lessMotion: true });
  const { container } = render(MiaTable, doubt(false) as Shown);
  expect(container.querySelectorAll(".die")).toHaveLength(2);
  expect(screen.getByText("Lie!")).toBeInTheDocument();
  expect(screen.getByText("5 lives")).toBeInTheDocument();
  like({ lessMotion: false });
});

test("Mia itself, true or caught, is an event of its own", async () => {
  vi.useFakeTimers();
  for (const [held, words] of [
    [true, "A real Mia!"],
    [false, "No Mia!"],
  ] as const) {
    const given = doubt(held) as { scene: { entries: { events: MiaEvent[] }[] } };
    const [, opened] = given.scene.entries[0]?.events ?? [];
    if (opened?.kind === "opened") Object.assign(opened, { value: 21, roll: held ? 21 : 43 });
    const { unmount } = render(MiaTable, given as unknown as Shown);
    await vi.advanceTimersByTimeAsync(1500);
    expect(screen.getByText(words)).toBeInTheDocument();
    unmount();
  }
});

test("a scene is ended by a button, but not where nobody can", async () => {
  const scene = doubt(false) as Shown;
  const { rerender } = render(MiaTable, scene);
  expect(screen.getByRole("button", { name: "Faster" })).toBeVisible();
  await rerender({ ...scene, skip: null });
  expect(screen.queryByRole("button", { name: "Faster" })).toBeNull();
});
