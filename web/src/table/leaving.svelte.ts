// Whoever plays is asked before they leave, by whichever way out.
import { follow, holdBack } from "../route.svelte";
import type { Session } from "./session.svelte";
import type { Stage } from "./stage";

export interface Leaving {
  /** Whether the person plays the game that is shown. */
  readonly playing: boolean;
  /** Whether no other person sits at the table. */
  readonly alone: boolean;
  /** Whether the person is being asked. */
  readonly asked: boolean;
  /** A link out of the table is followed, or asked about. */
  out(event: MouseEvent): void;
  stay(): void;
}

/** Made by a component: asks as long as it is shown. */
export function leaving(session: Session, stage: () => Stage): Leaving {
  let asked = $state(false);
  const table = $derived(session.model.table);
  const own = $derived(session.self === null ? undefined : table?.seats[session.self]);
  /** Also while a shared device changes hands, when there is no game to be seen for a moment. */
  const seated = $derived(table?.phase === "playing" && own !== undefined && !own.away);
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
