// The decision in words, for players who listen: read from the page, so that the ear and the eye get
// the same. This module knows no game.
import { isNowhere, rest } from "../ui/focus";
import { REST } from "../ui/rest";
import { say } from "../words.svelte";

const HAND = "main [data-part=actions]";
const BAR = `${HAND} [data-part=bar] button`;
/** Choices of the decision: cards on the table, and those above the actions. */
const CHOICES = `main button[data-card], ${HAND} [role=radio]:enabled`;
/** Parts without words for a listener: the history tells the story of an opening; the goal of a game
 *  and the order of claims are read on request; and dice that the player has not seen. */
const QUIET = "[aria-hidden] *, [data-part=story] *, .goal *, [data-part=tip] li, :has(> .unknown)";
/** The remarks on a claim that another player answers. */
const GUESS = "[data-part=guess]";
/** The texts above the actions. */
const TEXTS = `${HAND} [data-question] :is(p, li, dt, dd, figcaption):not(${QUIET})`;

const all = (parts: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(parts)];

/** Return the words of an element as a screen reader says them. */
function wordsOf(element: Element): string {
  if (element.ariaLabel) return element.ariaLabel;
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll("[aria-hidden=true], .link").forEach((one) => one.remove());
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** Return an action with its key: `B: Believe`. An action that is not possible has no key. */
function keyed(button: HTMLElement): string {
  const words = button.ariaLabel ?? [...button.children].map(wordsOf).filter(Boolean).join(", ");
  const key = usable(button) && button.getAttribute("aria-keyshortcuts");
  return key ? `${key}: ${words}` : words;
}
const usable = (button: HTMLElement): boolean => !button.matches(":disabled, [aria-disabled=true]");

/** Return the sentences of the decision: its texts, the actions with their keys, the choices, and
 *  remarks on a claim. */
export function decision(): readonly string[] {
  const own = all(TEXTS).filter((text) => !text.closest(GUESS));
  const texts = own.map((text) => {
    const words = wordsOf(text);
    const chosen = text.querySelector("[aria-pressed=true]");
    return words && chosen ? say("web-ear-chosen", { words }) : words;
  });
  const count = all(CHOICES).length;
  const choices = count ? [say("web-ear-arrows", { count })] : [];
  const remarks = all(`${HAND} ${GUESS} :is(p, button)`).map(wordsOf);
  return [...texts, ...all(BAR).map(keyed), ...choices, ...remarks].filter(Boolean);
}

/** Return the sentence of the podium: the winners. */
export const outcome = (): readonly string[] => all("main h2").slice(0, 1).map(wordsOf);

/** Return several sentences as one text. */
export const joined = (sentences: readonly string[]): string =>
  sentences.map((one) => (/[.?!:…]$/.test(one) ? one : `${one}.`)).join(" ");

/**
 * Speak the sentences that `read` returns, and later the new ones among them, once the keys take
 * presses. The returned function ends it.
 */
export function attend(
  read: () => readonly string[],
  speak: (sentences: readonly string[], first: boolean) => void,
): () => void {
  let known: readonly string[] = [];
  let drawn = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  function look(): void {
    const now = read();
    if (now.join() === drawn) return;
    drawn = now.join();
    clearTimeout(timer);
    timer = setTimeout(() => {
      const fresh = now.filter((one) => !known.includes(one));
      if (fresh.length) speak(fresh, !known.length);
      known = now;
      rest(document.querySelector(`${HAND}, main h2`));
    }, REST + 100);
  }
  const watch = new MutationObserver(look);
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["aria-pressed", "aria-checked", "disabled", "aria-disabled"],
  });
  look();
  return () => {
    clearTimeout(timer);
    watch.disconnect();
  };
}

/** Return whether an event is a key of the game, which no field or dialog takes. */
export function isPlain({ ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent): boolean {
  const taken = "input:not([type=checkbox]), textarea, select, dialog";
  return !(ctrlKey || metaKey || altKey || repeat || (target as Element).closest?.(taken));
}

/** Move the focus to the first choice with an arrow key. The choices have arrow keys of their own. */
export function enter(event: KeyboardEvent): void {
  const { key, target, defaultPrevented } = event;
  if (defaultPrevented || !key.startsWith("Arrow") || !isNowhere(target)) return;
  all(CHOICES)[0]?.focus();
  event.preventDefault();
}

/** Return the name of a key that does nothing now; null for other keys. */
export function idle({ key, code, target, defaultPrevented }: KeyboardEvent): string | null {
  const name = key === "Enter" ? isNowhere(target) && key : /^Key(.)$/.exec(code)?.[1];
  const [meant] = all(`${HAND} [aria-keyshortcuts="${name}"]`);
  const used = meant ? usable(meant) : defaultPrevented || all("[data-part=hurry]").length;
  return (!used && name) || null;
}
