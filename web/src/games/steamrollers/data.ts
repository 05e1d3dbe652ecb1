// What SteamRollers' view hands to its board, and small things that are said of it.
import { isPicture, type Load, type Picture, type TrackType } from "./picture";

export type * from "./picture";

export const VALUES = [1, 2, 3, 4, 5, 6] as const;

export function dataOf({ data }: { data: object }): Picture {
  if (!isPicture(data)) throw new Error("not a table of SteamRollers");
  return data;
}

/** The type of a track between two edges. */
export function typeOf([a, b]: [number, number]): TrackType {
  const apart = Math.min((a - b + 6) % 6, (b - a + 6) % 6);
  return apart === 3 ? "straight" : apart === 2 ? "gentle" : "sharp";
}

/** A move in its parts: `draw B4 W-E` is the verb `draw` and two words. */
export function partsOf(move: string): { verb: string; words: string[] } {
  const [verb = "", ...words] = move.split(" ");
  return { verb, words };
}

/** The side of the tile that has an effect in this game: `2a`. */
export const sideOf = (data: Picture, effect: string): string =>
  data.tiles.find((tile) => tile.effect === effect)?.side ?? "";

/** The move that loads a good. */
export const loadMove = ({ city, colour, personal }: Load): string => `${personal ? "own" : "load"} ${city} ${colour}`;
