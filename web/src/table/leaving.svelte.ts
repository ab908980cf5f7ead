// Asks players before they leave, for every exit.
import { follow, holdBack } from "../route.svelte";
import type { Session } from "./session.svelte";
import type { Stage } from "./stage";

export interface Leaving {
  /** True if the person plays the shown game. */
  readonly playing: boolean;
  /** True if no other person sits at the table. */
  readonly alone: boolean;
  /** True if the dialog is open. */
  readonly asked: boolean;
  /** Follow a link out of the table, or ask first. */
  out(event: MouseEvent): void;
  stay(): void;
}

/** Create it in a component; it works as long as the component is mounted. */
export function leaving(session: Session, stage: () => Stage): Leaving {
  let asked = $state(false);
  const table = $derived(session.model.table);
  /**
   * This is also true while a shared device changes hands, when no game is visible for a moment.
   */
  const seated = $derived(
    table?.phase === "playing" && session.seat !== undefined && !session.seat.away,
  );
  const playing = $derived(stage() === "game" && seated);
  const alone = $derived(
    !table?.seats.some((seat, index) => index !== session.self && !seat.bot && !seat.away),
  );
  $effect(() => {
    if (!seated) return;
    const free = holdBack(() => (asked = true));
    return () => {
      free();
      asked = false;
    };
  });
  return {
    get playing() {
      return playing;
    },
    get alone() {
      return alone;
    },
    get asked() {
      return asked;
    },
    out(event) {
      if (!playing || event.metaKey || event.ctrlKey || event.shiftKey) return follow(event);
      event.preventDefault();
      asked = true;
    },
    stay: () => (asked = false),
  };
}
