// What the page says, in the chosen language (Fluent). Texts of a game lie in the game's own folder.
import { SEATS } from "./seats";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";
import type { SeatState } from "./wire";

type Load = () => Promise<string>;
const files: Record<string, Load> = {
  ...import.meta.glob<string>("../../texts/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../games/*/texts/*.ftl", { query: "?raw", import: "default" }),
};
const gameOf = (path: string): string => /\/games\/([^/]+)/.exec(path)?.[1] ?? "";
export const EVERY_GAME = [...new Set(Object.keys(files).map(gameOf))];

let bundle = $state.raw<FluentBundle | null>(null);
const loaded = new Set<string>();
const spoken = new Set<string>(); // the games whose texts are there, too

async function read(language: Language): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.keys(files).filter(
    (path) => path.endsWith(`/${language}.ftl`) && (!gameOf(path) || spoken.has(gameOf(path))),
  );
  const texts = await Promise.all(wanted.map((path) => files[path]?.() ?? ""));
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** Load the texts of the chosen language, and those of further games; the page is drawn in it from then on. */
export async function speak(...games: string[]): Promise<void> {
  for (const game of games) spoken.add(game);
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

/** The names people gave at the table that is looked at. */
let called = $state.raw<Record<string, string>>({});

export function callSeats(seats: SeatState[]): void {
  const names = Object.fromEntries(seats.filter((seat) => seat.player).map((seat) => [seat.name, seat.player]));
  if (JSON.stringify(names) !== JSON.stringify(called)) called = names;
}

export const colourName = (seat: string): string => named("seat", seat);

/** What a seat is called where something is told of it: by the name that was given there, else by its colour. */
export const seatName = (seat: string): string => called[seat] ?? colourName(seat);

/** The same at any table: an automa or a bot by what it is. */
export function sitter(state: SeatState): string {
  const bot = state.bot ? ` (${t("stands-in")})` : "";
  if (state.player || bot) return (state.player || colourName(state.name)) + bot;
  return state.kind === "person"
    ? colourName(state.name)
    : `${colourName(state.name)} (${named("kind-name", state.kind)})`;
}

/** The others at a table, in a few words. */
export function against(seats: SeatState[], you: string): string {
  const others = seats.filter((seat) => seat.name !== you);
  return others.length ? t("against", { others: others.map(sitter).join(", ") }) : t("against-nobody");
}

/** Who sits there: you, a name, an automa, a bot. */
export function whoSits(state: SeatState, you: string): string {
  const who = state.name === you ? t("you") : state.player;
  if (state.bot) return [who, t("stands-in")].filter(Boolean).join(", ");
  return who || t("kind", { kind: state.kind, name: named("kind-name", state.kind) });
}

const USUAL = 5; // most games' colours; one that only some games have gives way to them

/** What stands for a seat where its colour alone isn't enough: its first letter, and where that is another's too, one that the other hasn't. */
export function seatLetter(seat: string): string {
  const name = colourName(seat);
  const rivals = SEATS.slice(0, Math.max(USUAL, SEATS.indexOf(seat)))
    .filter((other) => other !== seat)
    .map(colourName)
    .filter((other) => other.charAt(0) === name.charAt(0));
  const second = rivals.length
    ? [...name.slice(1)].find((letter, i) => rivals.every((other) => other.charAt(i + 1) !== letter))
    : "";
  return name.charAt(0).toUpperCase() + (second ?? name.charAt(1));
}
