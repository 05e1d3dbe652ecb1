import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./seats.css";
import { speak } from "./lib/text.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for Footplate");

await speak();
mount(App, { target });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/sw.js");
}
