// The plugin that resolves the names of widths and heights in the client's styles.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LIST = fileURLToPath(new URL("src/breakpoints.css", import.meta.url));
// The widths and heights of layouts have names, which CSS itself cannot resolve yet: `@media
// (--wide)`.
const DEFINED = new Map(
  [...readFileSync(LIST, "utf8").matchAll(/@custom-media (--[\w-]+) ([^;]+);/g)].map(
    ([, name = "", query = ""]) => [name, query],
  ),
);
export const breakpoints: Plugin = {
  name: "mendax-breakpoints",
  enforce: "pre",
  transform(code, id) {
    if (!/\.css(\?|$)|&lang\.css/.test(id)) return null;
    this.addWatchFile(LIST);
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
