// How pages for other sites are built: apart from the client, so that they load no more than they
// need, with modules that keep no data on the device and open no socket.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { breakpoints } from "./breakpoints.ts";
import { catalogueIn } from "./catalogue.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The word sets of replays and puzzles. */
const SETS = /^(web|embed|replay|masks|generic|refusals|(ours_)?(mia|french_poker|sword_of_lies))$/;
/** The words of practice and the coach in a puzzle; some are of one game. */
const PUZZLES =
  /^(cause|coach-move|practice-(cost|daily$|done$|error|figures|grade|next$|progress|question|score|share|spot-seats))\b/;
const SWORD =
  /^(coach-move-(bet|call|check|fold|hold|raise|strike)|practice-(card|last|marked|pay|spot-(?!seats)|why))\b/;
/** Words of the client's other pages, and of the boards' controls. */
const CONTROLS =
  /^(table-(event|phrase)|(mia|french-poker|sword-of-lies)-(action|explore)|french-poker-coach|web-((mia|french-poker|sword-of-lies)-(you|odds|show-odds|roll)-|(mia|french-poker)-waits-|.+-note$|(first|house|link|no|play|take-over|you|your)-|(bot-plays|clock|coach|copied|copy|everybody|faces|faster|fair|hint|hints|history|how|language|menu|names|new|next|notices|phrases|pitch|practice|ready|record|reload|rematch|remove|rename|return|start|table|talk|to|try|understood|waiting|watching|while|winners|wins)\b))/;

function placed(key: string, room: string): string | null {
  if (SWORD.test(key)) return "sword_of_lies";
  if (PUZZLES.test(key)) return "practice";
  return SETS.test(room) && !CONTROLS.test(key) ? room : null;
}

export default defineConfig({
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  publicDir: false,
  plugins: [catalogueIn("embed", placed), breakpoints, svelte()],
  resolve: {
    alias: [
      {
        find: /^\.{1,2}\/(?:.*\/)?(storage|transport|sound)$/,
        replacement: here("src/embed/$1.ts"),
      },
      // The boards' controls.
      { find: /^\.{1,2}\/(Hand|Edge)\.svelte$/, replacement: here("src/embed/Nothing.svelte") },
    ],
  },
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "safari17.5", "firefox125"],
    assetsDir: "embed",
    assetsInlineLimit: 0,
    modulePreload: false,
    emptyOutDir: false,
    rolldownOptions: {
      input: here("embed.html"),
      output: { hashCharacters: "hex" },
    },
  },
});
