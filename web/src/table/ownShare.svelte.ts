// This device's share of each game's randomness. It is committed before the next game and opened
// when the game begins, and the server's use of it is checked. No move needs it, so this file loads
// beside the table.
import { untrack } from "svelte";
import type { SocketOut } from "../wire.gen";
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

/** Take part in the randomness of a table's games. Call it in an effect, with all messages that
 *  the page has received so far. */
export function takePart(session: Session, early: readonly SocketOut[]): void {
  const table = $derived(session.model.table);
  const you = $derived(session.self);
  const own = $derived(session.seat);

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

  function hear(message: SocketOut): void {
    if (message.type === "answer" && message.id === opening && !message.reason) {
      accepted(session.id, openedFor);
      suspected = 0; // the next news is checked with the new note
    }
    if (message.type !== "news" && message.type !== "welcome") return;
    const entries = message.type === "news" ? message.entries : message.missed;
    for (const event of entries.flatMap(({ events }) => events))
      if (event.kind === "share-bound") confirmed(session.id, event.bound);
  }
  $effect(() => {
    untrack(() => early.forEach(hear));
    return session.listen(hear);
  });

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
}
