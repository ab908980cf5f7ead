// How the client is built, served while developing, and tested. Knows no game.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { marked } from "marked";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
// The game server that `vite dev` speaks to.
const server = process.env.MENDAX_SERVER ?? "http://127.0.0.1:8000";

// Rules for players are Markdown in the catalogue; the browser gets them ready-made.
const pages: Plugin = {
  name: "mendax-pages",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".md")) return null;
    this.addWatchFile(id);
    const html = marked.parse(readFileSync(id, "utf8"), { async: false });
    return `export default ${JSON.stringify(html)};`;
  },
};

// The words of a room of the browser are those of its own file, web_<room>.ftl, and of the files that
// it speaks from, in one: what is said together comes together. Notes to translators are not sent.
const SPOKEN_FROM: Readonly<Record<string, readonly string[]>> = {
  web: ["table", "table_host", "table_scene", "bots", "rules", "server"],
  web_announcement: [],
  web_coach: ["coach", "solver"],
  web_coach_sword_of_lies: [],
  web_device: ["table_device", "table_shared"],
  web_door: [],
  web_fair: ["unfair"],
  web_first: [],
  web_french_poker: ["french_poker", "coach_french_poker"],
  web_generic: [],
  web_story: ["story"],
  web_tables: [],
  web_heard: [],
  web_guests: ["table_guests"],
  web_order: ["table_order"],
  web_league: [],
  web_persons: ["persons"],
  web_programs: ["table_programs", "program_keys"],
  web_shared: [],
  web_strength: [],
  web_tv: [],
  web_tutorial: [],
};
// What a game's options are called is a room of its own: it is read before a game, not during one.
const OPTIONS = /^[\w-]+?-(option-[\w-]+|preset-[\w-]+-help) =.*\n(?:[ \t}].*\n)*/gm;
// How a bot plays is read by who chooses one, or asks.
const MANNERS = /^bot-[\w-]+-help =.*\n(?:[ \t}].*\n)*/gm;
// What is told only to whoever runs the server, or reads a record in the terminal.
const LOGGED = /^(?:server-(?!not-)|record-)[\w-]+ =.*\n(?:[ \t}].*\n)*/gm;
// Why something can't be done is read by few, and rarely: a room for all that the server says so, and
// one for each game. The coach's reasons stay with what it says.
const REFUSALS = /^(?:[\w-]+-refused|table-corrupt|table-set-aside)-[\w-]+ =.*\n(?:[ \t}].*\n)*/gm;
const REFUSED_IN = [
  ...["table", "table_device", "table_guests", "table_host", "table_order", "table_shared"],
  "web_heard",
];
const words: Plugin = {
  name: "mendax-words",
  enforce: "pre",
  // Vitest keeps what it has read from one run to the next. A room is made of several files, so it is
  // read again when any of them has changed.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) =>
      id === ROOMS || id.includes(".ftl") ? wordsHash : undefined,
    ),
  load(id) {
    const [file = "", query = ""] = id.split("?");
    if (!/^(raw|options|manners|refusals)$/.test(query) || !file.endsWith(".ftl")) return null;
    const room = basename(file, ".ftl");
    const near = (name: string): string => join(dirname(file), `${name}.ftl`);
    const others = room.startsWith("web")
      ? (SPOKEN_FROM[room] ?? [room.replace("web_", "")])
      : room === "server"
        ? REFUSED_IN
        : [];
    const files = /options|refusals/.test(query)
      ? [near(room.replace("play_", "")), ...others.map(near)]
      : [file, ...others.map(near)];
    for (const each of files) this.addWatchFile(each);
    const text = files
      .map((each) => `${readFileSync(each, "utf8")}\n`)
      .join("")
      .replace(/^#.*\n/gm, "");
    const cut: Readonly<Record<string, RegExp>> = {
      options: OPTIONS,
      manners: MANNERS,
      refusals: REFUSALS,
    };
    const kept = cut[query];
    const said = kept
      ? (text.match(kept) ?? []).join("")
      : [LOGGED, OPTIONS, MANNERS, ...(room === "web_coach" ? [] : [REFUSALS])].reduce(
          (left, part) => left.replace(part, ""),
          text,
        );
    const short = said
      .replace(/\n{2,}/g, "\n")
      .replace(/^([\w-]+) = /gm, "$1=")
      .replace(/^ +/gm, " ");
    return `export default ${JSON.stringify(short)};`;
  },
};

