import { render, screen } from "../rendering";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { TABLE } from "../boards/mia/fixtures";
import { learn, speak } from "../words.svelte";
import OnThisPhone from "./OnThisPhone.svelte";

beforeEach(() => speak("en"));

const [ann] = TABLE.seats;
if (!ann) throw new Error("the table of the tests has nobody");
const alone = { ...TABLE, seats: [ann] };
const withBen = { ...TABLE, seats: [ann, { ...ann, name: "Ben", device: 0 }] };
const props = { table: alone, you: 0, full: false, send: () => undefined };
const unfolded = (): boolean => document.querySelector("details")?.open ?? false;
/** Simulate a browser's tap on a summary, which the test document does not support. */
async function tap(): Promise<void> {
  const details = document.querySelector("details");
  if (!details) throw new Error("nothing folds");
  const before = details.open;
  await userEvent.click(screen.getByText("On this device"));
  if (details.open === before) details.open = !before;
  details.dispatchEvent(new Event("toggle"));
}

test("the text being typed stays visible during updates", async () => {
  const page = render(OnThisPhone, props);
  await screen.findByText("On this device");
  await tap();
  const field = await screen.findByLabelText<HTMLInputElement>("Name");
  await userEvent.type(field, "Be");
  await learn("tutorial");
  await page.rerender({ table: { ...alone, seats: [{ ...ann }] } });
  await speak("de");
  expect(unfolded()).toBe(true);
  expect(document.querySelector("input")).toBe(field);
  expect(field.value).toBe("Be");
});

test("the first newcomer unfolds the list, unless the user folded it", async () => {
  const page = render(OnThisPhone, props);
  await screen.findByText("On this device");
  expect(unfolded()).toBe(false);
  await page.rerender({ table: withBen });
  expect(unfolded()).toBe(true);
  await tap();
  await page.rerender({ table: { ...withBen } });
  expect(unfolded()).toBe(false);
});
