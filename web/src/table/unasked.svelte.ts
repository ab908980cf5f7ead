// The automatic actions of a table's page. It takes part in the game's randomness, starts a game
// that was opened by "Play now", applies the last mask, and remembers the table for the front page.
import { onMount, untrack } from "svelte";
import { remember } from "../landing/visited";
import { likes } from "../preferences.svelte";
import { wearer } from "../ui/masks";
import type { SocketOut } from "../wire.gen";
import { autostarted, isOwn } from "./autostart";
import type { Session } from "./session.svelte";

/** Create it in a component; it works as long as the component is mounted. */
export function unasked(id: string, session: Session): void {
  const table = $derived(session.model.table);
  const you = $derived(session.self);

  const early: SocketOut[] = [];
  /** True once this device takes part in the draws, or cannot, because the code does not load. */
  let joined = $state(false);
  onMount(() => {
    let stop: () => void = session.listen((message) => early.push(message));
    let left = false;
    void import("./ownShare.svelte")
      .then(({ takePart }) => {
        stop();
        if (!left) stop = $effect.root(() => takePart(session, early));
      })
      .catch(() => stop())
      .finally(() => (joined = true));
    return () => {
      left = true;
      stop();
    };
  });

  $effect(() => {
    const host = you !== null && you === table?.host;
    if (host && joined && table.phase === "gathering" && autostarted(id))
      session.do({ kind: "start" });
  });

  // Without the cookie, the server does not know the person who opened the table.
  $effect(() => {
    const stranger = table !== null && you === null && (isOwn(id) || !navigator.cookieEnabled);
    if (stranger) untrack(() => session.say("wire-refused-no-cookies"));
  });

  // A player who sits down wears the mask chosen last, unless another person wears it.
  let masked = false;
  $effect(() => {
    const own = session.seat;
    if (!own) masked = false;
    if (!own || masked) return;
    masked = true;
    const mask = untrack(() => likes.mask);
    if (mask && mask !== own.mask && !wearer(table?.seats ?? [], mask, you))
      session.do({ kind: "wear", mask });
  });

  $effect(() => {
    if (table && you !== null) remember(table, you);
  });
}
