// A key that has just appeared takes no press, so that a second tap meant for the control before it
// does nothing. The guard knows no game: it sees the page as a finger does.

/** The time for which a key must have been as it is when a press begins, in milliseconds. */
export const REST = 500;
/** A key that moves or grows by fewer pixels, as when it is pressed down, stays as it is. */
const SLACK = 8;
/** Controls that only select. They always take a press, and so does everything in a header. */
const CHOICES = "[role=radio], [aria-pressed], [aria-expanded]";
const KEYS = `button:not(${CHOICES}, header *, .reactions *)`;
/** Controls that change the words of another key: choices, steps and common amounts. */
const SELECTING = `${CHOICES}, .icon-button, [data-part=bet-bar] button, .number button`;
const SELECTS = /^(Arrow|Page|Home|End|Digit|Numpad)/;

/** A key as it has been since a time. */
interface Key {
  /** Its words, and whether it is enabled. */
  readonly words: string;
  /** True if no other element covers it. */
  readonly free: boolean;
  readonly box: DOMRect;
  readonly since: number;
}
const moved = (a: DOMRect, b: DOMRect): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height) > SLACK;

/**
 * Refuse each press on a key that has appeared, moved, or changed its words less than `REST` before
 * the press began. A key that changes by the player's own choice in another place does not rest.
 */
export function guardKeys(): void {
  const keys = new WeakMap<Element, Key>();
  /** The place of the choice whose effects are being drawn; outside the page without a pointer. */
  let chosen: readonly [x: number, y: number] | null = null;
  /** The time at which the press of the pointer began; 0 without one. */
  let down = 0;
  /** True from a change of the page until it is looked at. */
  let waits = false;
  let scrolled = false;

  function look(): void {
    for (const key of document.querySelectorAll<HTMLButtonElement>(KEYS)) {
      const box = key.getBoundingClientRect();
      const over = (x: number, y: number): boolean => key.contains(document.elementFromPoint(x, y));
      const free = over(box.x + box.width / 2, box.y + box.height / 2);
      const words = [key.textContent, key.ariaLabel, key.disabled, key.ariaDisabled].join();
      const known = keys.get(key);
      const same = known?.words === words;
      // A key that scrolls with its page stays as it is.
      const stays = (same && scrolled) || (chosen && !over(...chosen));
      if (stays || !same || known.free !== free || moved(box, known.box))
        keys.set(key, { words, free, box, since: stays ? (known?.since ?? 0) : performance.now() });
    }
  }

  // The page is looked at once for each frame, after the frame: its layout is then known, and is
  // not computed a second time.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    look();
    waits = scrolled = false;
    chosen = null;
  };
  function changed({ type }: { readonly type?: string }): void {
    scrolled ||= type === "scroll";
    if (!waits) requestAnimationFrame(() => port2.postMessage(0));
    waits = true;
  }

  function choose(x = -1, y = -1): void {
    look(); // Earlier changes are not effects of this choice.
    chosen = [x, y];
    changed({});
  }

  function pressed(event: KeyboardEvent): void {
    if (event.key === "Enter") {
      // Enter that is held down presses once.
      if (event.repeat) event.preventDefault();
    } else if (SELECTS.test(event.code)) choose();
  }

  function clicked(event: MouseEvent): void {
    const { target, detail } = event;
    if (!(target instanceof Element)) return;
    look();
    // A click without a pointer comes from the keyboard, or from a screen reader, which may claim
    // that there was a pointer.
    const began = (detail && down) || event.timeStamp;
    down = 0;
    const key = target.closest("button");
    if (key && began - (keys.get(key)?.since ?? 0) < REST) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (target.closest(SELECTING)) {
      if (detail) choose(event.clientX, event.clientY);
      else choose();
    }
  }

  new MutationObserver(() => changed({})).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  for (const type of ["scroll", "resize", "animationend"]) addEventListener(type, changed, true);
  addEventListener("pointerdown", (event) => (down = event.timeStamp), true);
  addEventListener("keydown", pressed, true);
  addEventListener("pointercancel", () => (down = 0), true);
  // A typed number is a choice when it is typed, and when its field is left.
  for (const type of ["input", "change"]) addEventListener(type, () => choose(), true);
  addEventListener("click", clicked, true);
}
