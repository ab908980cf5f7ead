// The focus, and the keyboard's target while no control has it.

/**
 * Return whether `target` is not a control, but the page or the hand as a whole; keys then control
 * the hand.
 */
export function isNowhere(target: EventTarget | null): boolean {
  return (
    target === document.body ||
    (target instanceof HTMLElement && target.matches("main, [data-part=actions]"))
  );
}

/**
 * Keep the focus in `hand`: if a step of the game removes the focused control, the hand gets the
 * focus.
 */
export function keepFocus(hand: HTMLElement): () => void {
  let within = false;
  const moved = (event: FocusEvent): void => {
    within = event.target instanceof Node && hand.contains(event.target);
  };
  const kept = new MutationObserver(() => {
    if (within && (document.activeElement ?? document.body) === document.body)
      hand.focus({ preventScroll: true });
  });
  document.addEventListener("focusin", moved);
  kept.observe(hand, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", moved);
    kept.disconnect();
  };
}

/** Move the focus to a part of the page that is no control, if no control has it. */
export function rest(place: HTMLElement | null): void {
  if (!place || document.activeElement !== document.body) return;
  place.tabIndex = -1;
  place.style.outline = "none";
  place.focus({ preventScroll: true });
}

/**
 * Name the page after its heading, once it is drawn, and after a change of page, move the focus
 * there. A table names its turns in the title. The returned function ends it.
 */
export function arrive(page: string, moved: boolean): () => void {
  function look(): void {
    const heading = document.querySelector("h1");
    if (!heading?.textContent) return;
    drawn.disconnect();
    const name = page === "landing" ? "" : `${heading.textContent.trim()} — `;
    if (page !== "table") document.title = `${name}Mendax`;
    if (moved) rest(document.querySelector("main"));
  }
  const drawn = new MutationObserver(look);
  drawn.observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
  return () => drawn.disconnect();
}
