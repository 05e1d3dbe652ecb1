// What Steam Power's view hands to its board, and small things that are said of it.
import { FLAT } from "../../hexmap/geometry";
import { isPicture, type Corner, type Picture, type Place } from "./picture";

export type * from "./picture";

export const CORNERS: Corner[] = ["top-left", "top-right", "bottom-right", "bottom-left"];

export function dataOf({ data }: { data: object }): Picture {
  if (!isPicture(data)) throw new Error("not a table of Steam Power");
  return data;
}

/** A move in its parts: `lay D7 N-S` is the verb `lay` and two words; a city's name may have spaces. */
export function partsOf(move: string): { verb: string; rest: string; words: string[] } {
  const [verb = "", ...words] = move.split(" ");
  return { verb, rest: words.join(" "), words };
}

/** A placement as a move: `lay D7 N-S`. */
export function placeMove({ verb, hex }: Pick<Place, "verb" | "hex">, pair: [number, number] | undefined): string {
  const edges = pair ? ` ${FLAT.edges[pair[0]]}-${FLAT.edges[pair[1]]}` : "";
  return `${verb} ${hex}${edges}`;
}
