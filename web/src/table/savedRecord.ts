// Adds this device's notes from before the game to a saved record; only with these can `mendax
// verify` detect a server that chose its dice late.
import { transport } from "../net/transport";
import { ascii, hex, sha256 } from "./sha256";

/** This device's note of a game's randomness from before the game. */
interface Note {
  readonly commitment: string;
  readonly share: string;
  readonly openSeed?: boolean;
  /** True if the server accepted the open share. */
  readonly opened?: boolean;
  /** The commitments of the table's other games. */
  readonly earlier: readonly string[];
}

/** Return a record with the note of its game, in the form that `mendax verify` reads. */
export function withNote(record: string, note: Note): string {
  const { commitment, share, openSeed, opened, earlier } = note;
  const quoted = (digits: string): string => (/^\d/.test(digits) ? `'${digits}` : digits);
  const words = ["noted", quoted(commitment), quoted(share)];
  const setting = openSeed === undefined ? "-" : openSeed ? "yes" : "no";
  if (setting !== "-" || earlier.length || opened) words.push(setting);
  if (earlier.length || opened) words.push(`(${earlier.map(quoted).join(" ")})`);
  if (opened) words.push("yes");
  const line = words.join(" ");
  const lines = record.split("\n").slice(0, -1);
  const all = [...lines.map((one) => one.slice(0, -10)), line].map((one) => `${one}\n`).join("");
  return `${record}${line} #${hex(sha256(ascii(all))).slice(0, 8)}\n`;
}

/** Save the record of a link, with the note of its game if there is one. */
export async function save(
  { href, download }: HTMLAnchorElement,
  note: Note | null,
): Promise<void> {
  const answer = await transport().request(href.slice(href.indexOf("/api/")));
  if (!answer.ok) {
    location.assign(href);
    return;
  }
  const record = await answer.text();
  const text = note ? withNote(record, note) : record;
  const made = document.createElement("a");
  made.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  made.download = download;
  made.click();
  URL.revokeObjectURL(made.href);
}
