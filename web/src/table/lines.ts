// Entries as lines of text: each event as a sentence of the catalogue, with names and values in
// players' words.
import type { Board } from "../boards/board";
import { nameOf, plain, toldBy, type Told } from "../boards/told";
import type { AnyEvent, Reacted, TableView } from "../wire.gen";
import { rulesLine } from "../lobby/sentence";
import { likes } from "../preferences.svelte";
import { botName, keyed, knows, say, seatName } from "../words.svelte";
import type { Line } from "./model";
import { MEANINGS } from "./meanings.gen";
import { speaker } from "./speech";

/** Return a line of talk for screen readers; empty if its speaker or all talk is muted. */
export function readOut({ event, seats }: Line, muted: ReadonlySet<string>): string | null {
  const who = speaker(event, seats);
  if (who === null) return null;
  if (muted.has(who) || !(event.kind === "reacted" ? likes.faces : likes.talk)) return "";
  return event.kind === "reacted" ? faceWords(event, seats.map(seatName)) : null;
}

/** Return the words of a line, or null if it has none. */
export function lineWords(line: Line, table: TableView, board: Board | undefined): string | null {
  const { event } = line;
  const names = line.seats.map(seatName);
  if (event.kind === "reacted") return null; // shown at the seats
  if (event.kind === "said" || event.kind === "phrase-said") return talkWords(event);
  if (event.kind === "rules-set")
    return rulesLine({ ...event, game: line.game, rules_name: event.name });
  const around = `table-event-${event.kind}${manner(event)}`;
  if (knows(around) && !ofGame(event)) return say(around, aroundIt(event, names));
  // The board and words of an earlier game at this table are no longer loaded.
  const told = line.game === table.game ? board?.telling(event, names, table.rules) : null;
  if (!told) return null;
  const key = keyed(table.game, "event", String(told["kind"]));
  return knows(key) ? say(key, told) : null;
}

/** The number of lines that are searched for the latest words. */
const LATEST = 12;

/** Return the words of the last lines, newest first and without repetitions; muted talk is left out,
 *  and so is the opener of a round, whom the prompt names. */
export function recentWords(
  lines: readonly Line[],
  muted: ReadonlySet<string>,
  table: TableView,
  board: Board | undefined,
): readonly string[] {
  const heard = lines
    .filter((line) => line.event.kind !== "round-started" && readOut(line, muted) !== "")
    .slice(-LATEST);
  return [...new Set(heard.reverse().flatMap((line) => lineWords(line, table, board) ?? []))];
}

function talkWords(event: AnyEvent): string | null {
  if (event.kind === "said") return `${event.name}: ${event.text}`;
  return event.kind === "phrase-said"
    ? `${event.name}: ${say(`table-phrase-${event.phrase}`)}`
    : null;
}

function faceWords(event: Reacted, names: readonly string[]): string {
  const { name, to } = event;
  const reaction = say(`table-reaction-${event.reaction}`);
  return to === null
    ? say("table-event-reacted", { name, reaction })
    : say("table-event-reacted-at", { name, to: nameOf(to, names), reaction });
}

function aroundIt(event: AnyEvent, names: readonly string[]): Told {
  return toldBy(event, MEANINGS, names, (value, meaning) =>
    meaning === "bot" ? botName(value as string) : plain(value),
  );
}

/**
 * Return whether a `returned` event belongs to the game, where uncalled chips return to a player;
 * outside a game, people return to the table.
 */
function ofGame(event: AnyEvent): boolean {
  return event.kind === "returned" && "chips" in event;
}

/** Return the way in which a player left, which selects the line. */
function manner(event: AnyEvent): string {
  if (event.kind !== "left") return "";
  return event.kicked ? "-kicked" : event.bot ? "-bot" : "";
}
