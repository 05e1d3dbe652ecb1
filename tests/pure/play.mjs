// Runs a Python script with Footplate's engine and host in Pyodide. Arguments: the wheel, the script, and a folder with a
// game of its own that the script plays, too.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [wheel, script, tests, game] = process.argv.slice(2);
const python = await loadPyodide({ env: { HOME: "/home/pyodide", FOOTPLATE_GAMES: game } });

function put(from, to) {
  if (!statSync(from).isDirectory()) {
    python.FS.writeFile(to, readFileSync(from));
    return;
  }
  python.FS.mkdirTree(to);
  for (const name of readdirSync(from)) {
    if (name !== "__pycache__") put(join(from, name), `${to}/${name}`);
  }
}

put(tests, "/home/pyodide/tests/tiny"); // where Pyodide starts Python
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
try {
  await python.runPythonAsync(readFileSync(script, "utf-8"));
} catch (error) {
  console.error(error.message); // Python's own; Node would print a megabyte of Pyodide before it
  process.exit(1);
}
