// The lint rules of the client. Prettier checks the layout and svelte-check the types.
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import noCycle from "./no-cycle.js";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores([
    "dist",
    "public",
    "src/wire.gen.ts",
    "src/**/meanings.gen.ts",
    "src/cup/ladders.gen.ts",
    "src/table/lotteries.gen.ts",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["src/**"],
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    plugins: { client: { rules: { "no-cycle": noCycle } } },
    rules: {
      "client/no-cycle": "error",
      // The typed rules that find bugs. The no-unsafe-* rules are left out: typescript-eslint has
      // no types across .svelte imports and in snippets, where svelte-check has them.
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" },
      ],
      eqeqeq: "error",
      // The clipboard is missing on plain http; `ui/copy` copies without it.
      "no-restricted-properties": [
        "error",
        { object: "navigator", property: "clipboard", message: "Use ui/copy." },
      ],
      // Prettier needs {" "} where a space would go with its line.
      "svelte/no-useless-mustaches": "off",
      // Sets and maps here are replaced, never changed once they are state.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["src/ui/copy.ts"], rules: { "no-restricted-properties": "off" } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
