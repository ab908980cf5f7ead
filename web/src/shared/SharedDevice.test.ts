import { cleanup, fireEvent, render, screen } from "../rendering";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { TABLE } from "../boards/mia/fixtures";
import type { Session } from "../table/session.svelte";
import type { DeviceOut } from "../wire.gen";
import { learn, speak } from "../words.svelte";
import SharedDevice from "./SharedDevice.svelte";

beforeAll(async () => {
  await speak("en");
  await learn("shared_play");
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const [ann = "", ben = ""] = TABLE.seats.map((seat) => seat.name);
const table = { ...TABLE, phase: "playing" as const };
const hold = vi.fn();
const props = (device: Partial<DeviceOut>) => ({
  session: { hold } as unknown as Session,
  table,
  device: { seats: [0, 1], holder: null, asked: [], interrupting: [], ...device } as DeviceOut,
  calm: true,
  looks: false,
});
const looked = (): string | null =>
  document.querySelector("[data-part=looked]")?.textContent ?? null;

test("a look out of turn is shown to everyone until that player's turn", async () => {
  const page = render(SharedDevice, props({ holder: 1 }));
  await fireEvent.pointerDown(screen.getByText("Hold to look"));
  await page.rerender(props({}));
  expect(looked()).toBe(`${ben} looked.`);
  await page.rerender(props({ asked: [0] }));
  expect(screen.getByRole("dialog")).toHaveTextContent(`${ben} looked.`);
  cleanup();
  const reloaded = render(SharedDevice, props({ asked: [0] }));
  expect(looked()).toBe(`${ben} looked.`);
  await reloaded.rerender(props({ holder: 1, asked: [1] }));
  await reloaded.rerender(props({ holder: 1 }));
  await reloaded.rerender(props({}));
  expect(looked()).toBe(null);
});

test("a look is forgotten with its game, because seats move", async () => {
  const page = render(SharedDevice, props({ holder: 1 }));
  await fireEvent.pointerDown(screen.getByText("Hold to look"));
  await page.rerender({ ...props({}), table: { ...table, games: table.games + 1 } });
  expect(looked()).toBe(null);
});

test("a look in the player's own turn is not mentioned", async () => {
  const page = render(SharedDevice, props({ holder: 0, asked: [0] }));
  await fireEvent.pointerDown(screen.getByText("Hold to look"));
  await page.rerender(props({}));
  expect([looked(), ann]).toEqual([null, ann]);
});
