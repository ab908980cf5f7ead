// The automatic actions of a table's page. It commits to the person's share of the next
// game's randomness, opens the share when the game begins, and checks the server's use of it. It
// starts a game that was opened by "Play now", applies the last mask, and remembers the table for
// the front page.
import { untrack } from "svelte";
import { remember } from "../landing/visited";
import { likes } from "../preferences.svelte";
import { wearer } from "../ui/masks";
import type { SeatView } from "../wire.gen";
import { autostarted, isOwn } from "./autostart";
import type { Evidence } from "./model";
import type { Session } from "./session.svelte";
import {
  accepted,
  checked,
  confirmed,
  noted,
  noteOf,
  promised,
  said,
  shareHash,
  shareToOpen,
  type Note,
} from "./shares";

/** Create it in a component; it works as long as the component is mounted. */
export function unasked(id: string, session: Session): void {
  const table = $derived(session.model.table);
  const you = $derived(session.self);
  const own = $derived.by((): SeatView | undefined =>
    you === null ? undefined : table?.seats[you],
  );

  // The last game for which a share was committed: one share for each game, noted with the
  // commitment known then.
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
      if (message.type === "answer" && message.id === opening && !message.reason) {
        accepted(session.id, openedFor);
        suspected = 0; // the next news is checked with the new note
      }
      if (message.type !== "news" && message.type !== "welcome") return;
      const entries = message.type === "news" ? message.entries : message.missed;
      for (const event of entries.flatMap(({ events }) => events))
        if (event.kind === "share-bound") confirmed(session.id, event.bound);
    }),
  );

  // The last game without the own share. Code that is loaded only then names the broken laws.
  let suspected = 0;
  function suspect(evidence: Evidence, note: Note): void {
    if (suspected === note.game) return;
    suspected = note.game;
    void import("./witness")
      .then(({ judge }) => {
        const found = checked(session.id, note, judge(evidence, note).faults);
        if (session.model.table?.games === note.game) session.unfair = found;
      })
      .catch(() => undefined);
  }

  // The last game for which the share was opened: once the game has begun as noted.
  let openedFor = 0;
  let opening: string | undefined;
  $effect(() => {
    if (!table) return;
    const { evidence } = session.model;
    const note = noteOf(session.id, table.games);
    const same = evidence.number === table.games;
    session.unfair = note?.faults ?? [];
    const told = same ? said(evidence) : null;
    if (note?.bound && told?.settled && !told.shares.includes(note.share)) suspect(evidence, note);
    if (!note || !same) return;
    if (evidence.table) promised(session.id, note, evidence.table.settings.open_seed);
    if (openedFor === note.game || table.phase !== "playing") return;
    const share = shareToOpen(note, told);
    if (share === null || you === null) return;
    openedFor = note.game;
    opening = session.do({ kind: "add-share", share });
  });

  $effect(() => {
    const host = you !== null && you === table?.host;
    if (host && table.phase === "gathering" && autostarted(id)) session.do({ kind: "start" });
  });

  // Without the cookie, the server does not know the person who opened the table.
  $effect(() => {
    const stranger = table !== null && you === null && (isOwn(id) || !navigator.cookieEnabled);
    if (stranger) untrack(() => session.say("wire-refused-no-cookies"));
  });

  // A player who sits down wears the mask chosen last, unless another person wears it.
  let masked = false;
  $effect(() => {
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