// The names of all files of words, in all languages, stand in a script that every page loads. A hash
// for each would be most of it and pack to nothing smaller; so they have one in common, of all that
// they are made of, and all are new when one of them changes.
const wordsHash = [
  ...readdirSync(here("../src/mendax/words"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ftl"))
    .sort()
    .map((path) => here(`../src/mendax/words/${path}`)),
  ...["vite.config.ts", "package-lock.json"].map(here),
]
  .reduce((hash, path) => hash.update(readFileSync(path)), createHash("sha256"))
  .digest("hex")
  .slice(0, 8);
// The module `virtual:rooms` lists the rooms and loads their words. The addresses differ only in file,
// language and part. The built client joins these: one `import` per address weighs 1.4 kB gzipped.
const ROOMS = "\0rooms";
const WORDS = here("../src/mendax/words");
const LANGUAGES = readdirSync(WORDS).filter((name) => /^\w\w$/.test(name));
const PARTS: Readonly<Record<string, RegExp>> = {
  raw: /^(web|play_)/,
  options: /^play_/,
  refusals: /^(server$|play_)/,
  manners: /^bots$/,
};
/** Return the file and the part that each room is made of; the room `mia` is that of `web_mia`. */
const roomFiles = (): [room: string, file: string, part: string][] =>
  readdirSync(join(WORDS, "en")).flatMap((name) => {
    const file = basename(name, ".ftl");
    const room = (part: string): string =>
      part === "raw" ? file.replace("web_", "") : file.replace(/server|play/, part);
    return Object.entries(PARTS).flatMap(([part, files]): [string, string, string][] =>
      files.test(file) ? [[room(part), file, part]] : [],
    );
  });
/** Return the path of a file in a language, or in English where the language lacks it. */
const wordsPath = (language: string, file: string): string => {
  const [own = "", english = ""] = [language, "en"].map((code) => join(WORDS, code, `${file}.ftl`));
  return existsSync(own) ? own : english;
};
let building = false;
const rooms: Plugin = {
  name: "mendax-rooms",
  configResolved({ command }) {
    building = command === "build";
  },
  resolveId: (id) => (id === "virtual:rooms" ? ROOMS : null),
  load(id) {
    if (id !== ROOMS) return null;
    const found = roomFiles();
    const files = Object.fromEntries(
      found.map(([room, file, part]) => [room, `${file}-*-${part}`]),
    );
    const imports = LANGUAGES.flatMap((language) =>
      found.map(([room, file, part]) => {
        const words = `${wordsPath(language, file)}?${part}`;
        if (building)
          this.emitFile({
            type: "chunk",
            id: words,
            fileName: `assets/${file}-${language}-${part}-${wordsHash}.js`,
            preserveSignature: "strict",
          });
        return `"${language}/${room}": () => import(${JSON.stringify(words)}),\n`;
      }),
    );
    return `export const ROOMS = ${JSON.stringify(files)};\n${
      building
        ? `export const load = (language, room) => import(/* @vite-ignore */
             "./" + ROOMS[room].replace("*", language) + "-${wordsHash}.js");`
        : `const IMPORTS = {${imports.join("")}};
           export const load = (language, room) => IMPORTS[language + "/" + room]();`
    }`;
  },
};

// The widths and heights of layouts have names, which CSS itself can't look up yet: `@media (--wide)`.
const DEFINED = new Map(
  [
    ...readFileSync(here("src/breakpoints.css"), "utf8").matchAll(
      /@custom-media (--[\w-]+) ([^;]+);/g,
    ),
  ].map(([, name = "", query = ""]) => [name, query]),
);
const breakpoints: Plugin = {
  name: "mendax-breakpoints",
  enforce: "pre",
  transform(code, id) {
    if (!/\.css(\?|$)|&lang\.css/.test(id)) return null;
    this.addWatchFile(here("src/breakpoints.css"));
    return code.replace(/@media[^{]+/g, (media) =>
      media.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
        const query = DEFINED.get(name);
        if (query === undefined)
          throw new Error(`${name} is no width or height of breakpoints.css`);
        return query;
      }),
    );
  },
};

export default defineConfig({
  // Files name each other by where they are themselves, so that the client works below any path; the
  // server says in the page where that is.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  plugins: [pages, words, rooms, breakpoints, svelte(), svelteTesting()],
  resolve: {
    // The translation catalogue is the server's and the terminal's too.
    alias: { $words: here("../src/mendax/words") },
  },
  build: {
    target: "es2022",
    // Where light-dark() and nesting need no second copy.
    cssTarget: ["chrome123", "safari17.5", "firefox121"],
    // No data: addresses, so that the server's content policy can forbid them.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page loads `house` before any script asks for another.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === "js" ? files.filter((file) => !file.includes("/house-")) : files,
    },
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the front door and every table share: one file, as small ones pack badly.
            {
              name: "house",
              test: /src\/(ui\/(absence|Missing|Answers|focus|Avatar|progress|masks|Icon|Countdown|sound)|net\/(http|resource)|landing\/name|boards\/(registry|scene|options|told|spelling)|lobby\/rules|table\/autostart|tutorial\/context|storage|ui\/(Toast|nameLength|release\.svelte))\./,
            },
            // What a host is shown around a game: small files that come together.
            {
              name: "HostTools",
              test: /src\/(lobby\/(TableSettings|RulesForm|RuleField)|shared\/OnThisPhone|order\/|ui\/Switch)/,
            },
            // What the tables of dice games share besides.
            {
              name: "dice",
              test: /src\/(boards\/dice|ui\/(Ring|SeatChip|Face|Cup|Die|DiceWord|pips)\.)/,
            },
            // The table of Sword of Lies, without what is only opened at some moments of a game.
            {
              name: "sword",
              test: /src\/boards\/sword_of_lies\/(?!spelling|MomentScene|Ending|Talks|Orders|Proposal|Ledger\.|Terms|Aims)/,
            },
            // What is said and shown at seats: the reactions to choose from come with the bubbles.
            {
              name: "heard",
              test: /src\/heard\/(Heard|Reactions|reactions|Bubbles|Face|expressions)\./,
            },
            // A table, and who speaks for it to those who listen.
            {
              name: "table",
              test: /src\/(table\/(TableScreen|Notices|TopBar|Side|Tips|Over|Announcer|session|model|lines|speech|tabs|alert|unasked|shares|sha256|staging|awake)|net\/socket|heard\/hearing)\./,
            },
            // Lobby and podium in one: whoever sees the one sees the other.
            {
              name: "before",
              test: /src\/(landing\/opening|lobby\/(Lobby|SeatList|knowing|BotPicker|NextGame|Share|SpokenCode)|table\/(Ready|Stake|stakes|Podium))\./,
            },
            // The story of a game, and the record that it adds to.
            { name: "Story", test: /src\/story\/(Story|words|ownRecord)\./ },
            // Scenes of Sword of Lies that only some moments have.
            { name: "MomentScene", test: /src\/boards\/sword_of_lies\/(MomentScene|Ending)\./ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/mendax/words")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    // Each file has a window of its own, in one thread and not each in a process: half the work.
    pool: "vmThreads",
    // `*.law.ts` are run on what a test of Python has written (tests/golden/test_sentences.py).
    include: process.env.SENTENCES_FILE ? ["src/**/*.law.ts"] : ["src/**/*.test.ts", "*.test.js"],
    setupFiles: ["./vitest.setup.ts"],
    // For what hangs: nothing here measures how fast a machine is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
