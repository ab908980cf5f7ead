// What a table's page does for its person without being asked: it adds their share to the randomness of
// the next game, starts a game that was opened to be played at once, puts on the mask that they wore
// last, and remembers the table for the front door.
import { untrack } from "svelte";
import { remember } from "../landing/visited";
import { likes } from "../preferences.svelte";
import type { SeatView } from "../wire.gen";
import { autostarted, isOwn } from "./autostart";
import { share } from "./fairness";
import type { Session } from "./session.svelte";

/** Goes on for as long as the component lives that calls this while it is made */
export function unasked(id: string, session: Session): void {
  const table = $derived(session.model.table);
  const you = $derived(session.self);
  const own = $derived.by((): SeatView | undefined =>
    you === null ? undefined : table?.seats[you],
  );

  // Every seat adds a share of its own, once for each commitment.
  let sharedFor = "";
  $effect(() => {
    if (!table || !own || own.shared || own.away || table.phase === "playing") return;
    if (sharedFor === table.commitment) return;
    sharedFor = table.commitment;
    session.do({ kind: "add-share", share: share() });
  });

  $effect(() => {
    const host = you !== null && you === table?.host;
    if (host && table.phase === "gathering" && autostarted(id)) session.do({ kind: "start" });
  });

  // Without the cookie the server does not know who has opened the table.
  $effect(() => {
    const stranger = table !== null && you === null && (isOwn(id) || !navigator.cookieEnabled);
    if (stranger) untrack(() => session.say("web-no-cookies"));
  });

  // Who sits down wears a mask only if they ever chose one.
  let masked = false;
  $effect(() => {
    if (!own) masked = false;
    if (!own || masked) return;
    masked = true;
    const mask = untrack(() => likes.mask);
    if (mask && !own.mask) session.do({ kind: "wear", mask });
  });

  $effect(() => {
    if (table && you !== null) remember(table, you);
  });
}
