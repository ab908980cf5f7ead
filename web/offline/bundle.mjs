// Packs the Python for the browser with that Python itself: node bundle.mjs PACK SITE FOLDER.
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [pack, site, folder] = process.argv.slice(2);
const runtime = dirname(fileURLToPath(import.meta.resolve("pyodide")));
const python = await loadPyodide();
for (const [place, real] of [
  ["/site", site],
  ["/to", folder],
  ["/runtime", runtime],
]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: real }, place);
}
try {
  python.runPython(readFileSync(pack, "utf8"));
  await python.globals.get("main")("/site", "/runtime/python_stdlib.zip", "/to");
} catch (error) {
  // Node would print the line of the error too, which has a million characters.
  console.error(String(error.message));
  process.exit(1);
}

for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"])
  copyFileSync(join(runtime, name), join(folder, name));
const { info } = JSON.parse(readFileSync(join(runtime, "pyodide-lock.json"), "utf8"));
writeFileSync(join(folder, "pyodide-lock.json"), JSON.stringify({ info, packages: {} }));
for (const name of readdirSync(folder)) {
  const content = readFileSync(join(folder, name));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params }));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
}
