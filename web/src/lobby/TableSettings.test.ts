// The host's settings: how long a table waits for absent players.
import { render, screen } from "../rendering";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { TABLE } from "../boards/mia/fixtures";
import { learn, speak } from "../words.svelte";
import TableSettings from "./TableSettings.svelte";

vi.mock("../net/http", async (original) => ({
  ...(await original<typeof import("../net/http")>()),
  gameInfo: vi.fn(() => new Promise(() => undefined)),
}));

beforeEach(async () => {
  await speak("en");
  await learn("around");
});

async function shown(patience: number, host: boolean) {
  const send = vi.fn();
  const table = { ...TABLE, settings: { ...TABLE.settings, patience } };
  render(TableSettings, { table, host, send });
  const select = await screen.findByRole("combobox", { name: /absent players/ });
  return { select: select as HTMLSelectElement, send };
}

test("the host chooses how long the table waits", async () => {
  const { select, send } = await shown(60, true);
  expect([...select.options].map(({ text }) => text)).toEqual([
    ...["10 s", "30 s", "1 min", "2 min", "5 min", "15 min"],
  ]);
  await userEvent.selectOptions(select, "5 min");
  expect(send).toHaveBeenCalledWith({
    kind: "set-table",
    settings: { ...TABLE.settings, patience: 300 },
  });
});

test("another time of a program's host is shown, and guests change nothing", async () => {
  const { select } = await shown(45, false);
  expect(select.selectedOptions[0]?.text).toBe("45 s");
  expect(select).toBeDisabled();
});
