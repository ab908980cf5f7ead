// How the client is built, served while developing, and tested. Knows no game.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
// The game server that `vite dev` speaks to.
const server = process.env.MENDAX_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  resolve: {
    // The translation catalogue is the server's and the terminal's too.
    alias: { $words: here("../src/mendax/words") },
  },
  build: {
    target: "es2022",
    sourcemap: false,
  },
  server: {
    fs: { allow: [here("."), here("../src/mendax/words")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["./vitest.setup.ts"],
  },
});
