// Draws dice as `ui/Die.svelte` does, without its framework. The styles are that component's.
import { POKER_MARKS, neighbours, pips } from "../ui/pips";

/** The turn of each die about its vertical axis, in degrees, so that a row looks thrown. */
const YAWS = [20, -14, 32, 8, -24, 16] as const;

function element(tag: string, classes: string, ...children: readonly Node[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = classes;
  made.append(...children);
  return made;
}

function side(face: number, at: string, poker: boolean): HTMLElement {
  if (!poker)
    return element(
      "span",
      `side ${at}`,
      ...pips(face).map(([x, y]) => element("i", `x${x} y${y}`)),
    );
  const mark = element("b", face > 2 && face < 6 ? "red" : "");
  mark.textContent = POKER_MARKS[face - 1] ?? "";
  return element("span", `side ${at}`, mark);
}

/** Return a drawn die. */
export function drawDie(face: number, at: number, poker: boolean): HTMLElement {
  const sides = Object.entries(neighbours(face)).map(([name, shows]) => side(shows, name, poker));
  const core = ["core-x", "core-y"].map((name) => element("span", `side ${name}`));
  const cube = element("span", "cube", ...sides, ...core);
  const die = element("span", "die", element("span", "shadow"), element("span", "eye", cube));
  die.style.setProperty("--yaw", `${YAWS[at % YAWS.length] ?? 0}deg`);
  die.ariaHidden = "true";
  return die;
}
