// The link of the invitation depends on the device, and on whether others can connect.
import { render, screen } from "../rendering";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { learn, speak } from "../words.svelte";
import Share from "./Share.svelte";

beforeAll(async () => {
  await learn("around");
  await speak("en");
});
afterEach(() => vi.unstubAllGlobals());

function playing(at: string, origins: readonly string[]): ReturnType<typeof vi.fn> {
  const asked = vi.fn(async () => new Response(JSON.stringify({ origins })));
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("location", new URL(at));
  return asked;
}
const link = (): string => screen.getByLabelText<HTMLInputElement>("Link to this table").value;

test("the server's own machine shows a link that others can use", async () => {
  playing("http://127.0.0.1:8000/t/abc", ["http://192.168.1.5:8000", "http://10.0.0.2:8000"]);
  render(Share, { table: "abc" });
  expect(await screen.findByText(/works for everyone on your network/)).toBeInTheDocument();
  expect(link()).toBe("http://192.168.1.5:8000/t/abc");
  expect(screen.getByRole("button", { name: "QR code" })).toBeInTheDocument();
  expect(screen.getByLabelText("Which address")).toHaveValue("http://192.168.1.5:8000");
});

test("an unreachable server says so, with advice", async () => {
  playing("http://localhost:8000/t/abc", []);
  render(Share, { table: "abc" });
  expect(await screen.findByText(/works only on this computer/)).toHaveTextContent("--lan");
  expect(screen.queryByRole("button", { name: "QR code" })).not.toBeInTheDocument();
});
