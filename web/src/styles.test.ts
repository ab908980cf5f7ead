// Style rules that the linter cannot check: colours, sizes and breakpoints come from their files.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = import.meta.dirname;
/** All files with styles: components, and CSS files except those with the tokens themselves. */
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.(svelte|css)$/.test(file) && !/^(tokens|scale|breakpoints)\.css$/.test(file),
);

/** Return the matches of a pattern outside comments and scripts, by file. */
function found(pattern: RegExp): Record<string, string[]> {
  return Object.fromEntries(
    files.flatMap((file) => {
      const text = readFileSync(join(SOURCES, file), "utf8")
        .replace(/<script[^]*?<\/script>/g, "")
        .replace(/\/\*[^]*?\*\/|<!--[^]*?-->/g, "");
      const all = [...text.matchAll(pattern)].map(([match]) => match);
      return all.length ? [[file, all]] : [];
    }),
  );
}

test("every colour of a component is a token or mixed from one", () => {
  const notation =
    /(?<![\w&])#[\da-f]{3,8}\b(?!\/)|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*\)/gi;
  const raw = Object.entries(found(notation)).flatMap(([file, all]) =>
    all.filter((colour) => !colour.includes("var(")).map((colour) => `${file}: ${colour}`),
  );
  expect(raw).toEqual([]);
  expect(found(/(?:color|background|fill|stroke):\s*(?:white|black|red|gold)\b/g)).toEqual({});
});

test("text, spaces and corners have sizes of the scale", () => {
  const spaces =
    /(?<![\w-])(?:(?:row-|column-)?gap|(?:padding|margin)[a-z-]*): [^;{}]*?(?<![\d.])(?:[2-9]|\d\d+)px[^;{}]*/g;
  const corners = /(?<![\w-])border-(?:[a-z-]+-)?radius: [^;{}]*?\dpx[^;{}]*/g;
  // Sizes that adapt to a box (clamp, min, max) are excluded.
  const text =
    /(?<![\w-])font(?:-size)?: (?![^;{}]*(?:clamp|min|max|var)\((?!--type))[^;{}/]*?[\d.](?:px|rem)[^;{}]*/g;
  for (const pattern of [spaces, corners, text]) expect(found(pattern)).toEqual({});
});

test("layouts change at the named widths and heights only", () => {
  expect(found(/@media[^{]*\d[^{]*/g)).toEqual({});
});

test("no component styles another's elements", () => {
  const reaching = Object.keys(found(/:global\b/g));
  // The rules for players are Markdown, rendered at build time outside of components.
  expect(reaching).toEqual([join("rules", "Rulebook.svelte")]);
});

test("stripes have plain colours, as Firefox draws mixed ones as hairlines", () => {
  const mixed = /(?:color-mix|oklab|oklch|lab|lch|color)\(/;
  const tokens = readFileSync(join(SOURCES, "tokens.css"), "utf8");
  const values = new Map(
    [...tokens.matchAll(/(--[\w-]+):([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
  const stripes = Object.values(
    found(/repeating-\w+-gradient\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g),
  );
  const colours = stripes
    .flat()
    .flatMap((stripe) => [
      stripe,
      ...[...stripe.matchAll(/--[\w-]+/g)].map(([name]) => values.get(name) ?? ""),
    ]);
  expect(stripes.length).toBeGreaterThan(3);
  expect(colours.filter((colour) => mixed.test(colour))).toEqual([]);
});

test("every token is used", () => {
  const tokens = ["tokens.css", "scale.css"].flatMap((file) => [
    ...readFileSync(join(SOURCES, file), "utf8").matchAll(/^ {2}(--[\w-]+):/gm),
  ]);
  const used = new Set(Object.values(found(/var\((--[\w-]+)/g)).flat());
  const scripts = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => readFileSync(join(SOURCES, file), "utf8"))
    .join("\n");
  const idle = tokens
    .map(([, name = ""]) => name)
    .filter((name) => !used.has(`var(${name}`) && !scripts.includes(name));
  expect(idle).toEqual([]);
});
