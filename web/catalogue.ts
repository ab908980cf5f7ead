// How the build splits the translation catalogue into word sets. Messages that are used together
// are loaded together, as one script for each set and language. A message's key decides its set.
// The code calls a set `room`.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const WORDS = here("../src/mendax/words");
export const LANGUAGES = readdirSync(WORDS).filter((name) => /^\w\w$/.test(name));
/** The games, each of which has a file in every language and a page of rules. */
const GAMES = readdirSync(join(WORDS, "rules")).flatMap(
  (name) => /^(\w+)\.en\.md$/.exec(name)?.[1] ?? [],
);
/** Games whose coach has enough words to need a set for them. */
const COACHED_APART: readonly string[] = ["sword_of_lies"];

/** The word sets outside the games. The first pattern that matches a key decides. */
const ROOMS: readonly (readonly [room: string | null, keys: RegExp])[] = [
  // Events without a line in the browser: pages show them in other ways, or only programs need them.
  [
    null,
    /^table-event-((table|seed)-opened|share-(added|bound)|(next-)?committed|salted|voted|(phrase-)?said|guessed|wore)$/,
  ],
  [
    "front",
    /^web-(games|play-(now|now-note|friends)|cup|join|you-are|other-name|explore|promise-.+|tournaments|my-record|settings)$/,
  ],
  // How a bot plays is only shown where bots are chosen.
  ["bots_sword_of_lies", /^bot-((squire|knight|marshal)-help|marshal-evening)$/],
  ["bots", /^bot-.+-help$/],
  // The card of a group's rules is shown when a player opens it.
  ["card", /^web-ours-(card-.+|send-help)$/],
  ["form_french_poker", /^web-ours-heading-.+-french-poker$/],
  ["form_sword_of_lies", /^web-ours-heading-.+-sword-of-lies$/],
  // The forms of rules and settings are folded.
  [
    "form",
    /^web-(ours-.+|((chat|hints|phrases|reactions|spectators|take-over|whispers)-may|open-seed|pace|order-(lock|programs|patience))\b.*)$/,
  ],
  // What a bot has lost for an absent player.
  ["away", /^web-away-cost$/],
  // Messages about invitations, absence, waiting and around tips, which no move needs.
  [
    "around",
    /^(web-(absent-bot|awaited|bonus|copy-by|disk|ear|invite|lost|name|order$|qr|ready-short|ready-too|rules-(title|base|go)|second|share|tip|whispers-may)|table-event-(device|guesses|stood))\b/,
  ],
  // The menu, the preferences and the talk are shown when a player opens them.
  [
    "menu",
    /^web-(awake|badge|bots-here|chat-off|heard-(see|talk|unnamed|volume|watchers)|host-tools|in-private|keys|leave|leaving|less-motion|letters|look-at-once|mute|notify|odds|only|rules-in-full|say|send|sound|take-over(-(drop|of|when|you))?$|talk-(empty|to)|text-size|theme|unmute|vibration)\b/,
  ],
  // Few players ever see why the server refuses a request.
  [
    "refusals",
    /^((table|wire)-(refused|corrupt|set-aside)|rules-(?!(yes|no)$)|bot-(broken|unknown|without)|calls-|server-not-(stored|readable)|web-opening\b)/,
  ],
  ["announcement", /^web-announcement\b/],
  ["calls", /^web-calls?\b/],
  ["clip", /^web-clip-/],
  ["coach", /^(web-(coach|explore|hint)|cause|coach|explore|exploit|solver)-/],
  ["door", /^web-(code|invited)\b/],
  ["fair", /^(web-fair|unfair)-/],
  ["generic", /^web-generic-/],
  ["guess", /^web-guess\b/],
  // How to share a device is explained in the lobby; few tables are then played on one.
  ["around", /^(web-(heard|shared-title$)|table-(reaction|event-(link|muted|reacted|watcher)))\b/],
  ["masks", /^table-mask-/],
  ["offline", /^web-local-/],
  // The seats and the bots of a lobby.
  [
    "around",
    /^web-(host|you|add-(bot|program)|program-awaited|present-mark|at-the-table|spectators|mask|get-up|move-(up|down)|bots|level-.*|bots-(solved-only|later|count)|bot-of-package|strength-link|(change|see)-rules|presets|cups-open|too-few(-local)?|sit|watch|stack-of|back-to-lobby)$/,
  ],
  ["persons", /^((web-)?persons|web-(order|report|kick|hand-over))\b/],
  ["practice", /^practice-/],
  ["programs", /^((web-)?programs|table-event-seat)-/],
  ["record", /^web-record-(?!title$)/],
  ["replay", /^web-replay-/],
  ["embed", /^web-embed\b/],
  ["shared_play", /^web-shared-/],
  ["slow", /^web-clock-/],
  ["stake", /^web-(buy|others|sit-down|too-short|you-are-out|your-stack)\b/],
  ["story_sword_of_lies", /^story-sword-/],
  // A score needs several games, and a vote needs company.
  ["score", /^web-score-/],
  ["vote", /^web-vote-(title|help|missing)$/],
  ["story", /^(web-(record|score|story|vote)|story)-/],
  ["strength", /^web-strength-(?!link$)/],
  ["tables", /^web-tables\b/],
  ["tutorial", /^(web-learn|tutorial)\b/],
  ["debrief", /^web-debrief-(?!link$)/],
  ["projector", /^web-projector-/],
  ["tournament", /^((web-)?tournament-|web-debrief-link$)/],
  ["tv", /^web-tv-/],
  ["web", /^(web|table|rules|bot)\b/],
];
/** The word sets of a game, by pattern; all other keys belong to the game's main set. */
const ROOMS_OF_GAMES: readonly (readonly [room: string | null, keys: RegExp])[] = [
  // Used in the terminal only.
  [null, /^(terminal|exploiters?)-|-solver-|-action-(ask|draw-lot|fall|forfeit)/],
  ["tutorial", /^tutorial-/],
  // A deal being written.
  [
    "deals_",
    /^web-sword-of-lies-(deal-with|i-pledge|they-pledge|who-pays|pays|chips-paid|more-words|in-private|send-deal)\b/,
  ],
  ["first_", /-tip-|-goal\b/],
  // Option names are shown before a game, not during one. The form of rules opens with the options
  // that groups argue about (`Argued` in the games' rules); the others are folded.
  [
    "ours_",
    /^(mia-option-(doubles|second|announce|lives|mia-lie-cost)|french-poker-option-(tokens|straights|kickers|general-claims|ones)|sword-of-lies-option-(cards|rebuys|limit|ante|deals))(?!.*-also$)\b/,
  ],
  ["options_", /-option-|-preset-.+-help$/],
  ["ours_", /-ours-/],
  ["refusals_", /-(refused|contradiction)-/],
  ["play_", /-play-/],
];

