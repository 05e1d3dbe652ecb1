import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Writes sw.js with the list of all files of the page. */
function serviceWorker(): Plugin {
  return {
    name: "footplate-service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const made = Object.keys(bundle).filter((name) => name !== "index.html");
      const files = ["/", ...[...made, ...readdirSync("public")].sort().map((name) => `/${name}`)];
      const content = createHash("sha256").update(files.join()).update(readFileSync("index.html"));
      const source = readFileSync("sw.js", "utf-8")
        .replace("/* files */ []", JSON.stringify(files))
        .replace("/* version */", content.digest("hex").slice(0, 12));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

// The server hands out what lies in its folder `static`. The page runs under a strict Content-Security-Policy, so
// nothing may be inlined.
export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: "../src/footplate/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
