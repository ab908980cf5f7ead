// The browser describes every event in the terminal's words. `tests/words/test_event_sentences.py`
// writes events of random games with the terminal's sentences, and runs this file on them.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { AnyEvent, SeatView, TableView } from "../wire.gen";
import { learn, speak, type Language } from "../words.svelte";
import { lineWords } from "../table/lines";
import { called } from "./mia/values";
import { optionsOf } from "./options";
import { boardOf } from "./registry";
import { faceName, faceSign } from "./sword_of_lies/cards";

interface Told {
  readonly event: AnyEvent;
  /** The sentences by language; null: the terminal has no line for the event. */
  readonly sentences: Readonly<Record<string, string>> | null;
}
interface Played {
  readonly game: string;
  readonly rules: string;
  readonly names: readonly string[];
  /** The terminal's words for each roll, by language: its name and its typed form. */
  readonly called: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly told: readonly Told[];
}

const { languages, games, quiet } = JSON.parse(
  readFileSync(process.env["SENTENCES_FILE"] ?? "", "utf8"),
) as {
  languages: readonly Language[];
  games: readonly Played[];
  /** Kinds of events, by game, that the terminal draws and the browser describes in words. */
  quiet: Readonly<Record<string, readonly string[]>>;
};

/** Values that the terminal and the browser show differently are put between marks: `⟨roll 21⟩`. */
function inWords(sentence: string, rules: string): string {
  return sentence.replace(/⟨(\w+) (\w+)⟩/g, (_, means: string, value: string) => {
    if (means === "roll") return called(Number(value), optionsOf(rules));
    return means === "sign" ? faceSign(value) : faceName(value);
  });
}

test.each(languages)("the browser's sentences equal the terminal's: %s", async (language) => {
  await speak(language);
  const differing: string[] = [];
  for (const { game, rules, names, called: rolls, told } of games) {
    const board = await boardOf(game);
    await learn(game);
    const seats = names.map((name) => ({ name }) as SeatView);
    const table = { game, rules, seats } as unknown as TableView;
    for (const [roll, shown] of Object.entries(rolls)) {
      const name = called(Number(roll), optionsOf(rules));
      if (!shown[language]?.includes(name)) differing.push(`${rules}: ${name} ${shown[language]}`);
    }
    for (const { event, sentences } of told) {
      const said = lineWords({ number: 1, at: 0, event, seats, game }, table, board)?.trim();
      const expected = sentences && inWords(sentences[language] ?? "", rules);
      if (expected === null ? said && !quiet[game]?.includes(event.kind) : said !== expected)
        differing.push(`${game} ${JSON.stringify(event)}\n  ${said}\n  ${expected}`);
    }
  }
  expect(differing).toEqual([]);
});
