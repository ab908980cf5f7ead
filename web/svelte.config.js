// Svelte compiles TypeScript in components; runes everywhere, so that state is never implicit.
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
};
