// What the page says, in the chosen language (Fluent). Texts of a game lie in the game's own folder.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";
import type { SeatState } from "./wire";

type Load = () => Promise<string>;
const files = {
  ...import.meta.glob<string>("../../texts/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../games/*/texts/*.ftl", { query: "?raw", import: "default" }),
} as Record<string, Load>;

let bundle = $state.raw<FluentBundle | null>(null);
const loaded = new Set<string>();

async function read(language: Language): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.keys(files).filter((path) => path.endsWith(`/${language}.ftl`));
  const texts = await Promise.all(wanted.map((path) => files[path]?.() ?? ""));
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** Load the texts of the chosen language; the page is drawn in it from then on. */
export async function speak(): Promise<void> {
  const language = settings.language;
  bundle = await read(language);
  document.documentElement.lang = language;
}

/** A message in the chosen language. A message that is missing shows its name: a test finds it before anybody does. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) {
    if (bundle && !loaded.has(id)) {
      loaded.add(id);
      console.warn(`no text for ${id}`);
    }
    return id;
  }
  return bundle.formatPattern(message.value, values);
}

/** A message that may be missing: names of seats, options and the like, which a game made elsewhere may add to. */
export function named(prefix: string, name: string): string {
  const message = bundle?.getMessage(`${prefix}-${name}`.replaceAll(/[. ]/g, "-"));
  return bundle && message?.value ? bundle.formatPattern(message.value) : name;
}

export const seatName = (seat: string): string => named("seat", seat);

/** Who sits there: you, a name, an automa, a bot. */
export function whoSits(state: SeatState, you: string): string {
  if (state.name === you) return t("you");
  return state.player || t("kind", { kind: state.kind, name: named("kind-name", state.kind) });
}

const SEATS = ["red", "blue", "green", "yellow", "purple"];

/** What stands for a seat where its colour alone isn't enough: one letter, or two where that letter is two seats'. */
export function seatLetter(seat: string): string {
  const name = seatName(seat);
  const shared = SEATS.some((other) => other !== seat && seatName(other).charAt(0) === name.charAt(0));
  return name.charAt(0).toUpperCase() + (shared ? name.charAt(1) : "");
}
