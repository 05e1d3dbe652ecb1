import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server hands out what lies in its folder `static`; the page runs under a strict Content-Security-Policy, so
// nothing may be inlined.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.FOOTPLATE_WEB_OUT ?? "../src/footplate/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: { "/api": { target: process.env.FOOTPLATE_API ?? "http://127.0.0.1:8000", ws: true } },
  },
});
