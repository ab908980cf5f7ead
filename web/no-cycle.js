// A lint rule: no module of the client may import itself through others. Types and `import()` count
// as imports.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const SOURCE = /\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g;
const ENDINGS = ["", ".ts", ".svelte", "/index.ts"];
const known = new Map();

/** Return the file that a relative import names; undefined if it is not a module of the client. */
function fileOf(from, source) {
  const named = path.resolve(path.dirname(from), source);
  return ENDINGS.map((ending) => named + ending).find(
    (file) => /\.(ts|svelte)$/.test(file) && existsSync(file),
  );
}

function importsOf(file) {
  if (!known.has(file)) {
    const sources = [...readFileSync(file, "utf8").matchAll(SOURCE)].map(([, source]) => source);
    known.set(file, new Set(sources.map((source) => fileOf(file, source)).filter(Boolean)));
  }
  return known.get(file);
}

/** Return the shortest chain of imports between two files; null if there is none. */
function chain(from, to) {
  const before = new Map([[from, null]]);
  for (const file of before.keys()) {
    if (file === to) {
      const files = [];
      for (let at = file; at; at = before.get(at)) files.unshift(at);
      return files;
    }
    for (const next of importsOf(file)) if (!before.has(next)) before.set(next, file);
  }
  return null;
}

export default {
  meta: { type: "problem", schema: [], messages: { cycle: "Imports itself: {{ files }}." } },
  create(context) {
    function check(node) {
      const source = node.source ?? node.argument?.literal;
      if (typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const imported = fileOf(context.filename, source.value);
      const files = imported && chain(imported, context.filename);
      if (!files) return;
      const folder = path.dirname(context.filename);
      const names = files.map((file) => path.relative(folder, file)).join(" → ");
      context.report({ node: source, messageId: "cycle", data: { files: names } });
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
