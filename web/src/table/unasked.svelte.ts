// What a table's page does for its person without being asked: it binds their share of the next game's
// randomness, opens it when the game begins, and checks what the server makes of it. It starts a game
// that was opened to be played at once, puts on the mask that they wore last, and remembers the table
// for the front door.
import { untrack } from "svelte";
import { remember } from "../landing/visited";
import { likes } from "../preferences.svelte";
import type { SeatView } from "../wire.gen";
import { autostarted, isOwn } from "./autostart";
import type { Session } from "./session.svelte";
import { checked, confirmed, noted, noteOf, shareHash, shareToOpen } from "./shares";

/** Goes on for as long as the component lives that calls this while it is made */
export function unasked(id: string, session: Session): void {
  const table = $derived(session.model.table);
  const you = $derived(session.self);
  const own = $derived.by((): SeatView | undefined =>
    you === null ? undefined : table?.seats[you],
  );

  // A share is bound once for each game, and remembered with the commitment that was there then.
  let boundFor = 0;
  $effect(() => {
    if (!table || !own || own.shared || own.away || table.phase === "playing") return;
    const game = table.games + 1;
    if (boundFor === game) return;
    boundFor = game;
    const note = noted(session.id, game, table.commitment);
    session.do({ kind: "bind-share", bound: shareHash(note.share) });
  });

  $effect(() =>
    session.listen((message) => {
      if (message.type !== "news" && message.type !== "welcome") return;
      const entries = message.type === "news" ? message.entries : message.missed;
      for (const event of entries.flatMap(({ events }) => events))
        if (event.kind === "share-bound") confirmed(session.id, event.bound);
    }),
  );

  // It is opened when the game has begun as it was remembered; what does not fit is told.
  let openedFor = 0;
  $effect(() => {
    if (!table) return;
    const note = noteOf(session.id, table.games);
    const { fairness } = session.model;
    session.unfair = note ? checked(session.id, note, fairness) : [];
    if (!note || openedFor === note.game || table.phase !== "playing") return;
    const share = shareToOpen(note, fairness);
    if (share === null || you === null) return;
    openedFor = note.game;
    session.do({ kind: "add-share", share });
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
