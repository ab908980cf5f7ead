// How the client is built, served during development, and tested. This file knows no game.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { marked } from "marked";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { breakpoints } from "./breakpoints.ts";
import { catalogue } from "./catalogue.ts";
import { drawing, styles, words } from "./cup.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
// The game server behind `vite dev`.
const server = process.env.MENDAX_SERVER ?? "http://127.0.0.1:8000";

// Rules for players are Markdown in the catalogue; the browser gets them as HTML.
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

// Mediabunny's module for Node.js is empty in a browser. As a CommonJS module it would add 300 bytes to
// the runtime, which every page loads.
const withoutNode: Plugin = {
  name: "mendax-without-node",
  enforce: "pre",
  resolveId: (id, importer) =>
    id === "./node.js" && importer?.includes("/mediabunny/") ? "\0without-node" : null,
  load: (id) => (id === "\0without-node" ? "export {};" : null),
};

export default defineConfig({
  // Files import each other by relative paths, so that the client works below any path prefix; the
  // server writes the prefix into the page.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  // `vite dev` serves the cup too; `vite.cup.config.ts` builds it.
  plugins: [
    pages,
    withoutNode,
    catalogue,
    breakpoints,
    words,
    styles,
    drawing,
    svelte(),
    svelteTesting({ autoCleanup: false }),
  ],
  resolve: {
    // The translation catalogue is shared with the server and the terminal.
    alias: { $words: here("../src/mendax/words") },
  },
  worker: { format: "es" },
  build: {
    target: "es2022",
    // The table of `old_browsers.py`.
    cssTarget: ["chrome123", "safari17.5", "firefox125"],
    // No data: addresses, so that the server's content policy can forbid them.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page loads `common`, and with it the runtime, before any script requests another. What a
      // game needs first is listed whole, so that all of it loads at once; other parts list only
      // their styles, because a script names the scripts that it imports.
      resolveDependencies: (part, files, { hostId, hostType }) => {
        const there = /\/index-/.test(hostId)
          ? /\/(common|runtime)-/
          : /\/(common|runtime|Opening|table|beside)-/;
        const first = /\/(Landing|table|Lobby|mia|french_poker|sword)-/.test(part);
        return hostType === "js"
          ? files.filter((file) => !(first ? there : /\.js$|\/common-/).test(file))
          : files;
      },
    },
    sourcemap: false,
    rolldownOptions: {
      output: {
        // The notices that licences of packages ask for stay in their scripts.
        comments: { legal: true },
        // Names of files compress badly, and every script lists those that it loads.
        hashCharacters: "hex",
        chunkFileNames: ({ name }) => `assets/${name.replace("rolldown-", "")}-[hash:7].js`,
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: [
            // Modules of the front page and every table: one file, as small ones compress badly.
            {
              name: "common",
              test: /src\/(ui\/(absence|seatMarks|Switch|Missing|focus|Avatar|progress|masks|Icon|rest|sound)|net\/(http|resource|transport)|landing\/(seen|visited)|tutorial\/context|boards\/(registry|scene|options|told|spelling)|table\/autostart|lobby\/sentence|storage|ui\/(Toast|nameLength|release\.svelte))\./,
            },
            // Modules that the front page and the lobby share, and that a table does not need.
            {
              name: "Opening",
              test: /src\/(landing\/(name|GamePicker|opening)|tutorial\/FirstTime|lobby\/(botNames|rules|ours))\./,
            },
            // The forms of rules and settings: small files that are loaded together.
            { name: "RulesForm", test: /src\/lobby\/(TableSettings|RulesForm|RuleField|OurRules)/ },
            // A table.
            {
              name: "table",
              test: /src\/(table\/(TableScreen|Coming|Notices|TopBar|session|model|lines|speech|tabs|alert|unasked|keys|staging)|net\/socket|heard\/hearing|boards\/(ActionBar|Edge))\./,
            },
            // Loaded right after a table, and needed for no move: the layers over it, talk,
            // reactions at seats, the keys for the next game, and this device's share of the draws.
            {
              name: "beside",
              test: /src\/(heard\/(Heard|Reactions|reactions|Face|expressions)|table\/(ownShare|shares|sha256|Over|awake|ear|Ready|stakes)|lobby\/NextGame|rules\/FirstSteps|ui\/(Announcer|synthesis))\./,
            },
            // Loaded after a game: the check of its draws.
            {
              name: "witness",
              test: /src\/table\/(Checked|Verdict|witness|cards|scheme|lotteries\.gen)\./,
            },
            // The felt with its seats, for the lobby and for dice games.
            {
              name: "Gathered",
              test: /src\/(table\/Gathered|ui\/(Ring|ring|Seat|arrangement))\./,
            },
            // The table of Sword of Lies, without the parts that only some moments of a game need.
            {
              name: "sword",
              test: /src\/boards\/sword_of_lies\/(?!spelling|MomentScene|moment\.|Ending|Talks|Orders|promises|Proposal|Ledger\.|Terms|Aims|Flights)/,
            },
            // The cup and the dice, which the front page shows without a table.
            { name: "Die", test: /src\/ui\/(Cup|Die|Face|Pair|pips)\.(?!.*\?raw)/ },
            // Modules that the tables of dice games share.
            {
              name: "dice",
              test: /src\/boards\/(dice|table\.svelte)/,
            },
            // The table of Mia.
            { name: "mia", test: /src\/boards\/mia\/(?!Opening|Turned|Asking)/ },
            // The lobby, which a game against bots never shows.
            {
              name: "Lobby",
              test: /src\/(lobby\/(Lobby|SeatList|knowing|Levels|Invitation|Share|SpokenCode|BotPicker)|shared\/OnThisPhone)\./,
            },
            // The podium with the game's story, and the statistics that it adds to.
            {
              name: "Podium",
              test: /src\/(table\/Podium|story\/(Story|words|ownRecord))\./,
            },
            // A sheet over the page: a file of its own, or it would be part of the next group.
            { name: "Drawer", test: /src\/ui\/Drawer\./ },
            // Talk between the wars of Sword of Lies.
            { name: "Talks", test: /src\/boards\/sword_of_lies\/(Talks|Proposal)\./ },
            // Scenes of Sword of Lies that only some moments have.
            {
              name: "MomentScene",
              test: /src\/boards\/sword_of_lies\/(MomentScene|moment|Ending)\./,
            },
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
    // Each file has its own window, in one thread instead of a process each: half the work.
    pool: "vmThreads",
    // `*.law.ts` run on the output of a Python test (tests/words/test_event_sentences.py).
    include: process.env.SENTENCES_FILE ? ["src/**/*.law.ts"] : ["src/**/*.test.ts", "*.test.js"],
    setupFiles: ["./vitest.setup.ts"],
    // A limit for hanging tests only: no test here measures a machine's speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
