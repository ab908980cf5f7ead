// Svelte compiles TypeScript in components; runes everywhere, so that state is never implicit.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// Number the classes that scope the components' styles: hashes are longer and do not compress.
const classes = new Map(
  readdirSync(fileURLToPath(new URL("src", import.meta.url)), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".svelte"))
    .sort()
    .map((path, number) => [`src/${path.replaceAll("\\", "/")}`, `_${number.toString(36)}`]),
);

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    discloseVersion: false,
    cssHash: ({ hash, filename }) => classes.get(filename) ?? `_${hash(filename)}`,
  },
};
