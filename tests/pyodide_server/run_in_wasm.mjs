// Runs the function `logs` of a Python file in the Python of a browser, and prints its result:
// node run_in_wasm.mjs FOLDER FILE. The folder is that of the built files.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, file] = process.argv.slice(2);
const { loadPyodide } = await import(
  pathToFileURL(`${folder}/pyodide.mjs`).href
);
try {
  await run();
} catch (error) {
  console.error(String(error.message)); // Node would print the line too, a million characters
  process.exit(1);
}

async function run() {
  const python = await loadPyodide({
    indexURL: `${folder}/`,
    stdLibURL: `${folder}/stdlib.zip`,
  });
  for (const name of ["mendax", "solved"])
    python.unpackArchive(new Uint8Array(readFileSync(`${folder}/${name}.zip`)), "zip");
  python.runPython(readFileSync(file, "utf8"));
  process.stdout.write(python.globals.get("logs")());
}
