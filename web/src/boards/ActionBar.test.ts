import { render, screen } from "../rendering";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { like } from "../preferences.svelte";
import ActionBar from "./ActionBar.svelte";

const fold = vi.fn();
const raise = vi.fn();
const rows = [
  [{ label: "Fold", key: "KeyF", go: fold }, { label: "Raise", tone: "gold", go: raise } as const],
];

test("Enter presses the golden key, and letters press the other keys", async () => {
  const user = userEvent.setup();
  render(ActionBar, { rows, busy: false });
  await user.keyboard("{Enter}");
  expect(raise).toHaveBeenCalledTimes(1);
  await user.keyboard("f");
  expect(fold).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: "Raise" })).toHaveAttribute(
    "aria-keyshortcuts",
    "Enter",
  );
});

test("letters are no keys for players who turned them off", async () => {
  const user = userEvent.setup();
  fold.mockReset();
  like({ letters: false });
  render(ActionBar, { rows, busy: false });
  await user.keyboard("f");
  expect(fold).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Fold" })).not.toHaveAttribute("aria-keyshortcuts");
  like({ letters: true });
});

test("keys do nothing in a field, below a sheet, or while a move is pending", async () => {
  const user = userEvent.setup();
  fold.mockReset();
  raise.mockReset();
  const field = document.body.appendChild(document.createElement("input"));
  const { rerender } = render(ActionBar, { rows, busy: false });
  field.focus();
  await user.keyboard("f{Enter}");
  field.blur();
  const sheet = document.body.appendChild(document.createElement("dialog"));
  sheet.setAttribute("open", "");
  await user.keyboard("f{Enter}");
  sheet.remove();
  await rerender({ busy: true });
  await user.keyboard("f{Enter}");
  expect([fold, raise].map((go) => go.mock.calls.length)).toEqual([0, 0]);
  field.remove();
});

test("in practice a key has the value of its move instead of its note", () => {
  const judged = { figure: "-1.9", often: "", part: 0, right: false, chosen: true };
  render(ActionBar, { rows: [[{ label: "Fold", note: "a note", judged, go: fold }]], busy: true });
  const key = screen.getByRole("button", { name: "Fold -1.9" });
  expect(key).toBeDisabled();
  expect(key.querySelector(".worth.wrong")).not.toBeNull();
});
