// How the cup is built: one page of its own, with one script and one style sheet, beside the client.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { breakpoints } from "./breakpoints.ts";
import { drawing, styles, words } from "./cup.ts";

export default defineConfig({
  // The page works at any path, also as a file of a static site.
  base: "./",
  publicDir: false,
  plugins: [words, styles, breakpoints, drawing],
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "safari17.5", "firefox125"],
    assetsInlineLimit: 0,
    modulePreload: false,
    emptyOutDir: false,
    rolldownOptions: { input: fileURLToPath(new URL("cup.html", import.meta.url)) },
  },
});
