import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { guardKeys } from "./rest";

/** The work of the next frame. */
let frame: (() => void)[] = [];
class Channel {
  readonly port1 = { onmessage: (): void => undefined };
  readonly port2 = { postMessage: (): void => this.port1.onmessage() };
}
beforeAll(() => {
  vi.stubGlobal("MessageChannel", Channel);
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => frame.push(work));
  guardKeys();
});
const sent: string[] = [];
let time = 10_000;

/** Set the clock that dates both the page and the presses. */
function at(milliseconds: number): void {
  time = 10_000 + milliseconds;
}
beforeEach(() => {
  sent.length = 0;
  at(0);
  vi.spyOn(performance, "now").mockImplementation(() => time);
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

/** Replace the page, and wait until it is noticed. */
async function draw(html: string): Promise<void> {
  document.body.innerHTML = html;
  for (const key of document.querySelectorAll("button"))
    key.addEventListener("click", () => sent.push(key.textContent));
  await drawn();
}
const noticed = (): Promise<void> => new Promise((done) => setTimeout(done));
async function drawn(): Promise<void> {
  await noticed();
  const works = frame;
  frame = [];
  for (const work of works) work();
}

function dated<Kind extends Event>(event: Kind): Kind {
  Object.defineProperty(event, "timeStamp", { value: time });
  return event;
}
const key = (): HTMLButtonElement => document.querySelector("button") as HTMLButtonElement;
function tap(one: Element = key(), began = time): void {
  const now = time;
  time = began;
  one.dispatchEvent(dated(new Event("pointerdown", { bubbles: true })));
  time = now;
  one.dispatchEvent(dated(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 })));
}
/** Press Enter, as a browser does: the key that has the focus is clicked. */
function enter(repeat = false): void {
  const down = { key: "Enter", code: "Enter", repeat, bubbles: true, cancelable: true };
  if (!key().dispatchEvent(dated(new KeyboardEvent("keydown", down)))) return;
  key().dispatchEvent(dated(new MouseEvent("click", { bubbles: true, cancelable: true })));
}

test("a new key takes a press after half a second, and none before", async () => {
  await draw("<button>Bet</button>");
  for (const early of [0, 150, 300, 450, 499]) {
    at(early);
    tap();
    enter();
  }
  expect(sent).toEqual([]);
  at(500);
  tap();
  enter();
  expect(sent).toEqual(["Bet", "Bet"]);
});

test("a press counts from its beginning", async () => {
  await draw("<button>Bet</button>");
  at(900);
  tap(key(), 10_100);
  expect(sent).toEqual([]);
});

test.each([
  ["changed its words", (): unknown => (key().textContent = "Raise")],
  ["been enabled", (): unknown => (key().disabled = false)],
  ["been replaced", (): unknown => key().replaceWith(key().cloneNode(true))],
])("a key that has %s rests again", async (_, change) => {
  await draw("<button disabled>Bet</button>");
  at(2000);
  change();
  key().disabled = false;
  const taken = vi.fn();
  key().addEventListener("click", taken);
  await drawn();
  at(2499);
  tap();
  expect(taken).not.toHaveBeenCalled();
  at(2500);
  tap();
  expect(taken).toHaveBeenCalledOnce();
});

test("a moved key waits again, unless it scrolled or is pressed", async () => {
  let top = 0;
  await draw("<button>Bet</button>");
  key().getBoundingClientRect = () => new DOMRect(0, top, 100, 48);
  document.body.append("");
  await drawn();
  at(1000);
  top = 2;
  tap();
  at(2000);
  top = 60;
  document.body.append("news");
  await drawn();
  at(2400);
  tap();
  at(2500);
  tap();
  top = 200;
  window.dispatchEvent(new Event("scroll"));
  at(2600);
  tap();
  expect(sent).toEqual(["Bet", "Bet", "Bet"]);
  await drawn();
  top = 260;
  key().textContent = "Raise";
  window.dispatchEvent(new Event("scroll"));
  tap();
  expect(sent).toEqual(["Bet", "Bet", "Bet"]);
});

