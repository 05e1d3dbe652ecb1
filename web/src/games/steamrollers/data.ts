// What SteamRollers' view hands to its board: `data` of a TableSeen (src/footplate/games/steamrollers/view.py, board.py).
import type { TableSeen } from "../../lib/wire";

export type Colour = "red" | "blue" | "green" | "yellow" | "grey" | "coal";
export type TrackType = "straight" | "gentle" | "sharp";

export interface Hex {
  name: string;
  region: number;
  shade: string;
  kind: "plain" | "city" | "town";
}

export interface Link {
  from: number;
  to: number;
  hexes: string[];
  points: number;
}

/** A sheet, and what lies beside it. */
export interface Player {
  seat: string;
  tracks: [string, number, number][];
  links: Link[];
  engine: number[];
  points: number;
  bonus: number;
  kept: Colour[];
  personal: { city: number; colour: Colour } | null;
}

export interface Tile {
  tile: number;
  side: string;
  effect: string;
  permanent: boolean;
  vp: number;
  owner: string | null;
  sideways: boolean;
}

export interface Order {
  order: string;
  goods: Colour[];
  vp: number;
  owner: string | null;
}

export interface Route {
  to: number;
  distance: number;
  cities: number[];
  hexes: string[];
  fits: boolean;
  /** The sides of tiles that go back to the centre for it: `4a`. */
  spends: string[];
}

/** A good that can be delivered, or is being delivered. */
export interface Load {
  city: number;
  colour: Colour;
  personal: boolean;
  routes: Route[];
}

export interface Olive {
  seat: string;
  crosses: number[];
  cap: number[];
  from: number;
  points: number;
  won: boolean;
}

export interface SteamRollersData {
  step: string;
  round: number;
  start: string;
  seat: string;
  dice: number[];
  black: TrackType[];
  die: number | null;
  otherDie: number | null;
  claimed: { die: number; seat: string } | null;
  actions: number;
  cities: { goods: Colour[]; colour: Colour }[];
  walls: string[];
  tiles: Tile[];
  orders: Order[];
  players: Player[];
  olive: Olive | null;
  ahead: { drawings: { hex: string; pairs: [number, number][] }[]; goods: Load[]; delivery: Load | null };
  hexes: Hex[];
  score: { columns: string[]; rows: number[][]; totals: number[] };
  emptyCities: number;
  end: number;
}

export const VALUES = [1, 2, 3, 4, 5, 6] as const;

export function dataOf(seen: TableSeen): SteamRollersData {
  return seen.data as unknown as SteamRollersData;
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
export const sideOf = (data: SteamRollersData, effect: string): string => data.tiles.find((tile) => tile.effect === effect)?.side ?? "";

/** The move that loads a good. */
export const loadMove = ({ city, colour, personal }: Load): string => `${personal ? "own" : "load"} ${city} ${colour}`;
