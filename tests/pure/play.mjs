// Runs a Python script with Footplate's engine in Pyodide. Arguments: the folder of the package, the script.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [source, script] = process.argv.slice(2);
const ENGINE = ["__init__.py", "table", "rails", "games", "players", "texts"]; // what needs nothing but Python
const python = await loadPyodide();

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

python.FS.mkdirTree("/engine/footplate");
for (const name of ENGINE) put(join(source, name), `/engine/footplate/${name}`);
await python.runPythonAsync(`import sys; sys.path.insert(0, "/engine")`);
await python.runPythonAsync(readFileSync(script, "utf-8"));
