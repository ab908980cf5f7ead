import { render, screen } from "../rendering";
import { expect, test } from "vitest";
import { TABLE } from "../boards/mia/fixtures";
import { learn, speak } from "../words.svelte";
import Records from "./Records.svelte";

test("each person of a device has a separate record", async () => {
  await speak("en");
  await learn("shared_play");
  const [ann] = TABLE.seats;
  if (!ann) throw new Error("the table of the tests has nobody");
  const table = { ...TABLE, seats: [ann, { ...ann, name: "Ben" }, { ...ann, name: "Cleo" }] };
  render(Records, { table, seats: [0, 2] });
  const links = await screen.findAllByRole("link");
  expect(links.map((one) => [one.textContent.trim(), one.getAttribute("href")])).toEqual([
    ["Download for Ann", `/api/tables/${TABLE.id}/record/1?seat=0`],
    ["Download for Cleo", `/api/tables/${TABLE.id}/record/1?seat=2`],
  ]);
});
