// Entries as lines to read: each event through the catalogue, with names and values as people say.
import type { Board } from "../boards/board";
import type { AnyEvent, TableView } from "../wire.gen";
import { knows, say } from "../words.svelte";
import type { Line } from "./model";

/** Told elsewhere, or of no interest to a reader. */
const SILENT = new Set(["committed", "salted", "share-added", "next-committed", "unseen", "table-opened", "seed-opened"]);
const TALK = new Set(["said", "phrase-said"]);

/** The words of a line, or null if it makes none. */
export function lineWords(line: Line, table: TableView, board: Board | undefined): string | null {
  const { event, names } = line;
  if (SILENT.has(event.kind)) return null;
  if (TALK.has(event.kind)) return talkWords(event);
  const around = `table-event-${event.kind}`;
  if (knows(around)) return say(around, argumentsOf(event, names));
  const told = board?.telling(event, names, table.rules);
  const key = `${table.game}-event-${event.kind}`;
  return told && knows(key) ? say(key, told) : null;
}

function talkWords(event: AnyEvent): string | null {
  if (event.kind === "said") return `${event.name}: ${event.text}`;
  return event.kind === "phrase-said" ? `${event.name}: ${say(`table-phrase-${event.phrase}`)}` : null;
}

function argumentsOf(event: AnyEvent, names: readonly string[]): Record<string, string | number> {
  const told: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(event) as [string, unknown][]) {
    if (field === "seat" && typeof value === "number") told["seat"] = names[value] ?? String(value + 1);
    else if (typeof value === "boolean") told[field] = value ? "yes" : "no";
    else if (typeof value === "string" || typeof value === "number") told[field] = value;
    else if (value === null) told[field] = "-";
  }
  return told;
}
