import { render, screen } from "../rendering";
import { expect, test } from "vitest";
import { Refused } from "./http";
import Probe from "./ResourceProbe.svelte";

/** Return requests that the test answers. */
function questions() {
  interface Question {
    readonly resolve: (answer: string) => void;
    readonly reject: (reason: Error) => void;
  }
  const open = new Map<string, Question>();
  const ask = (about: string): Promise<string> | null =>
    about
      ? new Promise((resolve, reject) => {
          open.set(about, { resolve, reject });
        })
      : null;
  return { open, ask };
}

test("the answer to the latest request wins in any order of arrival", async () => {
  const { open, ask } = questions();
  const { rerender } = render(Probe, { ask, about: "one" });
  await rerender({ about: "two" });
  open.get("two")?.resolve("second");
  expect(await screen.findByText("second")).toBeInTheDocument();
  open.get("one")?.resolve("first");
  await Promise.resolve();
  expect(screen.queryByText("first")).toBeNull();
});

test("a refusal shows its reason until the next answer", async () => {
  const { open, ask } = questions();
  const { rerender } = render(Probe, { ask, about: "one" });
  open.get("one")?.reject(new Refused(404, { key: "no-such-table", arguments: {} }));
  expect(await screen.findByText("no-such-table")).toBeInTheDocument();
  await rerender({ about: "two" });
  open.get("two")?.resolve("found");
  expect(await screen.findByText("found")).toBeInTheDocument();
  expect(screen.queryByText("no-such-table")).toBeNull();
});

test("no request is sent without an address", () => {
  const { open, ask } = questions();
  render(Probe, { ask, about: "" });
  expect(open.size).toBe(0);
});
