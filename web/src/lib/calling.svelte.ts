// Calling the player: the icon in the tab, and a notification where one is wanted.
import { settings } from "./settings.svelte";
import { t } from "./text.svelte";

let called = false;

/** Say that it is the viewer's turn, once per turn, where the page isn't being looked at. */
export function calling(title: string, mine: boolean, prompt: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = mine ? "/icon-turn.svg" : "/icon.svg";
  if (mine && !called && document.hidden && settings.stored.notify && "Notification" in window) {
    if (Notification.permission === "granted") {
      const note = new Notification(t("title-your-turn", { title }), { body: prompt, icon: "/icon.svg", tag: title });
      note.onclick = () => window.focus();
    }
  }
  called = mine;
}
