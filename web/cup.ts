// What the build of the cup takes from the rest of the client: drawings, styles and words, without
// the framework. The cup is loaded on its own, so each byte counts.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { LANGUAGES, messages } from "./catalogue.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The messages that the cup uses. */
const USED =
  /^(cup-|mia-value-(mia|little-mia|half-mia)$|(mia|french-poker)-preset-(?!.*-help$)|french-poker-hand-)/;
const WORDS = "virtual:cup-words";

/** Return the texts of a language by key, with `{name}` for each argument. */
function texts(language: string): Record<string, string> {
  const bundle = new FluentBundle([language], { useIsolating: false });
  const all = new Map([...messages("en"), ...messages(language)]);
  for (const [, text] of all.values()) bundle.addResource(new FluentResource(text));
  const said = (key: string, faces: string): string => {
    const value = bundle.getMessage(key)?.value ?? "";
    const given = { faces, dice: "{dice}", number: "{number}", face: "{face}" };
    return bundle.formatPattern(value, given, []);
  };
  return Object.fromEntries(
    [...all.keys()]
      .filter((key) => USED.test(key))
      .flatMap((key) => {
        const [pips, poker] = [said(key, "pips"), said(key, "poker")];
        return [[key, pips], ...(poker === pips ? [] : [[`${key}|poker`, poker]])];
      }),
  );
}

/** `virtual:cup-words` has the texts of all languages. */
export const words: Plugin = {
  name: "mendax-cup-words",
  resolveId: (id) => (id === WORDS ? `\0${WORDS}` : null),
  load(id) {
    if (id !== `\0${WORDS}`) return null;
    const all = Object.fromEntries(LANGUAGES.map((language) => [language, texts(language)]));
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(all))});`;
  },
};

const STYLES = /^(.+\/(\w+)\.svelte)\?styles\.css$/;

/** `Name.svelte?styles.css` has a component's styles, unscoped. */
export const styles: Plugin = {
  name: "mendax-cup-styles",
  enforce: "pre",
  async resolveId(id, importer) {
    if (!id.endsWith(".svelte?styles.css")) return null;
    const found = await this.resolve(id.replace("?styles.css", ""), importer, { skipSelf: true });
    return found && `${found.id}?styles.css`;
  },
  load(id) {
    const [, file] = STYLES.exec(id) ?? [];
    if (!file) return null;
    this.addWatchFile(file);
    return /<style>([^]*)<\/style>/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
  },
};

/** `<!-- ui/Cup.svelte -->` in a page is the drawing of the cup. */
export const drawing: Plugin = {
  name: "mendax-cup-drawing",
  transformIndexHtml: (html) =>
    html.replace(/<!-- (ui\/\w+\.svelte) -->/g, (_, path: string) => {
      const source = readFileSync(here(`src/${path}`), "utf8");
      return (/<svg[^]*<\/svg>/.exec(source)?.[0] ?? "").replace("{pose}", "down");
    }),
};
