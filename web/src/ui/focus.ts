// The keyboard's target while no control has the focus.

/**
 * Return whether `target` is not a control, but the page or the hand as a whole; keys then control
 * the hand.
 */
export function isNowhere(target: EventTarget | null): boolean {
  return (
    target === document.body ||
    (target instanceof HTMLElement && target.dataset["part"] === "actions")
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