/** Return the word set of a message; null if the browser does not use it. */
function roomOf(file: string, key: string): string | null {
  if (!GAMES.includes(file)) return ROOMS.find(([, keys]) => keys.test(key))?.[0] ?? null;
  if (COACHED_APART.includes(file) && /^coach-|^[a-z]+-coach-/.test(key)) return `coach_${file}`;
  const [room] = ROOMS_OF_GAMES.find(([, keys]) => keys.test(key)) ?? [file];
  return room?.endsWith("_") ? room + file : room;
}

/** Return the file and the Fluent text of each message of a language, by key. */
export function messages(language: string): Map<string, readonly [file: string, text: string]> {
  const files = readdirSync(join(WORDS, language)).filter((name) => name.endsWith(".ftl"));
  return new Map(
    files.sort().flatMap((name) =>
      readFileSync(join(WORDS, language, name), "utf8")
        .replace(/^#.*\n/gm, "") // remove notes to translators
        .split(/^(?=[\w-]+ *=)/m)
        .map((text) => [/^[\w-]*/.exec(text)?.[0] ?? "", text] as const)
        .filter(([key]) => key)
        .map(([key, text]) => [key, [basename(name, ".ftl"), text]] as const),
    ),
  );
}

/** Return the word set of a message by its key and its set in the client; null: the message is left
 *  out. */
type Placing = (key: string, room: string) => string | null;

/** Return the words of each set in a language; messages missing there are in English. */
function rooms(language: string, placed: Placing): Map<string, string> {
  const own = messages(language);
  const cut = new Map<string, string>();
  for (const [key, english] of messages("en")) {
    const [file, text] = own.get(key) ?? english;
    const first = roomOf(file, key);
    const room = first && placed(key, first);
    if (room) cut.set(room, (cut.get(room) ?? "") + text);
  }
  return cut;
}

/** Return the same text with fewer bytes. */
const shortened = (text: string): string =>
  text
    .replace(/\n{2,}/g, "\n")
    .replace(/^([\w-]+) = /gm, "$1=")
    .replace(/^ +/gm, " ");

const files = LANGUAGES.flatMap((language) =>
  readdirSync(join(WORDS, language)).map((name) => join(WORDS, language, name)),
).sort();
// Every page loads a script with the names of all word sets. One hash for each set and language
// would be most of that script and compress badly, so all sets share one hash. All addresses change
// when a message changes.
const hash = [...files, ...["catalogue.ts", "vite.config.ts", "package-lock.json"].map(here)]
  .filter((path) => existsSync(path))
  .reduce((sum, path) => sum.update(readFileSync(path)), createHash("sha256"))
  .digest("hex")
  .slice(0, 8);

const LIST = "virtual:rooms";
let building = false;
/** Return the plugin that builds the word sets into a folder. */
export const catalogueIn = (folder: string, placed: Placing): Plugin => ({
  name: "mendax-catalogue",
  enforce: "pre",
  configResolved({ command }) {
    building = command === "build";
  },
  // Vitest keeps its cache from one run to the next.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id.startsWith(`\0${LIST}`) ? hash : undefined)),
  resolveId: (id) => (id.startsWith(LIST) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${LIST}`)) return null;
    for (const file of files) this.addWatchFile(file);
    const [, language, room] = id.split("/");
    if (language && room)
      return `export default ${JSON.stringify(shortened(rooms(language, placed).get(room) ?? ""))};`;
    const names = [...rooms("en", placed).keys()];
    const paths = LANGUAGES.flatMap((code) => names.map((name) => `${code}/${name}`));
    // The built client composes the addresses: one `import` for each weighs 1.4 kB gzipped.
    if (building)
      for (const path of paths)
        this.emitFile({
          type: "chunk",
          id: `${LIST}/${path}`,
          fileName: `${folder}/${path.replace("/", "_")}-${hash}.js`,
          preserveSignature: "strict",
        });
    const imports = paths.map((path) => `"${path}": () => import("${LIST}/${path}")`);
    return `export const ROOMS = ${JSON.stringify(names)};\n${
      building
        ? `export const load = (language, room) =>
             import(/* @vite-ignore */ "./" + language + "_" + room + "-${hash}.js");`
        : `const IMPORTS = {${imports.join(",\n")}};
           export const load = (language, room) => IMPORTS[language + "/" + room]();`
    }`;
  },
});
/** `virtual:rooms` lists the word sets and loads their words: `virtual:rooms/en/mia`. */
export const catalogue = catalogueIn("assets", (_, room) => room);