test("all changes of one frame are measured once", async () => {
  await draw("<button>Bet</button>");
  const measured = vi.spyOn(key(), "getBoundingClientRect");
  for (let change = 0; change < 20; change += 1) {
    key().style.setProperty("--part", String(change));
    window.dispatchEvent(new Event("animationend"));
    await noticed();
  }
  await drawn();
  expect(measured).toHaveBeenCalledOnce();
});

test("holding Enter presses once", async () => {
  await draw("<button>Bet</button>");
  at(1000);
  enter();
  for (let more = 0; more < 40; more += 1) {
    at(1500 + 30 * more);
    if (more === 5) key().textContent = "Raise";
    await drawn();
    enter(true);
  }
  expect(sent).toEqual(["Bet"]);
});

test("a key that changes by a choice elsewhere can be pressed at once", async () => {
  await draw('<button>Bet</button><i role="radio">4</i>');
  const choice = document.querySelector("i") as HTMLElement;
  choice.addEventListener("click", () => (key().textContent = "Bet 4"));
  at(1000);
  tap(choice);
  await drawn();
  at(1100);
  tap();
  expect(sent).toEqual(["Bet 4"]);
  at(3000);
  key().textContent = "Bet 5";
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", code: "ArrowUp" }));
  at(3100);
  tap();
  expect(sent).toEqual(["Bet 4"]);
});

test("controls that select, and those of a header, take every press", async () => {
  await draw('<header><button>Talk</button></header><button aria-pressed="true">Ready</button>');
  for (const one of document.querySelectorAll("button")) tap(one);
  expect(sent).toEqual(["Talk", "Ready"]);
});

test("a press by a screen reader that claims a pointer is taken", async () => {
  await draw("<button>Bet</button>");
  at(2000);
  key().dispatchEvent(dated(new MouseEvent("click", { bubbles: true, detail: 1 })));
  expect(sent).toEqual(["Bet"]);
});

test("a number that is stored when its field is left does not delay its key", async () => {
  await draw("<input><button>Raise to 4</button>");
  at(2000);
  key().dispatchEvent(dated(new Event("pointerdown", { bubbles: true })));
  document.querySelector("input")?.dispatchEvent(new Event("change", { bubbles: true }));
  key().textContent = "Raise to 25";
  at(2080);
  key().dispatchEvent(dated(new MouseEvent("click", { bubbles: true, detail: 1 })));
  expect(sent).toEqual(["Raise to 25"]);
});

test("a step of an amount does not delay its key, with or without a pointer", async () => {
  await draw(
    '<button id="raise">Raise to 4</button><div data-part="bet-bar"><button>+</button></div>',
  );
  const step = document.querySelector("div button") as HTMLButtonElement;
  const raise = key();
  let chips = 4;
  step.addEventListener("click", () => (raise.textContent = `Raise to ${(chips += 1)}`));
  at(2000);
  tap(step);
  await drawn();
  at(2200);
  tap(raise);
  step.dispatchEvent(dated(new MouseEvent("click", { bubbles: true })));
  await drawn();
  at(2400);
  tap(raise);
  expect(sent).toEqual(["+", "Raise to 5", "+", "Raise to 6"]);
});

test("an uncovered key, or one that replaces a choice, waits", async () => {
  let top: Element | null = document.body;
  document.elementFromPoint = () => top;
  await draw("<button>Bet</button>");
  at(2000);
  top = key();
  key().style.opacity = "1";
  await drawn();
  at(2200);
  tap();
  expect(sent).toEqual([]);
  await draw("<button aria-pressed>Six</button>");
  at(4000);
  const choice = key();
  top = choice;
  choice.addEventListener("click", () => {
    choice.outerHTML = "<button>Bet</button>";
    top = key();
    key().addEventListener("click", () => sent.push("Bet"));
  });
  tap(choice);
  await drawn();
  at(4200);
  tap();
  expect(sent).toEqual(["Six"]);
  document.elementFromPoint = () => null;
});
