// What Steam Power's view hands to its board: `data` of a TableSeen (src/footplate/games/steam_power/view.py).
import { FLAT } from "../../hexmap/geometry";
import type { TableSeen } from "../../lib/wire";

export type Colour = "black" | "white" | "orange" | "grey" | "purple";

export interface City {
  name: string;
  code: string;
  hex: string;
  group: number;
  colour: Colour | null;
  factory: string | null;
  cubes: number;
  flipped: boolean;
  vp: number;
}

export interface Link {
  seat: string;
  from: string;
  to: string | null;
  tiles: [string, number, number][];
}

export interface Contract {
  id: string;
  cubes: Colour[];
  vp: number;
  money: number;
  bonus: "none" | "track" | "factory" | "contracts";
  source: string;
}

export interface HandCard extends Contract {
  price: number | null;
  prices: number[];
  bank: boolean[];
}

export interface Place {
  verb: "lay" | "cross" | "replace" | "remove";
  hex: string;
  price: number;
  pairs: [number, number][];
}

export interface Hop {
  owner: string;
  from: string;
  to: string;
}

export interface Source {
  city: string;
  fee: string | null;
  hops: Hop[];
  price: number;
  choice: boolean;
}

export interface Buying {
  id: string;
  cubes: Colour[];
  taken: number;
  sources: Source[];
  from: string | null;
  way: Hop[];
}

export interface SteamPowerData {
  step: string;
  round: number;
  actions: number;
  seat: string;
  company: string;
  start: string;
  cities: City[];
  links: Link[];
  players: { seat: string; automa: boolean; money: number; hand: number; fulfilled: string[] }[];
  companies: {
    company: string;
    trains: number;
    factories: number;
    bag: number;
    coins: string[];
    target: string | null;
  }[];
  marker: Corner | null;
  corners: (Colour | null)[];
  active: Contract | null;
  waiting: Contract | null;
  aside: number;
  hand: HandCard[];
  deck: number;
  pool: [number, number, number];
  leftover: Record<Colour, number>;
  contract: Contract | null;
  end: number;
  placements: number;
  bonus: Contract["bonus"];
  cards: Record<string, Contract>;
  factoryCubes: number;
  prices: Record<string, number>;
  solo: boolean;
  ahead: { places: Place[]; sites: string[]; cards: string[] };
  buying: Buying | null;
}

export const CORNERS = ["top-left", "top-right", "bottom-right", "bottom-left"] as const;
export type Corner = (typeof CORNERS)[number];

export function dataOf(seen: TableSeen): SteamPowerData {
  return seen.data as unknown as SteamPowerData;
}

/** A placement as a move: `lay D7 N-S`. */
export function placeMove(place: Place, pair: [number, number] | undefined): string {
  const edges = pair ? ` ${FLAT.edges[pair[0]]}-${FLAT.edges[pair[1]]}` : "";
  return `${place.verb} ${place.hex}${edges}`;
}
