// The moment in a cycle of pages: a number that rises every few seconds.

/** The time for which a page is shown, in milliseconds. */
const SPAN = 8000;

/** Return the number of the current page; call it while a component is created. */
export function turns(): { readonly turn: number } {
  let turn = $state(0);
  $effect(() => {
    const timer = setInterval(() => (turn += 1), SPAN);
    return () => clearInterval(timer);
  });
  return {
    get turn() {
      return turn;
    },
  };
}
