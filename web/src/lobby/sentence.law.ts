// The browser describes a group's own rules in the server's words. `tests/words/test_house_rules.py`
// writes rule sets with their sentences, and runs this file on them.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { learn, speak, type Language } from "../words.svelte";
import { rulesSentence, type RuleSet } from "./sentence";

const { languages, every } = JSON.parse(
  readFileSync(process.env["SENTENCES_FILE"] ?? "", "utf8"),
) as {
  languages: readonly Language[];
  every: readonly { rules: RuleSet; sentences: Readonly<Record<string, string>> }[];
};

test.each(languages)(
  "the browser's sentences for rules equal the server's: %s",
  async (language) => {
    await speak(language);
    const games = [...new Set(every.map(({ rules }) => rules.game))];
    await learn(...games, ...games.map((game) => `ours_${game}`));
    const differing = every.filter(
      ({ rules, sentences }) => rulesSentence(rules) !== sentences[language],
    );
    expect(differing).toEqual([]);
  },
);
