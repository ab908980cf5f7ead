// The opening on a whole table: the time at which the dice show, the player who lifts the cup, and
// the ending.
import { render, screen } from "../../rendering";
import { beforeEach, expect, test, vi } from "vitest";
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

test("the page does not depend on the dice before the cup is up", () => {
  vi.useFakeTimers();
  const page = (held: boolean): string => {
    const { container, unmount } = render(MiaTable, doubt(held) as Shown);
    const text = container.innerHTML;
    unmount();
    return text;
  };
  expect(page(true)).toBe(page(false));
});

test("Mia has a separate scene, true or caught", async () => {
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
