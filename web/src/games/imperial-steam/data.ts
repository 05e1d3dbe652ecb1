// What Imperial Steam's view hands to its board, and small things that are said of it.
import { isPicture, type Good, type HubColour, type Picture, type Tile } from "./picture";

export type * from "./picture";

export const GOODS: Good[] = ["wood", "stone", "iron", "coal"];
export const HUBS: HubColour[] = ["bronze", "green", "white", "blue"];
export const TILES: Tile[] = [
  "tracks",
  "station",
  "factory",
  "produce",
  "buy",
  "order",
  "hire",
  "engine",
  "contract",
  "donate",
  "collect",
];
export type Amounts = [number, number, number, number];

export function dataOf({ data }: { data: object }): Picture {
  if (!isPicture(data)) throw new Error("not a table of Imperial Steam");
  return data;
}

/** A move in its parts: `deliver wood bronze` is the verb and two words; a city's name may have spaces. */
export function partsOf(move: string): { verb: string; rest: string; words: string[] } {
  const [verb = "", ...words] = move.split(" ");
  return { verb, rest: words.join(" "), words };
}
