// Where the keyboard is while nothing in particular has the focus.

/** Whether `target` is no control: the page, or the hand as a whole. Keys then mean the hand. */
export function isNowhere(target: EventTarget | null): boolean {
  return (
    target === document.body ||
    (target instanceof HTMLElement && target.dataset["part"] === "actions")
  );
}

/** Keeps the focus in `hand`: where what had it is gone with a step of the game, the hand has it. */
export function keepFocus(hand: HTMLElement): { destroy: () => void } {
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
  return {
    destroy: () => {
      document.removeEventListener("focusin", moved);
      kept.disconnect();
    },
  };
}
