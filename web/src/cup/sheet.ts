// The sheet with the number of dice, the group's rules, and the ladder of values.
import { POKER_MARKS } from "../ui/pips";
import { OURS, oursOf, presetOf, valuesOf, type Choices } from "./choices";
import { COUNTS } from "./cup";
import { LADDERS } from "./ladders.gen";
import type { Say } from "./words";

interface Chooser {
  readonly choices: () => Choices;
  /** Return whether the number of dice may change now. */
  readonly settable: () => boolean;
  readonly choose: (chosen: Choices) => void;
}

/** The length of a swipe, in pixels. */
const SWIPE = 32;

/** Call `then` on a swipe over an element: up if `sign` is -1, down if it is 1. */
function onSwipe(over: HTMLElement, sign: number, then: () => void): void {
  let from: number | null = null;
  over.addEventListener("pointerdown", ({ clientY }) => (from = clientY));
  over.addEventListener("pointermove", ({ clientY }) => {
    if (from === null || (clientY - from) * sign < SWIPE) return;
    from = null;
    then();
  });
  for (const end of ["pointerup", "pointercancel"]) over.addEventListener(end, () => (from = null));
}

/** Return a choice of a number of dice. */
function radio(count: number, chosen: () => void): HTMLElement {
  const label = document.createElement("label");
  const input = document.createElement("input");
  const shown = document.createElement("span");
  Object.assign(input, { type: "radio", name: "count", value: String(count) });
  shown.textContent = String(count);
  input.addEventListener("change", chosen);
  label.append(input, shown);
  return label;
}

/** Return a line of the ladder. */
function rung(say: Say, [value, name]: readonly [string, string], poker: boolean): HTMLElement {
  const item = document.createElement("li");
  const dice = document.createElement("strong");
  const marks = [...value].map((face) => (poker ? POKER_MARKS[Number(face) - 1] : face));
  dice.textContent = marks.join(poker ? " " : "");
  item.append(dice);
  if (name) item.append(` ${say(poker ? `${name}|poker` : name)}`);
  return item;
}

export function sheet(say: Say, { choices, settable, choose }: Chooser): void {
  const dialog = document.querySelector("dialog") as HTMLDialogElement;
  const counts = dialog.querySelector("fieldset") as HTMLFieldSetElement;
  const presets = dialog.querySelector("select") as HTMLSelectElement;
  const ladder = dialog.querySelector("ol") as HTMLOListElement;
  const note = dialog.querySelector("#no-values") as HTMLElement;
  const handle = document.querySelector("#values") as HTMLButtonElement;

  counts.querySelector("div")?.append(
    ...COUNTS.map((count) =>
      radio(count, () => {
        choose({ ...choices(), count });
        draw();
      }),
    ),
  );
  presets.addEventListener("change", () => {
    const now = choices();
    choose({ ...now, presets: { ...now.presets, [now.count]: presets.value } });
    draw();
  });

  function draw(): void {
    const now = choices();
    const game = LADDERS[now.count];
    const values = valuesOf(now);
    counts.disabled = !settable();
    for (const input of counts.querySelectorAll("input"))
      input.checked = input.value === String(now.count);
    (dialog.querySelector("#locked") as HTMLElement).hidden = settable();
    (presets.closest("label") as HTMLElement).hidden = !game;
    note.hidden = Boolean(game);
    const own = oursOf(now);
    presets.replaceChildren(
      ...(own ? [new Option(own.name || say("cup-ours"), OURS)] : []),
      ...Object.keys(game?.presets ?? {}).map((name) => {
        const title = say(`${game?.words ?? ""}-preset-${name.replaceAll("_", "-")}`);
        return new Option(title, name);
      }),
    );
    presets.value = presetOf(now);
    ladder.className = now.count === 2 ? "values" : "hands";
    const poker = values?.faces === "poker";
    ladder.replaceChildren(...(values?.values ?? []).map((one) => rung(say, one, poker)));
  }
  const show = (): void => {
    if (dialog.open) return;
    draw();
    dialog.showModal();
  };
  handle.addEventListener("click", show);
  onSwipe(handle, -1, show);
  onSwipe(dialog.querySelector("header") as HTMLElement, 1, () => dialog.close());
  dialog.querySelector("header button")?.addEventListener("click", () => dialog.close());
  // A tap beside the sheet closes it.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}
